#pragma once

#include "vision/decoder.h"

#include <span>

namespace cardinal::vision {

/// What a single photo shows beside the cards that are known by now.
struct PhotoSeen {
    std::vector<Decoded> codes{};  ///< of others, or of cards of which nobody knows anything
    std::vector<Quad> outlines{};  ///< of cards without a code
};

/// Looks at a photo that somebody took: nothing is known of the camera or of what lies there. What is within one of
/// the quads is known already, and where a mat lies nothing is told. It takes some tenths of a second. `gray` has 8
/// bits.
PhotoSeen see_photo(const cv::Mat& gray, std::span<const Quad> known = {});

}  // namespace cardinal::vision
