#pragma once

#include "vision/geometry.h"

#include <string>
#include <vector>

namespace cardinal::vision {

/// A QR code that was decoded.
struct Decoded {
    std::string text{};
    Quad quad{};  ///< of the dark and light squares, its own upper left corner first
};

/// What an ordinary decoder reads in a picture, at most so many codes. `gray` has 8 bits.
std::vector<Decoded> decoded(const cv::Mat& gray, int most = 255);

}  // namespace cardinal::vision
