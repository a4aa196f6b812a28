#pragma once

#include "companion/print/print.h"
#include "engine/rules/game.h"

#include <vector>

/// Stickers that make blank dice a game's own.
namespace cardinal::print {

inline Grid die_grid(Page page) { return grid_of(page, die_side_mm, die_side_mm, 2, token_reserve_mm); }

/// What is printed, in the order of the grid's cells, page after page.
std::vector<DieShown> stickers_of(const Game& game);
Result<Made> print_dice(const Game& game, Page page, const Target& onto);

}  // namespace cardinal::print
