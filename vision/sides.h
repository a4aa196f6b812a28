#pragma once

#include "vision/geometry.h"

#include <optional>

namespace cardinal::vision {

/// Measures the four sides of something near this place where the picture changes most, at most so far away, and gives
/// where they meet. Half of a side may be hidden. Nothing when a side cannot be told.
std::optional<Quad> with_exact_sides(const cv::Mat& gray, const Quad& near, double reach_px = 3);

}  // namespace cardinal::vision
