#include "companion/window/from_above.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace cardinal::window {
namespace {

// Where the lens bends the picture it does so gently: between two points of this grid, a straight line is closer than a
// pixel, and a pose need not be asked half a million times for each picture.
constexpr int cells = 32;

}  // namespace

FromAbove::FromAbove(const calibration::TablePose& pose, cv::Size at_most) : pose_(pose)
{
    px_per_mm_ = std::min(at_most.width / pose.mat.width, at_most.height / pose.mat.height);
    size_ = {std::max(1, static_cast<int>(pose.mat.width * px_per_mm_)),
             std::max(1, static_cast<int>(pose.mat.height * px_per_mm_))};
}

cv::Mat FromAbove::picture(const cv::Mat& picture, double scale) const
{
    const int wide = (size_.width + cells - 1) / cells, high = (size_.height + cells - 1) / cells;
    // A cell more on each side, so that the map is not bent at its edge.
    cv::Mat coarse(cells + 2, cells + 2, CV_32FC2);
    for (int row = 0; row < coarse.rows; ++row)
        for (int column = 0; column < coarse.cols; ++column) {
            const cv::Point2d here((column - 0.5) * wide, (row - 0.5) * high);
            const cv::Point2d from = to_pixel(pose_, here / px_per_mm_) * scale;
            coarse.at<cv::Vec2f>(row, column) = {static_cast<float>(from.x), static_cast<float>(from.y)};
        }
    cv::Mat fine, straight;
    cv::resize(coarse, fine, {wide * coarse.cols, high * coarse.rows}, 0, 0, cv::INTER_LINEAR);
    cv::remap(picture, straight, fine(cv::Rect(wide, high, size_.width, size_.height)), {}, cv::INTER_LINEAR);
    return straight;
}

}  // namespace cardinal::window
