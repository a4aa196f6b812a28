#pragma once

#include "engine/core/playmat.h"

namespace cardinal::three_lanes {

/// Three lanes in the middle, each with frontline, land and backline on both sides; to a player's left the pool and the
/// protection cards, to their right what is out of play and the deck. A unit's zone takes it upright and turned, with
/// equips tucked under it.
extern const Playmat playmat;

}  // namespace cardinal::three_lanes
