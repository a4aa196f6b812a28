#pragma once

#include "engine/referee/observer.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

/// Matches played at random and shown to an observer as boards, to count how well it finds out what happened. For tests
/// and benchmarks; the same seed gives the same matches on every machine.
namespace cardinal {

struct Rehearsal {
    int matches = 10;
    int looks = 30;                       ///< in a match
    int least_deeds = 1, most_deeds = 1;  ///< between two looks
    int one_illegal_in = 0;               ///< deeds; 0: all are legal
    bool goes_on_after_it = false;        ///< an illegal deed is not the last one before a look
    int one_mark_lost_in = 0;             ///< marks that are not read in a look
    int one_mark_late_in = 0;             ///< marks that change and are set only one or two looks later
    bool are_counts_late = false;         ///< so is what is counted; otherwise it is not read for so long
    std::uint64_t seed = 1;
};

/// Questions about one thing.
struct AskedAbout {
    int times = 0;
    bool is_for_people = false;  ///< the game's words say that no camera sees it
    bool operator==(const AskedAbout&) const = default;
};

/// What came of it. A look is settled when the observer's referee stands where the match does.
struct Rehearsed {
    int looks = 0;                                    ///< that showed something new
    int deeds = 0;                                    ///< done before those that were settled or given up
    int plays = 0;                                    ///< of them, those that left a trace on the table
    int recovered = 0;                                ///< plays that stand in the record
    int in_order = 0;                                 ///< of them, those in their order, as far as it can be seen
    int told_alike = 0;                               ///< recovered, but for something that nobody could see
    int invented = 0;                                 ///< plays in the record that nobody did
    int found = 0;                                    ///< looks after which the match was settled
    int behind = 0;                                   ///< looks that lost or late marks left open
    int waits = 0;                                    ///< looks that the observer left open
    int yet_to_happen = 0;                            ///< of them, those after which a declared deed still waits
    int questions = 0;                                ///< that the players were asked
    std::map<std::string, AskedAbout> asked_about{};  ///< the same by what the answers differ in
    int wrong = 0;                                    ///< looks after which it believed something else for good
    int lost = 0;                                     ///< looks that nothing explained
    int false_flags = 0;                              ///< looks that were flagged although every deed was legal
    int planted = 0;                                  ///< settled looks with an illegal deed among what was done
    int planted_found = 0;                            ///< of them, those flagged with a rule that it really broke
    int planted_misnamed = 0;                         ///< of them, those flagged with other rules alone
    int planted_as_legal = 0;  ///< of them, those told as legal play that the tables of the looks speak against
    int planted_hidden = 0;    ///< of them, those told as legal play that leads to every table that was looked at
    int planted_asked = 0;     ///< of them, those that the players were asked about in vain: no answer was true
    int planted_given_up = 0;  ///< of them, those in other looks that were given up, and nobody was accused
    int planted_open = 0;      ///< beside them: still in doubt when the match was over
    std::map<std::string, int> hidden_by{};  ///< the same by what no camera could see of it
    std::vector<std::string> told{};         ///< what was wrong, flagged falsely or not found, for people
};

using Look = std::function<Observation(Observer&, const Board&)>;
Rehearsed rehearse(const Game& game, const Position& table, const Rehearsal& rehearsal, const Look& look);

/// The table with so many cards on it: some are taken away, or lie there twice.
Position with_cards(const Game& game, Position table, std::size_t count);

}  // namespace cardinal
