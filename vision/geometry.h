#pragma once

#include "calibration/geometry.h"

namespace cardinal::vision {

using calibration::as_index;
using calibration::at;
using calibration::Homography;
using calibration::middle_of;
using calibration::Quad;
using calibration::scale_at;
using calibration::turned;

/// The size of a card, in millimetres.
struct CardSize {
    double width = 63, height = 88;
};

/// From millimetres on the card to pixels.
inline Homography card_in_picture(const Quad& quad, const CardSize& size)
{
    return calibration::between(calibration::rectangle(size.width, size.height), quad);
}

}  // namespace cardinal::vision
