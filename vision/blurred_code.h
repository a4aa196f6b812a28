#pragma once

#include "engine/core/code_pattern.h"
#include "vision/soft_code.h"

/// How a code should look through a lens that blurs.
namespace cardinal::vision {

/// The standard deviation in modules of a Gaussian that stands for lens, focus, motion and pixels together. Across and
/// down a code it differs where something moves, or modules are narrower in one direction.
struct Blur {
    double across = 0, down = 0;
    // NOLINTNEXTLINE(google-explicit-constructor): mostly it is the same in all directions
    Blur(double both) : across(both), down(both) {}
    Blur(double along_rows, double along_columns) : across(along_rows), down(along_columns) {}
};

/// Dark is 0 and light is 1, in between what the blur makes of it.
SoftCode blurred(const CodePattern& pattern, const Blur& blur);
/// The same for what all codes have in common; what differs is of middle gray.
SoftCode blurred_frame(const Blur& blur);
/// How much of each cell, 0 to 1, comes from modules that all codes have in common.
SoftCode share_of_frame(const Blur& blur);

/// The cells that differ between codes, by their index in a SoftCode.
inline constexpr int data_cells = 208;
const std::array<int, data_cells>& cells_with_data();

}  // namespace cardinal::vision
