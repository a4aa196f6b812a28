#pragma once

#include "calibration/geometry.h"
#include "engine/core/markers.h"

#include <span>
#include <vector>

namespace cardinal::calibration {

/// A marker as a picture shows it.
struct MarkerSeen {
    MarkerId marker = 0;
    Quad corners{};  ///< of the dark square, the marker's own upper left one first
    double confidence = 0;
    double cell_px = 0;       ///< how many pixels a cell covers
    double correlation = -1;  ///< with its blurred pattern, within the dark square
    double lead = 1;          ///< how many times as much the next likely marker leaves unexplained
    double whole = -1;        ///< correlation with all that was printed, the light ring included
};

struct MarkerSearch {
    double least_cell_px = 1.3, most_cell_px = 100;
    double token_cell_px = 0;          ///< about how many a cell of a token covers there; 0: nobody knows
    std::span<const MarkerId> only{};  ///< of these alone; none: whatever the table of markers gives a meaning to
};

/// All markers in a picture that can be read for certain, each place once. `gray` has 8 bits; pictures of any size are
/// taken. What is partly covered is not found.
std::vector<MarkerSeen> find_markers(const cv::Mat& gray, const MarkerSearch& search = {});

}  // namespace cardinal::calibration
