#pragma once

#include <array>
#include <cstddef>
#include <opencv2/core.hpp>

/// Planes and how they look in pictures. Points of pictures are in pixel-centre coordinates: (0, 0) is the middle of
/// the upper left pixel.
namespace cardinal::calibration {

/// The corners of something flat and four-cornered: its own upper left one first, then clockwise.
using Quad = std::array<cv::Point2d, 4>;

/// A place in a list, worked out with whole numbers that are not negative.
constexpr std::size_t as_index(int number) { return static_cast<std::size_t>(number); }

/// The same corners, beginning so many farther on.
inline Quad turned(const Quad& quad, int corners)
{
    Quad other;
    for (std::size_t corner = 0; corner < other.size(); ++corner)
        other[corner] = quad[(corner + static_cast<std::size_t>(corners)) % 4];
    return other;
}

inline cv::Point2d middle_of(const Quad& quad) { return (quad[0] + quad[1] + quad[2] + quad[3]) / 4; }

/// From one plane to another, in homogeneous coordinates.
using Homography = cv::Matx33d;

inline cv::Point2d at(const Homography& map, double x, double y)
{
    const double w = map(2, 0) * x + map(2, 1) * y + map(2, 2);
    return {(map(0, 0) * x + map(0, 1) * y + map(0, 2)) / w, (map(1, 0) * x + map(1, 1) * y + map(1, 2)) / w};
}
inline cv::Point2d at(const Homography& map, const cv::Point2d& point) { return at(map, point.x, point.y); }

/// Leads the corners of one to those of the other.
Homography between(const Quad& from, const Quad& to);

/// The corners of an upright rectangle with its upper left corner at (0, 0).
inline Quad rectangle(double width, double height) { return {{{0, 0}, {width, 0}, {width, height}, {0, height}}}; }

/// How many units a step of one unit covers there, in the mean over all directions.
double scale_at(const Homography& map, double x, double y);

}  // namespace cardinal::calibration
