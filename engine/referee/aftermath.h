#pragma once

#include "engine/referee/explain.h"

namespace cardinal {

/// What the deeds of a story leave broken on the table, such as a card that should not lie as it does: the referee will
/// flag it when the next deed begins, so it belongs to what the story says and costs. What was broken before the story
/// began is none of its fault.
void add_broken_states(const Game& game, const Position& position, Story& story);

}  // namespace cardinal
