#pragma once

#include "engine/rules/game.h"

#include <functional>
#include <vector>

namespace cardinal {

/// The game's proposals of this kind that the rules allow.
std::vector<Action> legal_deeds(const Game& game, const Position& position,
                                const std::function<bool(const Action&)>& is_wanted);

/// Nobody's in particular: a pass, an end of turn.
bool is_without_a_card(const Action& action);
bool is_a_pass(const Game& game, const Action& action);

}  // namespace cardinal
