#pragma once

#include "vision/geometry.h"

#include <vector>

namespace cardinal::vision {

/// The number that a light side with dark pips and these corners looks most like as a whole.
struct PipPattern {
    int value = 0;
    double likeness = 0, lead = 0;  ///< up to 1; over the next number
};
PipPattern pip_pattern(const cv::Mat& gray, const Quad& side);
/// True for what needs no counting: pips so near each other that they have run together cannot be counted.
bool is_certain(const PipPattern& pattern);

/// Where the pips of a number lie on a side that reaches from 0 to 1; 2, 3 and 6 lie in two ways.
std::vector<cv::Point2d> pip_places(int value, bool is_turned);

}  // namespace cardinal::vision
