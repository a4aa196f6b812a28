#include "carddb/schema.h"

#include "carddb/guarded.h"

#include <SQLiteCpp/SQLiteCpp.h>

namespace cardinal::carddb {
namespace {

int number_in(SQLite::Database& connection, const char* sql) { return connection.execAndGet(sql).getInt(); }

int version_of(SQLite::Database& connection) { return number_in(connection, "PRAGMA user_version"); }

/// Why this file is not ours to change; empty when it is, or is still empty.
std::string why_not_ours(SQLite::Database& connection, int newest, const std::string& name)
{
    const bool is_empty = number_in(connection, "SELECT count(*) FROM sqlite_schema") == 0;
    const int owner = number_in(connection, "PRAGMA application_id");
    if (owner != application_id && (owner != 0 || !is_empty))
        return name + " is a database of another program; it was left as it is.";
    const int version = version_of(connection);
    if (version > newest)
        return name + " was written by a newer Cardinal (version " + std::to_string(version) +
               " of its tables; this one knows up to " + std::to_string(newest) + "). It was left as it is.";
    return "";
}

/// Tables that are made anew under an old name break references for a moment; so these are checked afterwards.
void take_steps(SQLite::Database& connection, std::span<const std::string_view> steps)
{
    for (const std::string_view step : steps)
        connection.exec(std::string(step));
    connection.exec("PRAGMA application_id = " + std::to_string(application_id));
}

}  // namespace

Result<bool> migrate(SQLite::Database& connection, std::span<const std::string_view> steps, const std::string& name)
{
    return guarded(name, [&]() -> Result<bool> {
        const int newest = static_cast<int>(steps.size());
        if (std::string why = why_not_ours(connection, newest, name); !why.empty())
            return Failure{{std::move(why)}};
        if (version_of(connection) == newest)
            return false;
        connection.exec("PRAGMA foreign_keys = OFF");
        SQLite::Transaction transaction(connection, SQLite::TransactionBehavior::IMMEDIATE);
        const int version = version_of(connection);  // another program may just have done it
        if (version >= newest)
            return false;
        take_steps(connection, steps.subspan(static_cast<std::size_t>(version)));
        connection.exec("PRAGMA user_version = " + std::to_string(newest));
        if (SQLite::Statement(connection, "PRAGMA foreign_key_check").executeStep())
            return Failure{{name + " has rows that refer to nothing, so it was not brought to version " +
                            std::to_string(newest) + "; it was left as it is."}};
        transaction.commit();
        return true;
    });
}

}  // namespace cardinal::carddb
