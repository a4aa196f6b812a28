#pragma once

#include "calibration/table_pose.h"

#include <opencv2/core.hpp>

namespace cardinal::window {

/// A table as it would look from right above: its mat fills the picture, whatever the camera's place and lens.
class FromAbove {
public:
    /// `at_most` is the room there is for the picture.
    FromAbove(const calibration::TablePose& pose, cv::Size at_most);

    cv::Size size() const { return size_; }
    /// `scale` is how large `picture` is against the frame that the pose was found in.
    cv::Mat picture(const cv::Mat& picture, double scale) const;
    cv::Point2d at_mm(const cv::Point2d& mm) const { return mm * px_per_mm_; }
    cv::Point2d at_pixel(const cv::Point2d& pixel) const { return at_mm(to_mm(pose_, pixel)); }

private:
    const calibration::TablePose& pose_;
    cv::Size size_{};
    double px_per_mm_ = 1;
};

}  // namespace cardinal::window
