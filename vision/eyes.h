#pragma once

#include "vision/geometry.h"
#include "vision/light.h"

namespace cardinal::vision {

inline constexpr double eyes_apart = 14;  ///< modules, from middle to middle

/// How well a few points of a code's three eyes fit, from -1 to 1: the quickest look there is. `symbol` leads from
/// modules around the symbol's middle to pixels, `blur_level` says what of `blur_levels` is usual there. One of the
/// eyes may be covered: 0 is the upper left one, 1 the right one, 2 the lower one.
float likeness_to_eyes(const Sampler& picture, const Homography& symbol, std::size_t blur_level, int covered_eye = -1);
/// The same for what is seen of two eyes along the line through their middles. It tells nothing of which eyes they are.
float likeness_to_side(const Sampler& picture, const cv::Point2f& one, const cv::Point2f& other,
                       std::size_t blur_level);

/// One of the eyes, as it is seen.
struct EyeSeen {
    cv::Point2f at{};
    float likeness = 0;
};
/// Where the eye of a symbol is seen, at most a module and a bit beside its place: light that comes from one side draws
/// whatever was measured of it.
EyeSeen eye_near(const Sampler& picture, const Homography& symbol, std::size_t blur_level, int eye);

}  // namespace cardinal::vision
