#pragma once

#include "engine/referee/referee.h"

namespace cardinal {

/// What was declared happens, say: nobody has gone on by that, and so let nothing stand. What chance gave was asked of
/// it by somebody.
bool follows_by_itself(const Entry& entry);

/// How many steps are put back with what was just flagged: 1, and what followed by itself; 0 where nothing was.
int steps_to_flagged(const Referee& referee);

}  // namespace cardinal
