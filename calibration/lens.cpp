#include "calibration/lens.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace cardinal::calibration {
namespace {

/// In focal lengths from the middle.
cv::Point2d bent_ray(const Lens& lens, const cv::Point2d& ray)
{
    const auto& [k1, k2, p1, p2, k3] = lens.bending;
    const double square = ray.dot(ray), stretch = 1 + square * (k1 + square * (k2 + square * k3));
    return {ray.x * stretch + 2 * p1 * ray.x * ray.y + p2 * (square + 2 * ray.x * ray.x),
            ray.y * stretch + p1 * (square + 2 * ray.y * ray.y) + 2 * p2 * ray.x * ray.y};
}

cv::Point2d ray_of(const Lens& lens, const cv::Point2d& pixel) { return (pixel - lens.middle) / lens.focal_px; }
cv::Point2d pixel_of(const Lens& lens, const cv::Point2d& ray) { return ray * lens.focal_px + lens.middle; }

}  // namespace

Lens usual_lens(const cv::Size& picture)
{
    const double degree = std::numbers::pi / 180, longer = std::max(picture.width, picture.height);
    return {.picture = picture,
            .focal_px = longer / 2 / std::tan(35 * degree),
            .middle = {(picture.width - 1) / 2.0, (picture.height - 1) / 2.0}};
}

cv::Point2d bent(const Lens& lens, const cv::Point2d& straight)
{
    return pixel_of(lens, bent_ray(lens, ray_of(lens, straight)));
}

// Newton's steps: repeating the bending backwards would not end where a lens bends as much as wide ones do.
cv::Point2d straightened(const Lens& lens, const cv::Point2d& pixel)
{
    const cv::Point2d goal = ray_of(lens, pixel);
    const auto& [k1, k2, p1, p2, k3] = lens.bending;
    cv::Point2d ray = goal;
    for (int step = 0; step < 20; ++step) {
        const auto& [x, y] = ray;
        const double square = ray.dot(ray), stretch = 1 + square * (k1 + square * (k2 + square * k3)),
                     slope = 2 * (k1 + square * (2 * k2 + square * 3 * k3));
        const double across = stretch + slope * x * x + 2 * p1 * y + 6 * p2 * x,
                     both = slope * x * y + 2 * p1 * x + 2 * p2 * y,
                     down = stretch + slope * y * y + 6 * p1 * y + 2 * p2 * x;
        const double determinant = across * down - both * both;
        if (!(determinant > 1e-3))  // beyond what the lens shows
            break;
        const cv::Point2d miss = goal - bent_ray(lens, ray);
        ray += cv::Point2d(down * miss.x - both * miss.y, across * miss.y - both * miss.x) / determinant;
        if (miss.dot(miss) < 1e-20)
            break;
    }
    return pixel_of(lens, ray);
}

}  // namespace cardinal::calibration
