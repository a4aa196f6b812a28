#pragma once

#include "vision/geometry.h"

#include <optional>

namespace cardinal::vision {

/// Measures the four sides of something near this place where the picture changes most, and gives where they meet.
/// Nothing when a side cannot be told.
std::optional<Quad> with_exact_sides(const cv::Mat& gray, const Quad& near);

}  // namespace cardinal::vision
