#pragma once

#include "vision/decoder.h"

namespace cardinal::vision {

/// What QR codes say in a photo that somebody took, be they of Cardinal or of others: several in one picture, of any
/// size, also light on dark; each place once. It takes some tenths of a second: for single photos. `gray` has 8 bits.
std::vector<Decoded> read_photographed_codes(const cv::Mat& gray);

}  // namespace cardinal::vision
