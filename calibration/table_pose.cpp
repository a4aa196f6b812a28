#include "calibration/table_pose.h"

#include <cmath>

namespace cardinal::calibration {

cv::Point2d to_pixel(const TablePose& pose, const cv::Point2d& mm)
{
    return bent(pose.lens, at(pose.straight_from_mm, mm));
}

cv::Point2d to_mm(const TablePose& pose, const cv::Point2d& pixel)
{
    return at(pose.straight_from_mm.inv(), straightened(pose.lens, pixel));
}

double px_per_mm(const TablePose& pose, const cv::Point2d& mm)
{
    const cv::Point2d here = to_pixel(pose, mm), right = to_pixel(pose, mm + cv::Point2d(1, 0)),
                      below = to_pixel(pose, mm + cv::Point2d(0, 1));
    return std::sqrt(std::abs((right - here).cross(below - here)));
}

}  // namespace cardinal::calibration
