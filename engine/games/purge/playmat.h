#pragma once

#include "engine/core/playmat.h"

namespace cardinal::purge {

/// Each player's home along their edge with the piles to their right, the Battlefield between them, and beside it a
/// place for what is declared. A home takes two rows of cards, and tokens beside them.
extern const Playmat playmat;

}  // namespace cardinal::purge
