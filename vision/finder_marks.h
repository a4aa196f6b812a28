#pragma once

#include <opencv2/core.hpp>
#include <vector>

namespace cardinal::vision {

/// A place that looks like one of the three square eyes of a printed code: dark, around it light, around that dark.
struct FinderMark {
    cv::Point2f at{};
    float contrast = 0;  ///< of the light ring, in gray levels
};

/// All such places for codes whose modules cover about `module_px` (a fifth more or less). `gray` has 8 bits.
std::vector<FinderMark> finder_marks(const cv::Mat& gray, double module_px);

/// The same where blur has joined an eye's rings to a dark spot with light paper around it.
std::vector<FinderMark> finder_spots(const cv::Mat& gray, double module_px);

}  // namespace cardinal::vision
