#pragma once

#include "samples/studio/scene.h"

/// From light to the picture that a camera hands out.
namespace cardinal::studio {

/// Takes the light of every pixel (blue, green, red as 32-bit numbers) as the sensor gets it.
cv::Mat exposed(cv::Mat light, const Light& lamp, const Sensor& sensor, std::uint64_t seed);

/// The picture after JPEG of this quality (1 to 100, colours at half the resolution): everything that compressing
/// loses, worked out without a file, the same on every machine.
cv::Mat compressed(const cv::Mat& picture, int quality);

}  // namespace cardinal::studio
