#pragma once

#include <cstdint>
#include <opencv2/core.hpp>
#include <vector>

namespace cardinal::calibration {

/// Connected pixels that are darker than what is around them.
struct DarkBlob {
    cv::Rect box{};
    int pixels = 0;
    std::vector<cv::Point> hull{};  ///< around the middles of its pixels, clockwise
};

/// Where between the darkest and the lightest light within a few pixels dark ends. What is merged with a neighbour by
/// one line is parted from it by a lower one; what falls to pieces holds together by a higher one.
enum class Line : std::uint8_t { low, middle, high };

/// How large a blob has to be, in pixels.
struct BlobRange {
    int shortest = 7;   ///< of its box, the shorter side
    int longest = 800;  ///< the longer one
    Line line = Line::middle;
};

/// What stands out from a lighter surrounding.
/// What is as wide as a tile of these (4 pixels) or wider need not be filled: its edge is. `gray` has 8 bits.
std::vector<DarkBlob> dark_blobs(const cv::Mat& gray, const BlobRange& range = {});

}  // namespace cardinal::calibration
