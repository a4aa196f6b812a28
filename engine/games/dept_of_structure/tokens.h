#pragma once

#include "engine/rules/tokens.h"

namespace cardinal::dept_of_structure {

/// Damage, tokens and the blocking order on cards; the pools, as tokens; the base, as a dial.
extern const Tokens tokens;

}  // namespace cardinal::dept_of_structure
