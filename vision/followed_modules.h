#pragma once

#include "vision/bent_grid.h"
#include "vision/eye_fit.h"
#include "vision/fixed_modules.h"

#include <optional>

namespace cardinal::vision {

/// The eyes of one code, as they lie: in its corner, to the right of that and below it.
struct FittedEyes {
    EyeFit corner{}, right{}, below{};
};

/// Where the modules of a code of this version lie that has these eyes: followed from them on, as far as the edges
/// between modules can be seen to go on. Nothing where they do not. `gray` has 8 bits.
std::optional<BentGrid> follow_modules(const cv::Mat& gray, const FittedEyes& eyes, const FixedModules& version);

/// The code as it would look from above, lying flat, with so many pixels a module and no paper around.
constexpr int flat_module_px = 6;
cv::Mat laid_flat(const cv::Mat& gray, const BentGrid& grid, int side);

}  // namespace cardinal::vision
