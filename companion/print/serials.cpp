#include "companion/print/serials.h"

#include <algorithm>
#include <cmath>
#include <random>
#include <set>

namespace cardinal::print {
namespace {

// What a camera a pixel a module away makes of an edge: the lens (0.5 px), a little out of focus (0.4), moved (0.3),
// and the pixel's own width (0.29) add up to 0.76.
constexpr double blur_modules = 0.75;
constexpr std::size_t reach = 3;  // modules; what lies beyond weighs less than a thousandth

std::array<double, 2 * reach + 1> weights()
{
    std::array<double, 2 * reach + 1> weight{};
    double sum = 0;
    for (std::size_t at = 0; at < weight.size(); ++at) {
        const double away = (static_cast<double>(at) - double{reach}) / blur_modules;
        sum += weight[at] = std::exp(-away * away / 2);
    }
    for (double& each : weight)
        each /= sum;
    return weight;
}

using Gray = std::array<std::array<double, code_modules>, code_modules>;

Gray gray_of(const CodePattern& pattern)
{
    Gray gray{};
    for (std::size_t row = 0; row < gray.size(); ++row)
        for (std::size_t column = 0; column < gray.size(); ++column)
            gray[row][column] = pattern.is_dark(static_cast<int>(row), static_cast<int>(column)) ? 1 : 0;
    return gray;
}

Gray transposed(const Gray& gray)
{
    Gray other{};
    for (std::size_t row = 0; row < gray.size(); ++row)
        for (std::size_t column = 0; column < gray.size(); ++column)
            other[column][row] = gray[row][column];
    return other;
}

/// Along the rows; around the symbol is light paper.
Gray blurred_rows(const Gray& gray)
{
    static const auto weight = weights();
    Gray smooth{};
    for (std::size_t row = 0; row < gray.size(); ++row)
        for (std::size_t column = 0; column < gray.size(); ++column)
            for (std::size_t at = 0; at < weight.size(); ++at)
                if (const std::size_t from = column + at - reach; from < gray.size())  // left of 0 is far beyond
                    smooth[row][column] += weight[at] * gray[row][from];
    return smooth;
}

void normalise(BlurredCode& code)
{
    float mean = 0, square = 0;
    for (const float value : code)
        mean += value / static_cast<float>(code.size());
    for (float& value : code) {
        value -= mean;
        square += value * value;
    }
    for (float& value : code)
        value /= std::sqrt(square);
}

float correlation(const BlurredCode& one, const BlurredCode& other)
{
    float sum = 0;
    for (std::size_t at = 0; at < one.size(); ++at)
        sum += one[at] * other[at];
    return sum;
}

/// The greatest correlation with any of them, as far as it is below `enough`.
float nearest(const BlurredCode& code, const std::vector<BlurredCode>& others, float enough)
{
    float most = -1;
    for (const BlurredCode& other : others) {
        most = std::max(most, correlation(code, other));
        if (most >= enough)
            return most;
    }
    return most;
}

/// More choices are better, and each is compared with all that is known: a hundred cards in some seconds, whatever the
/// codebook holds.
std::size_t choices_beside(std::size_t known)
{
    constexpr std::size_t comparisons = 500'000;
    return std::clamp<std::size_t>(comparisons / (known + 1), 16, 256);
}

class Drawer {
public:
    Drawer(std::span<const PrintedCode> known, std::uint64_t seed) : random_(seed), taken_(known.begin(), known.end())
    {
        for (const PrintedCode& code : known)
            looks_.push_back(blurred(pattern_of(code)));
    }

    PrintedCode draw(char game, int card)
    {
        Choice best;
        for (std::size_t tried = 0; tried < choices_beside(looks_.size()) || best.correlation > 1; ++tried)
            consider({game, card, static_cast<int>(random_() % most_serials)}, best);
        if (!looks_.empty())
            smallest_ = std::min(smallest_, 1 - double{best.correlation});
        taken_.insert(best.code);
        looks_.push_back(best.looks);
        return best.code;
    }

    double smallest_distance() const { return smallest_; }

private:
    struct Choice {
        PrintedCode code{};
        BlurredCode looks{};
        float correlation = 2;  ///< more than there is: nothing was chosen yet
    };
    std::mt19937_64 random_;
    std::set<PrintedCode> taken_;
    std::vector<BlurredCode> looks_{};
    double smallest_ = 2;

    void consider(const PrintedCode& code, Choice& best) const
    {
        if (taken_.contains(code))
            return;
        const BlurredCode looks = blurred(pattern_of(code));
        const float close = nearest(looks, looks_, best.correlation);
        if (close < best.correlation)
            best = {code, looks, close};
    }
};

}  // namespace

BlurredCode blurred(const CodePattern& pattern)
{
    const Gray gray = transposed(blurred_rows(transposed(blurred_rows(gray_of(pattern)))));
    BlurredCode code{};
    std::size_t count = 0;
    for (std::size_t row = 0; row < gray.size(); ++row)
        for (std::size_t column = 0; column < gray.size(); ++column)
            if (!is_alike_in_all(static_cast<int>(row), static_cast<int>(column)))
                code[count++] = static_cast<float>(gray[row][column]);
    normalise(code);
    return code;
}

double distance(const BlurredCode& one, const BlurredCode& other) { return 1 - double{correlation(one, other)}; }

DrawnSerials draw_serials(char game, std::span<const int> cards, std::span<const PrintedCode> known, std::uint64_t seed)
{
    Drawer drawer(known, seed);
    DrawnSerials drawn;
    for (const int card : cards)
        drawn.codes.push_back(drawer.draw(game, card));
    drawn.smallest_distance = drawer.smallest_distance();
    return drawn;
}

}  // namespace cardinal::print
