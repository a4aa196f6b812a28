#pragma once

#include "carddb/matches.h"
#include "carddb/sha256.h"
#include "companion/serve/delay.h"
#include "companion/serve/published.h"

#include <cstdint>
#include <deque>
#include <optional>

namespace cardinal::serve {

/// Reads a match from the database while another program plays it. It never writes, so the match cannot be slowed.
class Follower {
public:
    /// `match` 0 follows whichever was played last, also one that begins later: then the end of the one before is shown
    /// first, as late as everything.
    Follower(carddb::Database& database, std::int64_t match, Delay delay)
        : database_(&database), wanted_(match), delayed_(delay)
    {}

    /// What is to be shown now, when that is another thing than before. Fails where the database cannot be read; asking
    /// again may succeed.
    Result<std::optional<Published>> look(Delayed::Clock::time_point now = Delayed::Clock::now());

private:
    struct Followed {
        std::int64_t match = 0;
        carddb::Digest last_hash{};
        const Game* game = nullptr;
        Record record{};
        bool is_over = false;
    };
    struct Shown {
        std::int64_t match = 0;
        std::size_t entries = 0;
        bool operator==(const Shown&) const = default;
    };

    carddb::Database* database_;
    std::int64_t wanted_;
    Delayed delayed_;
    std::deque<Followed> followed_{};  ///< the match that is shown, and those that have begun since
    std::size_t gone_ = 0;             ///< the steps of those that are not shown any more
    std::optional<Shown> shown_{};

    Result<void> read_anew();
    Result<void> read(const carddb::MatchSummary& summary);
    static std::size_t steps(const Followed& followed) { return 1 + followed.record.entries.size(); }
};

}  // namespace cardinal::serve
