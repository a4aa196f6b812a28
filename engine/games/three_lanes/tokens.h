#pragma once

#include "engine/rules/tokens.h"

namespace cardinal::three_lanes {

/// What a unit's power has become, and how long it rests.
extern const Tokens tokens;

}  // namespace cardinal::three_lanes
