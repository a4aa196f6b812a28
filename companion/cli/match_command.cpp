#include "carddb/journal.h"
#include "carddb/known_match.h"
#include "carddb/matches.h"
#include "companion/cli/any_match.h"
#include "companion/cli/arguments.h"
#include "companion/cli/commands.h"
#include "companion/cli/complaint.h"
#include "companion/cli/data_folder.h"
#include "companion/cli/files.h"
#include "companion/cli/match_export.h"
#include "companion/cli/match_tellings.h"
#include "companion/cli/report.h"
#include "companion/match/clock.h"

#include <CLI/CLI.hpp>
#include <functional>
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
    std::string language = "en";
    int at = -1;
};

constexpr Complaint complain("match");

/// Does it with every match that was named; the worst exit code counts.
template <class Work>
int with_each(const Wanted& wanted, const Session& session, Work&& work)
{
    int code = exit_code::fine;
    for (const std::string& called : wanted.matches) {
        const auto match = open_any_match(called, session);
        code = std::max(code, match ? work(*match) : complain(match.error()));
    }
    return code;
}

// ---- list ----
int list(const Wanted& wanted, const Session& session)
{
    auto database = open_database(session);
    if (!database)
        return complain(database.error());
    const auto found = carddb::list_matches(*database, wanted.filter);
    if (!found)
        return complain(found.error());
    for (const carddb::MatchSummary& match : *found)
        std::cout << (session.json ? line_of(json_of(match)) : told(match) + "\n");
    if (found->empty() && !session.json)
        std::cout
            << "There is no such match. “cardinal play GAME” plays one, “cardinal match import FILE” brings one in.\n";
    return found->empty() ? exit_code::no : exit_code::fine;
}

// ---- import ----
int import_one(carddb::Database& database, const AnyMatch& any)
{
    const SavedMatch& match = any.match;
    if (!any.faults.empty())
        return complain(match.name + " is damaged, so it was not imported: " + any.faults.front());
    const bool is_file = any.chain.empty() && match.name != "standard input";
    if (const std::string why = is_file ? why_file_not_begun(match.name, match) : ""; !why.empty())
        return complain(why);
    const auto known = carddb::number_of_match(database, *match.game, match.record);
    if (!known)
        return complain(known.error());
    if (*known != 0) {
        std::cout << match.name << " is match " << *known << " already.\n";
        return exit_code::fine;
    }
    const std::int64_t now = match::now_in_ms();
    auto journal =
        carddb::Journal::begin(database, *match.game, {.pins = match.record.pins, .start = match.record.start}, now);
    const auto stored = journal.append(match.record.entries, now);
    if (!stored)
        return complain(stored.error());
    std::cout << match.name << " is match " << journal.match() << " now.\n";
    return exit_code::fine;
}

int import(const Wanted& wanted, const Session& session)
{
    auto database = open_database(session);
    if (!database)
        return complain(database.error());
    return with_each(wanted, session, [&](const AnyMatch& any) { return import_one(*database, any); });
}

// ---- export ----
int export_one(const AnyMatch& any, const Wanted& wanted)
{
    if (!any.faults.empty())
        complain.say(any.faults.front());
    if (const auto saved = hand_out(wanted.output, exported(any, wanted.as, pages::Tongue(wanted.language))); !saved)
        return complain(saved.error());
    if (wanted.output != "-")
        std::cerr << "Saved in " << wanted.output << "\n";
    return exit_code::fine;
}

// ---- stats ----
int stats(const Wanted& wanted, const Session& session)
{
    MatchCounts counts;
    const int code = with_each(wanted, session, [&](const AnyMatch& any) {
        counts.add(any);
        return exit_code::fine;
    });
    counts.print(session.json);
    return code;
}

// ---- the verbs ----
using Work = std::function<int(const Wanted&, const Session&)>;

/// Adds the verbs below “match”, which share what may be wanted of them.
class Verbs {
public:
    Verbs(CLI::App& verb, Session& session) : verb_(verb), session_(session) {}

