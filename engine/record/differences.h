#pragma once

#include "engine/rules/game.h"

#include <string>
#include <vector>

namespace cardinal {

/// Numbers and places in which two positions of a match differ, each a sentence: "health(K) would be 3 instead of 1."
std::vector<std::string> differences(const Game& game, const Position& now, const Position& then);

}  // namespace cardinal
