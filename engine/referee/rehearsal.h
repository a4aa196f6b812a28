#pragma once

#include "engine/referee/observer.h"

#include <functional>
#include <vector>

/// Matches played at random and shown to an observer as boards, to count how well it finds out what happened. For tests
/// and benchmarks; the same seed gives the same matches on every machine.
namespace cardinal {

struct Rehearsal {
    int matches = 10;
    int looks = 30;            ///< in a match
    int most_deeds = 1;        ///< between two looks
    int one_illegal_in = 0;    ///< deeds; 0: all are legal
    int one_mark_lost_in = 0;  ///< marks that are not read in a look
    std::uint64_t seed = 1;
};

/// What came of it.
struct Rehearsed {
    int looks = 0;                    ///< that showed something new
    int deeds = 0;                    ///< done before them
    int found = 0;                    ///< looks after which the referee stood where the match did
    int questions = 0;                ///< that the players were asked
    int waits = 0;                    ///< looks that left the answer to the next one
    int wrong = 0;                    ///< looks after which it believed something else
    int lost = 0;                     ///< looks that nothing explained
    int false_flags = 0;              ///< legal looks that were flagged
    int planted = 0;                  ///< looks with an illegal deed among what was done
    int planted_found = 0;            ///< of them, those flagged with a rule that it really broke
    std::vector<std::string> told{};  ///< what was wrong, flagged falsely or not found, for people
};

using Look = std::function<Observation(Observer&, const Board&)>;
Rehearsed rehearse(const Game& game, const Position& table, const Rehearsal& rehearsal, const Look& look);

}  // namespace cardinal
