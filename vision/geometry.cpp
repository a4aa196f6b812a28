#include "vision/geometry.h"

#include <cmath>
#include <opencv2/imgproc.hpp>

namespace cardinal::vision {

Homography card_in_picture(const Quad& quad, const CardSize& size)
{
    const auto width = static_cast<float>(size.width), height = static_cast<float>(size.height);
    const std::array<cv::Point2f, 4> card = {{{0, 0}, {width, 0}, {width, height}, {0, height}}};
    std::array<cv::Point2f, 4> picture{};
    for (std::size_t corner = 0; corner < picture.size(); ++corner)
        picture[corner] = quad[corner];
    return cv::getPerspectiveTransform(card.data(), picture.data());
}

double scale_at(const Homography& map, double x, double y)
{
    const cv::Point2d here = at(map, x, y), right = at(map, x + 1, y), below = at(map, x, y + 1);
    return std::sqrt(std::abs((right - here).cross(below - here)));
}

}  // namespace cardinal::vision
