#pragma once

#include "engine/rules/dice.h"

namespace cardinal::lost_empires {

/// The result die, of which the circled 4 is a face of its own.
extern const std::span<const DieKind> dice;

}  // namespace cardinal::lost_empires
