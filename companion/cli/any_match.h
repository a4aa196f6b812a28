#pragma once

#include "companion/cli/commands.h"
#include "companion/cli/saved_match.h"

#include <string>
#include <vector>

namespace cardinal::cli {

/// A match from wherever it is kept: a saved file, JSON Lines, or the database.
struct AnyMatch {
    SavedMatch match{};
    std::vector<std::string> faults{};  ///< of its text or its chain; empty when all is whole
    std::string chain{};                ///< the hash that its chain ends in, where it has one
};

/// `called` is a file, - for standard input, or the number of a match in the database.
Result<AnyMatch> open_any_match(const std::string& called, const Session& session);

}  // namespace cardinal::cli
