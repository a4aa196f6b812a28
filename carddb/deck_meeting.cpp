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

}  // namespace

/// Both decks with one library of cards: the second's lines count its cards from the end of the first's.
Result<Position> table_with(const Game& game, const std::vector<DeckCard>& deck_a, const std::vector<DeckCard>& deck_b,
                            const std::vector<std::string>& options)
{
    std::vector<DeckCard> both = deck_a;
    both.insert(both.end(), deck_b.begin(), deck_b.end());
    auto all = engine_deck(game, both);
    if (!all)
        return Failure{all.error()};
    Position position{.library = all->position.library};
    for (const std::string& option : options)
        if (const auto chosen = choose_option(game, position, option); !chosen)
            return Failure{chosen.error()};
    game.before_match(position);
    const auto middle = all->deck.lines.begin() + static_cast<std::ptrdiff_t>(deck_a.size());
    lay_deck(game, {.seat = seat_a, .lines = {all->deck.lines.begin(), middle}}, position);
    lay_deck(game, {.seat = seat_b, .lines = {middle, all->deck.lines.end()}}, position);
    game.settle(position);
    return position;
}

Result<Meeting> let_meet(const Game& game, const std::vector<DeckCard>& deck_a, const std::vector<DeckCard>& deck_b,
                         const std::vector<std::string>& options)
{
    auto table = table_with(game, deck_a, deck_b, options);
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
