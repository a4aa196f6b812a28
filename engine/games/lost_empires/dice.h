#pragma once

#include "engine/rules/dice.h"

namespace cardinal::lost_empires {

/// The result die, of which the circled 4 is a face of its own.
extern const DieKind dice[1];

}  // namespace cardinal::lost_empires
