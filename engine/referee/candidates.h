#pragma once

#include "engine/rules/game.h"

#include <vector>

namespace cardinal {

/// Something that may have been done.
struct Candidate {
    Action action{};
    bool is_proposed = false;  ///< by the game; otherwise made up from what differs, be it ever so illegal
    bool is_odd = false;       ///< made up with a card from where this deed never takes one
    bool is_untimely = false;  ///< made up, and the game proposes nothing of the kind now
    int extras = 0;            ///< made up: slots filled that could be left out
};

/// What the game proposes. Deeds that are the same but for what was chosen stand side by side.
std::vector<Candidate> proposed_candidates(const Game& game, const Position& position,
                                           const std::vector<Fact>& different);

/// Every deed of the game's words with the cards, places and hosts that differ in its slots.
std::vector<Candidate> made_up_candidates(const Game& game, const Position& position,
                                          const std::vector<Fact>& different);

/// The same deed of the same card by the same player: what differs is a target, a place or a number.
bool are_of_one_family(const Action& a, const Action& b);

/// Whether it is done to, or to where, something that differs.
bool touches(const Action& action, const std::vector<Fact>& different);

/// Other ways to have meant a declared deed, that only what differs now suggests: all targets that show something
/// together, the amount by which a mark has changed.
std::vector<Action> suggested_by(const Action& declared, const std::vector<Action>& family,
                                 const std::vector<Fact>& different, const Board& kept);

}  // namespace cardinal
