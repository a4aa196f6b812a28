#pragma once

#include "companion/pages/match_told.h"
#include "companion/pages/plot.h"

namespace cardinal::pages {

/// One plot for each number that players always see, over the turns.
std::vector<Plot> plots_of(const Game& game, const ToldMatch& match);

}  // namespace cardinal::pages
