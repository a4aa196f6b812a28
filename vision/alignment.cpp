#include "vision/alignment.h"

#include "vision/inner_product.h"
#include "vision/wide.h"

#include <algorithm>
#include <cmath>

// A step of Gauss and Newton: what is seen, as a sum of light, the pattern, and the pattern's
// slopes times what a small shift, turn or stretch does to each cell. The pattern's slopes are taken instead of the
// picture's, so all but one product is worked out beforehand. It finds its way from about a module away;
// `shifted_to_fit` brings it there.
namespace cardinal::vision {
namespace {

// How far corners are usually off, in modules for a shift and in shares for turn and stretch, against noise of a
// twentieth of the contrast. It keeps a pattern that is hardly seen from wandering off.
constexpr double noise = 0.05, usual_shift = 1.0, usual_stretch = 0.04;
// One step goes no farther than the pattern's slopes can tell.
constexpr double longest_shift = 0.7, longest_stretch = 0.07;
constexpr double enough = 0.02;  // modules; less is no step at all

float product(const SoftCode& one, const SoftCode& other)
{
    return inner_product(one.data(), other.data(), one.size());
}

CARDINAL_WIDE void subtract(SoftCode& from, const SoftCode& what, float times)
{
    for (std::size_t cell = 0; cell < from.size(); ++cell)
        from[cell] -= times * what[cell];
}

/// What is seen, multiplied and added up with all that it is held against.
struct Products {
    float squares = 0, pattern = 0;
    std::array<float, Weighing::lights> light{};
};

/// All at once: most of the time goes by with reading numbers.
CARDINAL_WIDE Products products(const SoftCode& seen, const SoftCode& weights,
                                const std::array<SoftCode, Weighing::lights>& light, const SoftCode& pattern)
{
    // Many sums side by side, because a compiler may not change the order in which one is added up.
    constexpr std::size_t lanes = 16, terms = 2 + Weighing::lights;
    float sums[terms][lanes] = {};
    std::size_t at = 0;
    for (; at + lanes <= seen.size(); at += lanes)
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            const std::size_t cell = at + lane;
            const float value = seen[cell];
            sums[0][lane] += value * value * weights[cell];
            sums[1][lane] += value * pattern[cell];
            sums[2][lane] += value * light[0][cell];
            sums[3][lane] += value * light[1][cell];
            sums[4][lane] += value * light[2][cell];
            sums[5][lane] += value * light[3][cell];
            sums[6][lane] += value * light[4][cell];
            sums[7][lane] += value * light[5][cell];
        }
    for (std::size_t lane = 0; at < seen.size(); ++at, ++lane) {
        const float value = seen[at];
        sums[0][lane] += value * value * weights[at];
        sums[1][lane] += value * pattern[at];
        for (std::size_t term = 0; term < light.size(); ++term)
            sums[2 + term][lane] += value * light[term][at];
    }
    for (auto& sum : sums)
        for (std::size_t lane = 1; lane < lanes; ++lane)
            sum[0] += sum[lane];
    Products all{.squares = sums[0][0], .pattern = sums[1][0]};
    for (std::size_t term = 0; term < light.size(); ++term)
        all.light[term] = sums[2 + term][0];
    return all;
}

void scale(SoftCode& code, float by)
{
    for (float& value : code)
        value *= by;
}

SoftCode times(const SoftCode& one, const SoftCode& other)
{
    SoftCode both;
    for (std::size_t cell = 0; cell < both.size(); ++cell)
        both[cell] = one[cell] * other[cell];
    return both;
}

/// Ones, how far across and down a cell lies, and the products of these two.
std::array<SoftCode, Weighing::lights> plain_lights()
{
    std::array<SoftCode, Weighing::lights> lights{};
    constexpr double reach = soft_side / 2.0;
    for (std::size_t cell = 0; cell < lights[0].size(); ++cell) {
        const double x = cell_centre(static_cast<int>(cell) % soft_side),
                     y = cell_centre(static_cast<int>(cell) / soft_side);
        const double all[] = {1, x, y, x * x / reach, x * y / reach, y * y / reach};
        for (std::size_t term = 0; term < lights.size(); ++term)
            lights[term][cell] = static_cast<float>(all[term]);
    }
    return lights;
}
const std::array<SoftCode, Weighing::lights> lights_over_a_code = plain_lights();

/// How a pattern changes from cell to cell, a step of so many cells apart.
SoftCode slope(const SoftCode& pattern, int step)
{
    SoftCode slope{};
    for (int cell = soft_side; cell < soft_cells - soft_side; ++cell) {
        const auto at = as_index(cell), away = as_index(step);
        slope[at] = (pattern[at + away] - pattern[at - away]) / 2;
    }
    return slope;  // the outermost rows are of paper
}

}  // namespace

Weighing::Weighing(const SoftCode& weights, Light light) : weights_(weights), light_(lights_over_a_code)
{
    constexpr std::size_t bent = 3;
    if (light == Light::slopes)
        std::fill(light_.begin() + bent, light_.end(), SoftCode{});
    const auto weighted = [&](const SoftCode& one, const SoftCode& other) {
        return product(one, times(other, weights));
    };
    for (std::size_t term = 0; term < light_.size(); ++term) {
        for (std::size_t before = 0; before < term; ++before)
            subtract(light_[term], light_[before], weighted(light_[term], light_[before]));
        scale(light_[term], 1 / std::sqrt(std::max(weighted(light_[term], light_[term]), 1e-12F)));
    }
    for (SoftCode& term : light_)
        term = times(term, weights_);
}

