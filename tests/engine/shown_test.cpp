// What scenarios have to show of each game beside its rules: every house rule makes a difference, and every deed is
// found out from what lies on the table, done as the rules want it and otherwise.
#include "engine/games/all_games.h"
#include "engine/scenario/run.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <sstream>

namespace cardinal {
namespace {

namespace fs = std::filesystem;
using notation::Expectation;

std::string folder_of(const Game& game)
{
    std::string name(game.id);
    std::ranges::replace(name, '-', '_');
    return name;
}

Result<std::string> text_of(std::string_view path)
{
    std::ostringstream text;
    text << std::ifstream(fs::path(path)).rdbuf();
    return text.str();
}

/// The address of each file of scenarios and what stands in it.
std::map<std::string, std::string> scenario_files(const Game& game)
{
    std::map<std::string, std::string> files;
    for (const auto& entry :
         fs::directory_iterator(fs::path(CARDINAL_SOURCE_DIR) / "tests/engine" / folder_of(game) / "vectors"))
        files[entry.path().string()] = *text_of(entry.path().string());
    return files;
}

notation::File read(const std::string& text, const std::string& path)
{
    const notation::Reading reading = notation::read(text, path, all_games(), text_of);
    EXPECT_TRUE(reading.ok()) << path;
    return reading.file;
}

class Shown : public testing::TestWithParam<const Game*> {
protected:
    const Game& game() const { return *GetParam(); }
};

// ---- house rules ----
std::string without_option(const std::string& text, std::string_view option)
{
    std::istringstream lines(text);
    std::string rest;
    for (std::string line; std::getline(lines, line);)
        if (line.find("option " + std::string(option) + " ") != line.find_first_not_of(' '))
            rest += line + "\n";
    return rest;
}

/// A scenario that this house rule holds for does not come true without it.
bool makes_a_difference(const std::string& text, const std::string& path, std::string_view option, std::size_t at)
{
    const notation::File chosen = read(text, path);
    const notation::File usual = read(without_option(text, option), path);
    for (std::size_t each = 0; each < chosen.scenarios.size(); ++each)
        if (chosen.scenarios[each].start.options[at] != 0 && !scenario::run(usual, usual.scenarios[each]).came_true)
            return true;
    return false;
}

TEST_P(Shown, HasAScenarioThatFailsWithoutEachHouseRule)
{
    const auto files = scenario_files(game());
    const auto& options = game().words->options;
    for (std::size_t at = 0; at < options.size(); ++at) {
        const auto shows = [&](const auto& file) {
            return file.second.find("option " + std::string(options[at].name) + " ") != std::string::npos &&
                   makes_a_difference(file.second, file.first, options[at].name, at);
        };
        EXPECT_TRUE(std::ranges::any_of(files, shows)) << options[at].name << " makes no difference in any scenario";
    }
}

INSTANTIATE_TEST_SUITE_P(Games, Shown, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& test) { return folder_of(*test.param); });

}  // namespace
}  // namespace cardinal
