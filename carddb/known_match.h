#pragma once

#include "carddb/database.h"
#include "engine/record/record.h"

#include <cstdint>

namespace cardinal::carddb {

/// The number of the stored match that is this one, entry by entry; 0 when there is none.
Result<std::int64_t> number_of_match(Database& database, const Game& game, const Record& record);

}  // namespace cardinal::carddb
