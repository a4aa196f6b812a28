#include "companion/cli/bench_explain.h"

#include "companion/cli/commands.h"
#include "companion/cli/files.h"
#include "companion/cli/games.h"
#include "companion/cli/report.h"
#include "companion/cli/scenarios.h"
#include "engine/games/all_games.h"
#include "engine/referee/rehearsal.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <iomanip>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

/// How well and how fast the referee finds out what happened: matches played at random are shown to it as boards, with
/// one to six deeds between two looks, with marks that are not read, and with illegal deeds among them.
namespace cardinal::cli {
namespace {

struct Wanted {
    std::string game = std::string(all_games().front()->id);
    std::string table{};
    int matches = 20;
    bool tell = false;
};

struct Row {
    std::string name{};
    Rehearsal rehearsal{};
};

struct Measured {
    Rehearsed count{};
    double median = 0, ninetieth = 0, most = 0;  ///< milliseconds of one look
};

std::vector<Row> rows_of(int matches)
{
    return {{"one deed a look", {.matches = matches}},
            {"up to three", {.matches = matches, .most_deeds = 3}},
            {"up to six", {.matches = matches, .most_deeds = 6}},
            {"one mark in ten lost", {.matches = matches, .most_deeds = 2, .one_mark_lost_in = 10}},
            {"one deed in eight illegal", {.matches = matches, .one_illegal_in = 8}}};
}

Measured measure(const Game& game, const Position& table, const Rehearsal& rehearsal)
{
    using Clock = std::chrono::steady_clock;
    std::vector<double> times;
    Measured measured;
    measured.count = rehearse(game, table, rehearsal, [&](Observer& observer, const Board& seen) {
        const auto begin = Clock::now();
        Observation observation = observer.look(seen);
        times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - begin).count());
        return observation;
    });
    if (times.empty())
        return measured;
    std::ranges::sort(times);
    measured.median = times[times.size() / 2];
    measured.ninetieth = times[times.size() * 9 / 10];
    measured.most = times.back();
    return measured;
}

void print_as_json(const Row& row, const Measured& measured)
{
    const Rehearsed& count = measured.count;
    std::cout << line_of({{"what", row.name},
                          {"looks", count.looks},
                          {"deeds", count.deeds},
                          {"found", count.found},
                          {"wrong", count.wrong},
                          {"lost", count.lost},
                          {"waits", count.waits},
                          {"questions", count.questions},
                          {"false_flags", count.false_flags},
                          {"planted", count.planted},
                          {"planted_found", count.planted_found},
                          {"median_ms", measured.median},
                          {"ninetieth_ms", measured.ninetieth},
                          {"most_ms", measured.most}});
}

void print(const Row& row, const Measured& measured, bool tell)
{
    const Rehearsed& count = measured.count;
    std::cout << padded(row.name, 27) << std::setw(5) << count.looks << " looks " << std::setw(5) << count.found
              << " found " << std::setw(4) << count.wrong << " wrong " << std::setw(4) << count.lost << " lost "
              << std::setw(4) << count.waits << " waited " << std::setw(4) << count.questions << " asked "
              << std::setw(4) << count.false_flags << " false flags  " << count.planted_found << "/" << count.planted
              << " planted found  " << std::fixed << std::setprecision(1) << measured.median << " ms, 90 % "
              << measured.ninetieth << ", most " << measured.most << "\n";
    if (tell)
        for (const std::string& each : count.told)
            std::cout << "  " << each << "\n";
}

int bench(const Wanted& wanted, bool json)
{
    const auto game = game_called(wanted.game);
    if (!game) {
        std::cerr << "cardinal bench: " << game.error().sentence << "\n";
        return exit_code::usage;
    }
    const auto table = read_table(**game, wanted.table);
    if (!table) {
        std::cerr << "cardinal bench: " << table.error().sentence << "\n";
        return exit_code::unreadable;
    }
    for (const Row& row : rows_of(wanted.matches)) {
        const Measured measured = measure(*table->game, table->start, row.rehearsal);
        json ? print_as_json(row, measured) : print(row, measured, wanted.tell);
    }
    return exit_code::fine;
}

}  // namespace

void add_bench_explain(CLI::App& bench_verb, Session& session)
{
    auto wanted = std::make_shared<Wanted>();
    CLI::App* explain = bench_verb.add_subcommand("explain", "Finding out what happened between two boards");
    explain->add_option("--game", wanted->game, "The game's id")->capture_default_str();
    explain->add_option("--table", wanted->table, "A scenario whose set-up the matches begin from");
    explain->add_option("--matches", wanted->matches, "How many for each row")
        ->check(CLI::Range(1, 100000))
        ->capture_default_str();
    CLI::Option* json = explain->add_flag("--json", session.json, "One JSON object a row");
    explain->add_flag("--tell", wanted->tell, "Show the looks that went wrong")->excludes(json);
    explain->callback([wanted, &session] { session.exit_code = bench(*wanted, session.json); });
}

}  // namespace cardinal::cli
