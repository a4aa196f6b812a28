#pragma once

#include "companion/doctor/checkup.h"

namespace cardinal::doctor {

/// The picture with each zone framed, its figure and its grade in words; the grade also by colour and by how the frame
/// is drawn, so that nobody needs to tell colours apart.
cv::Mat drawn_over(const cv::Mat& picture, const Checkup& checkup);

}  // namespace cardinal::doctor
