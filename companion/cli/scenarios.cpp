#include "companion/cli/scenarios.h"

#include "companion/cli/files.h"
#include "engine/games/all_games.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>
#include <vector>

namespace cardinal::cli {

namespace {

/// As people mend a file: from its first line to its last, one file after the other.
void put_in_order(std::vector<notation::ParseError>& errors)
{
    std::vector<std::string> files;
    for (const notation::ParseError& error : errors)
        if (std::ranges::find(files, error.file) == files.end())
            files.push_back(error.file);
    std::ranges::stable_sort(errors, {}, [&](const notation::ParseError& error) {
        return std::tuple(std::ranges::find(files, error.file), error.line, error.column);
    });
}

/// Beside the program where it is installed; where it was built, those of the source.
std::filesystem::path bundled_samples()
{
    std::error_code none;
    const std::filesystem::path programs = std::filesystem::read_symlink("/proc/self/exe", none).parent_path();
    const std::filesystem::path installed = programs.parent_path().parent_path() / "share" / "cardinal" / "samples";
    return std::filesystem::is_directory(installed, none) ? installed : CARDINAL_SAMPLES_DIR;
}

}  // namespace

Result<notation::File> read_scenarios(const std::filesystem::path& path)
{
    const auto text = read_text(path);
    if (!text)
        return Failure{text.error()};
    return read_scenarios(*text, path == "-" ? "standard input" : path.string());
}

Result<notation::File> read_scenarios(std::string_view text, const std::string& name)
{
    if (text.find('\0') != std::string_view::npos)
        return Failure{{name + " is no text, so nothing in it can be read."}};
    const auto fetch = [](std::string_view address) { return read_text(address); };
    notation::Reading reading = notation::read(text, name, all_games(), fetch);
    if (reading.ok())
        return std::move(reading.file);
    put_in_order(reading.errors);
    std::string lines;
    for (const notation::ParseError& error : reading.errors)
        lines += (lines.empty() ? "" : "\n") + to_string(error);
    return Failure{{lines}};
}

Result<Table> read_table(const Game& game, const std::string& file)
{
    const std::filesystem::path path =
        file.empty() ? samples() / std::string(game.id) / "tables" / "busy.cardinal" : std::filesystem::path(file);
    const auto read = read_scenarios(path);
    if (!read)
        return Failure{read.error()};
    if (read->scenarios.empty())
        return Failure{{"There is no table in " + path.string() + "."}};
    return Table{.game = read->game, .start = read->scenarios.front().start, .path = path};
}

std::filesystem::path samples()
{
    if (const char* wish = std::getenv("CARDINAL_SAMPLES"); wish && *wish)
        return wish;
    static const std::filesystem::path found = bundled_samples();
    return found;
}

}  // namespace cardinal::cli
