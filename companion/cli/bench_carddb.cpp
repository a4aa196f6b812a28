#include "companion/cli/bench_carddb.h"

#include "carddb/card_search.h"
#include "carddb/decks.h"
#include "carddb/journal.h"
#include "carddb/matches.h"
#include "carddb/rehearsal.h"
#include "companion/cli/commands.h"
#include "companion/cli/complaint.h"
#include "companion/cli/data_folder.h"
#include "companion/cli/files.h"
#include "companion/cli/games.h"
#include "companion/cli/report.h"
#include "companion/cli/scenarios.h"
#include "engine/games/all_games.h"
#include "engine/record/text.h"
#include "engine/referee/referee.h"
#include "engine/rules/random_play.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <ctime>
#include <functional>
#include <iomanip>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <unistd.h>

/// How fast cards are found and matches stored, listed and opened, beside the same rows in tables without indexes, or,
/// for storing, beside the match written anew to a text file each time.
namespace cardinal::cli {
namespace {

namespace fs = std::filesystem;
using carddb::Database;

struct Wanted {
    int cards = 100'000;
    int matches = 10'000;
    int entries = 1'000;
};

/// Milliseconds of one kind of question, asked many times.
struct Times {
    double median = 0, ninetieth = 0, most = 0;
};
struct Figure {
    std::string what{};
    Times ours{};
    std::optional<Times> plain{};  ///< the obvious way
    std::string remark{};
};

/// What waits for the disk is measured by the clock; all else by the processor's time, which others who are at work on
/// the same machine do not stretch.
enum class Measure { clock, processor };
double now_in_ms(Measure measure)
{
    using Clock = std::chrono::steady_clock;
    return measure == Measure::clock
             ? std::chrono::duration<double, std::milli>(Clock::now().time_since_epoch()).count()
             : 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

Times timed(int count, const std::function<void(int)>& work, Measure measure = Measure::processor)
{
    std::vector<double> times;
    for (int each = 0; each < count; ++each) {
        const double begin = now_in_ms(measure);
        work(each);
        times.push_back(now_in_ms(measure) - begin);
    }
    std::ranges::sort(times);
    return {times[times.size() / 2], times[times.size() * 9 / 10], times.back()};
}

/// A failure here is a machine without room or a bug, and no figure.
template <class T>
T needed(Result<T> result)
{
    if (!result)
        throw std::runtime_error(result.error().sentence);
    if constexpr (!std::is_void_v<T>)
        return std::move(*result);
}

// ---- cards ----

/// Names as card games have them, all different, the same on every machine.
class Names {
public:
    std::string next()
    {
        std::string name;
        do
            name = draw();
        while (!known_.insert(name).second);
        return name;
    }

private:
    Seed seed_{2026};
    std::set<std::string> known_{};

    std::string one_of(std::initializer_list<const char*> words) { return words.begin()[seed_.below(words.size())]; }
    std::string word()
    {
        std::string word;
        for (std::size_t left = 2 + seed_.below(2); left > 0; --left)
            word += one_of({"ka",  "ron", "del", "mar", "tis", "vor", "sha", "lin", "gre", "mok", "tar",
                            "ush", "bel", "fen", "dra", "gor", "ith", "zan", "pel", "rum", "sol", "wen",
                            "nyx", "bra", "cal", "dun", "ek",  "far", "gil", "hob", "jo",  "qui"});
        word.front() = static_cast<char>(word.front() - 'a' + 'A');
        return word;
    }
    std::string quality()
    {
        return one_of({"Ancient", "Bright", "Cold",  "Dark",  "Ember",  "Frozen", "Grim", "Hollow",
                       "Iron",    "Jade",   "Keen",  "Lost",  "Molten", "Night",  "Old",  "Pale",
                       "Quiet",   "Red",    "Storm", "Tidal", "Umber",  "Vast",   "Wild", "Young"});
    }
    std::string being()
    {
        return one_of({"Guard", "Knight", "Dragon", "Drone",  "Hound",  "Walker", "Scout", "Priest",
                       "Titan", "Wolf",   "Bear",   "Whale",  "Archer", "Smith",  "Widow", "Tower",
                       "Blade", "Warden", "Keeper", "Dancer", "Elder",  "Seer",   "Runner"});
    }
    std::string draw()
    {
        switch (seed_.below(3)) {
        case 0: return quality() + " " + word() + " " + being();
        case 1: return word() + " " + being() + " of " + word();
        default: return word() + ", " + quality() + " " + being();
        }
    }
};

std::vector<std::string> fill_with_cards(Database& database, const Game& game, int count)
{
    Names names;
    std::vector<std::string> all;
    carddb::CardDrafts drafts;
    for (int card = 0; card < count; ++card) {
        all.push_back(names.next());
        const std::string text = "Deal " + std::to_string(card % 9) + " damage to target unit until end of turn.";
        drafts.good.push_back({.card = {.cards = {{.name = all.back(), .text = text}}}});
    }
    needed(carddb::import_cards(database, game, std::move(drafts), {.set = "bench"}));
    return all;
}

/// Two neighbours change places in each of two words: what quick fingers do.
std::string mistyped(std::string name)
{
    std::swap(name[1], name[2]);
    const std::size_t last = name.rfind(' ') + 1;
    if (last + 2 < name.size())
        std::swap(name[last + 1], name[last + 2]);
    return name;
}

std::vector<Figure> measure_cards(Database& database, const std::vector<std::string>& names)
{
    constexpr int asked = 200, asked_plainly = 20;
    const auto name = [&](int each) { return names[static_cast<std::size_t>(each) * 7919 % names.size()]; };
    const auto word = [&](int each) { return name(each).substr(name(each).rfind(' ') + 1); };
    int missed = 0;
    const auto search = [&](const std::string& typed) { return needed(carddb::search_cards(database, typed)); };
    const auto plain = [&](const std::string& typed) { needed(carddb::search_plain_table(database, typed)); };
    const auto search_mistyped = [&](int each) {
        const auto found = search(mistyped(name(each)));
        missed += std::ranges::none_of(found, [&](const auto& one) { return one.card.name == name(each); }) ? 1 : 0;
    };
    std::vector<Figure> figures;
    figures.push_back({"the first three letters", timed(asked, [&](int each) { search(name(each).substr(0, 3)); }),
                       timed(asked_plainly, [&](int each) { plain(name(each).substr(0, 3)); })});
    figures.push_back({"a word of the name", timed(asked, [&](int each) { search(word(each)); }),
                       timed(asked_plainly, [&](int each) { plain(word(each)); })});
    figures.push_back({"words of text, in all cards", timed(asked, [&](int) { search("damage target"); }),
                       timed(asked_plainly, [&](int) { plain("damage to target"); })});
    figures.push_back({"the whole name, mistyped", timed(asked, search_mistyped), timed(5, [&](int each) {
                           needed(carddb::search_plain_table_for_slips(database, mistyped(name(each))));
                       })});
    figures.back().remark = std::to_string(asked - missed) + " of " + std::to_string(asked) + " found";
    return figures;
}

// ---- matches ----

/// Storing is measured while a match is played: each entry, on disk, before the next.
std::vector<Figure> measure_storing(Database& database, const Game& game, const Position& start, int entries,
                                    const fs::path& folder, std::int64_t& stored)
{
    Referee referee(game, start, Profile::practice, {"Ann", "Bo"});
    carddb::Journal journal =
        carddb::Journal::begin(database, game, {.pins = referee.record().pins, .start = start}, 1);
    Seed seed(7);
    const auto play = [&] {
        while (true) {
            const auto action = random_legal_action(game, referee.position(), seed);
            const auto entry = action ? referee.take(*action) : referee.undo(1 + static_cast<int>(seed.below(30)));
            if (entry)
                return *entry;
        }
    };
    std::vector<Entry> next;
    const auto store = [&](int each) {
        needed(journal.append(std::span(&next[static_cast<std::size_t>(each)], 1), each));
    };
    for (int each = 0; each < entries; ++each)
        next.push_back(play());
    Figure figure{"an entry, on disk", timed(entries, store, Measure::clock)};
    const auto write_all = [&](int) {
        needed(write_text(folder / "match.cardinal", write_record(game, referee.record())));
    };
    figure.plain = timed(20, write_all, Measure::clock);
    figure.remark = "by the clock; beside the whole match as a file each time";
    stored = journal.match();
    return {figure};
}

std::vector<Figure> measure_matches(Database& database, const Game& game, std::int64_t match)
{
    std::vector<Figure> figures;
    const auto list = [&](const carddb::MatchFilter& filter) { needed(carddb::list_matches(database, filter)); };
    figures.push_back({"all matches listed", timed(20, [&](int) { list({.at_most = -1}); }),
                       timed(20, [&](int) { needed(carddb::list_plain_table(database, "")); })});
    figures.push_back(
        {"matches of one player", timed(50, [&](int each) { list({.player = "Player " + std::to_string(each)}); }),
         timed(20, [&](int each) { needed(carddb::list_plain_table(database, "Player " + std::to_string(each))); })});
    figures.push_back({"a match opened and read",
                       timed(20, [&](int) { needed(carddb::open_match(database, game, match)); }), timed(10, [&](int) {
                           const std::string entries = needed(carddb::text_from_plain_table(database, match));
                           const auto whole = needed(carddb::open_match(database, game, match));
                           static_cast<void>(read_record(
                               game, whole.text.substr(0, whole.text.size() - entries.size()) + entries, ""));
                       })});
    return figures;
}

// ---- decks ----

/// A bundled deck, judged, and first read from a text and found among all cards.
std::vector<Figure> measure_decks(Database& database)
{
    const auto decks = needed(carddb::list_decks(database));
    if (decks.empty())
        return {};
    const Game& game = *needed(game_called(decks.front().game));
    const auto cards = needed(carddb::cards_of_deck(database, decks.front().id));
    const std::string text = carddb::text_of_deck(decks.front().name, cards);
    const auto ready = needed(carddb::engine_deck(game, cards));
    const auto judge_read = [&](int) {
        const auto list = needed(carddb::read_deck_list(text, carddb::sections_of(game)));
        const auto engine = needed(carddb::engine_deck(game, needed(carddb::understand(database, game, list)).cards));
        static_cast<void>(judge_deck(game, engine.position, engine.deck));
    };
    const auto judge_alone = [&](int) { static_cast<void>(judge_deck(game, ready.position, ready.deck)); };
    const auto told = [&](const Times& times) {
        return std::to_string(cards.size()) + " different cards; " + std::to_string(std::lround(1000 / times.median)) +
               " a second";
    };
    const Times alone = timed(200, judge_alone), read = timed(50, judge_read);
    return {{"a deck judged", alone, {}, told(alone)}, {"a deck list read and judged", read, {}, told(read)}};
}

// ---- all of it ----

std::string in_ms(const Times& times)
{
    std::ostringstream text;
    text << std::fixed << std::setprecision(2) << std::setw(8) << times.median << " ms (90 % " << times.ninetieth
         << ", most " << times.most << ")";
    return text.str();
}

void print(const std::vector<Figure>& figures, bool json)
{
    for (const Figure& figure : figures) {
        if (json) {
            nlohmann::ordered_json object{{"what", figure.what},
                                          {"median_ms", figure.ours.median},
                                          {"ninetieth_ms", figure.ours.ninetieth},
                                          {"most_ms", figure.ours.most},
                                          {"remark", figure.remark}};
            if (figure.plain)
                object["plain_median_ms"] = figure.plain->median;
            std::cout << line_of(object);
            continue;
        }
        std::cout << padded(figure.what, 28) << padded(in_ms(figure.ours), 44);
        if (figure.plain)
            std::cout << "plainly " << std::fixed << std::setprecision(2) << std::setw(8) << figure.plain->median
                      << " ms";
        std::cout << (figure.remark.empty() ? "" : "  " + figure.remark) << "\n" << std::flush;
    }
}

void measure(const Wanted& wanted, const fs::path& folder, bool json)
{
    const Game& game = *all_games().front();
    const Position start = needed(read_table(game, "")).start;
    const Session own{.data = folder.string()};
    Database database = needed(open_database(own));
    std::vector<std::string> names;
    const Times filling = timed(1, [&](int) { names = fill_with_cards(database, game, wanted.cards); });
    Figure import{std::to_string(wanted.cards) + " cards read in", filling};
    print({import}, json);
    std::int64_t longest = 0, short_match = 0;
    print(measure_storing(database, game, start, wanted.entries, folder, longest), json);
    measure_storing(database, game, start, 20, folder, short_match);
    needed(carddb::multiply_match(database, short_match, wanted.matches));
    needed(carddb::make_plain_tables(database));
    print(measure_cards(database, names), json);
    print(measure_decks(database), json);
    print(measure_matches(database, game, longest), json);
}

int bench(const Wanted& wanted, bool json)
{
    const fs::path folder = fs::temp_directory_path() / ("cardinal-bench-" + std::to_string(getpid()));
    fs::create_directories(folder);
    int code = exit_code::fine;
    try {
        measure(wanted, folder, json);
    } catch (const std::runtime_error& error) {
        code = Complaint("bench")(error.what());
    }
    std::error_code none;
    fs::remove_all(folder, none);
    return code;
}

}  // namespace

void add_bench_carddb(CLI::App& bench_verb, Session& session)
{
    auto wanted = std::make_shared<Wanted>();
    CLI::App* verb = bench_verb.add_subcommand("carddb", "Finding cards; storing, listing and opening matches");
    verb->add_option("--cards", wanted->cards, "How many")->check(CLI::Range(10, 1'000'000))->capture_default_str();
    verb->add_option("--matches", wanted->matches, "How many")->check(CLI::Range(1, 1'000'000))->capture_default_str();
    verb->add_option("--entries", wanted->entries, "Of the longest match")
        ->check(CLI::Range(20, 100'000))
        ->capture_default_str();
    verb->add_flag("--json", session.json, "One JSON object a line");
    verb->callback([wanted, &session] { session.exit_code = bench(*wanted, session.json); });
}

}  // namespace cardinal::cli
