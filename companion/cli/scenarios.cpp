#include "companion/cli/scenarios.h"

#include "companion/cli/files.h"
#include "engine/games/all_games.h"

#include <cstdlib>

namespace cardinal::cli {

Result<notation::File> read_scenarios(const std::filesystem::path& path)
{
    const auto text = read_text(path);
    if (!text)
        return Failure{text.error()};
    const auto fetch = [](std::string_view address) { return read_text(address); };
    notation::Reading reading =
        notation::read(*text, path == "-" ? "standard input" : path.string(), all_games(), fetch);
    if (reading.ok())
        return std::move(reading.file);
    std::string lines;
    for (const notation::ParseError& error : reading.errors)
        lines += (lines.empty() ? "" : "\n") + to_string(error);
    return Failure{{lines}};
}

std::filesystem::path samples()
{
    const char* wish = std::getenv("CARDINAL_SAMPLES");
    return wish && *wish ? wish : CARDINAL_SAMPLES_DIR;
}

}  // namespace cardinal::cli
