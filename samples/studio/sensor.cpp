#include "samples/studio/sensor.h"

#include "samples/studio/random.h"
#include "samples/studio/tone.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <opencv2/core/utility.hpp>
#include <opencv2/imgproc.hpp>

namespace cardinal::studio {
namespace {

/// For every row of a picture, on all processors.
template <class Row>
void for_each_row(const cv::Mat& picture, Row row)
{
    cv::parallel_for_({0, picture.rows}, [&](const cv::Range& rows) {
        for (int at = rows.start; at < rows.end; ++at)
            row(at);
    });
}

/// Lamps light one side more than the other, lenses the middle more than the corners.
class Lighting {
public:
    Lighting(const Light& light, const cv::Mat& picture)
        : light_(light), half_width_(picture.cols / 2.0), half_height_(picture.rows / 2.0)
    {
        const double angle = light.gradient_deg * std::numbers::pi / 180;
        along_x_ = std::cos(angle);
        along_y_ = std::sin(angle);
        reach_ = std::abs(along_x_) * half_width_ + std::abs(along_y_) * half_height_;
    }

    void shine_on(float* row, int at, int columns) const
    {
        const double y = at + 0.5 - half_height_, corner = half_width_ * half_width_ + half_height_ * half_height_;
        const auto blue = static_cast<float>(1 - light_.warmth / 2), red = static_cast<float>(1 + light_.warmth / 2);
        for (int column = 0; column < columns; ++column) {
            const double x = column + 0.5 - half_width_;
            const double dark = light_.gradient * (0.5 + 0.5 * (along_x_ * x + along_y_ * y) / reach_);
            const double round = light_.vignette * (x * x + y * y) / corner;
            const auto level = static_cast<float>(light_.level * (1 - dark) * (1 - round));
            row[column * 3] *= level * blue;
            row[column * 3 + 1] *= level;
            row[column * 3 + 2] *= level * red;
        }
    }

private:
    const Light& light_;
    double half_width_, half_height_, along_x_ = 1, along_y_ = 0, reach_ = 1;
};

/// Light comes in portions, so its noise grows with its root; electronics add the same everywhere.
class Noise {
public:
    Noise(const Sensor& sensor, std::uint64_t seed)
        : seed_(stirred(seed)),
          dark_(static_cast<float>(sensor.noise * sensor.noise * sensor.dark_noise * sensor.dark_noise)),
          shot_(static_cast<float>(sensor.noise * sensor.noise) - dark_)
    {}
    float on(float light, std::uint64_t place) const
    {
        const float deviation = std::sqrt(dark_ + shot_ * std::max(light, 0.0F));
        return light + deviation * bell(stirred(seed_ + place * stride));
    }

private:
    std::uint64_t seed_;
    float dark_, shot_;
};

std::uint64_t place_of(const cv::Mat& picture, int row, int column)
{
    return static_cast<std::uint64_t>(row) * static_cast<std::uint64_t>(picture.cols) +
           static_cast<std::uint64_t>(column);
}

void add_noise(cv::Mat& light, const Noise& noise)
{
    for_each_row(light, [&](int row) {
        auto* numbers = light.ptr<float>(row);
        for (int at = 0; at < light.cols * 3; ++at)
            numbers[at] = noise.on(numbers[at], 3 * place_of(light, row, 0) + static_cast<std::uint64_t>(at));
    });
}

/// One colour a pixel (blue and green in the first row, green and red in the second), the rest worked out by its
/// neighbours.
void mosaic(cv::Mat& light, const Noise& noise)
{
    constexpr float steps = 65535;
    cv::Mat raw(light.size(), CV_16UC1), back;
    for_each_row(light, [&](int row) {
        const auto* from = light.ptr<cv::Vec3f>(row);
        auto* to = raw.ptr<std::uint16_t>(row);
        for (int column = 0; column < light.cols; ++column) {
            const float one = noise.on(from[column][(row & 1) + (column & 1)], place_of(light, row, column));
            to[column] = static_cast<std::uint16_t>(std::clamp(one, 0.0F, 1.0F) * steps + 0.5F);
        }
    });
    cv::demosaicing(raw, back, cv::COLOR_BayerRG2BGR_EA);
    back.convertTo(light, CV_32F, 1 / static_cast<double>(steps));
}

void take_tones(cv::Mat& light)
{
    for_each_row(light, [&](int row) {
        auto* numbers = light.ptr<float>(row);
        std::transform(numbers, numbers + light.cols * 3, numbers, tone_of);
    });
}

/// What a pixel differs from the mean of its surroundings (3 × 3, the nearer ones counting double) is added once more.
cv::Mat sharpened(const cv::Mat& tones, double amount)
{
    if (amount <= 0)
        return tones;
    cv::Mat made(tones.size(), tones.type());
    for_each_row(tones, [&](int row) {
        const float* rows[] = {tones.ptr<float>(std::max(row - 1, 0)), tones.ptr<float>(row),
                               tones.ptr<float>(std::min(row + 1, tones.rows - 1))};
        const int last = tones.cols - 1;
        for (int at = 0; at < tones.cols * 3; ++at) {
            const int left = at < 3 ? at : at - 3, right = at / 3 == last ? at : at + 3;
            const auto across = [&](const float* in) { return (in[left] + 2 * in[at] + in[right]) / 4; };
            const float mean = (across(rows[0]) + 2 * across(rows[1]) + across(rows[2])) / 4;
            made.ptr<float>(row)[at] = rows[1][at] + static_cast<float>(amount) * (rows[1][at] - mean);
        }
    });
    return made;
}

cv::Mat rounded(const cv::Mat& tones)
{
    cv::Mat made(tones.size(), CV_8UC3);
    for_each_row(tones, [&](int row) {
        const auto* from = tones.ptr<float>(row);
        auto* to = made.ptr<std::uint8_t>(row);
        for (int at = 0; at < tones.cols * 3; ++at)
            to[at] = static_cast<std::uint8_t>(std::clamp(from[at], 0.0F, 255.0F) + 0.5F);
    });
    return made;
}

}  // namespace

cv::Mat exposed(cv::Mat light, const Light& lamp, const Sensor& sensor, std::uint64_t seed)
{
    const Lighting lighting(lamp, light);
    for_each_row(light, [&](int row) { lighting.shine_on(light.ptr<float>(row), row, light.cols); });
    const Noise noise(sensor, seed);
    if (sensor.has_bayer)
        mosaic(light, noise);
    else if (sensor.noise > 0)
        add_noise(light, noise);
    take_tones(light);
    const cv::Mat picture = rounded(sharpened(light, sensor.sharpening));
    return sensor.jpeg > 0 ? compressed(picture, sensor.jpeg) : picture;
}

}  // namespace cardinal::studio
