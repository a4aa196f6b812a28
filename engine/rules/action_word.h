#pragma once

#include "engine/rules/game.h"

namespace cardinal {

/// What the game calls such an action and says of it; null where it is none of the game's.
const ActionWord* find_action_word(const Words& words, std::uint8_t kind);
const ActionWord* find_action_word(const Game& game, const Action& action);

}  // namespace cardinal
