#pragma once

#include "engine/core/ids.h"
#include "engine/rules/words.h"

#include <algorithm>
#include <string>

/// What every game says of seats, places and numbers.
namespace cardinal {

/// Held to what a Number can be, so that no absurd amount turns its sign.
inline Number as_number(int sum) { return static_cast<Number>(std::clamp(sum, -30000, 30000)); }

/// Where two play.
inline Seat opponent_of(Seat seat) { return !seat ? nobody : seat == seat_a ? seat_b : seat_a; }

inline std::string name_of(Seat seat) { return seat ? std::string(1, seat.letter()) : std::string("nobody"); }

/// As the notation writes it: `front.A.2`.
inline std::string name_of(const Words& words, Place place)
{
    std::string name(place.zone < words.zones.size() ? words.zones[place.zone].name : "nowhere");
    if (place.seat)
        name += std::string(".") + place.seat.letter();
    return place.slot ? name + "." + std::to_string(place.slot) : name;
}

}  // namespace cardinal
