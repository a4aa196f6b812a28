#pragma once

#include "vision/geometry.h"

namespace cardinal::vision {

/// A printed code somewhere in a picture, whichever it is.
struct Symbol {
    Homography place{};      ///< from modules around the symbol's middle to pixels
    double correlation = 0;  ///< with what all codes have in common
};

}  // namespace cardinal::vision
