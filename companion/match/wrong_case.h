#pragma once

#include "engine/core/result.h"

#include <cstdint>
#include <filesystem>

namespace cardinal::match {

class LiveMatch;

/// Keeps what somebody says was wrong, so that it can be looked into and becomes a test: a folder of its own below
/// `folder`, on this machine alone, with the match as it was saved, the table before the entry and what was seen of it
/// as a scenario for `cardinal explain`, and the pictures of the cards it speaks of. Gives the folder.
Result<std::filesystem::path> keep_as_case(const LiveMatch& match, int entry, const std::filesystem::path& folder,
                                           std::int64_t now_ms);

}  // namespace cardinal::match
