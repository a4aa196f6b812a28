// The program `cardinal-bench-watch`, which the verb `cardinal bench watch` becomes.
#include "companion/cli/arguments.h"
#include "companion/cli/bench_watch_match.h"
#include "companion/cli/bench_watch_report.h"
#include "companion/cli/complaint.h"
#include "companion/cli/games.h"
#include "companion/cli/program_main.h"
#include "companion/cli/scenarios.h"
#include "companion/print/print.h"
#include "engine/games/all_games.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <opencv2/core/utility.hpp>

namespace cardinal::cli {
namespace {

using bench::Count;
using bench::Grade;

struct Wanted {
    std::vector<std::string> games{};
    std::vector<std::string> grades{};
    std::string table = "busy";
    std::string eyes = "both";
    int matches = 0, plays = 0;
    int one_illegal_in = 8;
    std::uint64_t seed = 1;
    double frames_per_second = 0;
    int width = 1920;
    std::string results{};
    bench::Trouble trouble{};
    bool is_terse = false;
    bool is_full = false, json = false, tell = false, log = false;
    std::string drawings{};
};

/// One match to be played.
struct Job {
    bench::MatchKey key{};
    const Game* game = nullptr;
    Position table{};
    Grade grade = Grade::tidy;
    bool is_rendered = false;
};

Grade grade_called(const std::string& name)
{
    const auto found = std::ranges::find(bench::grade_names, name);
    return static_cast<Grade>(found - std::begin(bench::grade_names));
}

Result<Position> table_of(const Game& game, const std::string& table)
{
    const auto read = read_table(game, samples() / std::string(game.id) / "tables" / (table + ".cardinal"));
    if (!read)
        return Failure{read.error()};
    return read->start;
}

Result<std::vector<Job>> jobs_of(const Wanted& wanted)
{
    std::vector<Job> jobs;
    for (const bool is_rendered : {false, true})
        for (const std::string& id : wanted.games)
            for (const std::string& grade : wanted.grades) {
                if (wanted.eyes == (is_rendered ? "perfect" : "rendered"))
                    continue;
                const auto game = game_called(id);
                if (!game)
                    return Failure{game.error()};
                const auto table = table_of(**game, wanted.table);
                if (!table)
                    return Failure{table.error()};
                const bool is_short = is_rendered && !wanted.is_full;
                if (is_short && grade != "usual" && wanted.grades.size() > 1)
                    continue;  // one match a game
                const int matches = wanted.matches > 0 ? wanted.matches : is_short ? 1 : wanted.is_full ? 7 : 3;
                const int plays = wanted.plays > 0 ? wanted.plays : is_short ? 12 : 50;
                for (int match = 0; match < matches; ++match)
                    jobs.push_back({.key = {.game = id,
                                            .grade = grade,
                                            .eyes = is_rendered ? "rendered" : "perfect",
                                            .table = wanted.table,
                                            .plays = plays,
                                            .one_illegal_in = wanted.one_illegal_in,
                                            .is_terse = wanted.is_terse,
                                            .width = is_rendered ? wanted.width : 0,
                                            .frames_per_second = wanted.frames_per_second,
                                            .killed_one_in = wanted.trouble.killed_one_in,
                                            .knocked_one_in = is_rendered ? wanted.trouble.knocked_one_in : 0,
                                            .bothered_one_in = is_rendered ? wanted.trouble.bothered_one_in : 0,
                                            .seed = wanted.seed + static_cast<std::uint64_t>(match)},
                                    .game = *game,
                                    .table = *table,
                                    .grade = grade_called(grade),
                                    .is_rendered = is_rendered});
            }
    return jobs;
}

Result<Count> played(const Job& job, const bench::Onlookers& onlookers)
{
    const std::vector<bench::Play> plays = bench::match_of(*job.game, job.table,
                                                           {.plays = job.key.plays,
                                                            .one_illegal_in = job.key.one_illegal_in,
                                                            .is_terse = job.key.is_terse,
                                                            .seed = job.key.seed});
    if (plays.empty())
        return Count{};
    const Position* end = &plays.front().after;
    for (const bench::Play& play : plays)
        end = play.after.cards.size() > end->cards.size() ? &play.after : end;
    const int height = job.key.width * 9 / 16;
    auto setting = job.is_rendered
                     ? bench::printed_setting(*job.game, *end, job.grade, {job.key.width, height}, job.key.seed)
                     : Result<bench::Setting>(bench::plain_setting(*job.game, *end, job.grade));
    if (!setting)
        return Failure{setting.error()};
    if (job.key.bothered_one_in > 0)
        if (auto added = bench::add_cards_of_another_game(*setting, job.key.seed); !added)
            return Failure{added.error()};
    if (job.key.frames_per_second > 0)
        setting->film = studio::at_full_rate(setting->film, job.key.frames_per_second);
    const auto open_eyes = [&] {
        return job.is_rendered ? bench::cameras_eyes(*setting) : bench::perfect_eyes(*setting);
    };
    return bench::watch_match(*setting, plays, open_eyes,
                              {.killed_one_in = job.key.killed_one_in,
                               .knocked_one_in = job.key.knocked_one_in,
                               .bothered_one_in = job.key.bothered_one_in},
                              job.key.seed, onlookers);
}

constexpr Complaint complain("bench watch");

int measure(const Wanted& wanted)
{
    const print::Workshop workshop;
    cv::setNumThreads(1);
    const auto jobs = jobs_of(wanted);
    if (!jobs)
        return complain(jobs.error(), exit_code::usage);
    auto kept = bench::KeptResults::open(wanted.results);
    if (!kept)
        return complain(kept.error());
    bench::Report report(wanted.json, wanted.tell);
    for (const Job& job : *jobs) {
        std::optional<Count> count = kept->known(job.key);
        if (!count) {
            auto fresh = played(job, {.log = wanted.log ? &std::cerr : nullptr, .drawings = wanted.drawings});
            if (!fresh)
                return complain(fresh.error());
            count = std::move(*fresh);
            if (auto stored = kept->add(job.key, *count); !stored)
                return complain(stored.error());
        }
        report.add(job.key, *count);
    }
    report.close();
    return report.has_false_flags() ? exit_code::no : exit_code::fine;
}

int run(int argc, char** argv)
{
    CLI::App program{
        "Whole matches of random legal play with illegal plays among them, watched and held against what was "
        "done: once through eyes without errors, once rendered as a camera would see them. Exit code 1 when "
        "a legal play was flagged.",
        "cardinal bench watch"};
    Wanted wanted;
    std::vector<std::string> ids;
    for (const Game* game : all_games())
        ids.emplace_back(game->id);
    const std::vector<std::string> grades(std::begin(bench::grade_names), std::end(bench::grade_names));
    program.add_option("--game", wanted.games, "Only these games");
    program.add_option("--grade", wanted.grades, "Only these: tidy, usual, messy")->check(CLI::IsMember(grades));
    program.add_option("--eyes", wanted.eyes, "perfect: nothing is rendered; rendered: a camera's pictures; else both")
        ->check(CLI::IsMember({"perfect", "rendered", "both"}));
    program.add_option("--table", wanted.table, "Of the game's bundled tables, the one that matches begin from")
        ->capture_default_str();
    program.add_option("--matches", wanted.matches, "So many of each kind")->check(CLI::Range(1, 100000));
    program.add_option("--plays", wanted.plays, "That leave a trace, in a match")->check(CLI::Range(1, 10000));
    program.add_option("--illegal", wanted.one_illegal_in, "One play in so many is illegal; 0: none")
        ->capture_default_str();
    program.add_flag("--terse", wanted.is_terse,
                     "Players say no targets, nor what goes without saying: a draw, the end of a turn");
    program
        .add_option("--kill", wanted.trouble.killed_one_in,
                    "At one frame in so many the program is killed, and goes on with what it stored")
        ->check(CLI::Range(1, 1000000));
    program
        .add_option("--knock", wanted.trouble.knocked_one_in,
                    "During one deed in so many somebody knocks against the camera")
        ->check(CLI::Range(1, 1000000));
    program
        .add_option("--bother", wanted.trouble.bothered_one_in,
                    "Before one deed in so many something happens that is no play: a phone, a mug, a card of another "
                    "game, an arm that rests, a lamp, two cards that change places unseen and back")
        ->check(CLI::Range(1, 1000000));
    program.add_option("--seed", wanted.seed, "Other matches")->capture_default_str();
    program
        .add_option("--fps", wanted.frames_per_second, "Every frame of a camera; without it few, where nothing moves")
        ->check(CLI::Range(1.0, 120.0));
    program.add_option("--width", wanted.width, "Of the pictures, 16 to 9")
        ->check(CLI::Range(640, 7680))
        ->capture_default_str();
    program.add_option("--results", wanted.results,
                       "A file that each match is appended to; what stands there is not "
                       "measured again");
    program.add_flag("--full", wanted.is_full,
                     "20 matches a game over all grades, of 50 plays, in bench-watch.jsonl; "
                     "it takes hours, and goes on where it was interrupted");
    program.add_flag("--json", wanted.json, "A JSON object for each line");
    program.add_flag("--tell", wanted.tell, "Show what went wrong");
    program.add_flag("--log", wanted.log, "Show each deed with what was written of it, as it goes on");
    program
        .add_option("--draw", wanted.drawings,
                    "A folder: after each deed, what was seen is drawn over the rendered picture")
        ->check(CLI::ExistingDirectory);
    Session session;
    add_session(program, session);
    if (const auto done = read_arguments(program, argc, argv))
        return *done;
    wanted.games = wanted.games.empty() ? ids : wanted.games;
    wanted.grades = wanted.grades.empty() ? grades : wanted.grades;
    if (wanted.is_full && wanted.results.empty())
        wanted.results = "bench-watch.jsonl";
    return measure(wanted);
}

}  // namespace
}  // namespace cardinal::cli

int main(int argc, char** argv)
{
    return cardinal::cli::main_of("cardinal bench watch", cardinal::cli::run, argc, argv);
}
