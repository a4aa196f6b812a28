#pragma once

#include "vision/geometry.h"

#include <vector>

namespace cardinal::vision {

/// A printed code somewhere in a picture, whichever it is.
struct Symbol {
    Homography place{};      ///< from modules around the symbol's middle to pixels
    double correlation = 0;  ///< with what all codes have in common
};

/// How wide modules may be, in pixels.
struct ModuleRange {
    double least = 0.9, most = 6;
};

/// All places that look like a code, each once, the clearest first. No outline of a card is needed: codes are found in
/// fans and on white tables too, as long as their three eyes are seen.
std::vector<Symbol> find_symbols(const cv::Mat& gray, const ModuleRange& range);

}  // namespace cardinal::vision
