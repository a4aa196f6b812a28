// The program `cardinal`: one binary, a verb for each thing it does.
#include "carddb/cards.h"
#include "carddb/schema.h"
#include "companion/cli/commands.h"
#include "companion/cli/data_folder.h"
#include "companion/cli/files.h"
#include "companion/cli/program_main.h"
#include "engine/core/nearest.h"
#include "engine/games/all_games.h"
#include "engine/record/record.h"

#include <CLI/CLI.hpp>
#include <functional>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

namespace cardinal::cli {
namespace {

/// Engine, rules of each game, and how many cards are known here.
std::string version(const Session& session)
{
    std::string text = "cardinal " + std::string(engine_version);
    for (const Game* game : all_games())
        text += "\n" + std::string(game->title) + " (" + std::string(game->id) + "): rules " +
                std::string(game->version) + ", " + std::to_string(game->catalogue.size()) + " in the catalogue";
    if (auto database = open_database_that_is_there(session))
        if (const auto count = carddb::count_cards(*database))
            text += "\ncards: " + std::to_string(*count) + " in the database, schema " +
                    std::to_string(carddb::schema_steps().size());
    return text;
}

void add_colour(CLI::App& program, Session& session)
{
    const auto choose = [&session](const std::string& word) {
        session.colour = word == "always" ? Colour::always : word == "never" ? Colour::never : Colour::automatic;
    };
    program.add_option_function<std::string>("--color", choose, "auto, always or never")
        ->check(CLI::IsMember({"auto", "always", "never"}))
        ->option_text("WHEN");
}

/// What could have been typed in the place of a word that nobody expected: a verb, or an option of the verb.
std::vector<std::string> known_words(const CLI::App& program, bool is_option)
{
    std::vector<std::string> words;
    if (!is_option)
        for (const CLI::App* verb : program.get_subcommands([](const CLI::App*) { return true; }))
            words.push_back(verb->get_name());
    for (const CLI::App* app = &program; is_option && app != nullptr;
         app = app->get_subcommands().empty() ? nullptr : app->get_subcommands().front())
        for (const CLI::Option* option : app->get_options())
            words.push_back(option->get_name());
    return words;
}

int refuse(const CLI::App& program, const CLI::ParseError& error)
{
    const std::vector<std::string> unexpected = program.remaining(true);
    if (dynamic_cast<const CLI::ExtrasError*>(&error) == nullptr || unexpected.empty())
        return program.exit(error, std::cout, std::cerr) == 0 ? exit_code::fine : exit_code::usage;
    const std::string& word = unexpected.front();
    const bool is_option = word.starts_with('-');
    const bool is_verb = !is_option && program.get_subcommands().empty();
    const std::vector<std::string> known = known_words(program, is_option);
    std::cerr << "cardinal: " << (is_verb ? "There is no verb “" + word + "”." : "“" + word + "” was not expected.")
              << did_you_mean(word, std::vector<std::string_view>(known.begin(), known.end()))
              << " --help shows what there is.\n";
    return exit_code::usage;
}

int run(int argc, char** argv)
{
    CLI::App program{"Cardinal referees card games on a real table.", "cardinal"};
    program.require_subcommand(0, 1);
    program.fallthrough();
    Session session;
    program.set_version_flag("--version", std::function<std::string()>([&session] { return version(session); }));
    add_colour(program, session);
    program.add_option("--data", session.data, "The folder of cards, decks and matches")->option_text("DIR");
    program.parse_complete_callback([&session] { choose_colours(session.colour, stdout); });
    add_judge(program, session);
    add_explain(program, session);
    add_rules(program, session);
    add_play(program, session);
    add_cards(program, session);
    add_deck(program, session);
    add_match(program, session);
    add_db(program, session);
    add_other_programs(program, session);
    add_bench(program, session);
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return refuse(program, error);
    }
    if (!program.get_subcommands().empty())
        return session.exit_code;
    if (has_window())
        return open_window(session);
    if (play_on_the_terminal(session))
        return session.exit_code;
    std::cerr << program.help();
    return exit_code::usage;
}

}  // namespace
}  // namespace cardinal::cli

int main(int argc, char** argv)
{
    std::ios::sync_with_stdio(false);
    return cardinal::cli::main_of("cardinal", cardinal::cli::run, argc, argv);
}
