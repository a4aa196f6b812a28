#include "calibration/table_pose.h"

#include "calibration/geometry.h"

#include <algorithm>
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

double moved_mm(const TablePose& before, const TablePose& now)
{
    double most = 0;
    for (const cv::Point2d& corner : rectangle(now.mat.width, now.mat.height))
        most = std::max(most, cv::norm(to_mm(now, to_pixel(before, corner)) - corner));
    return most;
}

bool stands_as(const TablePose& before, const TablePose& now)
{
    constexpr double as_before_mm = 3;  // a mat that is pushed while cards are laid on it
    return moved_mm(before, now) < as_before_mm + now.error_mm;
}

}  // namespace cardinal::calibration
