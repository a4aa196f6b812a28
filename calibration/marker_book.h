#pragma once

#include "calibration/soft_marker.h"

#include <optional>

namespace cardinal::calibration {

/// What was made of the cells that differ between markers.
struct MarkerReading {
    MarkerId marker = 0;
    int quarter_turns = 0;    ///< clockwise, how the marker lies against the place that was looked at
    double correlation = -1;  ///< with its blurred pattern, where markers differ
    double lead = 0;          ///< over the next likely one, turned anyhow
};

/// The likeliest of all the family's markers, those included that nobody printed: what looks like one of ours, once
/// blurred, looks still more like itself.
MarkerReading likeliest_marker(const SoftMarker& seen, std::size_t blur);

/// How well one of them fits that lies upright.
double data_correlation(const SoftMarker& seen, MarkerId marker, std::size_t blur);

}  // namespace cardinal::calibration
