#pragma once

#include "engine/core/result.h"

#include <span>
#include <string>
#include <string_view>

namespace SQLite {
class Database;
}

/// How the tables look, and how those of an older version become those of this one.
namespace cardinal::carddb {

/// "Card" in ASCII: what tells our files from those of other programs that use SQLite.
inline constexpr int application_id = 0x43617264;

/// Step n leads from version n-1 to version n. A step that was released is never changed: files have been through it.
std::span<const std::string_view> schema_steps();

/// Brings a file to the newest version in one transaction, so that a failure leaves it as it was. False when there was
/// nothing to do. `name` is what the file is called in errors.
Result<bool> migrate(SQLite::Database& connection, std::span<const std::string_view> steps, const std::string& name);

}  // namespace cardinal::carddb
