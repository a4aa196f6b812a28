#pragma once

#include "engine/core/code_pattern.h"
#include "vision/soft_code.h"

/// How a code should look through a lens that blurs.
namespace cardinal::vision {

/// Dark is 0 and light is 1, in between what the blur makes of it. `blur` is the standard deviation in modules of a
/// Gaussian that stands for lens, focus, motion and pixels together.
SoftCode blurred(const CodePattern& pattern, double blur);
/// The same for what all codes have in common; what differs is of middle gray.
SoftCode blurred_frame(double blur);
/// How much of each cell, 0 to 1, comes from modules that all codes have in common.
SoftCode share_of_frame(double blur);

/// The cells that differ between codes, by their index in a SoftCode.
inline constexpr int data_cells = 208;
const std::array<int, data_cells>& cells_with_data();

}  // namespace cardinal::vision
