#pragma once

#include "engine/rules/words.h"

namespace cardinal {

/// The player's number that says how many cards lie in that zone face down; -1 when the game has none. It is called
/// like the zone, with `_down` where other cards lie open beside them.
int value_of_backs(const Words& words, const ZoneWord& zone);
/// Whether they lie side by side, so that a camera can count them, and not in one pile.
bool can_be_counted(const Words& words, int value);

}  // namespace cardinal
