#include "engine/games/purge/chapters.h"
#include "engine/games/purge/values.h"

#include <algorithm>

/// Laying a table for a position anywhere in a match: what is not said follows from the cards that lie there.
namespace cardinal::purge {
namespace {

bool is_vector(Place place) { return zone_of(place) == Zone::home || zone_of(place) == Zone::field; }

void write_starts(Position& position)
{
    for (const ValueWord& value : words.values) {
        if (value.counter == not_kept || value.scope == Scope::card)
            continue;
        if (value.scope == Scope::match)
            position.match[value.counter] = value.start;
        else
            for (Player& player : position.players)
                player.counters[value.counter] = value.start;
    }
}

bool anybody_is(const Position& position, Role role)
{
    return std::ranges::any_of(position.cards,
                               [&](const Card& card) { return get(card, on_card::role) == static_cast<Number>(role); });
}

bool could_be(const Position& position, CardId id, Role role)
{
    const Card& card = position.card(id);
    const Seat attacker{static_cast<std::int8_t>(get(position, match::battle_attacker))};
    const Type type = type_of(position, card);
    const bool fights = is_unit_or_commander(position, id) ||
                        (role == Role::defender && (type == Type::stronghold || type == Type::defensive_attachment));
    const Seat side = role == Role::attacker ? attacker : opponent_of(attacker);
    const bool is_laid_on_another = is_unit_or_commander(position, id) && card.host;
    return fights && card.side == side && card.place == battle_place(position) && !is_laid_on_another &&
           get(card, on_card::retreated) == 0;
}

/// Where nobody said who fights on a side, all that stand there do.
void fill_in_roles(Position& position, Role role)
{
    if (anybody_is(position, role))
        return;
    for (Card& card : position.cards)
        if (could_be(position, position.id_of(card), role))
            card.counters[on_card::role] = static_cast<Number>(role);
}

void settle_battle(Position& position)
{
    if (get(position, match::battle_attacker) < 0)
        set(position, match::battle_attacker, get(position, match::active));
    if (get(position, match::battle_to_act) < 0)
        set(position, match::battle_to_act, get(position, match::battle_attacker));
    if (choice(position) == Choice::none && get(position, match::battle_attacker) == get(position, match::active))
        set(position, match::choice, static_cast<Number>(Choice::battle));
    fill_in_roles(position, Role::attacker);
    fill_in_roles(position, Role::defender);
}

void settle_player(Position& position, Seat seat)
{
    if (get(position, seat, player::faction) < 0)
        if (const auto faction = faction_of(position, seat))
            set(position, seat, player::faction, static_cast<Number>(*faction));
    if (get(position, seat, player::energy) < 0)
        set(position, seat, player::energy, production(position, seat));
}

}  // namespace

void lay_out(Position& position) { write_starts(position); }

void before_match(Position& position)
{
    write_starts(position);
    set(position, match::state, static_cast<Number>(State::setup));
}

void put_down(Position& position, CardId card)
{
    if (position.has(card) && is_vector(position.card(card).place))
        give_printed_numbers(position, card);
}

void settle(Position& position)
{
    for (const Seat seat : {seat_a, seat_b})
        settle_player(position, seat);
    if (state(position) == State::battle)
        settle_battle(position);
}

}  // namespace cardinal::purge
