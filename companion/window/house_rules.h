#pragma once

#include "companion/window/window_state.h"
#include "engine/rules/game.h"

#include <vector>

/// How people read a game's rulebook where it is unclear: remembered, and what a new match begins with.
namespace cardinal::window {

/// For each option of the game which of its values is wanted; 0 is the rulebook's likeliest reading.
std::vector<int> kept_house_rules(const WindowState& state, const Game& game);
void keep_house_rules(WindowState& state, const Game& game, const std::vector<int>& chosen);

/// An option a row: name, says, values, and which one is wanted.
QVariantList house_rules_shown(const Game& game, const std::vector<int>& chosen);

}  // namespace cardinal::window
