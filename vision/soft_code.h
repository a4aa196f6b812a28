#pragma once

#include "engine/core/code_pattern.h"
#include "vision/geometry.h"

#include <array>
#include <opencv2/core.hpp>

/// What a camera makes of a printed code: not dark or light, but a number for each module.
namespace cardinal::vision {

/// A code is looked at with some of the light paper around it.
inline constexpr int ring = 2;
inline constexpr int soft_side = code_modules + 2 * ring;
inline constexpr int soft_cells = soft_side * soft_side;

/// One number for each cell, row by row from the upper left corner of the ring.
using SoftCode = std::array<float, soft_cells>;

/// Where the middle of a cell lies, in modules from the middle of the symbol.
constexpr double cell_centre(int index) { return index - (soft_side - 1) / 2.0; }

/// Where a symbol of this size lies on a card, in modules from its middle: (0, 0) of the result is the symbol's middle.
Homography symbol_in_picture(const Homography& card_to_picture, double module_mm);

/// The part of a picture around a code, in light. It is smoothed, and made smaller where modules are wide, just so much
/// that a look at one point tells what the module around it shows; looking again from a slightly other place then costs
/// next to nothing. `symbol` leads from modules around the symbol's middle to pixels of the picture.
class Patch {
public:
    /// As far around a code as it may turn out to lie elsewhere, in modules.
    static constexpr double margin = 4;
    Patch(const cv::Mat& gray, const Homography& symbol);

    /// Looks at every cell.
    void look_at(const Homography& symbol, SoftCode& seen) const;
    /// The same in a square of so many points along, `apart` modules from each other, around the symbol's middle.
    void look_at(const Homography& symbol, int along, double apart, float* seen) const;

private:
    static constexpr int most_along = 176;  // pixels
    int width_ = 0, height_ = 0;
    Homography from_picture_ = Homography::eye();
    std::array<float, as_index(most_along* most_along)> light_;  // only what lies in the patch is ever written and read

    void take_light(const cv::Mat& gray, const cv::Rect& area, int times);
    void smooth(float share);
};

/// A code's cells at all places up to `reach` half modules away at once.
class Surroundings {
public:
    static constexpr int reach = 3;
    Surroundings(const Patch& patch, const Homography& symbol);
    /// As if the symbol were so many half modules farther.
    SoftCode seen_at(int across, int down) const;

private:
    static constexpr std::size_t side = as_index(2 * soft_side + 2 * reach);
    std::array<float, side * side> halves_{};
};

}  // namespace cardinal::vision
