#pragma once

#include "calibration/table_pose.h"

#include <optional>

namespace cardinal::vision {

/// The mat by its corner markers (see markers.h): nothing when less than two of them are seen. `gray` has 8 bits.
std::optional<calibration::TablePose> find_mat(const cv::Mat& gray, const MatSize& mat, const calibration::Lens& lens);

}  // namespace cardinal::vision
