#pragma once

#include "carddb/database.h"

#include <string>
#include <string_view>

/// What a database remembers of itself, by name.
namespace cardinal::carddb {

/// Empty when it was never set.
Result<std::string> setting(Database& database, std::string_view name);
Result<void> keep_setting(Database& database, std::string_view name, std::string_view value);

}  // namespace cardinal::carddb
