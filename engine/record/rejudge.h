#pragma once

#include "engine/core/result.h"
#include "engine/record/history.h"

#include <string_view>
#include <vector>

namespace cardinal {

/// Sentences may be worded better one day; what counts is which rules were broken, how badly and by what.
bool is_same_finding(const Verdict& one, const Verdict& other);

/// What the rules say of an entry that was written down, where the history has come to. An action or fact is judged
/// where it happens, a correction where the entry stands that it is about.
Verdict verdict_again(History& history, const Entry& entry);

/// An entry whose verdict would be another one.
struct Rejudged {
    int entry = 0;
    Verdict then{};
    Verdict now{};
};

struct Rejudging {
    int judged = 0;  ///< entries
    std::vector<Rejudged> changed{};
    int parted_at = 0;  ///< the first entry after which the match stands otherwise than it did; 0: it never does
};

/// The match once more, as it would be judged from this start: under other house rules, say, or by the rules as they
/// are now. People's decisions stay what they were; the record is not changed.
Rejudging rejudge(const Game& game, const Record& record, const Position& start);

/// Chooses a house rule as people write it: `fury_stat=attack`.
Result<void> choose_option(const Game& game, Position& position, std::string_view wish);

}  // namespace cardinal
