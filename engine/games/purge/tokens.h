#pragma once

#include "engine/rules/tokens.h"

namespace cardinal::purge {

/// Marks for what a card has left, and dials for what changes often.
extern const Tokens tokens;

}  // namespace cardinal::purge
