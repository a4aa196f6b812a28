#pragma once

#include "calibration/marker_finder.h"
#include "calibration/soft_marker.h"

#include <optional>

/// Reading a marker where one may lie, and what may be believed of it.
namespace cardinal::calibration {

inline constexpr double small_cell_px = 2.6;  ///< narrower cells are those whose blobs blur has spoiled
inline constexpr double half_side = marker_cells / 2.0;

/// The likeliest marker whose dark square has about these corners, sure or not.
std::optional<MarkerSeen> read_marker(const cv::Mat& gray, const Quad& near);
/// The same of small ones where the place is known better than by a blob's corners. `place` leads from cells to pixels.
std::optional<MarkerSeen> read_marker_at(const cv::Mat& gray, const Homography& place, std::size_t usual_blur);

/// When a marker may be believed by itself.
bool is_certain(const MarkerSeen& seen);
/// When it may be believed because certain ones of its size lie around.
bool is_likely(const MarkerSeen& seen);
/// How many pixels a cell covers in the direction in which it is narrower.
double narrowest_px(const MarkerSeen& seen);

}  // namespace cardinal::calibration
