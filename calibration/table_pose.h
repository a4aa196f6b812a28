#pragma once

#include "calibration/lens.h"
#include "engine/core/playmat.h"

/// Where the table lies in the picture: from millimetres on the mat to pixels and back.
namespace cardinal::calibration {

struct TablePose {
    Lens lens{};
    Homography straight_from_mm = Homography::eye();  ///< to where a lens without bending would show it
    MatSize mat{};
    double error_mm = 0;  ///< no place on the mat is told worse than that
};

cv::Point2d to_pixel(const TablePose& pose, const cv::Point2d& mm);
cv::Point2d to_mm(const TablePose& pose, const cv::Point2d& pixel);
/// In the mean over all directions.
double px_per_mm(const TablePose& pose, const cv::Point2d& mm);

/// How far the mat's corners are from where they were, in millimetres; the most of them. Both poses are told by
/// pictures of the same size.
double moved_mm(const TablePose& before, const TablePose& now);
/// Whether camera and mat stand as they did, as far as that can be told.
bool stands_as(const TablePose& before, const TablePose& now);

}  // namespace cardinal::calibration
