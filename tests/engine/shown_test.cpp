// What scenarios have to show of each game beside its rules: every house rule makes a difference, and every deed is
// found out from what lies on the table, done as the rules want it and otherwise.
#include "engine/games/all_games.h"
#include "engine/rules/action_word.h"
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

// ---- deeds found out from what lies there ----
struct Excused {
    std::string_view game{};
    std::string_view deeds{};  ///< separated by commas
};

/// What leaves nothing on the table that would tell of it: it is said, or follows from what comes next.
constexpr Excused leaves_no_trace[] = {
    {"purge", "coin, claim, decline, upkeep"},
    {"three-lanes", "begin, coin, first, shuffle, decline, resolve"},
    {"lost-empires", "begin, roll, faction, shuffle, mulligan, decline, reveal, take"},
    {"dept-of-structure", "shuffle, mulligan, decline, pass, next"},
    {"war-rig", "begin, release, return fire, crash, reveal, summon, next"},
};

/// What breaks no rule however it is done; or what is wrong of it is told of as what lies there, or as another deed.
constexpr Excused is_never_wrong[] = {
    {"purge", "begin, place, first, battle"},
    {"three-lanes", "set, use, pass"},
    {"lost-empires", "first, draw, drain, end turn, pass, ruthless, ready, refresh"},
    {"dept-of-structure",
     "begin, first, ready, order, resolve, overrun, sacrifice, place token, remove token, discard, go back"},
    {"war-rig", "repel, lock, use, give, surrender, fight fire, shoot, bid, generate, land, advance, discover, pass"},
};

std::set<std::string> of_game(std::span<const Excused> excused, const Game& game)
{
    std::set<std::string> deeds;
    for (const Excused& each : excused)
        if (each.game == game.id) {
            std::istringstream names{std::string(each.deeds)};
            for (std::string name; std::getline(names >> std::ws, name, ',');)
                deeds.insert(name);
        }
    return deeds;
}

std::string name_of(const Game& game, std::uint8_t kind)
{
    const ActionWord* word = find_action_word(*game.words, kind);
    return word ? std::string(word->name) : "";
}

/// The deeds that looks are expected to find, by name, where the step expects a flag and where it does not.
struct Found {
    std::set<std::string> legal{};
    std::set<std::string> flagged{};
};

Found found_by_looks(const Game& game)
{
    Found found;
    for (const auto& [path, text] : scenario_files(game)) {
        if (text.find("  look") == std::string::npos)
            continue;
        const notation::File file = read(text, path);
        for (const notation::Scenario& scenario : file.scenarios)
            for (const notation::Step& step : scenario.steps) {
                const auto expects = [&](Expectation::What what) {
                    return std::ranges::find(step.expected, what, &Expectation::what) != step.expected.end();
                };
                const bool is_flagged = expects(Expectation::What::flag);
                for (const Expectation& each : step.expected)
                    for (const notation::ActionPhrase& deed : each.deeds)
                        (is_flagged ? found.flagged : found.legal).insert(name_of(game, deed.action.kind));
            }
    }
    return found;
}

// A deed that no look ever finds is one the referee may miss; one that is only ever found as the rules want it may
// never be flagged.
TEST_P(Shown, HasALookThatFindsEveryDeedDoneRightAndWrong)
{
    const Found found = found_by_looks(game());
    const auto unseen = of_game(leaves_no_trace, game()), right = of_game(is_never_wrong, game());
    for (const ActionWord& word : game().words->actions) {
        const std::string name(word.name);
        EXPECT_NE(unseen.contains(name), found.legal.contains(name) || found.flagged.contains(name))
            << name << " is found by no look, or is excused though one finds it";
        EXPECT_NE(right.contains(name) || unseen.contains(name), found.flagged.contains(name))
            << name << " is never found breaking a rule, or is excused though it is";
    }
}

INSTANTIATE_TEST_SUITE_P(Games, Shown, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& test) { return folder_of(*test.param); });

}  // namespace
}  // namespace cardinal
