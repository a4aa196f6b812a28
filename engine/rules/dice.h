#pragma once

#include "engine/core/die_markers.h"
#include "engine/core/ids.h"
#include "engine/rules/icon.h"

#include <cstddef>
#include <span>
#include <string_view>

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

/// So many of each are printed, so that a face can be on several sides.
inline constexpr int stickers_of_a_face = 4;

}  // namespace cardinal
