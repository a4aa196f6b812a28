#include "vision/bent_grid.h"

#include <array>
#include <cmath>

// A polynomial of both directions. The higher a term, the less of it is expected: paper bends rather than crumples; so
// few points make a plane, and many of them whatever shape they tell of.
namespace cardinal::vision {
namespace {

// How much of a degree is expected, as a share of the code's side, at its edge. A quarter of a bottle makes a tenth of
// the second and a twentieth of the third.
constexpr std::array expected{1e3, 1e3, 0.08, 0.04, 0.015, 0.008, 0.004};
constexpr double off_by = 0.1;  // modules, of a place of weight 1

}  // namespace

BentGrid::Terms BentGrid::terms_at(const cv::Point2d& module) const
{
    const double half = side_ / 2.0, x = module.x / half - 1, y = module.y / half - 1;
    Terms all;
    int term = 0;
    all[term++] = 1;
    for (int sum = 1, before = 0; sum <= degree; before += sum, ++sum) {
        for (int of_y = 0; of_y < sum; ++of_y)
            all[term++] = all[before + of_y] * x;
        all[term++] = all[before + sum - 1] * y;
    }
    return all;
}

bool BentGrid::fit(const std::vector<Seen>& seen)
{
    cv::Matx<double, terms, terms> sums = cv::Matx<double, terms, terms>::zeros();
    Terms x, y;
    int term = 0;
    for (int sum = 0; sum <= degree; ++sum)
        for (int of_y = 0; of_y <= sum; ++of_y, ++term)
            sums(term, term) = std::pow(side_ * expected[static_cast<std::size_t>(sum)], -2);
    for (const Seen& place : seen) {
        const Terms here = terms_at(place.module);
        const double weight = place.weight / (off_by * off_by);
        for (int row = 0; row < terms; ++row)
            for (int column = 0; column < terms; ++column)
                sums(row, column) += weight * here[row] * here[column];
        x += weight * place.pixel.x / module_px_ * here;
        y += weight * place.pixel.y / module_px_ * here;
    }
    bool is_told = false;
    spread_ = sums.inv(cv::DECOMP_CHOLESKY, &is_told);
    across_ = spread_ * x;
    down_ = spread_ * y;
    return is_told;
}

cv::Point2d BentGrid::at(const cv::Point2d& module) const
{
    const Terms here = terms_at(module);
    return {across_.dot(here) * module_px_, down_.dot(here) * module_px_};
}

double BentGrid::unsure(const cv::Point2d& module) const
{
    const Terms here = terms_at(module);
    return std::sqrt(here.dot(spread_ * here));
}

}  // namespace cardinal::vision