SoftCode Weighing::without_light(const SoftCode& pattern) const
{
    SoftCode left = times(pattern, weights_);
    for (const SoftCode& term : light_)
        subtract(left, term, product(pattern, term));
    scale(left, 1 / std::sqrt(std::max(fit_and_rest(pattern, pattern).rest, 1e-12F)));
    return left;
}

FitAndRest Weighing::fit_and_rest(const SoftCode& seen, const SoftCode& pattern) const
{
    const Products all = products(seen, weights_, light_, pattern);
    float rest = all.squares;
    for (const float part : all.light)
        rest -= part * part;
    return {all.pattern, rest};
}

Comparison::Comparison(const SoftCode& pattern, const Weighing& weighing)
    : weighing_(&weighing), pattern_(weighing.without_light(pattern))
{}

double Comparison::correlation(const SoftCode& seen) const
{
    const auto [fit, rest] = weighing_->fit_and_rest(seen, pattern_);
    return rest <= 1e-9F ? 0 : static_cast<double>(fit / std::sqrt(rest));
}

Alignment::Alignment(const SoftCode& pattern, const Weighing& weighing)
{
    const SoftCode& weights = weighing.weights();
    const SoftCode across = slope(pattern, 1), down = slope(pattern, soft_side);
    const auto& [ones, right, below, across_twice, both, down_twice] = lights_over_a_code;
    const std::array<SoftCode, terms> columns = {ones,
                                                 right,
                                                 below,
                                                 across_twice,
                                                 both,
                                                 down_twice,
                                                 pattern,
                                                 across,
                                                 down,
                                                 times(across, right),
                                                 times(across, below),
                                                 times(down, right),
                                                 times(down, below)};
    cv::Matx<double, terms, terms> normal;
    std::array<SoftCode, terms> weighted;
    for (std::size_t term = 0; term < columns.size(); ++term)
        weighted[term] = times(columns[term], weights);
    for (int row = 0; row < terms; ++row)
        for (int column = row; column < terms; ++column)
            normal(row, column) = normal(column, row) =
                static_cast<double>(product(columns[as_index(row)], weighted[as_index(column)]));
    for (int shape = 0; shape < shapes; ++shape) {
        const double usual = shape < 2 ? usual_shift : usual_stretch;
        normal(terms - shapes + shape, terms - shapes + shape) += noise * noise / (usual * usual);
    }
    const cv::Matx<double, terms, terms> inverse = normal.inv(cv::DECOMP_CHOLESKY);
    for (std::size_t term = 0; term < solution_.size(); ++term)
        for (std::size_t column = 0; column < columns.size(); ++column)
            subtract(solution_[term], weighted[column],
                     -static_cast<float>(inverse(static_cast<int>(term + Weighing::lights), static_cast<int>(column))));
}

Homography Alignment::better_place(const SoftCode& seen) const
{
    std::array<double, 1 + shapes> of{};
    for (std::size_t term = 0; term < of.size(); ++term)
        of[term] = static_cast<double>(product(seen, solution_[term]));
    if (of[0] <= 0)
        return Homography::eye();
    const auto step = [&](std::size_t shape, double longest) {
        return std::clamp(-of[shape] / of[0], -longest, longest);
    };
    return {1 + step(3, longest_stretch),
            step(4, longest_stretch),
            step(1, longest_shift),
            step(5, longest_stretch),
            1 + step(6, longest_stretch),
            step(2, longest_shift),
            0,
            0,
            1};
}

Fit align(const Patch& patch, const Homography& symbol, const Stencil& stencil, int most_steps)
{
    Fit best{.symbol = symbol};
    patch.look_at(symbol, best.seen);
    best.correlation = stencil.comparison.correlation(best.seen);
    for (int step = 0; step < most_steps; ++step) {
        const Homography change = stencil.alignment.better_place(best.seen);
        Fit next{.symbol = best.symbol * change};
        patch.look_at(next.symbol, next.seen);
        next.correlation = stencil.comparison.correlation(next.seen);
        if (next.correlation <= best.correlation)
            break;
        best = next;
        if (std::hypot(change(0, 2), change(1, 2)) < enough)
            break;
    }
    return best;
}

Homography shifted_to_fit(const Patch& patch, const Homography& symbol, const Comparison& comparison)
{
    const Surroundings around(patch, symbol);
    double best = -2;
    Homography shift = Homography::eye();
    for (int down = -Surroundings::reach; down <= Surroundings::reach; ++down)
        for (int across = -Surroundings::reach; across <= Surroundings::reach; ++across) {
            const double correlation = comparison.correlation(around.seen_at(across, down));
            if (correlation <= best)
                continue;
            best = correlation;
            shift(0, 2) = across / 2.0;
            shift(1, 2) = down / 2.0;
        }
    return symbol * shift;
}

}  // namespace cardinal::vision
