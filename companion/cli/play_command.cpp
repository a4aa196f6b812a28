#include "companion/cli/commands.h"
#include "companion/cli/files.h"
#include "companion/cli/games.h"
#include "companion/cli/line_editor.h"
#include "companion/cli/scenarios.h"
#include "companion/cli/text_match.h"
#include "engine/games/all_games.h"
#include "engine/record/text.h"

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <unistd.h>

namespace cardinal::cli {
namespace {

namespace fs = std::filesystem;

struct Wanted {
    std::string game{};
    std::string table{};
    std::string save{};
    std::string resume{};
    std::string profile = "practice";
    bool unsaved = false;
};

Failure sentence(std::string text) { return Failure{{std::move(text)}}; }

/// Where matches are kept when nobody says otherwise: a new file in the user's data folder.
fs::path new_match_file(std::string_view game)
{
    const char* data = std::getenv("XDG_DATA_HOME");
    const char* home = std::getenv("HOME");
    if ((!data || !*data) && (!home || !*home))
        return {};
    const fs::path folder =
        (data && *data ? fs::path(data) : fs::path(home) / ".local" / "share") / "cardinal" / "matches";
    std::error_code failed;
    fs::create_directories(folder, failed);
    for (int number = 1; number < 100000; ++number) {
        const fs::path file = folder / (std::string(game) + "-" + std::to_string(number) + ".cardinal");
        if (!fs::exists(file, failed))
            return file;
    }
    return {};
}

Result<Referee> resumed(const std::string& path)
{
    const auto text = read_text(path);
    if (!text)
        return Failure{text.error()};
    if (!is_record(*text))
        return sentence(path + " is no saved match.");
    const auto game = game_called(game_of_record(*text));
    if (!game)
        return Failure{game.error().while_doing("reading " + path)};
    RecordRead read = read_record(**game, *text, path);
    for (const auto& damage : read.damage)
        std::cerr << to_string(damage) << "\n";
    if (!read.damage.empty())
        std::cerr << "The match goes on with what could be read: " << read.record.entries.size() << " entries.\n";
    return Referee(**game, std::move(read.record));
}

Result<Referee> begun(const Wanted& wanted)
{
    const auto game = wanted.game.empty() ? Result<const Game*>(nullptr) : game_called(wanted.game);
    if (!game)
        return Failure{game.error()};
    const fs::path table = wanted.table.empty() ? samples() / std::string((*game)->id) / "tables" / "ready.cardinal"
                                                : fs::path(wanted.table);
    const auto file = read_scenarios(table);
    if (!file)
        return Failure{file.error()};
    if (file->scenarios.empty())
        return sentence("There is no table in " + table.string() + "; a scenario's set-up is one.");
    if (file->game != *game && !wanted.game.empty())
        return sentence(table.string() + " is a table of " + std::string(file->game->id) + ", not of " + wanted.game +
                        ".");
    const Profile profile = wanted.profile == "tournament" ? Profile::tournament : Profile::practice;
    return Referee(*file->game, file->scenarios.front().start, profile);
}

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

int play_match(Wanted wanted)
{
    if (wanted.game.empty() && wanted.table.empty() && wanted.resume.empty()) {
        const Game* game = chosen_game();
        if (!game)
            std::cerr << "cardinal play: name a game: cardinal play GAME\n" << games_to_choose_from();
        if (!game)
            return exit_code::usage;
        wanted.game = game->id;
    }
    auto referee = wanted.resume.empty() ? begun(wanted) : resumed(wanted.resume);
    if (!referee) {
        std::cerr << "cardinal play: " << referee.error().sentence << "\n";
        const bool unknown_game = wanted.resume.empty() && !wanted.game.empty() && !find_game(wanted.game);
        return unknown_game ? exit_code::usage : exit_code::unreadable;
    }
    fs::path file = !wanted.save.empty() ? fs::path(wanted.save) : fs::path(wanted.resume);
    if (file.empty() && !wanted.unsaved)
        file = new_match_file(referee->game().id);
    TextMatch match(std::move(*referee), wanted.unsaved ? fs::path() : file);
    play(match);
    return exit_code::fine;
}

}  // namespace

bool play_on_the_terminal(Session& session)
{
    const bool somebody_plays = is_at_a_terminal();
    if (somebody_plays)
        session.exit_code = play_match({});
    return somebody_plays;
}

void add_play(CLI::App& program, Session& session)
{
    auto wanted = std::make_shared<Wanted>();
    CLI::App* verb = program.add_subcommand("play", "Referee a match that is told by typing, without a camera");
    verb->add_option("GAME", wanted->game, "The game's id; asked for where somebody sits at a terminal");
    verb->add_option("--table", wanted->table, "A file whose first scenario's set-up is the table to start from");
    verb->add_option("--resume", wanted->resume, "Go on with a saved match");
    verb->add_option("--save", wanted->save, "Save to this file instead of a new one in the data folder");
    verb->add_flag("--no-save", wanted->unsaved, "Save nowhere");
    verb->add_option("--profile", wanted->profile, "practice, or tournament: no hints, only a judge undoes")
        ->check(CLI::IsMember({"practice", "tournament"}))
        ->capture_default_str();
    verb->callback([wanted, &session] { session.exit_code = play_match(*wanted); });
}

}  // namespace cardinal::cli
