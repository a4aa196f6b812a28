#pragma once

#include <algorithm>
#include <opencv2/core.hpp>
#include <vector>

namespace cardinal::vision {

/// A place that looks like one of the three square eyes of a printed code from afar: dark, with light paper around it.
struct FinderMark {
    cv::Point2f at{};
    float contrast = 0;  ///< of paper to spot, in gray levels
};

/// Where eyes are looked for: equal squares that the picture is divided into, 255 where one may be. Empty: everywhere.
struct MarkedSquares {
    cv::Mat marked{};
    int px = 1;
    /// For a picture that is so many times smaller.
    MarkedSquares in_smaller(int times) const { return {marked, std::max(1, px / times)}; }
};

/// All such places for codes whose modules cover about `module_px` (a fifth more or less), to a pixel. `sums` is the
/// integral of a picture of 8 bits, of which hardly more than a pixel a module is needed.
std::vector<FinderMark> finder_marks(const cv::Mat& sums, double module_px, const MarkedSquares& squares);

/// What is dark around a mark.
struct Spot {
    cv::Point2f at{};
    float spread = 0;  ///< squared, of the square that was looked at: how far what is dark lies from its middle
};
/// The same mark, its middle measured. A slant makes modules narrower in one direction: then their two widths differ,
/// and whoever takes them for one finds the middle a module beside.
Spot spot_at(const cv::Mat& gray, const cv::Point2f& near, const cv::Size2f& module_px);
/// Whether it is gathered as an eye is, and not a corner, a line or a part of something larger.
bool may_be_an_eye(const Spot& spot);

}  // namespace cardinal::vision
