#pragma once

#include "engine/rules/tokens.h"

namespace cardinal::war_rig {

/// What squads carry and bases store, what lies on squads and sites, and the number tokens on equipment.
extern const Tokens tokens;

}  // namespace cardinal::war_rig
