// The program `cardinal`: one binary, a verb for each thing it does.
#include "carddb/cards.h"
#include "carddb/schema.h"
#include "companion/cli/arguments.h"
#include "companion/cli/commands.h"
#include "companion/cli/data_folder.h"
#include "companion/cli/files.h"
#include "companion/cli/program_main.h"
#include "engine/games/all_games.h"
#include "engine/record/record.h"

#include <CLI/CLI.hpp>
#include <functional>
#include <iostream>
#include <string>

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

int run(int argc, char** argv)
{
    CLI::App program{"Cardinal referees card games on a real table.", "cardinal"};
    program.require_subcommand(0, 1);
    Session session;
    program.set_version_flag("--version", std::function<std::string()>([&session] { return version(session); }));
    add_session(program, session);
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
    if (const auto done = read_arguments(program, argc, argv))
        return *done;
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
