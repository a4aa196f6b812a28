#pragma once

#include "engine/rules/game.h"

#include <span>
#include <string_view>

namespace cardinal {

/// Every game this engine referees.
std::span<const Game* const> all_games();
/// By its id; nullptr when there is no such game.
const Game* find_game(std::string_view id);

}  // namespace cardinal
