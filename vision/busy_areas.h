#pragma once

#include "vision/geometry.h"

#include <span>
#include <vector>

namespace cardinal::vision {

/// Where a picture is so full of edges that a printed code may lie there, each place with a code's width around it.
/// What lies within one of the quads is known already and left out. `gray` has 8 bits.
std::vector<cv::Rect> busy_areas(const cv::Mat& gray, std::span<const Quad> known);

}  // namespace cardinal::vision
