#include "companion/cli/commands.h"
#include "companion/cli/data_folder.h"
#include "companion/cli/files.h"
#include "companion/cli/games.h"
#include "companion/cli/line_editor.h"
#include "companion/cli/saved_match.h"
#include "companion/cli/scenarios.h"
#include "companion/cli/text_match.h"
#include "engine/games/all_games.h"
#include "engine/record/text.h"

#include <CLI/CLI.hpp>
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
    int until = 0;
    std::string profile{};  ///< empty: practice, or that of the match that goes on
    bool unsaved = false;
};

/// A match that can begin, or why it cannot and the exit code that says so.
struct Opening {
    std::optional<Referee> referee{};
    MatchFile file{};
    std::string sentence{};  ///< shown before the match, or instead of it
    int code = exit_code::fine;
};

Opening refused(int code, std::string sentence) { return {.sentence = std::move(sentence), .code = code}; }

/// Where matches are kept when nobody says otherwise: a new file in the user's data folder.
MatchFile new_match_file(std::string_view game, const Session& session)
{
    const auto data = data_folder(session);
    if (!data)
        return MatchFile::nowhere(
            "This match is not saved, because neither HOME nor XDG_DATA_HOME says where; save FILE "
            "keeps it.");
    const fs::path folder = *data / "matches";
    std::error_code failed;
    fs::create_directories(folder, failed);
    fs::path file;
    for (int number = 1; number == 1 || fs::exists(file, failed); ++number)
        file = folder / (std::string(game) + "-" + std::to_string(number) + ".cardinal");
    return MatchFile::new_at(file);
}

MatchFile file_for(const Wanted& wanted, std::string_view game, const Session& session)
{
    if (wanted.unsaved)
        return MatchFile::nowhere();
    return wanted.save.empty() ? new_match_file(game, session) : MatchFile::new_at(wanted.save);
}

// ---- going on with a saved match ----

/// What was asked for beside the match and is not so in it.
std::string disagreement(const Wanted& wanted, const SavedMatch& match)
{
    const std::string_view profile = to_string(match.record.pins.profile);
    if (!wanted.game.empty() && wanted.game != match.game->id)
        return match.name + " is a match of " + std::string(match.game->id) + ", not of " + wanted.game + ".";
    if (!wanted.profile.empty() && wanted.profile != profile)
        return match.name + " is played in profile " + std::string(profile) + "; a match keeps its profile.";
    const int entries = static_cast<int>(match.record.entries.size());
    if (wanted.until > entries)
        return match.name + " has no entry " + std::to_string(wanted.until) + ", only " + std::to_string(entries) + ".";
    return "";
}

std::string what_can_be_done(const SavedMatch& match)
{
    const int certain = match.replayed.at_entry - 1;
    return "\nIt is not the game that was played, so nothing was changed." +
           (certain < 1 ? ""
                        : " cardinal play --resume " + match.name + " --until " + std::to_string(certain) +
                              " goes on after the last entry that is certain, in a file of its own.");
}

/// An earlier moment is another match: what was played since stays in its own file.
MatchFile file_to_go_on_in(const Wanted& wanted, const SavedMatch& match, const std::string& text,
                           const Session& session)
{
    if (wanted.unsaved || !wanted.save.empty() || wanted.until > 0)
        return file_for(wanted, match.game->id, session);
    return MatchFile::of_saved(wanted.resume, text,
                               match.damage.empty() ? MatchFile::Is::whole : MatchFile::Is::damaged);
}

std::string damage_of(const SavedMatch& match)
{
    std::string lines;
    for (const auto& damage : match.damage)
        lines += to_string(damage) + "\n";
    return lines;
}

