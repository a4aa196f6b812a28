#pragma once

#include "engine/rules/game.h"

#include <string>
#include <string_view>
#include <vector>

/// What only its owner may know: cards in a hand, in a deck, or face down, and bids that lie sealed.
namespace cardinal::serve {

/// The card lies where nobody but its owner may know which it is.
bool is_secret(const Game& game, const Card& card);

/// A number that would be told before anybody may know it: see ValueWord::sealed_while.
bool is_sealed(const Game& game, const Position& position, const Fact& fact);

/// Words about one step of a match, without the names of cards that were secret before it and after it. Who saw a card
/// lie open may read that it was taken up; who never saw it reads "a card".
class Discretion {
public:
    Discretion(const Game& game, const Position& before, const Position& after);
    std::string say(std::string_view text) const;

private:
    std::vector<std::string> names_{};  ///< the longest first, so that none is taken for a part of another
};

}  // namespace cardinal::serve
