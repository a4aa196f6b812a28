#pragma once

#include "vision/geometry.h"

namespace cardinal::vision {

/// Which of two cards that lie upon each other is the upper one, by the border that is unbroken: above 0 the first,
/// below 0 the second, near 0 when it cannot be told. In gray levels.
double lies_above(const cv::Mat& gray, const Quad& one, const Quad& other, const CardSize& size);

}  // namespace cardinal::vision
