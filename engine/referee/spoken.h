#pragma once

#include "engine/rules/game.h"

namespace cardinal {

/// The action with nothing in it but what its words name. What cannot be said is not recorded either, so an action that
/// was written down and read again is the same.
Action as_spoken(const Game& game, const Action& action);

}  // namespace cardinal
