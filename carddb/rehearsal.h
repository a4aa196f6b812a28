#pragma once

#include "carddb/database.h"

#include <cstdint>
#include <string>
#include <string_view>

/// For measuring: a database full of matches, and the same rows in tables as somebody would make them who thinks of no
/// index, to see what ours are worth.
namespace cardinal::carddb {

/// Stores a match so many times more, as if it had been played by others on other days.
Result<void> multiply_match(Database& database, std::int64_t match, int times);

/// Copies of what is there now, without indexes, as long as the database is open.
Result<void> make_plain_tables(Database& database);
Result<int> search_plain_table(Database& database, std::string_view typed);  ///< name or text like what was typed
Result<int> search_plain_table_for_slips(Database& database, std::string_view typed);  ///< every name compared
Result<int> list_plain_table(Database& database, std::string_view player);
Result<std::string> text_from_plain_table(Database& database, std::int64_t match);

}  // namespace cardinal::carddb
