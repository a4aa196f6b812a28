#pragma once

#include "vision/geometry.h"

#include <span>
#include <vector>

namespace cardinal::vision {

/// A place that is so full of edges that a printed code may lie there.
struct BusyArea {
    cv::Rect box{};     ///< with a code's width around
    cv::Mat squares{};  ///< of the box, `busy_square_px` wide: 255 where it is busy, or nearly
};
inline constexpr int busy_square_px = 16;

/// All such places in a picture. What lies within one of the quads is known already and left out. `gray` has 8 bits.
std::vector<BusyArea> busy_areas(const cv::Mat& gray, std::span<const Quad> known);

}  // namespace cardinal::vision
