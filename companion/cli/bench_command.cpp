#include "companion/cli/bench_carddb.h"
#include "companion/cli/bench_explain.h"
#include "companion/cli/commands.h"
#include "companion/cli/complaint.h"
#include "companion/cli/files.h"
#include "companion/cli/games.h"
#include "companion/cli/processor_time.h"
#include "companion/cli/report.h"
#include "companion/cli/scenarios.h"
#include "engine/games/all_games.h"
#include "engine/record/replay.h"
#include "engine/referee/referee.h"
#include "engine/rules/random_play.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <functional>
#include <iomanip>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

/// Figures anybody can measure again. Each is the median of many rounds with its spread, beside what it would cost the
/// obvious way, measured in the same run. All is time of the processor: what others do on the machine hardly counts.
namespace cardinal::cli {
namespace {

constexpr int rounds = 25;

struct Wanted {
    std::string game = std::string(all_games().front()->id);
    std::string table{};
};

struct Figure {
    std::string name{};
    double median = 0, least = 0, most = 0;  ///< in the unit
    std::string unit{};
    std::string remark{};
};

/// Keeps the optimizer from leaving out what is measured.
void use(std::uint64_t value)
{
    static volatile std::uint64_t sink = 0;
    sink = sink + value;
}

/// Nanoseconds for each of `count` times that `work` does its thing.
Figure measured(std::string name, std::size_t count, const std::function<void()>& work)
{
    work();  // warms the caches
    std::vector<double> times;
    for (int round = 0; round < rounds; ++round) {
        const double begin = processor_ms();
        work();
        times.push_back(1e6 * (processor_ms() - begin) / static_cast<double>(count));
    }
    std::ranges::sort(times);
    return {std::move(name), times[rounds / 2], times.front(), times.back(), "ns", {}};
}

/// Legal plays from the table on, each with the position it was done in; none where nobody can act.
struct Moment {
    Position position{};
    Action action{};
};
std::vector<Moment> legal_plays(const Game& game, const Position& start, std::size_t count)
{
    std::vector<Moment> moments;
    Seed seed(2026);
    Position position = start;
    while (moments.size() < count) {
        const auto action = random_legal_action(game, position, seed);
        if (!action && position == start)
            break;
        if (!action) {
            position = start;
            continue;
        }
        moments.push_back({position, *action});
        position = apply(game, std::move(position), *action);
    }
    return moments;
}

/// Plays are measured in handfuls whose positions stay in the cache together, as the one position of a match does:
/// what is measured is the work, not the memory.
constexpr std::size_t plays = 200;
constexpr std::size_t handful = 10;
constexpr std::size_t repeats = 20;

std::size_t bytes_of(const Position& position)
{
    return sizeof position + position.cards.size() * sizeof(Card) + position.effects.size() * sizeof(Effect) +
           position.stack.size() * sizeof(Pending) + position.standing.size() * sizeof(Standing);
}

/// Nanoseconds for a judge and an apply in place, as whoever holds a position calls them; setting the positions up
/// again is not counted.
double judge_and_apply_in_place(const Game& game, const std::vector<Moment>& moments)
{
    double spent_ms = 0;
    std::vector<Position> positions(handful);
    for (std::size_t first = 0; first + handful <= moments.size(); first += handful)
        for (std::size_t repeat = 0; repeat < repeats; ++repeat) {
            for (std::size_t at = 0; at < handful; ++at)
                positions[at] = moments[first + at].position;
            const double begin = processor_ms();
            for (std::size_t at = 0; at < handful; ++at) {
                const Action& action = moments[first + at].action;
                use(judge(game, positions[at], action).violations.size());
                positions[at] = apply(game, std::move(positions[at]), action);
            }
            spent_ms += processor_ms() - begin;
        }
    return 1e6 * spent_ms / static_cast<double>(moments.size() * repeats);
}

Figure judging_and_applying(const Game& game, const std::vector<Moment>& moments)
{
    std::array<double, rounds> times{};
    judge_and_apply_in_place(game, moments);  // warms the caches
    for (double& time : times)
        time = judge_and_apply_in_place(game, moments);
    std::ranges::sort(times);
    return {"judge + apply, in place", times[rounds / 2], times.front(), times.back(), "ns", {}};
}

/// Does it with each play, a handful at a time.
Figure measured_on(std::string name, const std::vector<Moment>& moments, const std::function<void(const Moment&)>& work)
{
    return measured(std::move(name), moments.size() * repeats, [&] {
        for (std::size_t first = 0; first + handful <= moments.size(); first += handful)
            for (std::size_t repeat = 0; repeat < repeats; ++repeat)
                for (std::size_t at = first; at < first + handful; ++at)
                    work(moments[at]);
    });
}

Figure judging_alone(const Game& game, const std::vector<Moment>& moments)
{
    return measured_on("judge alone", moments, [&](const Moment& moment) {
        use(judge(game, moment.position, moment.action).violations.size());
    });
}

Figure on_copies(const Game& game, const std::vector<Moment>& moments)
{
    return measured_on("copy + judge + apply", moments, [&](const Moment& moment) {
        use(judge(game, moment.position, moment.action).violations.size());
        use(apply(game, moment.position, moment.action).cards.size());
    });
}

Figure finding_options(const Game& game, const Position& table)
{
    std::vector<Template> proposed;
    game.propose(table, proposed);
    std::size_t candidates = 0;
    for (const Template& option : proposed)
        candidates += std::max<std::size_t>(1, option.any_of.size());
    const std::size_t legal = options(game, table).size();
    Figure figure = measured("options, a candidate", candidates * 50, [&] {
        for (int repeat = 0; repeat < 50; ++repeat)
            use(options(game, table).size());
    });
    figure.remark = std::to_string(candidates) + " candidates, " + std::to_string(legal) + " legal ways to act";
    return figure;
}

Record match_of(const Game& game, const Position& table, std::size_t entries)
{
    Referee referee(game, table);
    Seed seed(7);
    while (referee.record().entries.size() < entries) {
        const auto action = random_legal_action(game, referee.position(), seed);
        const auto entry = action ? referee.take(*action) : referee.undo(1 + static_cast<int>(seed.below(30)));
        if (!entry && !referee.undo(1))
            break;
    }
    return referee.record();
}

Figure replaying(const Game& game, const Position& table)
{
    const Record record = match_of(game, table, 1000);
    Figure figure = measured("replay of a record", 1, [&] { use(replay(game, record).last.cards.size()); });
    for (double* time : {&figure.median, &figure.least, &figure.most})
        *time /= 1e6;
    figure.unit = "ms";
    figure.remark =
        std::to_string(record.entries.size()) + " entries, " + std::string(to_string(replay(game, record).fidelity));
    return figure;
}

std::vector<Figure> measure_engine(const Game& game, const Position& table, const std::vector<Moment>& moments)
{
    std::vector<Figure> figures;
    figures.push_back(measured("copying the position", 2000, [&] {
        for (int repeat = 0; repeat < 2000; ++repeat)
            use(Position(table).cards.size());
    }));
    figures.back().remark =
        std::to_string(bytes_of(table)) + " bytes, " + std::to_string(table.cards.size()) + " cards";
    figures.push_back(measured("hashing the position", 2000, [&] {
        for (int repeat = 0; repeat < 2000; ++repeat)
            use(hash_of(table));
    }));
    figures.push_back(judging_alone(game, moments));
    figures.push_back(judging_and_applying(game, moments));
    figures.push_back(on_copies(game, moments));
    figures.push_back(finding_options(game, table));
    figures.push_back(replaying(game, table));
    return figures;
}

std::string rate_of(const Figure& figure)
{
    if (figure.unit != "ns" || figure.median <= 0)
        return "";
    const auto thousands = static_cast<long>(1e6 / figure.median);
    return std::to_string(thousands) + " thousand a second";
}

void print(const std::vector<Figure>& figures, bool json)
{
    const double copy = figures.front().median;
    if (!json)
        std::cout << "Time of the processor: the median, and the least and the most of " << rounds << " rounds\n";
    for (const Figure& figure : figures) {
        const bool comparable = figure.unit == "ns";
        if (json) {
            nlohmann::ordered_json object{{"what", figure.name}, {"median", figure.median}, {"least", figure.least},
                                          {"most", figure.most}, {"unit", figure.unit},     {"remark", figure.remark}};
            if (comparable)
                object["copies"] = figure.median / copy;
            std::cout << line_of(object);
            continue;
        }
        std::cout << std::fixed << std::setprecision(comparable ? 0 : 2) << padded(figure.name, 26) << std::setw(8)
                  << figure.median << " " << figure.unit << "  (" << figure.least << " – " << figure.most << ")";
        if (comparable)
            std::cout << std::setprecision(2) << "  " << std::setw(6) << figure.median / copy << " × a copy  "
                      << rate_of(figure);
        std::cout << (figure.remark.empty() ? "" : "  " + figure.remark) << "\n";
    }
}

int bench_engine(const Wanted& wanted, bool json)
{
    const auto game = game_called(wanted.game);
    if (!game)
        return Complaint("bench")(game.error(), exit_code::usage);
    const auto table = read_table(**game, wanted.table);
    if (!table)
        return Complaint("bench")(table.error());
    const std::vector<Moment> moments = legal_plays(*table->game, table->start, plays);
    if (moments.empty()) {
        std::cerr << "cardinal bench: Nobody can act on the table in " << table->path.string()
                  << ", so there is nothing to measure.\n";
        return exit_code::unreadable;
    }
    print(measure_engine(*table->game, table->start, moments), json);
    return exit_code::fine;
}

}  // namespace

void add_bench(CLI::App& program, Session& session)
{
    auto wanted = std::make_shared<Wanted>();
    CLI::App* verb = program.add_subcommand("bench", "Measure how fast Cardinal is, beside the obvious alternative");
    verb->require_subcommand(1);
    CLI::App* engine = verb->add_subcommand("engine", "Judging, applying, finding options, replaying");
    engine->add_option("--game", wanted->game, "The game's id")->capture_default_str();
    engine->add_option("--table", wanted->table,
                       "A scenario whose set-up is measured instead of the bundled busy table");
    engine->add_flag("--json", session.json, "One JSON object a line");
    engine->callback([wanted, &session] { session.exit_code = bench_engine(*wanted, session.json); });
    add_bench_explain(*verb, session);
    add_bench_carddb(*verb, session);
    add_bench_vision(*verb, session);
    add_bench_watch(*verb, session);
}

}  // namespace cardinal::cli
