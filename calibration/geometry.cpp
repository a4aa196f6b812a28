#include "calibration/geometry.h"

#include <cmath>
#include <opencv2/imgproc.hpp>

namespace cardinal::calibration {

Homography between(const Quad& from, const Quad& to)
{
    const auto floats = [](const Quad& quad) {
        std::array<cv::Point2f, 4> corners{};
        for (std::size_t corner = 0; corner < corners.size(); ++corner)
            corners[corner] = quad[corner];
        return corners;
    };
    return cv::getPerspectiveTransform(floats(from).data(), floats(to).data());
}

double scale_at(const Homography& map, double x, double y)
{
    const cv::Point2d here = at(map, x, y), right = at(map, x + 1, y), below = at(map, x, y + 1);
    return std::sqrt(std::abs((right - here).cross(below - here)));
}

}  // namespace cardinal::calibration
