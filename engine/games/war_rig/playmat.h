#pragma once

#include "engine/core/playmat.h"

namespace cardinal::war_rig {

/// The map across the middle: the Barren Wastes, and around them clockwise the bases and basic locations as they lie on
/// the board. A and D sit at the lower edge, B and C at the upper one, each with the cell beside the base and, before
/// them, two rows: the chassis' upper slots and facilities; its lower slots and the inventory. What a base stores lies
/// at the edge of the table or wherever its player has room.
extern const Playmat playmat;

}  // namespace cardinal::war_rig
