#pragma once

#include "companion/cli/commands.h"
#include "companion/window/album.h"
#include "engine/core/result.h"

#include <filesystem>

namespace cardinal::cli {

/// What pictures of every screen show: all games' first matches, played in the session's data folder as if here, and
/// opened some way into them.
Result<window::AlbumWish> album_of(const std::filesystem::path& folder, const Session& session);

}  // namespace cardinal::cli
