#pragma once

#include "engine/core/result.h"
#include "engine/games/all_games.h"
#include "engine/notation/file.h"

#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

namespace cardinal {

inline Result<std::string> text_of_file(std::string_view path)
{
    std::ifstream file{std::string(path)};
    std::ostringstream text;
    text << file.rdbuf();
    return file ? Result<std::string>(text.str()) : Failure{{"Cannot read " + std::string(path) + "."}};
}

/// A table of a game's samples: "ready" for a match to begin, "busy" in the middle of one. Without cards when it cannot
/// be read.
inline Position sample_table(const Game& game, std::string_view name)
{
    std::string path = CARDINAL_SOURCE_DIR "/samples/";
    path.append(game.id).append("/tables/").append(name).append(".cardinal");
    const notation::Reading reading = notation::read(text_of_file(path).value_or(""), path, all_games(), text_of_file);
    return reading.file.scenarios.empty() ? Position{} : reading.file.scenarios.front().start;
}

}  // namespace cardinal
