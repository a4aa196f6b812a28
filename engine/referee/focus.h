#pragma once

#include "engine/referee/candidates.h"
#include "engine/rules/game.h"

#include <vector>

namespace cardinal {

/// Who may have acted, as far as it shows: cards that lie or are marked otherwise than the book has them, whoever does
/// something to them, and those that wait on the stack; and whoever is asked what they do. Mostly it was one of these,
/// so they are tried before everybody else.
class Focus {
public:
    explicit Focus(const Game& game) : game_(game) {}

    void add(const Position& position, const std::vector<Fact>& different);
    /// Deeds without a card are nobody's in particular, and an ability often leaves no mark on the card that has it.
    bool has(const Action& action) const;
    bool has(const Candidate& candidate) const;

private:
    const Game& game_;
    std::vector<CardId> cards_{};
    std::vector<Action> answers_{};  ///< to what is open

    void add(CardId card);
    bool has(CardId card) const;
    bool uses_an_ability(const Action& action) const;
};

}  // namespace cardinal
