#include "calibration/geometry.h"

#include <cmath>

namespace cardinal::calibration {

namespace {

/// Leads (0, 0), (1, 0), (1, 1) and (0, 1) to the corners: worked out on paper, as Heckbert did.
Homography from_unit_square(const Quad& quad)
{
    const cv::Point2d side = quad[1] - quad[2], other = quad[3] - quad[2], skew = quad[0] - quad[1] + quad[2] - quad[3];
    const double area = side.cross(other);
    const double g = area == 0 ? 0 : skew.cross(other) / area, h = area == 0 ? 0 : side.cross(skew) / area;
    const cv::Point2d across = quad[1] - quad[0] + g * quad[1], down = quad[3] - quad[0] + h * quad[3];
    return {across.x, down.x, quad[0].x, across.y, down.y, quad[0].y, g, h, 1};
}

}  // namespace

Homography between(const Quad& from, const Quad& to) { return from_unit_square(to) * from_unit_square(from).inv(); }

double scale_at(const Homography& map, double x, double y)
{
    const cv::Point2d here = at(map, x, y), right = at(map, x + 1, y), below = at(map, x, y + 1);
    return std::sqrt(std::abs((right - here).cross(below - here)));
}

}  // namespace cardinal::calibration
