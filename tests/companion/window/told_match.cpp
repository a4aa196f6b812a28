#include "tests/companion/window/told_match.h"

#include "engine/games/all_games.h"
#include "engine/notation/file.h"
#include "tests/companion/program.h"

#include <filesystem>

namespace cardinal::window {

ToldMatch first_match(const std::string& game)
{
    const std::string path = CARDINAL_SOURCE_DIR "/samples/" + game + "/matches/first-match.cardinal";
    const auto fetch = [&](std::string_view address) -> Result<std::string> {
        return cli::text_of((std::filesystem::path(path).parent_path() / address).string());
    };
    const notation::Reading reading = notation::read(cli::text_of(path), path, all_games(), fetch);
    const notation::Scenario& scenario = reading.file.scenarios.front();
    ToldMatch told{.referee = Referee(*reading.file.game, scenario.start, scenario.profile)};
    for (const notation::Step& step : scenario.steps)
        if (!std::holds_alternative<notation::CheckDeck>(step.doing))
            told.lines.push_back(step.lines.front().text);
    return told;
}

}  // namespace cardinal::window
