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

/// The game ends in one scenario about it and goes on in another.
bool is_shown_to_decide(const RuleIndex& index, std::string_view rule)
{
    const auto ends = [&](const RuleVector& v) {
        return std::ranges::any_of(index.vectors, [&](const RuleVector& other) {
            return other.how == "ends" && other.rule == v.rule && other.file == v.file && other.line == v.line;
        });
    };
    const auto is_twin = [&](const RuleVector& v) { return v.rule == rule && v.how == "keeps" && !ends(v); };
    return has_vector(index, rule, "ends") && std::ranges::any_of(index.vectors, is_twin);
}

/// Between the bars of the row that says what is reported instead of this id: "`purge.entry.tank` / `.jet`".
std::string reported_instead_of(const std::string& page, const std::string& rule)
{
    std::istringstream lines(page.substr(page.find("### Which id is reported")));
    for (std::string line; std::getline(lines, line);) {
        const std::size_t second = line.find(" | ");
        const std::size_t third = second == std::string::npos ? second : line.find(" | ", second + 3);
        if (third != std::string::npos && line.find("`" + rule + "`", third) != std::string::npos)
            return line.substr(second, third - second);
    }
    return "";
}

bool names(const std::string& cell, std::string_view rule)
{
    const std::string last(rule.substr(rule.rfind('.')));
    return cell.find("`" + std::string(rule) + "`") != std::string::npos ||
           cell.find("`" + last + "`") != std::string::npos;
}

/// A scenario about it breaks what the catalogue reports in its place.
bool is_shown_covered(const Game& game, const RuleIndex& index, std::string_view rule)
{
    const std::string page = text_of(in_project("engine/games/" + folder_of(game) + "/RULES.md"));
    const std::string instead = reported_instead_of(page, std::string(rule));
    constexpr std::string_view covered_by = "covered by ";
    return std::ranges::any_of(index.vectors, [&](const RuleVector& v) {
        return v.rule == rule && v.how.starts_with(covered_by) && names(instead, v.how.substr(covered_by.size()));
    });
}

/// What is still missing for this rule, in words; empty when nothing is.
std::string missing_for(const Game& game, const RuleIndex& index, const RuleInfo& rule, bool is_covered)
{
    if (rule.kind == RuleKind::win)
        return is_shown_to_decide(index, rule.id) ? "" : "a scenario that it ends, and a near twin that goes on";
    if (rule.kind == RuleKind::ask)
        return has_vector(index, rule.id, "asks") || has_vector(index, rule.id, "sees") ? "" : "a scenario that asks";
    if (is_covered)
        return is_shown_covered(game, index, rule.id) ? "" : "a scenario that breaks the rule reported in its place";
    const bool judges = rule.kind == RuleKind::flag || rule.kind == RuleKind::flag_state ||
                        rule.kind == RuleKind::deck || rule.kind == RuleKind::setup;
    if (!judges || rule.severity == Severity::info)
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
        EXPECT_EQ(missing_for(game(), index(), rule, is_covered), "") << "is missing for " << rule.id;
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
