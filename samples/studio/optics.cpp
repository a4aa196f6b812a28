#include "samples/studio/optics.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace cardinal::studio {
namespace {

/// Beyond this many deviations a Gaussian has less than a thousandth of its light.
constexpr double far = 3.3;

std::vector<float> bell_of(double deviation, int across)
{
    const int reach = deviation > 0 ? static_cast<int>(std::ceil(far * deviation)) : 0;
    std::vector<double> bell(static_cast<std::size_t>(2 * reach + 1), 1);
    for (int at = -reach; at <= reach && deviation > 0; ++at)
        bell[static_cast<std::size_t>(at + reach)] = std::exp(-0.5 * at * at / (deviation * deviation));
    std::vector<double> both(bell.size() + static_cast<std::size_t>(across) - 1);
    for (std::size_t at = 0; at < bell.size(); ++at)
        for (std::size_t sample = 0; sample < static_cast<std::size_t>(across); ++sample)
            both[at + sample] += bell[at];
    double sum = 0;
    for (const double weight : both)
        sum += weight;
    std::vector<float> weights;
    weights.reserve(both.size());
    for (const double weight : both)
        weights.push_back(static_cast<float>(weight / sum));
    return weights;
}

/// Rows beyond the strip's own are its outermost again.
const float* row_of(Strip& strip, int row) { return strip.row(std::clamp(row, 0, strip.rows - 1)); }

void fill_pads(Strip& strip)
{
    for (int row = 0; row < strip.rows; ++row) {
        float* first = strip.picture_row(row);
        float* last = first + (strip.width - 1) * 3;
        for (int column = 1; column <= strip.pad; ++column)
            for (int channel = 0; channel < 3; ++channel) {
                first[channel - column * 3] = first[channel];
                last[channel + column * 3] = last[channel];
            }
    }
}

constexpr std::size_t block = 96;  // numbers that are summed up at once: they stay in the processor

}  // namespace

Blur::Blur(const Optics& optics, int across)
    : across_(across),
      disc_(disc_of(optics.defocus_px * across)),
      line_(line_of(optics.motion_px * across, optics.motion_deg)),
      bell_(bell_of(optics.blur_px * across, across))
{}

int Blur::reach_of(const std::vector<Tap>& taps)
{
    int reach = 0;
    for (const Tap& tap : taps)
        reach = std::max({reach, std::abs(tap.x), std::abs(tap.y)});
    return reach;
}

int Blur::reach() const { return reach_of(disc_) + reach_of(line_) + static_cast<int>(bell_.size() + 1) / 2; }

/// Each sample counts by how much of it is within the disc.
std::vector<Blur::Tap> Blur::disc_of(double radius)
{
    constexpr int parts = 16;
    if (radius <= 0)
        return {};
    const int reach = static_cast<int>(std::ceil(radius + 0.5)) - (radius + 0.5 == std::ceil(radius + 0.5) ? 0 : 1);
    std::vector<Tap> taps;
    int all = 0;
    for (int y = -reach; y <= reach; ++y)
        for (int x = -reach; x <= reach; ++x) {
            int within = 0;
            for (int part = 0; part < parts * parts; ++part) {
                const double u = x + (part % parts + 0.5) / parts - 0.5, v = y + (part / parts + 0.5) / parts - 0.5;
                within += u * u + v * v < radius * radius ? 1 : 0;
            }
            all += within;
            if (within > 0)
                taps.push_back({x, y, static_cast<float>(within)});
        }
    for (Tap& tap : taps)
        tap.weight /= static_cast<float>(all);
    return taps;
}

/// Many points along the line, each shared out among the four samples around it.
std::vector<Blur::Tap> Blur::line_of(double length, double angle_deg)
{
    if (length <= 0)
        return {};
    constexpr int points = 64;
    const double angle = angle_deg * std::numbers::pi / 180, c = std::cos(angle), s = std::sin(angle);
    std::vector<Tap> taps;
    const auto add = [&](int x, int y, double weight) {
        const auto same = [&](const Tap& tap) { return tap.x == x && tap.y == y; };
        auto found = std::find_if(taps.begin(), taps.end(), same);
        if (found == taps.end())
            found = taps.insert(taps.end(), {x, y, 0});
        found->weight += static_cast<float>(weight / points);
    };
    for (int point = 0; point < points; ++point) {
        const double along = length * ((point + 0.5) / points - 0.5), x = along * c, y = along * s;
        const int left = static_cast<int>(std::floor(x)), upper = static_cast<int>(std::floor(y));
        const double u = x - left, v = y - upper;
        add(left, upper, (1 - u) * (1 - v));
        add(left + 1, upper, u * (1 - v));
        add(left, upper + 1, (1 - u) * v);
        add(left + 1, upper + 1, u * v);
    }
    std::erase_if(taps, [](const Tap& tap) { return tap.weight < 1e-6F; });
    return taps;
}

void Blur::spread(const std::vector<Tap>& taps, Strip& strip) const
{
    if (taps.empty())
        return;
    fill_pads(strip);
    std::vector<float> made(strip.light.size());
    const auto width = static_cast<std::size_t>(strip.width) * 3, pad = static_cast<std::size_t>(strip.pad) * 3;
    for (int row = 0; row < strip.rows; ++row) {
        float* out = &made[static_cast<std::size_t>(row) * strip.stride() + pad];
        for (std::size_t first = 0; first < width; first += block) {
            const std::size_t count = std::min(block, width - first);
            float sum[block] = {};
            for (const Tap& tap : taps) {
                const float* in = row_of(strip, row + tap.y) + pad + first + tap.x * 3;
                for (std::size_t at = 0; at < count; ++at)
                    sum[at] += tap.weight * in[at];
            }
            std::copy_n(sum, count, out + first);
        }
    }
    strip.light.swap(made);
}

void Blur::develop(Strip& strip, int first_pixel_row, int pixel_rows, float* out) const
{
    spread(disc_, strip);
    spread(line_, strip);
    fill_pads(strip);
    const int taps = static_cast<int>(bell_.size()), before = (taps - across_) / 2;
    const std::size_t stride = strip.stride();
    std::vector<float> column(stride);
    for (int row = 0; row < pixel_rows; ++row) {
        const int first = (first_pixel_row + row) * across_ - strip.first_row - before;
        std::fill(column.begin(), column.end(), 0.0F);
        for (int tap = 0; tap < taps; ++tap) {
            const float* in = row_of(strip, first + tap);
            const float weight = bell_[static_cast<std::size_t>(tap)];
            for (std::size_t at = 0; at < stride; ++at)
                column[at] += weight * in[at];
        }
        const int pixels = strip.width / across_;
        for (int pixel = 0; pixel < pixels; ++pixel) {
            const float* in = &column[static_cast<std::size_t>(pixel * across_ - before + strip.pad) * 3];
            float blue = 0, green = 0, red = 0;
            for (int tap = 0; tap < taps; ++tap) {
                const float weight = bell_[static_cast<std::size_t>(tap)];
                blue += weight * in[tap * 3];
                green += weight * in[tap * 3 + 1];
                red += weight * in[tap * 3 + 2];
            }
            float* to = out + (static_cast<std::ptrdiff_t>(row) * pixels + pixel) * 3;
            to[0] = blue;
            to[1] = green;
            to[2] = red;
        }
    }
}

}  // namespace cardinal::studio
