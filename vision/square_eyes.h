#pragma once

#include <opencv2/core.hpp>
#include <vector>

namespace cardinal::vision {

/// One of the three square eyes of a QR code: dark, within it light, within that dark.
struct SquareEye {
    cv::Point2d at{};
    double side_px = 0;  ///< of its outer edge; seven modules
};

/// The eyes of codes of any size that lie close enough for their rings to be told apart. What only happens to be a ring
/// with something in it is among them. `gray` has 8 bits.
std::vector<SquareEye> square_eyes(const cv::Mat& gray);

}  // namespace cardinal::vision
