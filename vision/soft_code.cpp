#include "vision/soft_code.h"

#include "vision/light.h"

#include <algorithm>
#include <cmath>

namespace cardinal::vision {
namespace {

constexpr double quiet_modules = 4;  // where print places the symbol

/// Points along each side of a cell of this width: one for each pixel that it covers.
int points_across(const Homography& symbol, double width, int at_least)
{
    return std::clamp(static_cast<int>(std::lround(width * scale_at(symbol, 0, 0))), at_least, 6);
}

}  // namespace

Homography symbol_in_picture(const Homography& card_to_picture, double module_mm)
{
    const double middle = (quiet_modules + code_modules / 2.0) * module_mm;
    return card_to_picture * Homography(module_mm, 0, middle, 0, module_mm, middle, 0, 0, 1);
}

void look_at(const cv::Mat& gray, const Homography& symbol, SoftCode& seen)
{
    // Two at least: a module of one pixel is seen by four of them.
    const Cells cells{.first = cell_centre(0), .width = 1, .along = soft_side, .points = points_across(symbol, 1, 2)};
    look_at(gray, symbol, cells, seen.data());
}

Surroundings::Surroundings(const cv::Mat& gray, const Homography& symbol)
{
    const double first = cell_centre(0) - 0.25 - reach / 2.0;
    const Cells cells{
        .first = first, .width = 0.5, .along = static_cast<int>(side), .points = points_across(symbol, 0.5, 1)};
    look_at(gray, symbol, cells, halves_.data());
}

SoftCode Surroundings::seen_at(int across, int down) const
{
    SoftCode seen;
    const std::size_t first_row = as_index(reach + down), first_column = as_index(reach + across);
    const float* above = halves_.data() + first_row * side + first_column;
    for (std::size_t row = 0; row < soft_side; ++row, above += 2 * side)
        for (std::size_t column = 0; column < soft_side; ++column) {
            const float *upper = above + 2 * column, *lower = upper + side;
            seen[row * soft_side + column] = (upper[0] + upper[1] + lower[0] + lower[1]) / 4;
        }
    return seen;
}

}  // namespace cardinal::vision
