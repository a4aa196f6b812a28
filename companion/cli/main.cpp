// The program `cardinal`: one binary, a verb for each thing it does.
#include "companion/cli/commands.h"
#include "companion/cli/files.h"
#include "engine/games/all_games.h"
#include "engine/record/record.h"

#include <CLI/CLI.hpp>
#include <exception>
#include <iostream>
#include <map>
#include <memory>

namespace cardinal::cli {
namespace {

std::string version()
{
    std::string text = "cardinal " + std::string(engine_version);
    for (const Game* game : all_games())
        text += "\n" + std::string(game->title) + ": rules " + std::string(game->version) + ", " +
                std::to_string(game->catalogue.size()) + " in the catalogue";
    return text;
}

void add_colour(CLI::App& program, Session& session)
{
    static const std::map<std::string, Colour> words{
        {"auto", Colour::automatic}, {"always", Colour::always}, {"never", Colour::never}};
    program.add_option("--color", session.colour, "auto, always or never")
        ->transform(CLI::CheckedTransformer(words, CLI::ignore_case))
        ->option_text("WHEN");
}

int run(int argc, char** argv)
{
    CLI::App program{"Cardinal referees card games on a real table."};
    program.set_version_flag("--version", version());
    program.require_subcommand(0, 1);
    program.fallthrough();
    Session session;
    add_colour(program, session);
    program.parse_complete_callback([&session] { choose_colours(session.colour, stdout); });
    add_judge(program, session);
    add_rules(program, session);
    add_play(program, session);
    add_bench(program, session);
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        const int code = program.exit(error, std::cout, std::cerr);
        return code == 0 ? exit_code::fine : exit_code::usage;
    }
    if (!program.get_subcommands().empty() || play_on_the_terminal(session))
        return session.exit_code;
    std::cerr << program.help();
    return exit_code::usage;
}

}  // namespace
}  // namespace cardinal::cli

int main(int argc, char** argv)
{
    std::ios::sync_with_stdio(false);
    try {
        return cardinal::cli::run(argc, argv);
    } catch (const std::exception& error) {
        std::cerr << "cardinal: this should not have happened: " << error.what() << "\n";
        return 3;
    }
}
