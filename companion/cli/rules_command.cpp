#include "companion/cli/commands.h"
#include "companion/cli/complaint.h"
#include "companion/cli/files.h"
#include "companion/cli/games.h"
#include "companion/cli/report.h"
#include "engine/games/all_games.h"
#include "engine/games/rule_index.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

namespace cardinal::cli {
namespace {

struct Wanted {
    std::string game{};
    std::string id{};
    bool is_about_options = false;
};

nlohmann::ordered_json json_of(const Game& game, const RuleInfo& rule)
{
    nlohmann::ordered_json object{{"id", rule.id},
                                  {"game", game.id},
                                  {"citation", place_in_rulebook(rule)},
                                  {"kind", to_string(rule.kind)},
                                  {"severity", to_string(rule.severity)},
                                  {"rule", rule.sentence},
                                  {"ambiguities", rule.rests_on},
                                  {"option", options_of(game, rule)},
                                  {"function", nullptr},
                                  {"enforced", nlohmann::ordered_json::array()},
                                  {"vectors", nlohmann::ordered_json::array()}};
    const RuleIndex* index = find_rule_index(game.id);
    if (!index)
        return object;
    for (const RulePlace& place : index->places)
        if (place.rule == rule.id) {
            if (object["function"].is_null())
                object["function"] = place.function;
            object["enforced"].push_back({{"function", place.function}, {"file", place.file}, {"line", place.line}});
        }
    for (const RuleVector& vector : index->vectors)
        if (vector.rule == rule.id)
            object["vectors"].push_back(
                {{"file", vector.file}, {"line", vector.line}, {"scenario", vector.scenario}, {"how", vector.how}});
    return object;
}

void print_line(const RuleInfo& rule)
{
    std::cout << padded(rule.id, 36) << " " << padded(to_string(rule.kind), 10) << " "
              << styled(padded(to_string(rule.severity), 7), style_of(rule.severity)) << "  "
              << styled(place_in_rulebook(rule), Style::faint) << "\n";
}

void print_ambiguities(const Game& game, const RuleInfo& rule)
{
    for (const Ambiguity& ambiguity : game.ambiguities) {
        if (rule.rests_on.find(ambiguity.id) == std::string_view::npos)
            continue;
        std::cout << "\n  The rulebook is unclear here (" << ambiguity.id << ", " << ambiguity.where
                  << "): " << ambiguity.problem << ".\n  Default reading: " << ambiguity.reading << ".\n";
        if (!ambiguity.option.empty())
            std::cout << "  Table option: " << styled(ambiguity.option, Style::accent) << "\n";
    }
}

void print_places(const Game& game, const RuleInfo& rule)
{
    const RuleIndex* index = find_rule_index(game.id);
    if (!index)
        return;
    std::cout << "\n  Enforced by\n";
    for (const RulePlace& place : index->places)
        if (place.rule == rule.id)
            std::cout << "    " << place.function << "  "
                      << styled(std::string(place.file) + ":" + std::to_string(place.line), Style::faint) << "\n";
    std::cout << "  Shown by\n";
    for (const RuleVector& vector : index->vectors)
        if (vector.rule == rule.id)
            std::cout << "    " << padded(vector.how, 7) << " " << vector.scenario << "  "
                      << styled(std::string(vector.file) + ":" + std::to_string(vector.line), Style::faint) << "\n";
}

void print_whole(const Game& game, const RuleInfo& rule)
{
    std::cout << styled(rule.id, Style::bold) << "  " << to_string(rule.kind) << ", "
              << styled(to_string(rule.severity), style_of(rule.severity)) << "\n  " << wrapped(rule.sentence, 100, 2)
              << "\n  " << styled("Rulebook: " + place_in_rulebook(rule), Style::faint) << "\n";
    print_ambiguities(game, rule);
    print_places(game, rule);
}

constexpr Complaint complain("rules");

int show_one(const Wanted& wanted, bool json)
{
    const auto found = rule_called(wanted.id);
    if (!found)
        return complain(found.error(), exit_code::usage);
    if (!wanted.game.empty() && wanted.game != found->game->id)
        return complain(wanted.id + " is a rule of " + std::string(found->game->id) + ", not of " + wanted.game + ".",
                        exit_code::usage);
    if (json)
        std::cout << line_of(json_of(*found->game, *found->rule));
    else
        print_whole(*found->game, *found->rule);
    return exit_code::fine;
}

int show_all(const std::vector<const Game*>& games, bool json)
{
    for (const Game* game : games)
        for (const RuleInfo& rule : game->catalogue)
            if (json)
                std::cout << line_of(json_of(*game, rule));
            else
                print_line(rule);
    return exit_code::fine;
}

/// The reading that the rulebook leaves open and that the option decides; nothing where it decides none.
const Ambiguity* ambiguity_of(const Game& game, const OptionWord& option)
{
    const auto found = std::ranges::find(game.ambiguities, option.ambiguity, &Ambiguity::id);
    return option.ambiguity.empty() || found == game.ambiguities.end() ? nullptr : &*found;
}

nlohmann::ordered_json json_of(const Game& game, const OptionWord& option)
{
    nlohmann::ordered_json object{{"option", option.name},
                                  {"game", game.id},
                                  {"says", option.says},
                                  {"values", option.values},
                                  {"default", option.values.front()}};
    if (const Ambiguity* ambiguity = ambiguity_of(game, option))
        object["ambiguity"] = ambiguity->id;
    return object;
}

void print_option(const Game& game, const OptionWord& option)
{
    std::cout << "  " << styled(padded(option.name, 22), Style::bold);
    for (const std::string_view& value : option.values)
        std::cout << (&value == &option.values.front() ? " " : " | ")
                  << styled(value, &value == &option.values.front() ? Style::accent : Style::plain);
    std::cout << "\n      " << option.says << "\n";
    if (const Ambiguity* ambiguity = ambiguity_of(game, option))
        std::cout << "      " << styled("unclear in the rulebook: " + std::string(ambiguity->where), Style::faint)
                  << "\n";
}

int show_options(const std::vector<const Game*>& games, bool json)
{
    for (const Game* game : games) {
        if (!json)
            std::cout << styled(game->title, Style::bold) << ", the first value of each is what the rules say:\n";
        for (const OptionWord& option : game->words->options)
            if (json)
                std::cout << line_of(json_of(*game, option));
            else
                print_option(*game, option);
    }
    return exit_code::fine;
}

int show_rules(const Wanted& wanted, bool json)
{
    std::vector<const Game*> games(all_games().begin(), all_games().end());
    if (!wanted.game.empty()) {
        const auto game = game_called(wanted.game);
        if (!game)
            return complain(game.error(), exit_code::usage);
        games = {*game};
    }
    if (wanted.is_about_options)
        return show_options(games, json);
    return wanted.id.empty() ? show_all(games, json) : show_one(wanted, json);
}

}  // namespace

void add_rules(CLI::App& program, Session& session)
{
    auto wanted = std::make_shared<Wanted>();
    CLI::App* verb = program.add_subcommand("rules", "List a game's rules, or explain one");
    verb->add_option("GAME", wanted->game, "The game's id; all games without it");
    verb->add_option("--id", wanted->id,
                     "One rule: what it says, where the rulebook says it, what enforces and shows it");
    verb->add_flag("--options", wanted->is_about_options, "The house rules that a table may choose");
    verb->add_flag("--json", session.json, "One JSON object a line");
    verb->callback([wanted, &session] { session.exit_code = show_rules(*wanted, session.json); });
}

}  // namespace cardinal::cli
