#include "carddb/deck_meeting.h"

#include "engine/record/rejudge.h"
#include "engine/referee/referee.h"

#include <algorithm>

namespace cardinal::carddb {
namespace {

/// The starting cards of two players and the beginning; far more than any game has of them.
constexpr int most_steps = 64;

void lay_deck(const Game& game, const Deck& deck, Position& position)
{
    for (const DeckLine& line : deck.lines) {
        const std::uint8_t zone = game.words->sections[line.section].zone;
        const ZoneWord& word = game.words->zones[zone];
        const Place place{.zone = zone,
                          .seat = word.each_seat ? deck.seat : nobody,
                          .slot = static_cast<std::uint8_t>(word.slots > 0 ? 1 : 0)};
        for (int copy = 0; copy < line.count; ++copy)
            game.put_down(
                position,
                add_card(position, {.facts = line.facts, .owner = deck.seat, .side = deck.seat, .place = place}));
    }
}

Action first_of(const Template& option)
{
    Action action = option.action;
    const std::size_t wanted = std::min<std::size_t>(option.at_least, option.any_of.size());
    if (!option.any_of.empty())
        action.cards.assign(option.any_of.begin(), option.any_of.begin() + static_cast<std::ptrdiff_t>(wanted));
    return action;
}

/// Why nothing that is proposed may be done: what the rules say of each, once.
Verdict what_is_in_the_way(const Game& game, const Position& position)
{
    std::vector<Template> proposed;
    game.propose(position, proposed);
    Verdict all;
    for (const Template& option : proposed)
        for (const Violation& violation : judge(game, position, first_of(option)).violations)
            if (violation.severity == Severity::illegal && !all.broke(violation.rule))
                all.violations.push_back(violation);
    return all;
}

std::string why_not_so_many(const Game& game, std::size_t count)
{
    const auto most = static_cast<std::size_t>(game.most_players);
    if (count >= 2 && count <= most)
        return "";
    return std::string(game.title) + " is played by two" + (most > 2 ? " to " + std::to_string(most) : std::string()) +
           ", each with a deck; here are " + std::to_string(count) + ".";
}

}  // namespace

/// All decks with one library of cards: the lines of each count its cards from the end of those before.
Result<Position> table_with(const Game& game, const Decks& decks, const std::vector<std::string>& options)
{
    if (const std::string why = why_not_so_many(game, decks.size()); !why.empty())
        return Failure{{why}};
    std::vector<DeckCard> cards;
    for (const std::vector<DeckCard>& deck : decks)
        cards.insert(cards.end(), deck.begin(), deck.end());
    auto all = engine_deck(game, cards);
    if (!all)
        return Failure{all.error()};
    Position position{.library = all->position.library, .seats = static_cast<std::int8_t>(decks.size())};
    for (const std::string& option : options)
        if (const auto chosen = choose_option(game, position, option); !chosen)
            return Failure{chosen.error()};
    game.before_match(position);
    auto line = all->deck.lines.begin();
    for (std::size_t seat = 0; seat < decks.size(); ++seat) {
        const auto end = line + static_cast<std::ptrdiff_t>(decks[seat].size());
        lay_deck(game, {.seat = Seat{static_cast<std::int8_t>(seat)}, .lines = {line, end}}, position);
        line = end;
    }
    game.settle(position);
    return position;
}

Result<Meeting> let_meet(const Game& game, const Decks& decks, const std::vector<std::string>& options)
{
    auto table = table_with(game, decks, options);
    if (!table)
        return Failure{table.error()};
    if (!game.due)
        return Meeting{.can_begin = true};
    Referee referee(game, std::move(*table));
    for (int step = 0; step < most_steps && !game.due(referee.position()).empty(); ++step) {
        const auto legal = referee.options();
        if (!legal || legal->empty())
            break;
        if (const auto taken = referee.take(first_of(legal->front())); !taken)
            return Failure{taken.error()};
    }
    Meeting meeting{.due = game.due(referee.position())};
    meeting.can_begin = meeting.due.empty();
    if (!meeting.can_begin)
        meeting.verdict = what_is_in_the_way(game, referee.position());
    return meeting;
}

}  // namespace cardinal::carddb
