#pragma once

#include "engine/rules/dice.h"

namespace cardinal::war_rig {

/// The coloured dice; the white one has digits.
extern const std::span<const DieKind> dice;

}  // namespace cardinal::war_rig
