#pragma once

#include "calibration/geometry.h"
#include "engine/core/playmat.h"
#include "samples/studio/render.h"

#include <vector>

/// A mat with corners on a table, rendered for tests of finding it.
namespace cardinal::calibration {

struct MatShot {
    std::vector<int> corners = {0, 1, 2, 3};  ///< those that can be seen
    double tilt_deg = 0, turn_deg = 0;
    double k1 = 0;          ///< how much the lens bends
    double focal_px = 914;  ///< of a picture 1280 pixels wide
    bool are_loose = false;
    cv::Point2d moved{};  ///< how far the first of them lies from where it belongs, in mm
    std::uint64_t seed = 1;
};
struct MatShown {
    cv::Mat gray{};
    studio::Camera camera{};
};
inline constexpr MatSize shown_mat{900, 600};
MatShown shown(const MatShot& shot);

}  // namespace cardinal::calibration
