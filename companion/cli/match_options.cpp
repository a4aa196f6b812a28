#include "companion/cli/match_options.h"

#include <CLI/CLI.hpp>

namespace cardinal::cli {

MatchOptions add_match_options(CLI::App& verb, WantedMatch& wanted)
{
    CLI::Option* table =
        verb.add_option("--table", wanted.table, "A file whose first scenario's set-up is the table to start from");
    CLI::Option* resume =
        verb.add_option("--resume", wanted.resume, "Go on with a match: its number in the database, or a saved one")
            ->option_text("MATCH")
            ->excludes(table);
    verb.add_option("--decks", wanted.decks, "A deck of each player, A's first: stored ones, or files")
        ->expected(2, static_cast<int>(most_seats))
        ->excludes(table)
        ->excludes(resume);
    verb.add_option("--player", wanted.players, "Who plays: --player A=Ann; may be given several times")
        ->option_text("SEAT=NAME")
        ->allow_extra_args(false)
        ->excludes(resume);
    CLI::Option* unkept = verb.add_flag_callback(
        "--no-save", [&wanted] { wanted.is_kept = false; }, "Keep it nowhere");
    verb.add_option("--option", wanted.options, "A house rule: NAME=VALUE; “cardinal rules GAME --options” lists them")
        ->option_text("NAME=VALUE")
        ->allow_extra_args(false);
    verb.add_option("--profile", wanted.profile, "practice, or tournament: no hints, only a judge undoes")
        ->check(CLI::IsMember({"practice", "tournament"}));
    return {.resume = resume, .unkept = unkept};
}

}  // namespace cardinal::cli
