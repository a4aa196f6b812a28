#pragma once

#include "engine/core/playmat.h"

namespace cardinal::lost_empires {

/// The three objectives in a row across the middle, each with room for a row of units on both sides of its tile; behind
/// them each player's hive, with room for the owner's units and for enemies opposite, and to its right the piles. What
/// is left free at a player's left takes tokens and the die.
extern const Playmat playmat;

}  // namespace cardinal::lost_empires
