#pragma once

#include "calibration/soft_marker.h"

#include <vector>

namespace cardinal::calibration {

/// A marker that may be meant.
struct MarkerCandidate {
    MarkerId marker = 0;
    int quarter_turns = 0;    ///< clockwise, how the marker lies against the place that was looked at
    double correlation = -1;  ///< with its blurred pattern, where markers differ
};

/// The likeliest of all the family's markers, best first, those included that nobody printed: what looks like one of
/// ours, once blurred, looks still more like itself.
std::vector<MarkerCandidate> likeliest_markers(const SoftMarker& seen, std::size_t blur, std::size_t count);

/// The pattern as it looks when the marker lies so.
MarkerPattern turned(const MarkerPattern& pattern, int quarter_turns);

/// How well a pattern fits within the dark square, a slope of light not counted; from -1 to 1.
double inner_correlation(const SoftMarker& seen, const SoftMarker& pattern);

}  // namespace cardinal::calibration
