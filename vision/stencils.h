#pragma once

#include "vision/alignment.h"

/// What codes are held against, worked out once: for each blur, and for each part of a code that may be all that is
/// seen of it.
namespace cardinal::vision {

/// What blurs are told apart, in modules.
inline constexpr std::array<double, 6> blur_levels = {0.25, 0.40, 0.55, 0.75, 1.0, 1.3};

/// Part 0 is the whole code; of the others something hides so many modules from one side: all four sides with the first
/// number, then all with the next.
inline constexpr std::array<int, 4> hidden_modules = {4, 8, 10, 12};
inline constexpr std::size_t whole = 0, part_count = 1 + 4 * hidden_modules.size();
/// The share of a code that the part is.
double share_of(std::size_t part);

/// What all codes have in common, for a code that nobody knows yet.
const Stencil& frame_stencil(std::size_t blur_level, std::size_t part = whole);
/// The same of the whole where the blur across a code is another than down.
const Comparison& frame_look(std::size_t across, std::size_t down);
/// Where codes differ.
const Weighing& data_weighing(std::size_t part = whole);
/// Everywhere.
const Weighing& full_weighing(std::size_t part = whole);

}  // namespace cardinal::vision
