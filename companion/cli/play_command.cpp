#include "companion/cli/commands.h"
#include "companion/cli/complaint.h"
#include "companion/cli/games.h"
#include "companion/cli/line_editor.h"
#include "companion/cli/match_options.h"
#include "companion/cli/play_opening.h"
#include "companion/cli/text_match.h"
#include "engine/games/all_games.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <unistd.h>

namespace cardinal::cli {
namespace {

void play(TextMatch& match)
{
    std::cout << match.greeting() << std::flush;
    LineEditor editor([&match](std::string_view typed) { return match.complete(typed); });
    while (!match.wants_to_end()) {
        const auto line = editor.read(match.prompt());
        if (!line)
            break;
        std::cout << match.respond(*line) << std::flush;
    }
    std::cout << match.farewell() << std::flush;
}

bool is_at_a_terminal() { return isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0; }

/// Nothing when the person leaves without naming one, or nobody is there to ask.
const Game* chosen_game()
{
    if (all_games().size() == 1)
        return all_games().front();
    if (!is_at_a_terminal())
        return nullptr;
    std::cout << "Which game?\n" << games_to_choose_from() << std::flush;
    LineEditor editor([](std::string_view) { return std::vector<std::string>(); });
    while (const auto line = editor.read("game> ")) {
        if (line->empty() || *line == "quit")
            return nullptr;
        const auto game = game_meant(*line);
        if (game)
            return *game;
        std::cout << game.error().sentence << "\n" << std::flush;
    }
    return nullptr;
}

int play_match(WantedMatch wanted, const Session& session)
{
    wanted = as_usual(std::move(wanted));
    if (!tells_its_game(wanted)) {
        const Game* game = chosen_game();
        if (!game)
            std::cerr << "cardinal play: name a game: cardinal play GAME\n" << games_to_choose_from();
        if (!game)
            return exit_code::usage;
        wanted.game = game->id;
    }
    Opening opening = opened(wanted, session);
    if (!opening.referee) {
        return Complaint("play")(opening.sentence, opening.code);
    }
    std::cout << opening.sentence << (opening.sentence.empty() ? "" : "\n");
    const auto corrections = isatty(STDIN_FILENO) ? Corrections::confirmed : Corrections::at_once;
    TextMatch match(std::move(*opening.referee), std::move(opening.book), std::move(opening.copy), corrections);
    play(match);
    return match.is_kept() ? exit_code::fine : exit_code::unreadable;
}

}  // namespace

bool play_on_the_terminal(Session& session)
{
    const bool somebody_plays = is_at_a_terminal();
    if (somebody_plays)
        session.exit_code = play_match({}, session);
    return somebody_plays;
}

void add_play(CLI::App& program, Session& session)
{
    auto wanted = std::make_shared<WantedMatch>();
    CLI::App* verb = program.add_subcommand("play", "Referee a match that is told by typing, without a camera");
    verb->add_option("GAME", wanted->game, "The game's id; asked for where somebody sits at a terminal");
    const MatchOptions options = add_match_options(*verb, *wanted);
    verb->add_option("--until", wanted->until, "Go on after this entry of it, as a match of its own")
        ->check(CLI::Range(1, most_entries))
        ->needs(options.resume);
    verb->add_option("--save", wanted->copy, "Write a copy to this new file when the match ends")
        ->option_text("FILE")
        ->excludes(options.unkept);
    verb->callback([wanted, &session] { session.exit_code = play_match(*wanted, session); });
}

}  // namespace cardinal::cli
