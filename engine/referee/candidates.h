#pragma once

#include "engine/rules/game.h"

#include <vector>

namespace cardinal {

/// Something that may have been done.
struct Candidate {
    Action action{};
    bool is_proposed = false;  ///< by the game; otherwise made up from what differs, be it ever so illegal
};

/// What may have been done to make the table differ like this: everything the game proposes, and every deed of the
/// game's words with the cards, places and hosts that differ in its slots.
std::vector<Candidate> candidates(const Game& game, const Position& position, const std::vector<Fact>& different,
                                  bool with_made_up);

}  // namespace cardinal
