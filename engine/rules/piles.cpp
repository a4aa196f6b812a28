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

}  // namespace cardinal
