#include "calibration/blob_quad.h"

#include <algorithm>
#include <cmath>

namespace cardinal::calibration {
namespace {

// A square has 1 where its corners are sharp, 1.3 where blur has rounded them; a disc has 1.57.
constexpr double most_rounded = 1.42;
constexpr double least_proportion = 0.4;  // of neighbouring sides; a slant of 60 degrees has 0.5
constexpr double small_px = 26;           // below this, four corners are known worse than perspective changes them

double twice_area(const cv::Point& a, const cv::Point& b, const cv::Point& c) { return (b - a).cross(c - a); }

double area_of(const std::vector<cv::Point>& hull)
{
    double twice = 0;
    for (std::size_t at = 2; at < hull.size(); ++at)
        twice += twice_area(hull[0], hull[at - 1], hull[at]);
    return twice / 2;
}

/// The largest four-cornered shape between corners of the hull. While one end of its diagonal goes around, the farthest
/// points on both sides of it only move on.
Quad largest_quad(const std::vector<cv::Point>& hull)
{
    const std::size_t count = hull.size();
    const auto at = [&](std::size_t index) -> const cv::Point& { return hull[index % count]; };
    double most = 0;
    std::array<std::size_t, 4> best{};
    for (std::size_t from = 0; from + 2 < count; ++from) {
        std::size_t one = from + 1, other = from + 3;
        for (std::size_t to = from + 2; to + 1 < from + count; ++to) {
            while (one + 1 < to && twice_area(at(from), at(one + 1), at(to)) >= twice_area(at(from), at(one), at(to)))
                ++one;
            other = std::max(other, to + 1);
            while (other + 1 < from + count &&
                   twice_area(at(to), at(other + 1), at(from)) >= twice_area(at(to), at(other), at(from)))
                ++other;
            const double twice = twice_area(at(from), at(one), at(to)) + twice_area(at(to), at(other), at(from));
            if (twice > most) {
                most = twice;
                best = {from, one, to, other};
            }
        }
    }
    Quad quad;
    for (std::size_t corner = 0; corner < quad.size(); ++corner)
        quad[corner] = at(best[corner]);
    return quad;
}

double area_of(const Quad& quad) { return (quad[2] - quad[0]).cross(quad[3] - quad[1]) / 2; }

/// Every side moved outwards by so many pixels.
Quad widened(const Quad& quad, double by)
{
    Quad wider = quad;
    for (std::size_t corner = 0; corner < quad.size(); ++corner) {
        const cv::Point2d to = quad[(corner + 1) % 4] - quad[corner], from = quad[(corner + 3) % 4] - quad[corner];
        const double across = to.cross(from) / (cv::norm(to) * cv::norm(from));
        wider[corner] -= by / across * (to / cv::norm(to) + from / cv::norm(from));
    }
    return wider;
}

/// The nearest shape whose opposite sides are parallel.
Quad without_perspective(const Quad& quad)
{
    const cv::Point2d middle = middle_of(quad), one = (quad[0] - quad[2]) / 2, other = (quad[1] - quad[3]) / 2;
    return {middle + one, middle + other, middle - one, middle - other};
}

bool has_even_sides(const Quad& quad)
{
    double shortest = 1e9, longest = 0;
    for (std::size_t corner = 0; corner < quad.size(); ++corner) {
        const cv::Point2d to = quad[(corner + 1) % 4] - quad[corner], from = quad[(corner + 3) % 4] - quad[corner];
        if (to.cross(from) < 0.3 * cv::norm(to) * cv::norm(from))
            return false;
        shortest = std::min(shortest, cv::norm(to));
        longest = std::max(longest, cv::norm(to));
    }
    return shortest >= least_proportion * longest;
}

}  // namespace

std::optional<Quad> four_corners(const DarkBlob& blob)
{
    if (blob.hull.size() < 4)
        return std::nullopt;
    const Quad quad = largest_quad(blob.hull);
    const double area = area_of(quad);
    if (area <= 0 || area_of(blob.hull) > most_rounded * area || !has_even_sides(quad))
        return std::nullopt;
    // Pixels reach half a pixel beyond their middles, and rounded corners farther.
    const Quad wider = widened(quad, 0.5 + (area_of(blob.hull) / area - 1) * std::sqrt(area) / 8);
    return std::sqrt(area) < small_px ? without_perspective(wider) : wider;
}

}  // namespace cardinal::calibration
