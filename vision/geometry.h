#pragma once

#include <array>
#include <cstddef>
#include <opencv2/core.hpp>

/// Points of pictures are in pixel-centre coordinates: (0, 0) is the middle of the upper left pixel.
namespace cardinal::vision {

/// A place in a list, worked out with whole numbers that are not negative.
constexpr std::size_t as_index(int number) { return static_cast<std::size_t>(number); }

/// The corners of a card in a picture: the printed upper left one first, then clockwise.
using Quad = std::array<cv::Point2d, 4>;

/// From one plane to another, in homogeneous coordinates.
using Homography = cv::Matx33d;

inline cv::Point2d at(const Homography& map, double x, double y)
{
    const double w = map(2, 0) * x + map(2, 1) * y + map(2, 2);
    return {(map(0, 0) * x + map(0, 1) * y + map(0, 2)) / w, (map(1, 0) * x + map(1, 1) * y + map(1, 2)) / w};
}

/// The size of a card, in millimetres.
struct CardSize {
    double width = 63, height = 88;
};

/// From millimetres on the card to pixels.
Homography card_in_picture(const Quad& quad, const CardSize& size);

/// How many pixels a step of one unit covers there, in the mean over all directions.
double scale_at(const Homography& map, double x, double y);

/// The same corners, beginning so many farther on.
inline Quad turned(const Quad& quad, int corners)
{
    Quad other;
    for (std::size_t corner = 0; corner < other.size(); ++corner)
        other[corner] = quad[(corner + static_cast<std::size_t>(corners)) % 4];
    return other;
}

}  // namespace cardinal::vision
