#include "carddb/evidence.h"

#include "carddb/guarded.h"
#include "carddb/query.h"
#include "carddb/settings.h"

#include <algorithm>
#include <charconv>

namespace cardinal::carddb {
namespace {

constexpr const char* days_setting = "pictures_days";
constexpr std::int64_t day_ms = std::int64_t{24} * 3600 * 1000;

}  // namespace

Result<KeptPictures> kept_pictures(Database& database)
{
    return guarded(database, [&]() -> Result<KeptPictures> {
        Query row(database, "SELECT count(*), ifnull(sum(length(v.picture)), 0), ifnull(min(e.at), 0) FROM evidence v "
                            "JOIN entries e ON e.match = v.match AND e.number = v.entry WHERE v.picture IS NOT NULL");
        row.next();
        return KeptPictures{.count = row.number(0), .bytes = row.integer(1), .oldest_at = row.integer(2)};
    });
}

/// What is freed is overwritten, and what the log of writes still holds goes with it.
Result<int> forget_pictures(Database& database, std::int64_t before_ms)
{
    return guarded(database, [&]() -> Result<int> {
        database.connection().exec("PRAGMA secure_delete = ON");
        const int gone = Query(database,
                               "UPDATE evidence SET picture = NULL WHERE picture IS NOT NULL AND EXISTS (SELECT 1 FROM "
                               "entries e WHERE e.match = evidence.match AND e.number = evidence.entry AND e.at < ?)",
                               before_ms)
                             .run();
        if (gone > 0)
            database.connection().exec("PRAGMA wal_checkpoint(TRUNCATE)");
        return gone;
    });
}

Result<int> days_of_pictures(Database& database)
{
    const auto kept = setting(database, days_setting);
    if (!kept)
        return Failure{kept.error()};
    int days = 0;
    std::from_chars(kept->data(), kept->data() + kept->size(), days);
    return std::max(0, days);
}

Result<void> keep_pictures_for(Database& database, int days)
{
    return keep_setting(database, days_setting, std::to_string(std::max(0, days)));
}

Result<int> forget_old_pictures(Database& database, std::int64_t now_ms)
{
    const auto days = days_of_pictures(database);
    if (!days)
        return Failure{days.error()};
    return *days == 0 ? Result<int>(0) : forget_pictures(database, now_ms - *days * day_ms);
}

}  // namespace cardinal::carddb
