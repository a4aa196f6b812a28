#include "calibration/light.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace cardinal::calibration {
namespace {

// A power of 2.2 is near enough to the curves of all cameras.
std::array<float, 256> light_curve()
{
    std::array<float, 256> curve{};
    for (std::size_t value = 0; value < curve.size(); ++value)
        curve[value] = static_cast<float>(std::pow(static_cast<double>(value) / 255.0, 2.2));
    return curve;
}
const std::array<float, 256> light_at = light_curve();

constexpr int steps_of_light = 4096;  // fine enough for the darkest grays

std::array<uchar, steps_of_light + 1> gray_curve()
{
    std::array<uchar, steps_of_light + 1> curve{};
    for (std::size_t step = 0; step < curve.size(); ++step)
        curve[step] = cv::saturate_cast<uchar>(255 * std::pow(static_cast<double>(step) / steps_of_light, 1 / 2.2));
    return curve;
}
const std::array<uchar, steps_of_light + 1> gray_at = gray_curve();

/// A row of points of a plane, as they lie in the picture: only the divisions are left to be done.
class PointsInRow {
public:
    PointsInRow(const Homography& plane, double x, double y, double step)
        : x_(plane(0, 0) * x + plane(0, 1) * y + plane(0, 2)),
          y_(plane(1, 0) * x + plane(1, 1) * y + plane(1, 2)),
          w_(plane(2, 0) * x + plane(2, 1) * y + plane(2, 2)),
          step_x_(plane(0, 0) * step),
          step_y_(plane(1, 0) * step),
          step_w_(plane(2, 0) * step)
    {}
    cv::Point2f operator[](int index) const
    {
        const double share = 1 / (w_ + index * step_w_);
        return {static_cast<float>((x_ + index * step_x_) * share), static_cast<float>((y_ + index * step_y_) * share)};
    }

private:
    double x_, y_, w_, step_x_, step_y_, step_w_;
};

}  // namespace

float light_of(uchar gray) { return light_at[gray]; }
const float* light_of_tones() { return light_at.data(); }
uchar gray_of(float light)
{
    return gray_at[as_index(std::clamp(static_cast<int>(light * steps_of_light + 0.5F), 0, steps_of_light))];
}

Sampler::Sampler(const cv::Mat& gray)
    : pixels_(gray.data),
      step_(gray.step),
      right_(static_cast<float>(gray.cols) - 1.001F),
      bottom_(static_cast<float>(gray.rows) - 1.001F)
{}

float Sampler::at(float x, float y) const
{
    x = std::clamp(x, 0.F, right_);
    y = std::clamp(y, 0.F, bottom_);
    const int left = static_cast<int>(x), top = static_cast<int>(y);
    const float across = x - static_cast<float>(left), down = y - static_cast<float>(top);
    const uchar* upper = pixels_ + static_cast<std::size_t>(top) * step_ + left;
    const uchar* lower = upper + step_;
    const float above = light_at[upper[0]] + across * (light_at[upper[1]] - light_at[upper[0]]);
    const float below = light_at[lower[0]] + across * (light_at[lower[1]] - light_at[lower[0]]);
    return above + down * (below - above);
}

void look_at(const cv::Mat& gray, const Homography& plane, const Cells& cells, float* light)
{
    const Sampler sampler(gray);
    const double step = cells.width / cells.points, first = cells.first - cells.width / 2 + step / 2;
    const float share = 1.F / static_cast<float>(cells.points * cells.points);
    std::fill_n(light, cells.along * cells.along, 0.F);
    for (int down = 0; down < cells.along * cells.points; ++down) {
        const PointsInRow points(plane, first, first + down * step, step);
        float* row = light + as_index(down / cells.points * cells.along);
        for (int column = 0, across = 0; column < cells.along; ++column)
            for (int point = 0; point < cells.points; ++point, ++across) {
                const cv::Point2f at = points[across];
                row[column] += share * sampler.at(at.x, at.y);
            }
    }
}

}  // namespace cardinal::calibration
