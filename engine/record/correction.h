#pragma once

#include "engine/record/history.h"

#include <string>
#include <vector>

namespace cardinal {

/// One thing that would be otherwise after a correction.
struct Change {
    int entry = 0;               ///< the later entry that is judged otherwise; 0 for what differs at the end
    std::string sentence{};      ///< for people
    std::string rule{};          ///< the rule that it would break, or would not any more; empty for everything else
    bool is_impossible = false;  ///< that entry could not have been done at all
    bool operator==(const Change&) const = default;
};

/// The sentence, and which rule it is about: "Entry 2 (A pass) would be flagged: B is due (toy.turn.order)."
std::string with_reference(const Change& change);

/// What would change if entry `number` had been `replacement` (nothing, when its kind is 0), before anything is done.
std::vector<Change> preview_correction(const History& history, int number, const Action& replacement);

/// Why this entry cannot be corrected; empty when it can.
std::string why_not_correctable(const History& history, int number);
std::string why_not_correctable(const History& history, int number, const Action& replacement);

/// What the rules would have said of this action or fact, had it been done instead of entry `number`.
Verdict verdict_of_replacement(const History& history, int number, const Meaning& instead);

/// What the entry becomes when it is corrected to this action.
Meaning corrected_to(const Action& replacement);

}  // namespace cardinal
