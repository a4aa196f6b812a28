#include "engine/games/lost_empires/values.h"

#include <algorithm>

/// Cards that nobody sees. Of hand and deck it is known how many cards lie in them, and of some which they are; the
/// others are a count. Where a known card may be the one that left, the count goes below 0: the total is right.
namespace cardinal::lost_empires {
namespace {

Zone zone_in(Pile pile) { return pile == Pile::hand ? Zone::hand : Zone::deck; }
player::Value unknown_of(Pile pile) { return pile == Pile::hand ? player::hand_unknown : player::deck_unknown; }

int known_in(const Position& position, Seat seat, Pile pile)
{
    return static_cast<int>(std::ranges::count(position.cards, in(zone_in(pile), seat), &Card::place));
}

void add_unknown(Position& position, Seat seat, Pile pile, int more)
{
    set(position, seat, unknown_of(pile), as_number(get(position, seat, unknown_of(pile)) + more));
}

CardId a_known_one(const Position& position, Seat seat, Pile pile)
{
    const auto found = std::ranges::find(position.cards, in(zone_in(pile), seat), &Card::place);
    return found == position.cards.end() ? no_card : position.id_of(*found);
}

}  // namespace

Number count_of(const Position& position, Seat seat, Pile pile)
{
    return as_number(std::max(0, known_in(position, seat, pile) + get(position, seat, unknown_of(pile))));
}

void set_seen_count(Position& position, Seat seat, Pile pile, Number total)
{
    set(position, seat, unknown_of(pile), as_number(std::max<int>(0, total) - known_in(position, seat, pile)));
}

void set_count(Position& position, Seat seat, Pile pile, Number total)
{
    set(position, seat, unknown_of(pile), as_number(std::max(0, total - known_in(position, seat, pile))));
}

bool shift(Position& position, Seat seat, Pile from, Pile to)
{
    if (count_of(position, seat, from) == 0)
        return false;
    const CardId known = a_known_one(position, seat, from);
    if (known && count_of(position, seat, from) == 1 && get(position, seat, unknown_of(from)) == 0) {
        lay(position, known, in(zone_in(to), seat));
        return true;
    }
    add_unknown(position, seat, from, -1);
    add_unknown(position, seat, to, 1);
    return true;
}

bool can_leave_hand(const Position& position, Seat seat, CardId card)
{
    const Place place = position.card(card).place;
    if (place == in(Zone::hand, seat))
        return count_of(position, seat, Pile::hand) > 0;
    return place == in(Zone::unseen, seat) && get(position, seat, player::hand_unknown) > 0;
}

void come_to_light(Position& position, CardId card)
{
    const Card& seen = position.card(card);
    if (zone_of(seen.place) != Zone::unseen)
        return;
    for (const Pile pile : {Pile::hand, Pile::deck})
        if (get(position, seen.place.seat, unknown_of(pile)) > 0)
            return add_unknown(position, seen.place.seat, pile, -1);
}

}  // namespace cardinal::lost_empires
