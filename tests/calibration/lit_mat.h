#pragma once

#include "calibration/readability.h"
#include "samples/studio/render.h"

#include <optional>

/// A mat with four corner markers before a camera that is known to the last digit.
namespace cardinal::calibration {

inline constexpr MatSize stage_mat{900, 600};

struct MatShot {
    cv::Size picture{960, 540};
    double view_deg = 60, tilt_deg = 20, turn_deg = 0;
    double rest = 0.02;  ///< of the picture, around the mat
    studio::Lens lens{};
    double printed = 1;  ///< how large the markers are that should be one as large, their places being right
    studio::Light light{.level = 0.85, .shadow = 0};
    studio::Optics optics{.blur_px = 0.5};
    studio::Sensor sensor{.noise = 0.01, .dark_noise = 0.2};
    std::vector<studio::Thing> things{};
    studio::Stock more{};
    std::uint64_t seed = 1;
};

struct ShownMat {
    cv::Mat gray{}, picture{};
    studio::Camera camera{};
    TablePose pose{};                  ///< as it truly is
    std::vector<Reference> markers{};  ///< where their corners truly are
    studio::View view() const { return studio::View(camera); }
};
ShownMat shown_mat(const MatShot& shot);

}  // namespace cardinal::calibration
