#pragma once

#include "engine/rules/dice.h"

namespace cardinal::war_rig {

/// The coloured dice; the white one has digits.
extern const DieKind dice[5];

}  // namespace cardinal::war_rig
