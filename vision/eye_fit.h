#pragma once

#include <opencv2/core.hpp>
#include <optional>

namespace cardinal::vision {

/// How an eye of a code lies in a picture: where its middle is, and which way and how far one module goes.
struct EyeFit {
    cv::Point2d middle{}, across{}, down{};
    double correlation = 0;
};

/// Lays an eye over the picture, from about there and about so. Nothing where there is none. `gray` has 8 bits.
std::optional<EyeFit> fit_eye(const cv::Mat& gray, const EyeFit& about);

}  // namespace cardinal::vision
