#pragma once

#include <QImage>
#include <opencv2/core/mat.hpp>

/// Frames as screens show them.
namespace cardinal::window {

/// No larger than that; as it is where it is small enough.
cv::Mat smaller(const cv::Mat& picture, cv::Size at_most);
/// A copy that windows are made of, converted here and not by the thread that draws.
QImage image_of(const cv::Mat& picture);

}  // namespace cardinal::window
