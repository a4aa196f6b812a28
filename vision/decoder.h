#pragma once

#include "vision/geometry.h"

#include <optional>
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

/// What a code says that is drawn upright and without a fault, with paper around. `gray` has 8 bits.
std::optional<std::string> decoded_drawing(const cv::Mat& gray);

}  // namespace cardinal::vision
