#pragma once

#include "engine/games/purge/words.h"
#include "engine/position/position.h"

namespace cardinal::purge {

/// The lasting change by which a stat without a counter of its own became what was told.
bool is_stated_change(const Effect& effect, CardId card, Stat stat);
/// The highest ARMOR a card shows: its cap, or what was told above any cap it can have and left standing. It shields no
/// better for that.
Number most_armor(const Position& position, CardId card);

}  // namespace cardinal::purge
