#pragma once

#include "vision/geometry.h"

#include <vector>

namespace cardinal::vision {

/// Two cards beside each other have about the shape of one that lies across, four and nine that of one: where each of
/// them lies, or nothing where this is one card. Told by the gaps between them, which go through both borders. `gray`
/// has 8 bits.
std::vector<Quad> cards_side_by_side(const cv::Mat& gray, const Quad& quad);

}  // namespace cardinal::vision
