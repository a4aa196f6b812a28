#include "calibration/light.h"

#include "calibration/wide.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace cardinal::calibration {

/// A row of points of a plane, from (x, y) on with this step.
struct PointsInRow {
    float x = 0, y = 0, w = 0, step_x = 0, step_y = 0, step_w = 0;  ///< times the plane's map
    PointsInRow(const Homography& plane, double from_x, double from_y, double step)
        : x(static_cast<float>(plane(0, 0) * from_x + plane(0, 1) * from_y + plane(0, 2))),
          y(static_cast<float>(plane(1, 0) * from_x + plane(1, 1) * from_y + plane(1, 2))),
          w(static_cast<float>(plane(2, 0) * from_x + plane(2, 1) * from_y + plane(2, 2))),
          step_x(static_cast<float>(plane(0, 0) * step)),
          step_y(static_cast<float>(plane(1, 0) * step)),
          step_w(static_cast<float>(plane(2, 0) * step))
    {}
};

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

/// Many points at once: first where they lie, which wide registers work out, then what is there.
constexpr int many = 64;
struct Places {
    std::array<int, many> left{}, top{};
    std::array<float, many> across{}, down{};
};
CARDINAL_WIDE void places_of(const PointsInRow& row, int from, int count, float right, float bottom, Places& places)
{
    int* left = places.left.data();
    int* top = places.top.data();
    float* across = places.across.data();
    float* down = places.down.data();
    for (int at = 0; at < count; ++at) {
        const auto index = static_cast<float>(from + at);
        const float share = 1 / (row.w + index * row.step_w);
        const float x = std::min(std::max((row.x + index * row.step_x) * share, 0.F), right),
                    y = std::min(std::max((row.y + index * row.step_y) * share, 0.F), bottom);
        left[at] = static_cast<int>(x);
        top[at] = static_cast<int>(y);
        across[at] = x - static_cast<float>(left[at]);
        down[at] = y - static_cast<float>(top[at]);
    }
}

}  // namespace

float light_of(uchar gray) { return light_at[gray]; }
const float* light_of_tones() { return light_at.data(); }
uchar gray_of(float light)
{
    // NOLINTNEXTLINE(bugprone-incorrect-roundings): never below zero, and lround is a call for every pixel
    return gray_at[as_index(std::clamp(static_cast<int>(light * steps_of_light + 0.5F), 0, steps_of_light))];
}

Sampler::Sampler(const cv::Mat& gray)
    : pixels_(gray.data),
      step_(gray.step),
      right_(static_cast<float>(gray.cols) - 1.001F),
      bottom_(static_cast<float>(gray.rows) - 1.001F)
{}

void Sampler::add_row(const PointsInRow& points, int per_cell, int count, float share, float* cells) const
{
    Places places;
    for (int from = 0, in_cell = 0; from < count; from += many) {
        const int here = std::min(many, count - from);
        // Whole registers: what is left over would be worked out one by one.
        constexpr int in_register = 8;
        places_of(points, from, (here + in_register - 1) / in_register * in_register, right_, bottom_, places);
        for (int at = 0; at < here; ++at) {
            const auto each = as_index(at);
            *cells += share * this->at(places.left[each], places.top[each], places.across[each], places.down[each]);
            if (++in_cell == per_cell) {
                in_cell = 0;
                ++cells;
            }
        }
    }
}

void look_at(const cv::Mat& gray, const Homography& plane, const Cells& cells, float* light)
{
    const Sampler sampler(gray);
    const double step = cells.width / cells.points, first = cells.first - cells.width / 2 + step / 2;
    const float share = 1.F / static_cast<float>(cells.points * cells.points);
    std::fill_n(light, cells.along * cells.along, 0.F);
    for (int down = 0; down < cells.along * cells.points; ++down)
        sampler.add_row(PointsInRow(plane, first, first + down * step, step), cells.points, cells.along * cells.points,
                        share, light + as_index(down / cells.points * cells.along));
}

}  // namespace cardinal::calibration
