#pragma once

#include "engine/core/playmat.h"

namespace cardinal::dept_of_structure {

/// Across the middle the battle line: seven lanes in which an attacker lies opposite those that block it, wide enough
/// for three cards that overlap, and at their right the place where Tactics and Resource cards are shown. Behind it
/// each player's battlefield, with counter cards, deck and graveyard at its right. What is left free at
/// a player's left takes the dial of the base and tokens.
extern const Playmat playmat;

}  // namespace cardinal::dept_of_structure
