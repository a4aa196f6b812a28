#pragma once

#include "vision/geometry.h"

/// Corners of cards in a picture.
namespace cardinal::vision {

/// Those that belong to a code which lies there, on a card printed like this.
Quad quad_around(const Homography& symbol, const CardSize& size, double module_mm);
/// Of the code with its quiet zone.
Quad around_code(const Homography& symbol);

}  // namespace cardinal::vision
