#pragma once

#include "vision/decoder.h"
#include "vision/square_eyes.h"

#include <optional>

namespace cardinal::vision {

/// Three eyes that may be those of one code: that in its corner, and those at the other ends of its sides.
struct ThreeEyes {
    SquareEye corner{}, right{}, below{};
};

/// What the code says that these are the eyes of, be it bent, slanted, blurred or faint: its modules are followed from
/// the eyes on, and what is decoded is a drawing of what was seen of each. `gray` has 8 bits.
std::optional<Decoded> read_bent_code(const cv::Mat& gray, const ThreeEyes& eyes);

}  // namespace cardinal::vision
