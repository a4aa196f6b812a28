#pragma once

#include "engine/notation/lexicon.h"

#include <map>
#include <string>
#include <vector>

namespace cardinal::notation {

/// Copies of a card, those that are alike together: nothing but their ids tells them apart.
using Kinds = std::vector<std::vector<CardId>>;

/// Finds the copies that a name may mean in a position.
class Copies {
public:
    Copies(const Game& game, const Position& position) : game_(&game), position_(&position) {}

    Kinds kinds_of(const CardName& name);
    /// All of them, in the order of their ids.
    std::vector<CardId> all_of(const CardName& name) const;

private:
    const Game* game_;
    const Position* position_;
    std::vector<bool> referred_{};  ///< something else in the position speaks of this card
    std::map<int, Kinds> kinds_{};  ///< by facts, found once

    void find_referred();
    void refer(CardId card);
    Kinds find_kinds(std::vector<CardId> all);
};

/// `Trooper#1 at home.A or Trooper#2 at field`.
std::string list_of(const Game& game, const Position& position, const std::vector<CardId>& cards);

}  // namespace cardinal::notation
