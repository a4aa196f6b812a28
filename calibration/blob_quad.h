#pragma once

#include "calibration/dark_blobs.h"
#include "calibration/geometry.h"

#include <optional>

namespace cardinal::calibration {

/// The four corners of a blob that looks like a square seen from a slant, clockwise, beginning anywhere; good to about
/// a pixel.
std::optional<Quad> four_corners(const DarkBlob& blob);

}  // namespace cardinal::calibration
