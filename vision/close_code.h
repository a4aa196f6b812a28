#pragma once

#include "engine/core/printed_code.h"
#include "vision/geometry.h"

#include <optional>

namespace cardinal::vision {

/// What a code says that is near enough to be decoded, be it known or not: its payload has to be right by its own check
/// characters, and what is seen has to look like the code that it says. `symbol` leads from modules around the symbol's
/// middle to pixels; `gray` has 8 bits.
std::optional<PrintedCode> read_close(const cv::Mat& gray, const Homography& symbol);

}  // namespace cardinal::vision
