#pragma once

#include <opencv2/core.hpp>

class QVideoFrame;

/// Pictures out of Qt's frames. Each is a copy of its own; empty when the frame cannot be read.
namespace cardinal::camera {

/// Brightness, 8 bits. Where the camera gives it as such it is taken over as it is, without conversion.
cv::Mat gray_of(const QVideoFrame& frame);

/// Blue, green and red, made smaller where it is larger than that.
cv::Mat colours_of(const QVideoFrame& frame, cv::Size at_most);

}  // namespace cardinal::camera
