#pragma once

#include "companion/cli/commands.h"
#include "engine/core/result.h"
#include "engine/referee/referee.h"

#include <array>
#include <string>
#include <vector>

namespace cardinal::cli {

/// A match that a file of scenarios tells, to be played as if people said it.
struct ToldStory {
    Referee referee;
    std::vector<std::string> lines{};  ///< said one after another
};
/// Its first scenario; `steps` of it, all below 0.
Result<ToldStory> story_in(const std::string& file, int steps = -1,
                           const std::array<std::string, most_seats>& players = {});

/// The same, played to its end and stored as any match is.
Result<void> keep_as_played(ToldStory story, const Session& session);

}  // namespace cardinal::cli
