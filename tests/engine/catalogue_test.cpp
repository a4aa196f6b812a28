// Holds each game's catalogue against its code and its scenarios: every rule has the function that enforces or computes
// it and scenarios that show it both ways. That the scenarios are true is scenarios_test.cpp's business.
#include "engine/games/all_games.h"
#include "engine/games/rule_index.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <string>

namespace cardinal {
namespace {

std::string folder_of(const Game& game)
{
    std::string name(game.id);
    std::ranges::replace(name, '-', '_');
    return name;
}

std::string text_of(const std::filesystem::path& path)
{
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

std::filesystem::path in_project(const std::string& address)
{
    return std::filesystem::path(CARDINAL_SOURCE_DIR) / address;
}

/// The rules that the catalogue says another one always covers.
std::string covered_ids(const Game& game)
{
    const std::string page = text_of(in_project("engine/games/" + folder_of(game) + "/RULES.md"));
    const std::size_t begin = page.find("Covered by another id in every case");
    return begin == std::string::npos ? "" : page.substr(begin, page.find('\n', begin) - begin);
}

bool has_vector(const RuleIndex& index, std::string_view rule, std::string_view how)
{
    return std::ranges::any_of(index.vectors, [&](const RuleVector& v) { return v.rule == rule && v.how == how; });
}

bool is_shown(const RuleIndex& index, std::string_view rule)
{
    return std::ranges::any_of(index.vectors, [&](const RuleVector& v) { return v.rule == rule; });
}

/// What is still missing for this rule, in words; empty when nothing is.
std::string missing_for(const RuleIndex& index, const RuleInfo& rule, bool is_covered)
{
    const bool judges = rule.kind == RuleKind::flag || rule.kind == RuleKind::flag_state ||
                        rule.kind == RuleKind::deck || rule.kind == RuleKind::setup;
    if (!judges || is_covered || rule.severity == Severity::info)
        return is_shown(index, rule.id) ? "" : "a scenario about it";
    if (!has_vector(index, rule.id, "breaks"))
        return "a scenario that breaks it";
    return has_vector(index, rule.id, "keeps") ? "" : "a near twin that keeps it";
}

class Catalogue : public testing::TestWithParam<const Game*> {
protected:
    const Game& game() const { return *GetParam(); }
    const RuleIndex& index() const { return *find_rule_index(GetParam()->id); }
};

TEST_P(Catalogue, HasAFunctionForEveryRule)
{
    for (const RuleInfo& rule : game().catalogue) {
        const auto is_its = [&](const RulePlace& place) { return place.rule == rule.id && !place.function.empty(); };
        EXPECT_TRUE(std::ranges::any_of(index().places, is_its)) << rule.id << " is enforced nowhere";
    }
}

TEST_P(Catalogue, IsCitedOnlyWithIdsItHas)
{
    for (const RulePlace& place : index().places)
        EXPECT_NE(find_rule_info(game(), place.rule), nullptr)
            << place.file << ":" << place.line << " cites " << place.rule;
    for (const RuleVector& vector : index().vectors)
        EXPECT_TRUE(vector.rule.empty() || find_rule_info(game(), vector.rule))
            << vector.file << ":" << vector.line << " names " << vector.rule;
}

TEST_P(Catalogue, HasScenariosForEveryRule)
{
    const std::string covered = covered_ids(game());
    for (const RuleInfo& rule : game().catalogue) {
        const bool is_covered = covered.find("`" + std::string(rule.id) + "`") != std::string::npos;
        EXPECT_EQ(missing_for(index(), rule, is_covered), "") << "is missing for " << rule.id;
    }
}

TEST_P(Catalogue, HasAScenarioForEveryHouseRule)
{
    std::string all;
    for (const auto& entry :
         std::filesystem::directory_iterator(in_project("tests/engine/" + folder_of(game()) + "/vectors")))
        all += text_of(entry.path());
    for (const OptionWord& option : game().words->options)
        EXPECT_NE(all.find("option " + std::string(option.name) + " "), std::string::npos) << option.name;
}

TEST_P(Catalogue, HasAnOptionForEveryAmbiguityThatHasOne)
{
    for (const Ambiguity& ambiguity : game().ambiguities) {
        const auto same = [&](const OptionWord& option) {
            return option.name == ambiguity.option && option.ambiguity == ambiguity.id;
        };
        EXPECT_TRUE(ambiguity.option.empty() || std::ranges::any_of(game().words->options, same))
            << ambiguity.id << " " << ambiguity.option;
    }
}

INSTANTIATE_TEST_SUITE_P(Games, Catalogue, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& test) { return folder_of(*test.param); });

}  // namespace
}  // namespace cardinal
