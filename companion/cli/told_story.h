#pragma once

#include "companion/cli/commands.h"
#include "engine/core/result.h"
#include "engine/notation/file.h"
#include "engine/referee/referee.h"

#include <array>
#include <string>
#include <vector>

namespace cardinal::cli {

/// A match that a file of scenarios tells, to be played as if people said it.
struct ToldStory {
    Referee referee;
    std::vector<std::string> lines{};  ///< said one after another
    notation::Scenario scenario{};     ///< as it is written
};
/// Its first scenario; `steps` of it, all below 0.
Result<ToldStory> story_in(const std::string& file, int steps = -1,
                           const std::array<std::string, most_seats>& players = {});

/// Does all that it tells as it is written: what people would mean beside, such as a pass that goes without saying, is
/// not done for them.
void play(ToldStory& story);
/// The same, stored as any match is.
Result<void> keep_as_played(ToldStory story, const Session& session);

}  // namespace cardinal::cli
