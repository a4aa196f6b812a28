#pragma once

#include "engine/rules/dice.h"

#include <string_view>
#include <vector>

namespace cardinal {

/// The dice that a game is played with and that are printed as stickers: one with digits, and its own with symbols.
std::vector<const DieKind*> dice_of(std::string_view game);

/// A side of a die.
struct DieShown {
    const DieKind* die = nullptr;
    std::size_t face = 0;
};
/// The side with this marker; no die where it is on none of this game's.
DieShown die_shown(std::string_view game, MarkerId marker);

}  // namespace cardinal
