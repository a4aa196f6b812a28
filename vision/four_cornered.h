#pragma once

#include "vision/geometry.h"

#include <vector>

namespace cardinal::vision {

/// Of the picture's longer side, a card's shorter one.
inline constexpr double least_share_of_a_photo = 0.05;

/// Whatever has four corners in a photo, each once: by light and by edges, in the picture and made smaller. `gray` has
/// 8 bits.
std::vector<Quad> four_cornered(const cv::Mat& gray);

/// The picture, half as wide.
cv::Mat half_of(const cv::Mat& gray);

}  // namespace cardinal::vision
