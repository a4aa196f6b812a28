#include "vision/blurred_code.h"

#include <cmath>
#include <vector>

namespace cardinal::vision {
namespace {

constexpr int most_reach = 4;  // modules; a wider blur leaves nothing to read

struct Weights {
    int reach = 0;
    std::array<float, 2 * most_reach + 1> of{};
};

/// The mean of a Gaussian over each module, because a cell is looked at as a whole.
Weights weights_of(double blur)
{
    Weights weights{.reach = std::min(most_reach, static_cast<int>(std::ceil(3 * blur + 0.5)))};
    const auto below = [&](double x) { return 0.5 * std::erfc(-x / (blur * std::sqrt(2.0))); };
    float sum = 0;
    for (int step = -weights.reach; step <= weights.reach; ++step)
        sum += weights.of[as_index(step + weights.reach)] = static_cast<float>(below(step + 0.5) - below(step - 0.5));
    for (float& weight : weights.of)
        weight /= sum;
    return weights;
}

constexpr int wide = soft_side + 2 * most_reach;
using Wide = std::vector<float>;  // wide × wide, so that the light paper around counts

std::size_t in_wide(int row, int column) { return as_index(row * wide + column); }

void blur_along(const Wide& from, Wide& to, int step, const Weights& weights)
{
    const auto size = static_cast<int>(from.size());
    for (int cell = 0; cell < size; ++cell) {
        float sum = 0;
        for (int each = -weights.reach; each <= weights.reach; ++each) {
            const int other = cell + each * step;
            // What lies beyond is as light as the paper there.
            const float value = other < 0 || other >= size ? from.front() : from[as_index(other)];
            sum += weights.of[as_index(each + weights.reach)] * value;
        }
        to[as_index(cell)] = sum;
    }
}

/// `value_of(row, column)` gives the modules, `around` is the paper.
template <class ValueOf>
SoftCode blurred_modules(double blur, float around, ValueOf value_of)
{
    Wide sharp(as_index(wide * wide), around);
    for (int row = 0; row < code_modules; ++row)
        for (int column = 0; column < code_modules; ++column)
            sharp[in_wide(row + ring + most_reach, column + ring + most_reach)] = value_of(row, column);
    const Weights weights = weights_of(blur);
    Wide half(sharp.size());
    blur_along(sharp, half, 1, weights);
    blur_along(half, sharp, wide, weights);
    SoftCode soft{};
    for (int row = 0; row < soft_side; ++row)
        for (int column = 0; column < soft_side; ++column)
            soft[as_index(row * soft_side + column)] = sharp[in_wide(row + most_reach, column + most_reach)];
    return soft;
}

}  // namespace

SoftCode blurred(const CodePattern& pattern, double blur)
{
    return blurred_modules(blur, 1, [&](int row, int column) { return pattern.is_dark(row, column) ? 0.F : 1.F; });
}

SoftCode blurred_frame(double blur)
{
    static const CodePattern any = pattern_of({});
    return blurred_modules(blur, 1, [&](int row, int column) {
        return !is_alike_in_all(row, column) ? 0.5F : any.is_dark(row, column) ? 0.F : 1.F;
    });
}

SoftCode share_of_frame(double blur)
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
