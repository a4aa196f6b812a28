#pragma once

#include "calibration/geometry.h"

namespace cardinal::vision {

using calibration::at;
using calibration::Homography;
using calibration::Quad;
using calibration::scale_at;

/// A place in a list, worked out with whole numbers that are not negative.
constexpr std::size_t as_index(int number) { return static_cast<std::size_t>(number); }

/// The size of a card, in millimetres.
struct CardSize {
    double width = 63, height = 88;
};

/// From millimetres on the card to pixels.
inline Homography card_in_picture(const Quad& quad, const CardSize& size)
{
    return calibration::between(calibration::rectangle(size.width, size.height), quad);
}

/// The same corners, beginning so many farther on.
inline Quad turned(const Quad& quad, int corners)
{
    Quad other;
    for (std::size_t corner = 0; corner < other.size(); ++corner)
        other[corner] = quad[(corner + static_cast<std::size_t>(corners)) % 4];
    return other;
}

inline cv::Point2d middle_of(const Quad& quad) { return (quad[0] + quad[1] + quad[2] + quad[3]) / 4; }

}  // namespace cardinal::vision