    Wanted& wanted() { return *wanted_; }

    CLI::App* add(const std::string& name, const std::string& says, Work work)
    {
        CLI::App* added = verb_.add_subcommand(name, says);
        added->add_flag("--json", session_.json, "JSON Lines");
        added->callback([wanted = wanted_, &session = session_, work = std::move(work)] {
            session.exit_code = work(*wanted, session);
        });
        return added;
    }

    CLI::App* add_for_matches(const std::string& name, const std::string& says, Work work)
    {
        CLI::App* added = add(name, says, std::move(work));
        added->add_option("MATCH", wanted_->matches, "A saved match, JSON Lines, or its number in the database")
            ->required();
        return added;
    }

    /// `one` does it with one match: (match, wanted, as JSON).
    template <class One>
    CLI::App* add_for_each(const std::string& name, const std::string& says, One one)
    {
        return add_for_matches(name, says, [one](const Wanted& wanted, const Session& session) {
            return with_each(wanted, session, [&](const AnyMatch& any) { return one(any, wanted, session.json); });
        });
    }

private:
    CLI::App& verb_;
    Session& session_;
    std::shared_ptr<Wanted> wanted_ = std::make_shared<Wanted>();
};

void add_list(Verbs& verbs)
{
    carddb::MatchFilter& filter = verbs.wanted().filter;
    CLI::App* lists = verbs.add("list", "What matches there are, the last played first", list);
    lists->add_option("--game", filter.game, "Only of this game");
    lists->add_option("--player", filter.player, "Only with this player");
    lists->add_flag("--flagged", filter.only_flagged, "Only with broken rules");
    lists->add_option("--limit", filter.at_most, "At most so many")->capture_default_str();
}

void add_export(Verbs& verbs)
{
    CLI::App* exports =
        verbs.add_for_each("export", "Write a match for others",
                           [](const AnyMatch& any, const Wanted& wanted, bool) { return export_one(any, wanted); });
    exports->add_option("--as", verbs.wanted().as, "notation, jsonl or html")
        ->check(CLI::IsMember({"notation", "jsonl", "html"}))
        ->capture_default_str();
    exports->add_option(output_option, verbs.wanted().output, "The file; standard output without it");
    add_language(*exports, verbs.wanted().language, "What the page of html says itself");
}

void add_replay(Verbs& verbs)
{
    CLI::App* replays =
        verbs.add_for_each("replay", "Play it again: whether it is the same, and the table at a moment",
                           [](const AnyMatch& any, const Wanted& wanted, bool) { return replay_at(any, wanted.at); });
    replays->add_option("--at", verbs.wanted().at, "The table after so many entries; 0 is the start");
}

void add_rejudge(Verbs& verbs)
{
    CLI::App* rejudges = verbs.add_for_each(
        "rejudge", "Which verdicts would change under other house rules, or by the rules of today",
        [](const AnyMatch& any, const Wanted& wanted, bool json) { return rejudged(any, wanted.options, json); });
    rejudges->add_option("--option", verbs.wanted().options, "NAME=VALUE, a house rule; again for more")->take_all();
}

}  // namespace

void add_match(CLI::App& program, Session& session)
{
    CLI::App* verb = program.add_subcommand("match", "Matches that were played");
    verb->require_subcommand(1);
    Verbs verbs(*verb, session);
    add_list(verbs);
    verbs.add_for_matches("import", "Bring saved matches into the database", import);
    add_export(verbs);
    verbs.add_for_each("show", "Every entry, and what was flagged",
                       [](const AnyMatch& any, const Wanted&, bool json) { return show(any, json); });
    add_replay(verbs);
    verbs.add_for_each("verify", "Whether text, chain and positions are what was written down",
                       [](const AnyMatch& any, const Wanted&, bool json) { return verify(any, json); });
    add_rejudge(verbs);
    verbs.add_for_matches("stats", "Counts over matches: length, winners, most broken rules", stats);
}

}  // namespace cardinal::cli