Opening resumed(const Wanted& wanted, const Session& session)
{
    const auto text = read_text(wanted.resume);
    if (!text)
        return refused(exit_code::unreadable, text.error().sentence);
    if (!is_record(*text))
        return refused(exit_code::unreadable, wanted.resume + " is no saved match.");
    auto match = read_saved(*text, wanted.resume);
    if (!match)
        return refused(exit_code::unreadable, match.error().sentence);
    if (std::string why = disagreement(wanted, *match); !why.empty())
        return refused(exit_code::usage, std::move(why));
    if (std::string why = why_not_begun(*text, *match); !why.empty())
        return refused(exit_code::unreadable, damage_of(*match) + why);
    if (wanted.until > 0) {
        match->record.entries.resize(static_cast<std::size_t>(wanted.until));
        match->replayed = replay(*match->game, match->record);
    }
    if (match->replayed.fidelity == Fidelity::diverged)
        return refused(exit_code::no, told(*match) + what_can_be_done(*match));
    const std::string rest = match->damage.empty() ? "" : "\nThe match goes on with what could be read.";
    return {.referee = Referee(*match->game, match->record),
            .file = file_to_go_on_in(wanted, *match, *text, session),
            .sentence = damage_of(*match) + told(*match) + rest};
}

// ---- a new match ----

Opening begun(const Wanted& wanted, const Session& session)
{
    const auto game = wanted.game.empty() ? Result<const Game*>(nullptr) : game_called(wanted.game);
    if (!game)
        return refused(exit_code::usage, game.error().sentence);
    const fs::path table = wanted.table.empty() ? samples() / std::string((*game)->id) / "tables" / "ready.cardinal"
                                                : fs::path(wanted.table);
    const auto file = read_scenarios(table);
    if (!file)
        return refused(exit_code::unreadable, file.error().sentence);
    if (file->scenarios.empty())
        return refused(exit_code::unreadable,
                       "There is no table in " + table.string() + "; a scenario's set-up is one.");
    if (file->game != *game && !wanted.game.empty())
        return refused(exit_code::unreadable, table.string() + " is a table of " + std::string(file->game->id) +
                                                  ", not of " + wanted.game + ".");
    const Profile profile = wanted.profile == "tournament" ? Profile::tournament : Profile::practice;
    return {.referee = Referee(*file->game, file->scenarios.front().start, profile),
            .file = file_for(wanted, file->game->id, session)};
}

Opening opened(const Wanted& wanted, const Session& session)
{
    if (wanted.resume == "-")
        return refused(exit_code::usage, "A match goes on from a file; what is typed comes from standard input.");
    if (std::string why = wanted.save.empty() ? "" : why_not_new(wanted.save); !why.empty())
        return refused(exit_code::usage, why + " If it is a saved match, --resume goes on with it.");
    return wanted.resume.empty() ? begun(wanted, session) : resumed(wanted, session);
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

int play_match(Wanted wanted, const Session& session)
{
    if (wanted.game.empty() && wanted.table.empty() && wanted.resume.empty()) {
        const Game* game = chosen_game();
        if (!game)
            std::cerr << "cardinal play: name a game: cardinal play GAME\n" << games_to_choose_from();
        if (!game)
            return exit_code::usage;
        wanted.game = game->id;
    }
    Opening opening = opened(wanted, session);
    if (!opening.referee) {
        std::cerr << "cardinal play: " << opening.sentence << "\n";
        return opening.code;
    }
    std::cout << opening.sentence << (opening.sentence.empty() ? "" : "\n");
    const auto corrections = isatty(STDIN_FILENO) ? Corrections::confirmed : Corrections::at_once;
    TextMatch match(std::move(*opening.referee), std::move(opening.file), corrections);
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
    auto wanted = std::make_shared<Wanted>();
    CLI::App* verb = program.add_subcommand("play", "Referee a match that is told by typing, without a camera");
    verb->add_option("GAME", wanted->game, "The game's id; asked for where somebody sits at a terminal");
    CLI::Option* table =
        verb->add_option("--table", wanted->table, "A file whose first scenario's set-up is the table to start from");
    CLI::Option* resume = verb->add_option("--resume", wanted->resume, "Go on with a saved match")->excludes(table);
    verb->add_option("--until", wanted->until, "Go on after this entry of it, in a file of its own")
        ->check(CLI::PositiveNumber)
        ->needs(resume);
    CLI::Option* save =
        verb->add_option("--save", wanted->save, "Save to this new file instead of one in the data folder");
    verb->add_flag("--no-save", wanted->unsaved, "Save nowhere")->excludes(save);
    verb->add_option("--profile", wanted->profile, "practice, or tournament: no hints, only a judge undoes")
        ->check(CLI::IsMember({"practice", "tournament"}));
    verb->callback([wanted, &session] { session.exit_code = play_match(*wanted, session); });
}

}  // namespace cardinal::cli
