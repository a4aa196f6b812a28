#include "engine/notation/set_up.h"

#include <algorithm>
#include <span>

// Found by trying: a set-up without numbers is laid and settled like any other, and where the position differs the
// number is told. What was told may change what follows, so this is repeated until nothing differs.
namespace cardinal::notation {
namespace {

constexpr int most_rounds = 8;  // one is enough unless numbers follow from numbers; what is told stays told, so it ends

PlacedCard placed_like(const Position& position, const Card& card)
{
    const auto index = static_cast<std::size_t>(position.id_of(card).index);
    PlacedCard placed{
        .facts = card.facts, .place = card.place, .side = card.side, .owner = card.owner, .host = card.host};
    if (index < position.library->labels.size())
        placed.label = position.library->labels[index];
    return placed;
}

/// The number that is kept in this counter; -1 when no word names it.
std::int16_t value_of_counter(const Words& words, Scope scope, std::size_t counter)
{
    const auto keeps_it = [&](const ValueWord& value) {
        return value.scope == scope && value.counter == counter && !value.write;
    };
    const auto value = std::ranges::find_if(words.values, keeps_it);
    return value == words.values.end() ? std::int16_t{-1} : static_cast<std::int16_t>(value - words.values.begin());
}

/// Tells every counter that differs; true when there was one.
bool tell_differences(const Words& words, Scope scope, std::span<const Number> wanted, std::span<const Number> reached,
                      std::vector<Assignment>& told)
{
    bool differs = false;
    for (std::size_t counter = 0; counter < wanted.size(); ++counter) {
        if (wanted[counter] == reached[counter])
            continue;
        const std::int16_t value = value_of_counter(words, scope, counter);
        if (value < 0)
            continue;
        add(told, {.value = value, .told = {.number = wanted[counter]}}, words);
        differs = true;
    }
    return differs;
}

bool tell_differences(const Words& words, const Card& wanted, const Card& reached, PlacedCard& told)
{
    const bool lies_otherwise =
        wanted.face != reached.face || wanted.turned != reached.turned || wanted.is_token != reached.is_token;
    if (wanted.face != reached.face)
        told.face = wanted.face;
    if (wanted.turned != reached.turned)
        told.turned = wanted.turned;
    if (wanted.is_token != reached.is_token)
        told.is_token = wanted.is_token;
    return tell_differences(words, Scope::card, wanted.counters, reached.counters, told.numbers) || lies_otherwise;
}

bool tell_differences(const Words& words, const Position& wanted, const Position& reached, SetUp& told)
{
    bool differs = tell_differences(words, Scope::match, wanted.match, reached.match, told.match);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(wanted.seats); ++seat)
        differs |= tell_differences(words, Scope::player, wanted.players[seat].counters, reached.players[seat].counters,
                                    told.players[seat]);
    for (std::size_t card = 0; card < wanted.cards.size(); ++card)
        differs |= tell_differences(words, wanted.cards[card], reached.cards[card], told.cards[card]);
    return differs;
}

SetUp set_up_without_numbers(const Game& game, const Position& position)
{
    SetUp set_up{.effects = position.effects, .standing = position.standing};
    Position empty{.library = position.library};
    game.lay_out(empty);
    if (position.seats != empty.seats)
        set_up.seats = position.seats;
    for (std::size_t index = 0; index < game.words->options.size(); ++index)
        if (position.options[index] != 0)
            set_up.options.push_back({static_cast<std::uint8_t>(index), position.options[index]});
    for (const Card& card : position.cards)
        set_up.cards.push_back(placed_like(position, card));
    return set_up;
}

}  // namespace

SetUp set_up_of(const Game& game, const Position& position)
{
    SetUp set_up = set_up_without_numbers(game, position);
    for (int round = 0; round < most_rounds; ++round) {
        Position reached = lay(game, position.library, set_up);
        reached.stack = position.stack;
        settle(game, set_up, reached);
        if (!tell_differences(*game.words, position, reached, set_up))
            break;
    }
    return set_up;
}

}  // namespace cardinal::notation
