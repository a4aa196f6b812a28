#include "vision/gray.h"

#include <cmath>
#include <opencv2/imgproc.hpp>

namespace cardinal::vision {

cv::Mat gray_of(const cv::Mat& picture)
{
    cv::Mat eight = picture, gray;
    if (picture.empty())
        return {};
    if (picture.depth() == CV_16U)
        picture.convertTo(eight, CV_8U, 1.0 / 257);
    switch (eight.type()) {
    case CV_8UC1: return eight;
    case CV_8UC3: cv::cvtColor(eight, gray, cv::COLOR_BGR2GRAY); return gray;
    case CV_8UC4: cv::cvtColor(eight, gray, cv::COLOR_BGRA2GRAY); return gray;
    default: return {};
    }
}

Handy handy(const cv::Mat& gray)
{
    constexpr double beyond_any_camera = 14e6;
    const double pixels = static_cast<double>(gray.total());
    if (pixels <= beyond_any_camera)
        return {gray, 1};
    Handy smaller{.times = std::ceil(std::sqrt(pixels / beyond_any_camera))};
    cv::resize(gray, smaller.gray, {}, 1 / smaller.times, 1 / smaller.times, cv::INTER_AREA);
    return smaller;
}

}  // namespace cardinal::vision
