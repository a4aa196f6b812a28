#include "engine/games/dept_of_structure/values.h"

/// Hand and deck: how many cards lie in them is known, and of some which they are.
namespace cardinal::dept_of_structure {
HiddenPile pile_of(Pile pile)
{
    const Zone zone = pile == Pile::hand ? Zone::hand : Zone::deck;
    return {.zone = static_cast<std::uint8_t>(zone),
            .unknown = pile == Pile::hand ? player::hand_unknown : player::deck_unknown};
}

bool shift(Position& position, Seat seat, Pile from, Pile to)
{
    const Number count = count_of(position, seat, from);
    if (count == 0)
        return false;
    const std::vector<CardId> known = known_in(position, seat, from);
    if (count == 1 && !known.empty() && unknown_in(position, seat, from) == 0) {
        lay(position, known.front(), {.zone = pile_of(to).zone, .seat = seat});
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
    return place == in(Zone::unseen, seat) && unknown_in(position, seat, Pile::hand) > 0;
}

void come_to_light(Position& position, CardId card)
{
    const Card& seen = position.card(card);
    if (zone_of(seen.place) != Zone::unseen)
        return;
    for (const Pile pile : {Pile::hand, Pile::deck})
        if (unknown_in(position, seen.place.seat, pile) > 0)
            return add_unknown(position, seen.place.seat, pile, -1);
}

}  // namespace cardinal::dept_of_structure
