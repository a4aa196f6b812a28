#include "companion/cli/bench_explain.h"

#include "companion/cli/commands.h"
#include "companion/cli/complaint.h"
#include "companion/cli/files.h"
#include "companion/cli/games.h"
#include "companion/cli/report.h"
#include "companion/cli/scenarios.h"
#include "engine/games/all_games.h"
#include "engine/referee/rehearsal.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <ctime>
#include <iomanip>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

/// How well and how fast the referee finds out what happened: matches played at random are shown to it as boards, with
/// one to six deeds between two looks, with marks that are not read or set late, and with illegal deeds among them.
/// Then how the time for a look grows with the cards on the table and with the deeds between two looks.
namespace cardinal::cli {
namespace {

struct Wanted {
    std::string game = std::string(all_games().front()->id);
    std::string table{};
    int matches = 20;
    int looks = 30;
    std::uint64_t seed = 1;
    std::string row{};  ///< only those with this in their name
    bool tell = false;
};

struct Row {
    std::string name{};
    Rehearsal rehearsal{};
    std::size_t cards = 0;     ///< on the table; 0: as many as there are
    std::string grows_with{};  ///< its time is told beside that of the first row that grows with the same
};

/// Milliseconds of one look: time of the processor, so that a busy machine measures no worse.
struct Times {
    double median = 0, ninetieth = 0, ninety_ninth = 0, most = 0;
};

struct Measured {
    Rehearsed count{};
    Times first{};               ///< looks that showed something new
    Times further{};             ///< at the same table, while something was in doubt
    double times_the_first = 0;  ///< the median, of rows that grow; else 0
};

/// How well it finds out what happened.
std::vector<Row> rows_of(const Wanted& wanted)
{
    std::vector<Row> rows = {
        {"one deed a look", {}},
        {"up to two", {.most_deeds = 2}},
        {"up to three", {.most_deeds = 3}},
        {"up to six", {.most_deeds = 6}},
        {"one mark in ten lost", {.most_deeds = 2, .one_mark_lost_in = 10}},
        {"one mark in four late", {.most_deeds = 2, .one_mark_late_in = 4}},
        {"one deed in eight illegal", {.one_illegal_in = 8}},
        {"illegal among three", {.most_deeds = 3, .one_illegal_in = 8, .goes_on_after_it = true}},
        {"all of it at once",
         {.most_deeds = 3,
          .one_illegal_in = 12,
          .goes_on_after_it = true,
          .one_mark_lost_in = 20,
          .one_mark_late_in = 8}},
    };
    for (Row& row : rows) {
        row.rehearsal.matches = wanted.matches;
        row.rehearsal.looks = wanted.looks;
        row.rehearsal.seed = wanted.seed;
    }
    return rows;
}

/// How the time grows. A fifth of the matches is enough for a median.
std::vector<Row> growing_rows_of(const Wanted& wanted)
{
    const Rehearsal shorter{.matches = std::max(1, wanted.matches / 5), .looks = wanted.looks, .seed = wanted.seed};
    std::vector<Row> rows;
    for (const std::size_t cards : {20U, 40U, 60U, 80U})
        rows.push_back({std::to_string(cards) + " cards", shorter, cards, "cards"});
    for (int deeds = 1; deeds <= 6; ++deeds) {
        Row row{std::to_string(deeds) + (deeds == 1 ? " deed" : " deeds"), shorter, 0, "deeds"};
        row.rehearsal.least_deeds = row.rehearsal.most_deeds = deeds;
        rows.push_back(std::move(row));
    }
    Row most{"6 deeds, 60 cards", shorter, 60, "deeds at once"};
    most.rehearsal.least_deeds = most.rehearsal.most_deeds = 6;
    rows.push_back(std::move(most));
    return rows;
}

Times times_of(std::vector<double> each)
{
    if (each.empty())
        return {};
    std::ranges::sort(each);
    return {each[each.size() / 2], each[each.size() * 9 / 10], each[each.size() * 99 / 100], each.back()};
}

Measured measure(const Game& game, const Position& table, const Rehearsal& rehearsal)
{
    std::vector<double> first, further;
    Board last;
    Measured measured;
    measured.count = rehearse(game, table, rehearsal, [&](Observer& observer, const Board& seen) {
        const std::clock_t begin = std::clock();
        Observation observation = observer.look(seen);
        (seen == last ? further : first).push_back(1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
        last = seen;
        return observation;
    });
    measured.first = times_of(std::move(first));
    measured.further = times_of(std::move(further));
    return measured;
}

/// Questions about what no camera sees.
int questions_for_people(const Rehearsed& count)
{
    int questions = 0;
    for (const auto& [about, asked] : count.asked_about)
        questions += asked.is_for_people ? asked.times : 0;
    return questions;
}

double questions_per_play(const Rehearsed& count) { return count.plays == 0 ? 0 : 1.0 * count.questions / count.plays; }

nlohmann::ordered_json json_of(const std::map<std::string, AskedAbout>& asked_about)
{
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const auto& [about, asked] : asked_about)
        list.push_back({{"about", about}, {"times", asked.times}, {"is_for_people", asked.is_for_people}});
    return list;
}

nlohmann::ordered_json json_of(const Times& times)
{
    return {{"median", times.median},
            {"ninetieth", times.ninetieth},
            {"ninety_ninth", times.ninety_ninth},
            {"most", times.most}};
}

void print_as_json(const Game& game, const Row& row, const Measured& measured)
{
    const Rehearsed& count = measured.count;
    nlohmann::ordered_json object{{"game", game.id},
                                  {"what", row.name},
                                  {"looks", count.looks},
                                  {"deeds", count.deeds},
                                  {"plays", count.plays},
                                  {"recovered", count.recovered},
                                  {"in_order", count.in_order},
                                  {"told_alike", count.told_alike},
                                  {"invented", count.invented},
                                  {"found", count.found},
                                  {"behind", count.behind},
                                  {"waits", count.waits},
                                  {"yet_to_happen", count.yet_to_happen},
                                  {"questions", count.questions},
                                  {"questions_for_people", questions_for_people(count)},
                                  {"questions_per_play", questions_per_play(count)},
                                  {"asked_about", json_of(count.asked_about)},
                                  {"wrong", count.wrong},
                                  {"lost", count.lost},
                                  {"false_flags", count.false_flags},
                                  {"planted", count.planted},
                                  {"planted_found", count.planted_found},
                                  {"planted_misnamed", count.planted_misnamed},
                                  {"planted_as_legal", count.planted_as_legal},
                                  {"planted_hidden", count.planted_hidden},
                                  {"planted_asked", count.planted_asked},
                                  {"planted_given_up", count.planted_given_up},
                                  {"planted_open", count.planted_open},
                                  {"hidden_by", count.hidden_by},
                                  {"first_ms", json_of(measured.first)},
                                  {"further_ms", json_of(measured.further)}};
    if (measured.times_the_first > 0)
        object["times_the_first"] = measured.times_the_first;
    std::cout << line_of(object);
}

constexpr std::size_t name_width = 26;

void print_heading()
{
    std::cout
        << padded("", name_width)
        << "looks  found declared waited behind  wrong   lost  false   plays recovered in order invented  planted found"
           " misnamed legal hidden asked gave up open  unseen other a play     ms   90 %   99 %   most  again   90 %   "
           "99 %  "
           " most\n";
}

template <class Value>
void print_cell(int width, const Value& value)
{
    std::cout << std::setw(width) << value;
}

void print(const Row& row, const Measured& measured)
{
    const Rehearsed& count = measured.count;
    std::cout << padded(row.name, name_width) << std::fixed << std::setprecision(1);
    print_cell(5, count.looks);
    print_cell(7, count.found);
    print_cell(9, count.yet_to_happen);
    print_cell(7, count.waits - count.yet_to_happen);
    print_cell(7, count.behind);
    print_cell(7, count.wrong);
    print_cell(7, count.lost);
    print_cell(7, count.false_flags);
    print_cell(8, count.plays);
    print_cell(10, count.recovered);
    print_cell(9, count.in_order);
    print_cell(9, count.invented);
    print_cell(9, count.planted);
    print_cell(6, count.planted_found);
    print_cell(9, count.planted_misnamed);
    print_cell(6, count.planted_as_legal);
    print_cell(7, count.planted_hidden);
    print_cell(6, count.planted_asked);
    print_cell(8, count.planted_given_up);
    print_cell(5, count.planted_open);
    print_cell(8, questions_for_people(count));
    print_cell(6, count.questions - questions_for_people(count));
    std::cout << std::setprecision(2);
    print_cell(7, questions_per_play(count));
    std::cout << std::setprecision(1);
    for (const Times& times : {measured.first, measured.further})
        for (const double time : {times.median, times.ninetieth, times.ninety_ninth, times.most})
            print_cell(7, time);
    std::cout << "\n";
}

void print_questions(const Rehearsed& count)
{
    for (const auto& [about, asked] : count.asked_about)
        std::cout << "  asked " << asked.times << " times about " << about
                  << (asked.is_for_people ? "" : ", which is not for people to say") << "\n";
}

void print_what_was_hidden(const Rehearsed& count)
{
    for (const auto& [by, times] : count.hidden_by)
        std::cout << "  hidden " << times << " times, legal play leads to every table: " << by << "\n";
}

void print_growth(const Row& row, const Measured& measured)
{
    std::cout << padded(row.name, name_width) << std::fixed << std::setprecision(1);
    print_cell(5, measured.count.looks);
    std::cout << " looks ";
    print_cell(7, measured.first.median);
    std::cout << " ms, 90 % ";
    print_cell(7, measured.first.ninetieth);
    std::cout << ", 99 % ";
    print_cell(7, measured.first.ninety_ninth);
    std::cout << ", " << measured.times_the_first << " times the first\n";
}

bool is_wanted(const Wanted& wanted, const Row& row) { return row.name.find(wanted.row) != std::string::npos; }

void print_how_well(const Table& table, const Wanted& wanted, bool json)
{
    if (!json)
        print_heading();
    for (const Row& row : rows_of(wanted)) {
        if (!is_wanted(wanted, row))
            continue;
        const Measured measured = measure(*table.game, table.start, row.rehearsal);
        json ? print_as_json(*table.game, row, measured) : print(row, measured);
        if (!json) {
            print_questions(measured.count);
            print_what_was_hidden(measured.count);
        }
        if (wanted.tell)
            for (const std::string& each : measured.count.told)
                std::cout << "  " << each << "\n";
    }
}

void print_how_it_grows(const Table& table, const Wanted& wanted, bool json)
{
    std::map<std::string, double> first;
    for (const Row& row : growing_rows_of(wanted)) {
        if (!is_wanted(wanted, row))
            continue;
        const Position start = row.cards > 0 ? with_cards(*table.game, table.start, row.cards) : table.start;
        Measured measured = measure(*table.game, start, row.rehearsal);
        const double median = first.try_emplace(row.grows_with, measured.first.median).first->second;
        measured.times_the_first = median > 0 ? measured.first.median / median : 0;
        json ? print_as_json(*table.game, row, measured) : print_growth(row, measured);
    }
}

int bench(const Wanted& wanted, bool json);

int bench_all(Wanted wanted, bool json)
{
    int worst = exit_code::fine;
    for (const Game* game : all_games()) {
        wanted.game = game->id;
        if (!json)
            std::cout << game->title << "\n";
        worst = std::max(worst, bench(wanted, json));
    }
    return worst;
}

int bench(const Wanted& wanted, bool json)
{
    if (wanted.game == "all")
        return bench_all(wanted, json);
    const auto game = game_called(wanted.game);
    if (!game)
        return Complaint("bench")(game.error(), exit_code::usage);
    const auto table = read_table(**game, wanted.table);
    if (!table)
        return Complaint("bench")(table.error());
    print_how_well(*table, wanted, json);
    print_how_it_grows(*table, wanted, json);
    return exit_code::fine;
}

}  // namespace

void add_bench_explain(CLI::App& bench_verb, Session& session)
{
    auto wanted = std::make_shared<Wanted>();
    CLI::App* explain = bench_verb.add_subcommand("explain", "Finding out what happened between two boards");
    explain->add_option("--game", wanted->game, "The game's id, or all")->capture_default_str();
    explain->add_option("--table", wanted->table, "A scenario whose set-up the matches begin from");
    explain->add_option("--matches", wanted->matches, "How many for each row")
        ->check(CLI::Range(1, 100000))
        ->capture_default_str();
    explain->add_option("--looks", wanted->looks, "How many in a match")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    explain->add_option("--row", wanted->row, "Only the rows with this in their name");
    explain->add_option("--seed", wanted->seed, "Other matches")->capture_default_str();
    CLI::Option* json = explain->add_flag("--json", session.json, "One JSON object a row");
    explain->add_flag("--tell", wanted->tell, "Show the looks that went wrong")->excludes(json);
    explain->callback([wanted, &session] { session.exit_code = bench(*wanted, session.json); });
}

}  // namespace cardinal::cli
