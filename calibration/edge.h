#pragma once

#include <opencv2/core.hpp>
#include <optional>

/// Edges between dark and light: whoever knows that one is sharp on paper sees at it how blurred a picture is.
namespace cardinal::calibration {

struct Edge {
    double blur_px = 0;          ///< the deviation of a Gaussian that stands for lens, focus, motion and pixel together
    double off_px = 0;           ///< how far from the line it was looked for at, to the right of who goes along it
    double dark = 0, light = 0;  ///< on its two sides, from 0 to 1
};

/// Measures an edge that runs about from one point to the other, with nothing else within `reach_px` on either side.
/// Its outer sixths are left out: other edges begin there. Nothing where no such edge is to be told. `gray` has 8 bits.
/// Where `next_px` is told, other edges lie that far away on both sides and the reach goes beyond them, which is how
/// narrow rings are measured that a blur fills.
std::optional<Edge> edge_along(const cv::Mat& gray, const cv::Point2d& from, const cv::Point2d& to, double reach_px,
                               double next_px = 0);

/// How blurred the sharpest edges of a picture are in which nobody knows an edge: about the deviation of a Gaussian, in
/// px; 0 where it has no edges at all. Noise makes it smaller, never larger.
double blur_of_sharpest(const cv::Mat& gray);

}  // namespace cardinal::calibration
