#include "engine/games/three_lanes/values.h"

#include <algorithm>

/// The piles of this game whose cards nobody sees: hand, deck, protection and the card pool.
namespace cardinal::three_lanes {
namespace {

HiddenPile hidden(Zone zone, player::Value unknown)
{
    return {
        .zone = static_cast<std::uint8_t>(zone), .unknown = unknown, .unseen = static_cast<std::uint8_t>(Zone::unseen)};
}

/// Only in the pool others lie open beside them.
HiddenPile in_the_pool(Face face, player::Value unknown)
{
    return {.zone = static_cast<std::uint8_t>(Zone::pool), .unknown = unknown, .face = face};
}

/// In a deck and in the protection it is known what lies above what.
bool has_an_order(Pile pile) { return pile == Pile::deck || pile == Pile::protection; }

/// The known card that is the next to be taken, before or after those that nobody knows.
CardId next_known(const Position& position, Seat seat, Pile pile)
{
    const std::vector<CardId> known = known_in(position, seat, pile);
    const auto lies_higher = [&](CardId one, CardId other) {
        return get(position.card(one), on_card::arrived) < get(position.card(other), on_card::arrived);
    };
    const auto highest = std::ranges::min_element(known, lies_higher);
    return highest == known.end() ? no_card : *highest;
}

/// It was seen to be laid on top, so it is above everything nobody knows.
bool lies_on_top(const Position& position, CardId card)
{
    return card && get(position.card(card), on_card::arrived) < 0;
}

void shift_known(Position& position, Seat seat, CardId card, Pile to)
{
    lay(position, card, {.zone = pile_of(to).zone, .seat = seat});
    position.card(card).face = pile_of(to).face.value_or(Face::down);
    if (to == Pile::deck)
        put_under_deck(position, card);
}

}  // namespace

HiddenPile pile_of(Pile pile)
{
    switch (pile) {
    case Pile::hand: return hidden(Zone::hand, player::hand_unknown);
    case Pile::deck: return hidden(Zone::deck, player::deck_unknown);
    case Pile::protection: return hidden(Zone::protection, player::protection_unknown);
    case Pile::pool_down: return in_the_pool(Face::down, player::pool_down_unknown);
    case Pile::pool_up: return in_the_pool(Face::up, player::pool_up_unknown);
    }
    return {};
}

// three-lanes.draw.one, three-lanes.protection.to-hand, three-lanes.swap.refill: whatever moves between two piles.
bool shift(Position& position, Seat seat, Pile from, Pile to)
{
    if (count_of(position, seat, from) == 0)
        return false;
    const CardId known = next_known(position, seat, from);
    const bool is_the_only_one = count_of(position, seat, from) == 1;
    const bool nobody_knows = unknown_in(position, seat, from) > 0 && !lies_on_top(position, known);
    if (known && !nobody_knows && (has_an_order(from) || is_the_only_one))
        shift_known(position, seat, known, to);
    else {
        add_unknown(position, seat, from, -1);
        add_unknown(position, seat, to, 1);
    }
    return true;
}

void draw_undermost(Position& position, Seat seat)
{
    const std::vector<CardId> known = known_in(position, seat, Pile::deck);
    const auto lies_higher = [&](CardId one, CardId other) {
        return get(position.card(one), on_card::arrived) < get(position.card(other), on_card::arrived);
    };
    const auto undermost = std::ranges::max_element(known, lies_higher);
    if (undermost == known.end() || lies_on_top(position, *undermost))
        shift(position, seat, Pile::deck, Pile::hand);
    else
        shift_known(position, seat, *undermost, Pile::hand);
}

bool can_leave_hand(const Position& position, Seat seat, CardId card)
{
    return can_leave(position, seat, card, pile_of(Pile::hand));
}

bool holds_unknown(const Position& position, Place place)
{
    for (const Pile pile : {Pile::hand, Pile::deck, Pile::protection})
        if (pile_of(pile).zone == place.zone)
            return position.has(place.seat) && unknown_in(position, place.seat, pile) > 0;
    return false;
}

void be_known_in(Position& position, CardId card, Place place)
{
    for (const Pile pile : {Pile::hand, Pile::deck, Pile::protection})
        if (pile_of(pile).zone == place.zone)
            add_unknown(position, place.seat, pile, -1);
    position.card(card).place = place;
}

void come_to_light(Position& position, CardId card)
{
    const HiddenPile piles[] = {pile_of(Pile::hand), pile_of(Pile::deck), pile_of(Pile::protection)};
    cardinal::come_to_light(position, card, piles);
}

}  // namespace cardinal::three_lanes
