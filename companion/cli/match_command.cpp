#include "carddb/journal.h"
#include "carddb/matches.h"
#include "companion/cli/any_match.h"
#include "companion/cli/commands.h"
#include "companion/cli/data_folder.h"
#include "companion/cli/files.h"
#include "companion/cli/match_json.h"
#include "companion/cli/match_tellings.h"
#include "companion/cli/report.h"
#include "companion/pages/match_page.h"
#include "engine/record/text.h"

#include <CLI/CLI.hpp>
#include <chrono>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

/// Matches that were played: found, shown, handed on, and looked at once more.
namespace cardinal::cli {
namespace {

struct Wanted {
    std::vector<std::string> matches{};
    std::vector<std::string> options{};  ///< NAME=VALUE
    carddb::MatchFilter filter{};
    std::string as = "notation";
    std::string output = "-";
    int at = -1;
};

int failed(const Error& error, int code = exit_code::unreadable)
{
    std::cerr << "cardinal match: " << error.sentence << "\n";
    return code;
}

/// Does it with every match that was named; the worst exit code counts.
template <class Work>
int with_each(const Wanted& wanted, const Session& session, Work&& work)
{
    int code = exit_code::fine;
    for (const std::string& called : wanted.matches) {
        const auto match = open_any_match(called, session);
        code = std::max(code, match ? work(*match) : failed(match.error()));
    }
    return code;
}

// ---- list ----
int list(const Wanted& wanted, const Session& session)
{
    auto database = open_database_that_is_there(session);
    if (!database)
        return failed(database.error());
    const auto found = carddb::list_matches(*database, wanted.filter);
    if (!found)
        return failed(found.error());
    for (const carddb::MatchSummary& match : *found)
        std::cout << (session.json ? line_of(json_of(match)) : told(match) + "\n");
    if (found->empty() && !session.json)
        std::cout << "There is no such match. “cardinal match import FILE” brings one in.\n";
    return found->empty() ? exit_code::no : exit_code::fine;
}

// ---- import ----
std::int64_t now_in_ms()
{
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

/// The number of a match in the database that is this one, entry by entry; 0 when there is none.
Result<std::int64_t> number_of(carddb::Database& database, const AnyMatch& any)
{
    const auto all = carddb::list_matches(database, {.game = std::string(any.match.game->id), .at_most = 1000000});
    if (!all)
        return Failure{all.error()};
    for (const carddb::MatchSummary& known : *all) {
        if (known.entries != static_cast<int>(any.match.record.entries.size()))
            continue;
        const auto stored = carddb::open_match(database, *any.match.game, known.id);
        if (stored && stored->record == any.match.record)
            return known.id;
    }
    return std::int64_t{0};
}

int import_one(carddb::Database& database, const AnyMatch& any)
{
    const SavedMatch& match = any.match;
    if (!any.faults.empty())
        return failed({match.name + " is damaged, so it was not imported: " + any.faults.front()});
    const auto known = number_of(database, any);
    if (!known)
        return failed(known.error());
    if (*known != 0) {
        std::cout << match.name << " is match " << *known << " already.\n";
        return exit_code::fine;
    }
    const std::int64_t now = now_in_ms();
    auto journal =
        carddb::Journal::begin(database, *match.game, {.pins = match.record.pins, .start = match.record.start}, now);
    const auto stored = journal.append(match.record.entries, now);
    if (!stored)
        return failed(stored.error());
    std::cout << match.name << " is match " << journal.match() << " now.\n";
    return exit_code::fine;
}

int import(const Wanted& wanted, const Session& session)
{
    auto database = open_database(session);
    if (!database)
        return failed(database.error());
    return with_each(wanted, session, [&](const AnyMatch& any) { return import_one(*database, any); });
}

// ---- export ----
std::string exported(const AnyMatch& any, const std::string& as)
{
    const SavedMatch& match = any.match;
    if (as == "jsonl")
        return match_as_json(*match.game, match.record);
    if (as == "html")
        return pages::match_page(History(*match.game, match.record), "Replay: " + fidelity_of(match) + ".");
    return write_record(*match.game, match.record);
}

int export_one(const AnyMatch& any, const Wanted& wanted)
{
    if (!any.faults.empty())
        std::cerr << "cardinal match: " << any.faults.front() << "\n";
    const std::string text = exported(any, wanted.as);
    if (wanted.output == "-") {
        std::cout << text;
        return exit_code::fine;
    }
    if (const auto saved = write_text(wanted.output, text); !saved)
        return failed(saved.error());
    std::cerr << "Saved in " << wanted.output << "\n";
    return exit_code::fine;
}

// ---- the verbs ----
using Work = std::function<int(const Wanted&, const Session&)>;

CLI::App* add(CLI::App& verb, Session& session, const std::shared_ptr<Wanted>& wanted, const std::string& name,
              const std::string& says, Work work)
{
    CLI::App* added = verb.add_subcommand(name, says);
    added->add_flag("--json", session.json, "JSON Lines");
    added->callback([wanted, &session, work = std::move(work)] { session.exit_code = work(*wanted, session); });
    return added;
}

template <class One>
Work each(One one)
{
    return [one](const Wanted& wanted, const Session& session) {
        return with_each(wanted, session, [&](const AnyMatch& any) { return one(any, wanted, session); });
    };
}

}  // namespace

void add_match(CLI::App& program, Session& session)
{
    CLI::App* verb = program.add_subcommand("match", "Matches that were played");
    verb->require_subcommand(1);
    auto wanted = std::make_shared<Wanted>();
    const auto with_matches = [&](const std::string& name, const std::string& says, Work work) {
        CLI::App* added = add(*verb, session, wanted, name, says, std::move(work));
        added->add_option("MATCH", wanted->matches, "A saved match, JSON Lines, or its number in the database")
            ->required();
        return added;
    };
    CLI::App* lists = add(*verb, session, wanted, "list", "What matches there are, the last played first", list);
    lists->add_option("--game", wanted->filter.game, "Only of this game");
    lists->add_option("--player", wanted->filter.player, "Only with this player");
    lists->add_flag("--flagged", wanted->filter.only_flagged, "Only with broken rules");
    lists->add_option("--limit", wanted->filter.at_most, "At most so many")->capture_default_str();
    with_matches("import", "Bring saved matches into the database", import);
    CLI::App* exports = with_matches(
        "export", "Write a match for others",
        each([](const AnyMatch& any, const Wanted& wish, const Session&) { return export_one(any, wish); }));
    exports->add_option("--as", wanted->as, "notation, jsonl or html")
        ->check(CLI::IsMember({"notation", "jsonl", "html"}))
        ->capture_default_str();
    exports->add_option("-o,--output", wanted->output, "The file; standard output without it");
    with_matches("show", "Every entry, and what was flagged",
                 each([](const AnyMatch& any, const Wanted&, const Session& s) { return show(any, s.json); }));
    CLI::App* replays = with_matches(
        "replay", "Play it again: whether it is the same, and the table at a moment",
        each([](const AnyMatch& any, const Wanted& wish, const Session&) { return replay_at(any, wish.at); }));
    replays->add_option("--at", wanted->at, "The table after so many entries; 0 is the start");
    with_matches("verify", "Whether text, chain and positions are what was written down",
                 each([](const AnyMatch& any, const Wanted&, const Session& s) { return verify(any, s.json); }));
    CLI::App* rejudges =
        with_matches("rejudge", "Which verdicts would change under other house rules, or by the rules of today",
                     each([](const AnyMatch& any, const Wanted& wish, const Session& s) {
                         return rejudged(any, wish.options, s.json);
                     }));
    rejudges->add_option("--option", wanted->options, "NAME=VALUE, a house rule; again for more")->take_all();
    with_matches("stats", "Counts over matches: length, winners, most broken rules",
                 [](const Wanted& wish, const Session& s) {
                     MatchCounts counts;
                     const int code = with_each(wish, s, [&](const AnyMatch& any) {
                         counts.add(any);
                         return exit_code::fine;
                     });
                     counts.print(s.json);
                     return code;
                 });
}

}  // namespace cardinal::cli
