#pragma once

#include "vision/geometry.h"

#include <optional>

namespace cardinal::vision {

/// How many dark pips lie on a light side with these corners, by what the side looks like as a whole: for pips so near
/// each other that they have run together. Nothing where two numbers are nearly as likely, or none is.
struct PipPattern {
    int value = 0;
    double likeness = 0;  ///< up to 1
};
std::optional<PipPattern> pip_pattern(const cv::Mat& gray, const Quad& side);

/// Where the pips of a number lie on a side that reaches from 0 to 1; 2, 3 and 6 lie in two ways.
std::vector<cv::Point2d> pip_places(int value, bool is_turned);

}  // namespace cardinal::vision
