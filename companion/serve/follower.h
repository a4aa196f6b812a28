#pragma once

#include "carddb/database.h"
#include "carddb/sha256.h"
#include "companion/serve/delay.h"
#include "companion/serve/published.h"

#include <cstdint>
#include <optional>

namespace cardinal::serve {

/// Reads a match from the database while another program plays it. It never writes, so the match cannot be slowed.
class Follower {
public:
    /// `match` 0 follows whichever was played last, also one that begins later.
    Follower(carddb::Database& database, std::int64_t match, Delay delay)
        : database_(&database), wanted_(match), delayed_(delay)
    {}

    /// What is to be shown now, when that is another thing than before. Fails where the database cannot be read; asking
    /// again may succeed.
    Result<std::optional<Published>> look(Delayed::Clock::time_point now = Delayed::Clock::now());

private:
    carddb::Database* database_;
    std::int64_t wanted_;
    Delayed delayed_;
    std::int64_t match_ = 0;              ///< which one is followed
    std::optional<std::size_t> shown_{};  ///< how many of its entries
    std::optional<carddb::Digest> last_hash_{};
    std::optional<Record> record_{};
    const Game* game_ = nullptr;

    Result<bool> read_anew();
};

}  // namespace cardinal::serve
