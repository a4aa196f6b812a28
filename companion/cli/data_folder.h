#pragma once

#include "carddb/database.h"
#include "companion/cli/commands.h"

#include <filesystem>
#include <optional>

namespace cardinal::cli {

/// Where this user's data lies: what --data says, or what is usual (usual.h), or cardinal/ in the XDG data folder.
/// Nothing when nobody says where a home is.
std::optional<std::filesystem::path> data_folder(const Session& session);

/// The database in it. One that never had them gets the bundled cards and decks, so that there is something to look at.
Result<carddb::Database> open_database(const Session& session);
/// The same, only if it is there; it is not changed.
Result<carddb::Database> open_database_that_is_there(const Session& session);

}  // namespace cardinal::cli
