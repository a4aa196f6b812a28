#pragma once

#include "companion/doctor/checkup.h"

namespace cardinal::doctor {

/// What is to be done about what a checkup found, the most urgent first.
std::vector<Advice> advice_for(const Checkup& checkup, const Examination& examination);

/// Why no table was found in a picture in which these markers were.
std::string why_no_table(const cv::Mat& gray, const std::vector<calibration::MarkerSeen>& markers);

}  // namespace cardinal::doctor
