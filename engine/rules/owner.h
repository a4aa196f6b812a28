#pragma once

#include "engine/position/position.h"

namespace cardinal {

/// Whose card it is: somebody's, also of one that nobody brought.
inline Seat owner_of(const Position& position, CardId card)
{
    const Card& of = position.card(card);
    return of.owner ? of.owner : of.side ? of.side : seat_a;
}

}  // namespace cardinal
