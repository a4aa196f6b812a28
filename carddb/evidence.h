#pragma once

#include "carddb/database.h"

#include <cstdint>

/// The pictures that entries were seen by, once they are stored: how many there are, and throwing them away. What each
/// was stays in its match's chain, so a match is whole without them.
namespace cardinal::carddb {

struct KeptPictures {
    int count = 0;
    std::int64_t bytes = 0;
    std::int64_t oldest_at = 0;  ///< milliseconds since 1970; 0 where there is none
};
Result<KeptPictures> kept_pictures(Database& database);

/// Throws away those of entries from before that moment, and gives how many. Nothing of them stays in the file.
Result<int> forget_pictures(Database& database, std::int64_t before_ms);

/// After how many days pictures are thrown away; 0: never. A setting of this database.
Result<int> days_of_pictures(Database& database);
Result<void> keep_pictures_for(Database& database, int days);
/// Throws away what is older than that setting wants. Gives how many.
Result<int> forget_old_pictures(Database& database, std::int64_t now_ms);

}  // namespace cardinal::carddb
