#pragma once

#include "calibration/soft_marker.h"

#include <vector>

namespace cardinal::calibration {

/// How a square cell of the table looks in the picture, whichever way it is turned: what a step of one cell in any
/// direction becomes, as the covariance of a circle's points. Markers that were read tell it for their neighbours.
struct CellShape {
    double xx = 0, xy = 0, yy = 0;  ///< square pixels
};
CellShape cell_shape(const Quad& dark_square);

/// Between the darkest and the lightest light within a marker's width.
float contrast_at(const cv::Mat& gray, const cv::Point2d& around, const CellShape& shape);

/// Where a marker of this shape may lie around a point, two cells off at most: the frame that all have in common is
/// held against the picture in a grid of places and turns, and the likeliest two are told, best first, if there are
/// any.
std::vector<Homography> likely_places(const cv::Mat& gray, const cv::Point2d& around, const CellShape& shape,
                                      const MarkerStencil& frame);

}  // namespace cardinal::calibration
