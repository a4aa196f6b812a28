#pragma once

#include "samples/studio/random.h"

#include <algorithm>
#include <cmath>

/// Patterns without a plan, for wood, cloth, skin and pictures.
namespace cardinal::studio {

/// Smooth hills from -1 to 1 over a net of random heights, that repeats after `period` meshes in each direction.
class Hills {
public:
    Hills(std::uint64_t seed, int period_x, int period_y) : seed_(seed), period_x_(period_x), period_y_(period_y) {}

    double at(double x, double y) const
    {
        const double left = std::floor(x), upper = std::floor(y), s = smooth(x - left), t = smooth(y - upper);
        const auto column = static_cast<int>(left), row = static_cast<int>(upper);
        return (1 - t) * ((1 - s) * height(column, row) + s * height(column + 1, row)) +
               t * ((1 - s) * height(column, row + 1) + s * height(column + 1, row + 1));
    }

private:
    std::uint64_t seed_;
    int period_x_, period_y_;
    static double smooth(double share) { return share * share * (3 - 2 * share); }
    double height(int column, int row) const
    {
        const auto wrapped = [](int at, int period) {
            return static_cast<std::uint64_t>((at % period + period) % period);
        };
        const std::uint64_t bits =
            stirred(seed_ + wrapped(column, period_x_) * stride + stirred(wrapped(row, period_y_) + 1));
        return static_cast<double>(bits >> 11) * 0x1p-52 - 1;
    }
};

/// Hills upon hills: each layer has twice as many, half as high.
inline double rough(std::uint64_t seed, double x, double y, int period_x, int period_y, int layers)
{
    double sum = 0, height = 1, all = 0;
    for (int layer = 0; layer < layers; ++layer) {
        const int times = 1 << layer;
        sum += height * Hills(seed + static_cast<std::uint64_t>(layer), period_x * times, period_y * times)
                            .at(x * times, y * times);
        all += height;
        height /= 2;
    }
    return sum / all;
}

}  // namespace cardinal::studio
