#include "companion/shelf/statistics.h"

#include "companion/pages/match_told.h"
#include "companion/pages/telling.h"
#include "engine/games/all_games.h"

#include <algorithm>
#include <set>

namespace cardinal::shelf {
namespace {

/// The seat that a value of the match names; nobody where the game has no such value.
Seat seat_in(const Game& game, const Position& position, std::string_view name)
{
    const int value = find_value(*game.words, name);
    if (value < 0)
        return nobody;
    const Number seat = read_value(position, game.words->values[static_cast<std::size_t>(value)], {});
    return seat >= 0 && seat < position.seats ? Seat{static_cast<std::int8_t>(seat)} : nobody;
}

/// The names of the cards that came from a seat's deck, each as often as it is there.
std::multiset<std::string> cards_from(const Position& position, Seat seat)
{
    std::multiset<std::string> names;
    for (const Card& card : position.cards)
        if (card.owner == seat && !card.is_token && card.facts < position.library->cards.size())
            names.insert(position.library->cards[card.facts].name);
    return names;
}

std::multiset<std::string> cards_of(const ShelvedDeck& deck)
{
    std::multiset<std::string> names;
    for (const carddb::DeckCard& card : deck.cards)
        for (int copy = 0; copy < card.count; ++copy)
            names.insert(card.card.name);
    return names;
}

/// A table may begin with only a part of a deck on it, so the deck that holds all these cards is theirs, if one alone
/// does.
std::string deck_of(const Game& game, const std::multiset<std::string>& cards, const std::vector<ShelvedDeck>& decks)
{
    if (cards.empty())
        return "";
    std::string same, around;
    int how_many_around = 0;
    for (const ShelvedDeck& deck : decks) {
        if (deck.game != &game)
            continue;
        const std::multiset<std::string> whole = cards_of(deck);
        if (whole == cards)
            same = deck.name;
        else if (std::ranges::includes(whole, cards)) {
            around = deck.name;
            ++how_many_around;
        }
    }
    return !same.empty() ? same : how_many_around == 1 ? around : "";
}

/// What most of their cards say that they belong to.
std::string faction_of(const Game& game, const Position& position, Seat seat)
{
    const auto field = std::ranges::find(game.words->card.fields, std::string_view("faction"), &FieldWord::name);
    if (field == game.words->card.fields.end())
        return "";
    std::map<std::string, int> counts;
    for (const Card& card : position.cards) {
        if (card.owner != seat || card.is_token || card.facts >= position.library->cards.size())
            continue;
        const Number value = position.library->cards[card.facts].fields[field->field];
        if (!is_given(value))
            continue;
        const auto word = static_cast<std::size_t>(value);
        const std::string name = field->kind == Kind::choice
                                   ? (word < field->words.size() ? std::string(field->words[word]) : "")
                                   : position.library->name_of(static_cast<NameNumber>(value));
        if (!name.empty())
            ++counts[name];
    }
    const auto most = std::ranges::max_element(counts, {}, [](const auto& one) { return one.second; });
    std::string name = most == counts.end() ? "" : most->first;
    std::ranges::replace(name, '_', ' ');
    return name;
}

void count(std::map<std::string, Tally>& tallies, const std::string& name, const MatchFacts& match, Seat seat)
{
    if (name.empty())
        return;
    Tally& tally = tallies[name];
    tally.name = name;
    ++tally.played;
    tally.decided += match.winner != nobody ? 1 : 0;
    tally.won += match.winner == seat ? 1 : 0;
}

/// The most played first.
std::vector<Tally> in_order(const std::map<std::string, Tally>& tallies)
{
    std::vector<Tally> all;
    all.reserve(tallies.size());
    for (const auto& [name, tally] : tallies)
        all.push_back(tally);
    std::ranges::stable_sort(all, std::ranges::greater{}, &Tally::played);
    return all;
}

void tell(BrokenRule& broken)
{
    for (const Game* game : all_games())
        for (const RuleInfo& rule : game->catalogue)
            if (rule.id == broken.rule) {
                broken.sentence = rule.sentence;
                broken.place = place_in_rulebook(rule);
                return;
            }
}

}  // namespace

MatchFacts facts_of(const Game& game, const Record& record, const std::vector<ShelvedDeck>& decks)
{
    const History history(game, record);
    const Position& end = history.position();
    MatchFacts facts{.game = &game,
                     .seats = end.seats,
                     .turns = pages::turn_of(game, end),
                     .entries = static_cast<int>(record.entries.size()),
                     .is_over = game.is_over(end),
                     .players = record.pins.players,
                     .first = seat_in(game, end, "first_player"),
                     .winner = game.is_over(end) ? seat_in(game, end, "winner") : nobody};
    for (const Entry& entry : record.entries)
        if (const Seat first = seat_in(game, history.state_after(entry.number).position, "first_player");
            first != nobody) {
            facts.first = first;
            break;
        }
    for (std::int8_t seat = 0; seat < end.seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        facts.decks[at] = deck_of(game, cards_from(record.start, Seat{seat}), decks);
        facts.factions[at] = faction_of(game, record.start, Seat{seat});
    }
    for (const Entry& entry : record.entries)
        for (const Violation& violation : entry.verdict.violations)
            ++facts.broken[violation.rule];
    return facts;
}

Statistics statistics_of(const std::vector<MatchFacts>& matches)
{
    Statistics all;
    std::map<std::string, Tally> decks, factions, players;
    std::map<std::string, BrokenRule> broken;
    for (const MatchFacts& match : matches) {
        ++all.matches;
        all.finished += match.is_over ? 1 : 0;
        all.entries += match.entries;
        all.turns += match.turns;
        all.longest_turns = std::max(all.longest_turns, match.turns);
        for (std::int8_t seat = 0; seat < match.seats; ++seat) {
            const auto at = static_cast<std::size_t>(seat);
            count(decks, match.decks[at], match, Seat{seat});
            count(factions, match.factions[at], match, Seat{seat});
            count(players, match.players[at], match, Seat{seat});
        }
        if (match.first != nobody) {
            ++all.first.played;
            all.first.decided += match.winner != nobody ? 1 : 0;
            all.first.won += match.winner == match.first ? 1 : 0;
        }
        for (const auto& [rule, times] : match.broken) {
            broken[rule].rule = rule;
            broken[rule].times += times;
            ++broken[rule].matches;
        }
    }
    all.decks = in_order(decks);
    all.factions = in_order(factions);
    all.players = in_order(players);
    for (auto& [rule, one] : broken) {
        tell(one);
        all.broken.push_back(std::move(one));
    }
    std::ranges::stable_sort(all.broken, std::ranges::greater{}, &BrokenRule::times);
    return all;
}

Result<Statistics> statistics(carddb::Database& database, const std::vector<carddb::MatchSummary>& matches,
                              const std::stop_token& stop)
{
    const auto decks = decks_on_shelf(database);
    if (!decks)
        return Failure{decks.error()};
    std::vector<MatchFacts> facts;
    int unread = 0;
    for (const carddb::MatchSummary& match : matches) {
        if (stop.stop_requested())
            break;
        const Game* game = find_game(match.game);
        const auto stored = game != nullptr ? carddb::open_match(database, *game, match.id) : Failure{{""}};
        if (!stored || !stored->faults.empty()) {
            ++unread;
            continue;
        }
        facts.push_back(facts_of(*game, stored->record, *decks));
    }
    Statistics all = statistics_of(facts);
    all.unread = unread;
    return all;
}

}  // namespace cardinal::shelf
