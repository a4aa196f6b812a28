#pragma once

#include "engine/core/ids.h"
#include "engine/core/markers.h"
#include "engine/rules/icon.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

/// Dice with symbols, which no camera tells from afar: stickers for the sides of a blank die, each with a marker above
/// and a word below. How often a face is on a die is the game's business and whoever glues them on.
namespace cardinal {

struct DieFace {
    Number number = 0;  ///< in the game's words
    std::string_view shows{};
};

struct DieKind {
    std::string_view name{};
    Icon icon = Icon::none;  ///< for its colour
    std::span<const DieFace> faces{};
    MarkerId first_marker = 0;
    constexpr MarkerId marker_of(std::size_t face) const { return static_cast<MarkerId>(first_marker + face); }
};

struct Tokens;

/// The dice that a game is played with and that are printed as stickers: one with digits, and its own with symbols.
std::vector<const DieKind*> dice_of(const Tokens& tokens);

/// A side of a die.
struct DieShown {
    const DieKind* die = nullptr;
    std::size_t face = 0;
};
/// The side with this marker; no die where it is on none of this game's.
DieShown die_shown(const Tokens& tokens, MarkerId marker);

/// So many of each are printed, so that a face can be on several sides.
inline constexpr int stickers_of_a_face = 4;

}  // namespace cardinal
