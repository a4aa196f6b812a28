#include "carddb/settings.h"

#include "carddb/guarded.h"
#include "carddb/query.h"

namespace cardinal::carddb {

Result<std::string> setting(Database& database, std::string_view name)
{
    return guarded(database, [&]() -> Result<std::string> {
        Query row(database, "SELECT value FROM settings WHERE name = ?", name);
        return row.next() ? row.text(0) : std::string();
    });
}

Result<void> keep_setting(Database& database, std::string_view name, std::string_view value)
{
    return guarded(database, [&]() -> Result<void> {
        Query(database, "INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
              name, value)
            .run();
        return {};
    });
}

}  // namespace cardinal::carddb
