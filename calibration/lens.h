#pragma once

#include "calibration/geometry.h"

/// What a camera's lens does to a picture.
namespace cardinal::calibration {

/// A pinhole and how much the lens departs from one, in OpenCV's terms (k1, k2, p1, p2, k3).
struct Lens {
    cv::Size picture{};
    double focal_px = 0;
    cv::Point2d middle{};
    std::array<double, 5> bending{};
    double error_px = 0;       ///< of what it was measured with, root of the mean square
    bool is_measured = false;  ///< or only what most webcams are like
};

/// What most webcams are like: seventy degrees across the diagonal's longer side, and straight.
Lens usual_lens(const cv::Size& picture);

/// Where a camera without bending would show what is seen there, and the other way round.
cv::Point2d straightened(const Lens& lens, const cv::Point2d& pixel);
cv::Point2d bent(const Lens& lens, const cv::Point2d& straight);

}  // namespace cardinal::calibration
