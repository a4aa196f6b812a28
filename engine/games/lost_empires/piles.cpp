#include "engine/games/lost_empires/values.h"

/// Hand and deck: how many cards lie in them is known, and of some which they are.
namespace cardinal::lost_empires {

HiddenPile pile_of(Pile pile)
{
    const bool is_hand = pile == Pile::hand;
    return {.zone = static_cast<std::uint8_t>(is_hand ? Zone::hand : Zone::deck),
            .unknown = is_hand ? player::hand_unknown : player::deck_unknown,
            .unseen = static_cast<std::uint8_t>(Zone::unseen)};
}

bool shift(Position& position, Seat seat, Pile from, Pile to)
{
    const bool has_one = cardinal::shift(position, seat, pile_of(from), pile_of(to), lay);
    if (from == Pile::deck && phase(position) != Phase::setup && count_of(position, seat, Pile::deck) == 0)
        set(position, seat, player::emptied, 1);
    return has_one;
}

bool can_leave_hand(const Position& position, Seat seat, CardId card)
{
    return can_leave(position, seat, card, pile_of(Pile::hand));
}

void come_to_light(Position& position, CardId card)
{
    const HiddenPile piles[] = {pile_of(Pile::hand), pile_of(Pile::deck)};
    cardinal::come_to_light(position, card, piles);
}

}  // namespace cardinal::lost_empires
