#pragma once

#include "carddb/database.h"
#include "carddb/sha256.h"
#include "engine/record/record.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace cardinal::carddb {

/// What is known of a match without opening it.
struct MatchSummary {
    std::int64_t id = 0;
    std::string game{};
    std::string rules_version{};
    std::string profile{};
    std::int64_t begun_at = 0;  ///< milliseconds since 1970
    std::int64_t last_at = 0;
    int entries = 0;
    int flags = 0;  ///< broken rules in all verdicts
    Digest last_hash{};
    std::array<std::string, most_seats> players{};
};

/// What a list is to hold; what is left open does not matter.
struct MatchFilter {
    std::string game{};
    std::string player{};  ///< in any letter case
    std::int64_t since = 0;
    bool only_flagged = false;
    int at_most = 100;  ///< all of them, if negative
};
/// The last played first.
Result<std::vector<MatchSummary>> list_matches(Database& database, const MatchFilter& filter = {});

/// Fails when there is no such match.
Result<MatchSummary> find_match(Database& database, std::int64_t match);

/// A stored match, read.
struct StoredMatch {
    MatchSummary summary{};
    std::string text{};  ///< as a saved match, see engine/NOTATION.md
    Record record{};
    std::vector<std::string> faults{};  ///< where chain or text are not what was written down; empty when all is whole
};
/// Fails when there is no such match, or it is of another game.
Result<StoredMatch> open_match(Database& database, const Game& game, std::int64_t match);

/// The pictures that an entry was seen by, in order; those that were thrown away since are left out.
Result<std::vector<std::string>> pictures_of(Database& database, std::int64_t match, int entry);

/// What all matches together look like.
struct ChainCheck {
    int matches = 0;
    std::int64_t entries = 0;
    std::int64_t last_match = 0;        ///< the newest
    Digest last_hash{};                 ///< of its chain; whoever notes it down can prove the match later
    std::vector<std::string> faults{};  ///< a sentence each
};
Result<ChainCheck> check_chains(Database& database);

}  // namespace cardinal::carddb
