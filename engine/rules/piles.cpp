#include "engine/rules/piles.h"

#include "engine/rules/seats_and_numbers.h"

#include <algorithm>

namespace cardinal {
namespace {

bool lies_in(const Card& card, Seat seat, const HiddenPile& pile)
{
    return card.place == Place{.zone = pile.zone, .seat = seat} && (!pile.face || card.face == *pile.face);
}

int known_cards(const Position& position, Seat seat, const HiddenPile& pile)
{
    return static_cast<int>(
        std::ranges::count_if(position.cards, [&](const Card& card) { return lies_in(card, seat, pile); }));
}

void set_unknown(Position& position, Seat seat, const HiddenPile& pile, int number)
{
    if (position.has(seat))
        position.player(seat).counters[pile.unknown] = as_number(number);
}

}  // namespace

std::vector<CardId> known_in(const Position& position, Seat seat, const HiddenPile& pile)
{
    std::vector<CardId> known;
    for (const Card& card : position.cards)
        if (lies_in(card, seat, pile))
            known.push_back(position.id_of(card));
    return known;
}

Number unknown_in(const Position& position, Seat seat, const HiddenPile& pile)
{
    return position.player(seat).counters[pile.unknown];
}

void add_unknown(Position& position, Seat seat, const HiddenPile& pile, int more)
{
    set_unknown(position, seat, pile, unknown_in(position, seat, pile) + more);
}

Number count_of(const Position& position, Seat seat, const HiddenPile& pile)
{
    return as_number(std::max(0, known_cards(position, seat, pile) + unknown_in(position, seat, pile)));
}

void set_count(Position& position, Seat seat, const HiddenPile& pile, Number total)
{
    set_unknown(position, seat, pile, std::max(0, total - known_cards(position, seat, pile)));
}

void set_seen_count(Position& position, Seat seat, const HiddenPile& pile, Number total)
{
    set_unknown(position, seat, pile, std::max<int>(0, total) - known_cards(position, seat, pile));
}

bool can_leave(const Position& position, Seat seat, CardId card, const HiddenPile& pile)
{
    const Place place = position.card(card).place;
    if (place == Place{.zone = pile.zone, .seat = seat})
        return count_of(position, seat, pile) > 0;
    return place == Place{.zone = pile.unseen, .seat = seat} && unknown_in(position, seat, pile) > 0;
}

void come_to_light(Position& position, CardId card, std::span<const HiddenPile> piles)
{
    const Place place = position.card(card).place;
    for (const HiddenPile& pile : piles)
        if (place.zone == pile.unseen && unknown_in(position, place.seat, pile) > 0)
            return add_unknown(position, place.seat, pile, -1);
}

bool shift(Position& position, Seat seat, const HiddenPile& from, const HiddenPile& to, Lay lay)
{
    const Number count = count_of(position, seat, from);
    if (count == 0)
        return false;
    const std::vector<CardId> known = known_in(position, seat, from);
    if (count == 1 && !known.empty() && unknown_in(position, seat, from) == 0) {
        lay(position, known.front(), {.zone = to.zone, .seat = seat});
        return true;
    }
    add_unknown(position, seat, from, -1);
    add_unknown(position, seat, to, 1);
    return true;
}

}  // namespace cardinal
