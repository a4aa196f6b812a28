#include "vision/blurred_code.h"

#include "vision/wide.h"

#include <algorithm>
#include <cmath>

namespace cardinal::vision {
namespace {

constexpr int most_reach = 4;  // modules; a wider blur leaves nothing to read

struct Weights {
    int reach = 0;
    std::array<float, most_reach + 1> of{};  ///< to both sides alike
};

/// The mean of a Gaussian over each module, because a cell is looked at as a whole.
Weights weights_of(double blur)
{
    Weights weights{.reach = std::min(most_reach, static_cast<int>(std::ceil(3 * blur + 0.5)))};
    const auto below = [&](double x) { return 0.5 * std::erfc(-x / (blur * std::sqrt(2.0))); };
    float sum = 0;
    for (int away = 0; away <= weights.reach; ++away) {
        weights.of[as_index(away)] = static_cast<float>(below(away + 0.5) - below(away - 0.5));
        sum += (away == 0 ? 1.F : 2.F) * weights.of[as_index(away)];
    }
    for (float& weight : weights.of)
        weight /= sum;
    return weights;
}

// So much wider that the light paper around counts.
constexpr int wide = soft_side + 2 * most_reach;
using Wide = std::array<float, as_index(wide* wide)>;

std::size_t in_wide(int row, int column) { return as_index(row * wide + column); }

CARDINAL_WIDE void blur_along(const float* from, float* to, int count, int step, const Weights& weights)
{
    for (int cell = 0; cell < count; ++cell)
        to[cell] = weights.of[0] * from[cell];
    for (int away = 1; away <= weights.reach; ++away) {
        const float weight = weights.of[as_index(away)];
        const std::ptrdiff_t off = std::ptrdiff_t{away} * step;
        const float *before = from - off, *after = from + off;
        for (int cell = 0; cell < count; ++cell)
            to[cell] += weight * (before[cell] + after[cell]);
    }
}

/// `value_of(row, column)` gives the modules, `around` is the paper.
template <class ValueOf>
SoftCode blurred_modules(const Blur& blur, float around, ValueOf value_of)
{
    Wide sharp, half;
    sharp.fill(around);
    for (int row = 0; row < code_modules; ++row)
        for (int column = 0; column < code_modules; ++column)
            sharp[in_wide(row + ring + most_reach, column + ring + most_reach)] = value_of(row, column);
    const Weights across = weights_of(blur.across), down = weights_of(blur.down);
    for (int row = 0; row < wide; ++row)
        blur_along(&sharp[in_wide(row, most_reach)], &half[in_wide(row, most_reach)], soft_side, 1, across);
    SoftCode soft;
    for (int row = 0; row < soft_side; ++row)
        blur_along(&half[in_wide(row + most_reach, most_reach)], &soft[as_index(row * soft_side)], soft_side, wide,
                   down);
    return soft;
}

}  // namespace

SoftCode blurred(const CodePattern& pattern, const Blur& blur)
{
    return blurred_modules(blur, 1, [&](int row, int column) { return pattern.is_dark(row, column) ? 0.F : 1.F; });
}

SoftCode blurred_frame(const Blur& blur)
{
    static const CodePattern any = pattern_of({});
    return blurred_modules(blur, 1, [&](int row, int column) {
        return !is_alike_in_all(row, column) ? 0.5F : any.is_dark(row, column) ? 0.F : 1.F;
    });
}

SoftCode share_of_frame(const Blur& blur)
{
    return blurred_modules(blur, 1, [&](int row, int column) { return is_alike_in_all(row, column) ? 1.F : 0.F; });
}

const std::array<int, data_cells>& cells_with_data()
{
    static const auto cells = [] {
        std::array<int, data_cells> found{};
        std::size_t count = 0;
        for (int row = 0; row < code_modules; ++row)
            for (int column = 0; column < code_modules; ++column)
                if (!is_alike_in_all(row, column))
                    found.at(count++) = (row + ring) * soft_side + column + ring;
        return found;
    }();
    return cells;
}

}  // namespace cardinal::vision
