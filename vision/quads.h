#pragma once

#include "vision/geometry.h"

/// Outlines beside each other.
namespace cardinal::vision {

double area_of(const Quad& quad);
/// On the edge, too.
bool is_inside(const cv::Point2d& point, const Quad& quad);
/// The middle of one lies on the other.
bool lie_on_each_other(const Quad& one, const Quad& other);
/// How far the corners are apart that are farthest apart.
double farthest_corner(const Quad& one, const Quad& other);
/// The same, whichever of them comes first.
double farthest_corner_however_turned(const Quad& one, const Quad& other);
/// In a picture that is so many times as large, each pixel so many pixels.
Quad enlarged(Quad quad, double times);

}  // namespace cardinal::vision
