#pragma once

#include "engine/rules/tokens.h"

namespace cardinal::lost_empires {

/// What a player can spend and has gained, and what lies on units.
extern const Tokens tokens;

}  // namespace cardinal::lost_empires
