#pragma once

#include "samples/studio/truth.h"

/// The door for whoever wants pictures in memory.
namespace cardinal::studio {

struct Picture {
    cv::Mat pixels{};  ///< 8 bits, BGR
    Truth truth{};
};

/// What a camera sees of the scene, and what really lies there. The same scene gives the same bytes every time, on one
/// thread or many. Every print that the scene names has to be in the stock, which has to live as long as the truth.
Picture render(const Scene& scene, const Stock& stock);

/// Only what lies there, without a picture: all of it but what is visible, which then counts as everything in view.
Truth truth_of(const Scene& scene, const Stock& stock);

/// The light that falls on each pixel before the sensor takes it: for measurements.
cv::Mat light_of(const Scene& scene, const Stock& stock);

}  // namespace cardinal::studio
