#include "companion/cli/play_opening.h"

#include "carddb/deck_meeting.h"
#include "carddb/known_match.h"
#include "companion/cli/any_match.h"
#include "companion/cli/data_folder.h"
#include "companion/cli/deck_lists.h"
#include "companion/cli/games.h"
#include "companion/cli/saved_match.h"
#include "companion/cli/scenarios.h"
#include "companion/cli/usual.h"
#include "engine/record/rejudge.h"
#include "engine/record/text.h"

#include <charconv>

namespace cardinal::cli {
namespace {

namespace fs = std::filesystem;

using match::MatchBook;
using Players = std::array<std::string, most_seats>;

Opening refused(int code, std::string sentence) { return {.sentence = std::move(sentence), .code = code}; }

MatchBook new_book(const WantedMatch& wanted, const Game& game, const Session& session)
{
    if (!wanted.is_kept)
        return MatchBook::nowhere();
    return MatchBook::of_new(game, [&session] { return open_database(session); });
}

// ---- a new match ----

Result<Players> players_named(const std::vector<std::string>& said, const Position& start)
{
    Players players;
    for (const std::string& player : said) {
        const std::size_t sign = player.find('=');
        const int seat = sign == 1 ? player.front() - 'A' : -1;
        if (seat < 0 || seat >= start.seats)
            return Failure{{"“" + player + "” names no player of this table. --player A=Ann says that Ann is A."}};
        players[static_cast<std::size_t>(seat)] = player.substr(sign + 1);
    }
    return players;
}

/// A game and how its table lies before the match.
struct Start {
    const Game* game = nullptr;
    Position position{};
};

Result<Start> with_decks(const WantedMatch& wanted, const Session& session)
{
    auto database = open_database(session);
    if (!database)
        return Failure{database.error()};
    const Game* game = nullptr;
    carddb::Decks decks;
    for (const std::string& called : wanted.decks) {
        auto deck = find_deck(*database, called, game == nullptr ? wanted.game : std::string(game->id));
        if (!deck)
            return Failure{deck.error()};
        if (!deck->read.is_understood())
            return Failure{{"Not all of “" + deck->name + "” is understood; cardinal deck check tells what."}};
        game = deck->game;
        decks.push_back(std::move(deck->read.cards));
    }
    auto position = carddb::table_with(*game, decks, wanted.options);
    if (!position)
        return Failure{position.error()};
    return Start{game, std::move(*position)};
}

Result<Start> from_table(const WantedMatch& wanted)
{
    const auto game = wanted.game.empty() ? Result<const Game*>(nullptr) : game_called(wanted.game);
    if (!game)
        return Failure{game.error()};
    const fs::path table = wanted.table.empty() ? samples() / std::string((*game)->id) / "tables" / "ready.cardinal"
                                                : fs::path(wanted.table);
    auto file = read_scenarios(table);
    if (!file)
        return Failure{file.error()};
    if (file->scenarios.empty())
        return Failure{{"There is no table in " + table.string() + "; a scenario's set-up is one."}};
    if (file->game != *game && !wanted.game.empty())
        return Failure{
            {table.string() + " is a table of " + std::string(file->game->id) + ", not of " + wanted.game + "."}};
    Start start{file->game, file->scenarios.front().start};
    for (const std::string& option : wanted.options)
        if (const auto chosen = choose_option(*start.game, start.position, option); !chosen)
            return Failure{chosen.error()};
    return start;
}

Opening begun(const WantedMatch& wanted, const Session& session)
{
    if (const auto known = wanted.game.empty() ? Result<const Game*>(nullptr) : game_called(wanted.game); !known)
        return refused(exit_code::usage, known.error().sentence);
    auto start = wanted.decks.empty() ? from_table(wanted) : with_decks(wanted, session);
    if (!start)
        return refused(exit_code::unreadable, start.error().sentence);
    for (const std::string& option : wanted.options)
        if (const auto set = choose_option(*start->game, start->position, option); !set)
            return refused(exit_code::usage, set.error().sentence);
    const auto players = players_named(wanted.players, start->position);
    if (!players)
        return refused(exit_code::usage, players.error().sentence);
    const Profile profile = wanted.profile == "tournament" ? Profile::tournament : Profile::practice;
    return {.referee = Referee(*start->game, start->position, profile, *players),
            .book = new_book(wanted, *start->game, session)};
}

// ---- going on with a match ----

/// What was asked for beside the match and is not so in it.
std::string disagreement(const WantedMatch& wanted, const SavedMatch& match)
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

std::string what_can_be_done(const WantedMatch& wanted, const SavedMatch& match)
{
    const int certain = match.replayed.at_entry - 1;
    return "\nIt is not the game that was played, so nothing was changed." +
           (certain < 1 ? ""
                        : " cardinal play --resume " + wanted.resume + " --until " + std::to_string(certain) +
                              " goes on after the last entry that is certain, as a match of its own.");
}

std::string lines_of(const std::vector<std::string>& faults)
{
    std::string lines;
    for (const std::string& fault : faults)
        lines += fault + "\n";
    return lines;
}

/// The number by which the match is called that goes on as it is; 0 for one in a file, unless it is stored already.
/// An earlier moment is another match: what was played since stays as it is.
Result<std::int64_t> number_to_go_on_as(const WantedMatch& wanted, const AnyMatch& any, const Session& session)
{
    if (!wanted.is_kept || wanted.until > 0)
        return std::int64_t{0};
    std::int64_t number = 0;
    if (!any.chain.empty())
        std::from_chars(wanted.resume.data(), wanted.resume.data() + wanted.resume.size(), number);
    if (number != 0)
        return number;
    auto database = open_database(session);
    return database ? carddb::number_of_match(*database, *any.match.game, any.match.record) : std::int64_t{0};
}

Result<MatchBook> book_of(const WantedMatch& wanted, const AnyMatch& any, const Session& session)
{
    const auto number = number_to_go_on_as(wanted, any, session);
    if (!number)
        return Failure{number.error()};
    if (*number == 0)
        return new_book(wanted, *any.match.game, session);
    auto database = open_database(session);
    if (!database)
        return Failure{database.error()};
    return MatchBook::of_stored(*any.match.game, std::move(*database), *number);
}

/// Why nobody can go on with what is there; empty when somebody can.
Opening why_not_resumed(const WantedMatch& wanted, const AnyMatch& any)
{
    if (std::string why = disagreement(wanted, any.match); !why.empty())
        return refused(exit_code::usage, std::move(why));
    if (any.chain.empty()) {
        std::string why = why_file_not_begun(wanted.resume, any.match);
        return why.empty() ? Opening() : refused(exit_code::unreadable, lines_of(any.faults) + why);
    }
    const bool is_good_enough = any.faults.empty() || wanted.until > 0;
    return is_good_enough ? Opening()
                          : refused(exit_code::no, lines_of(any.faults) + any.match.name +
                                                       " is not as it was written down, so nothing was changed. " +
                                                       "--until N goes on after entry N, as a match of its own.");
}

Opening resumed(const WantedMatch& wanted, const Session& session)
{
    auto any = open_any_match(wanted.resume, session);
    if (!any)
        return refused(exit_code::unreadable, any.error().sentence);
    SavedMatch& match = any->match;
    if (Opening refusal = why_not_resumed(wanted, *any); refusal.code != exit_code::fine)
        return refusal;
    if (!wanted.options.empty())
        return refused(exit_code::usage, "A match keeps the house rules that it began with. “cardinal match rejudge” "
                                         "tells what others would change.");
    if (wanted.until > 0) {
        match.record.entries.resize(static_cast<std::size_t>(wanted.until));
        match.replayed = replay(*match.game, match.record);
    }
    if (match.replayed.fidelity == Fidelity::diverged)
        return refused(exit_code::no, told(match) + what_can_be_done(wanted, match));
    auto book = book_of(wanted, *any, session);
    if (!book)
        return refused(exit_code::unreadable, book.error().sentence);
    const std::string rest = match.damage.empty() ? "" : "\nThe match goes on with what could be read.";
    return {.referee = Referee(*match.game, book->journal() ? book->journal()->record() : match.record),
            .book = std::move(*book),
            .sentence = lines_of(any->faults) + told(match) + rest};
}

}  // namespace

bool tells_its_game(const WantedMatch& wanted)
{
    return !wanted.game.empty() || !wanted.decks.empty() || !wanted.table.empty() || !wanted.resume.empty();
}

WantedMatch as_usual(WantedMatch wanted)
{
    if (!tells_its_game(wanted))
        wanted.game = usual("game");
    if (wanted.resume.empty() && wanted.profile.empty())
        wanted.profile = usual("profile");
    return wanted;
}

Opening opened(const WantedMatch& wanted, const Session& session)
{
    if (wanted.resume == "-")
        return refused(exit_code::usage, "A match goes on from a file; what is typed comes from standard input.");
    if (std::string why = wanted.copy.empty() ? "" : why_not_new(wanted.copy); !why.empty())
        return refused(exit_code::usage, why + " If it is a saved match, --resume goes on with it.");
    Opening opening = wanted.resume.empty() ? begun(wanted, session) : resumed(wanted, session);
    if (!wanted.copy.empty())
        opening.copy.write_at_end_to(wanted.copy);
    return opening;
}

}  // namespace cardinal::cli
