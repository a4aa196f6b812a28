#include "companion/cli/watch_opening.h"

#include "carddb/copies.h"
#include "carddb/matches.h"
#include "companion/cli/code_lists.h"
#include "companion/cli/data_folder.h"
#include "companion/cli/match_options.h"
#include "companion/match/clock.h"

#include <CLI/CLI.hpp>
#include <algorithm>

namespace cardinal::cli {
namespace {

/// Whoever comes back to a table after that sits down to a new match.
constexpr std::int64_t interrupted_ms = std::int64_t{12} * 3600 * 1000;

/// The newest match that began with the same table and was not played to its end; 0 where there is none.
Result<std::int64_t> interrupted_match(const Referee& fresh, const Session& session)
{
    auto database = open_database(session);
    if (!database)
        return Failure{database.error()};
    const carddb::MatchFilter filter{
        .game = std::string(fresh.game().id), .since = match::now_in_ms() - interrupted_ms, .at_most = 5};
    const auto matches = carddb::list_matches(*database, filter);
    if (!matches)
        return Failure{matches.error()};
    for (const carddb::MatchSummary& summary : *matches) {
        const auto stored = carddb::open_match(*database, fresh.game(), summary.id);
        if (!stored || !stored->faults.empty() || stored->record.start != fresh.record().start)
            continue;
        const Referee referee(fresh.game(), stored->record);
        return fresh.game().is_over(referee.position()) ? 0 : summary.id;
    }
    return 0;
}

Result<std::vector<PrintedCode>> known_codes(const WantedWatch& wanted, const Session& session)
{
    auto database = open_database(session);
    if (!database)
        return Failure{database.error()};
    const auto copies = carddb::known_copies(*database);
    if (!copies)
        return Failure{copies.error()};
    std::vector<PrintedCode> codes = carddb::codes_of(*copies);
    if (wanted.codes.empty())
        return codes;
    const auto text = read_text(wanted.codes);
    const auto more = text.and_then([&](const std::string& all) { return codes_in(all, wanted.codes); });
    if (!more)
        return Failure{more.error()};
    for (const PrintedCode& code : *more)
        if (std::ranges::find(codes, code) == codes.end())
            codes.push_back(code);
    return codes;
}

Result<scan::LearnedCards> learned_here(const Session& session)
{
    auto database = open_database(session);
    return database ? scan::learned_cards(*database) : Failure{database.error()};
}

/// The copies that the decks are registered with. Where only one of them is, any copy may be the other's.
Result<std::vector<match::Member>> registered(const WantedMatch& wanted, const Game& game, const Session& session)
{
    std::vector<match::Member> members;
    auto database = open_database(session);
    if (!database)
        return Failure{database.error()};
    for (std::size_t seat = 0; seat < wanted.decks.size(); ++seat) {
        const auto decks = carddb::decks_called(*database, wanted.decks[seat], std::string(game.id));
        if (!decks || decks->size() != 1)
            return std::vector<match::Member>();
        const auto copies = carddb::copies_of_deck(*database, decks->front().id);
        if (!copies || copies->empty())
            return std::vector<match::Member>();
        for (const carddb::Copy& copy : *copies)
            members.push_back({copy.code, Seat{static_cast<std::int8_t>(seat)}});
    }
    return members;
}

WatchOpening refused(int code, std::string sentence)
{
    return {.opening = {.sentence = std::move(sentence), .code = code}};
}

}  // namespace

void add_watch_options(CLI::App& program, WantedWatch& wanted)
{
    const MatchOptions options = add_match_options(program, wanted.match);
    program.add_option("--codes", wanted.codes, "A file with the codes of cards that were printed elsewhere")
        ->option_text("FILE");
    program.add_flag("--new", wanted.is_new, "Begin another match, although one of this table was interrupted")
        ->excludes(options.resume);
}

WatchOpening opened(const WantedWatch& wanted, const Session& session)
{
    WatchOpening watch{.opening = opened(wanted.match, session)};
    if (!watch.opening.referee)
        return watch;
    const bool may_go_on = wanted.match.is_kept && wanted.match.resume.empty() && !wanted.is_new;
    if (may_go_on) {
        const auto interrupted = interrupted_match(*watch.opening.referee, session);
        if (!interrupted)
            return refused(exit_code::unreadable, interrupted.error().sentence);
        if (*interrupted > 0) {
            WantedMatch again = wanted.match;
            again.resume = std::to_string(*interrupted);
            again.decks.clear();
            again.players.clear();
            again.options.clear();
            watch.opening = opened(again, session);
            watch.opening.sentence += "\nThis table's match was interrupted and goes on; --new begins another.";
        }
    }
    if (!watch.opening.referee)
        return watch;
    auto codes = known_codes(wanted, session);
    if (!codes)
        return refused(exit_code::unreadable, codes.error().sentence);
    auto learned = learned_here(session);
    if (!learned)
        return refused(exit_code::unreadable, learned.error().sentence);
    if (codes->empty() && learned->looks.empty() && wanted.needs_codes)
        return refused(exit_code::no, "No printed code is known here and no card was learned, so none can be "
                                      "recognized. “cardinal print sheets” prints cards with codes; --codes FILE names "
                                      "others.");
    auto members = registered(wanted.match, watch.opening.referee->game(), session);
    if (!members)
        return refused(exit_code::unreadable, members.error().sentence);
    watch.codes = std::move(*codes);
    watch.learned = std::move(*learned);
    watch.members = std::move(*members);
    return watch;
}

}  // namespace cardinal::cli
