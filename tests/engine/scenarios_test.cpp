// Runs every scenario of every game and every bundled match: what they expect must come true.
#include "engine/games/all_games.h"
#include "engine/scenario/run.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

namespace cardinal::scenario {
namespace {

using namespace notation;

namespace fs = std::filesystem;

Result<std::string> text_of(std::string_view path)
{
    std::ifstream file{fs::path(path)};
    std::ostringstream text;
    text << file.rdbuf();
    if (!file)
        return Failure{{"Cannot read " + std::string(path) + "."}};
    return text.str();
}

std::vector<std::string> scenario_files()
{
    std::vector<std::string> files;
    for (const char* folder : {"tests/engine", "samples"})
        for (const auto& entry : fs::recursive_directory_iterator(fs::path(CARDINAL_SOURCE_DIR) / folder))
            if (entry.path().extension() == ".cardinal")
                files.push_back(entry.path().string());
    std::ranges::sort(files);
    return files;
}

std::string what_failed(const File& file, const ScenarioAnswer& scenario)
{
    std::string text;
    const auto add = [&](const std::vector<Checked>& expected) {
        for (const Checked& checked : expected)
            if (!checked.came_true)
                text += file.name + ":" + std::to_string(checked.line) + ": expected “" + checked.text + "”. " +
                        checked.instead + "\n";
    };
    add(scenario.expected);
    for (const Answer& step : scenario.steps) {
        add(step.expected);
        if (!step.came_true && !step.refusal.empty())
            text += file.name + ":" + std::to_string(step.line) + ": not done: " + step.refusal + "\n";
    }
    return text;
}

class Scenarios : public testing::TestWithParam<std::string> {};

TEST_P(Scenarios, ComeTrue)
{
    const Result<std::string> text = text_of(GetParam());
    ASSERT_TRUE(text);
    const Reading reading = read(*text, GetParam(), all_games(), text_of);
    for (const ParseError& error : reading.errors)
        ADD_FAILURE() << to_string(error);
    for (const Scenario& scenario : reading.file.scenarios) {
        const ScenarioAnswer answer = run(reading.file, scenario);
        EXPECT_TRUE(answer.came_true) << answer.name << "\n" << what_failed(reading.file, answer);
    }
}

INSTANTIATE_TEST_SUITE_P(Files, Scenarios, testing::ValuesIn(scenario_files()), [](const auto& test) {
    std::string name = fs::path(test.param).lexically_relative(CARDINAL_SOURCE_DIR).replace_extension().string();
    std::ranges::replace_if(
        name, [](char c) { return !std::isalnum(static_cast<unsigned char>(c)); }, '_');
    return name;
});

}  // namespace
}  // namespace cardinal::scenario
