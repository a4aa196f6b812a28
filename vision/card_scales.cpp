#include "vision/card_scales.h"

#include "vision/quads.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace cardinal::vision {

double px_per_mm_of(const Quad& card, const CardSize& size)
{
    return std::sqrt(std::max(0.0, area_of(card)) / (size.width * size.height));
}

double module_beside(std::vector<CardScale> scales, const CardScale& card, std::span<const double> modules_mm)
{
    constexpr std::size_t beside = 3;
    if (scales.size() <= beside)
        return card.module_mm;
    const auto distance = [&](const CardScale& each) { return cv::norm(each.middle - card.middle); };
    std::ranges::nth_element(scales, scales.begin() + beside, {}, distance);  // itself among them
    std::array<double, beside + 1> px_per_mm{};
    std::transform(scales.begin(), scales.begin() + px_per_mm.size(), px_per_mm.begin(),
                   [](const CardScale& each) { return each.px_per_mm; });
    std::ranges::sort(px_per_mm);
    const double usual = std::midpoint(px_per_mm[beside / 2], px_per_mm[beside / 2 + 1]);
    return *std::ranges::min_element(modules_mm, {}, [&](double each) {
        return std::abs(std::log(card.px_per_mm * card.module_mm / each / usual));
    });
}

bool may_be_a_card(const Quad& outline, const CodePlane& plane, const CardSize& size)
{
    constexpr double off = 1.25, other_code = 1.45;
    const Quad mm{plane.mm(outline[0]), plane.mm(outline[1]), plane.mm(outline[2]), plane.mm(outline[3])};
    const double one = (cv::norm(mm[1] - mm[0]) + cv::norm(mm[2] - mm[3])) / 2,
                 two = (cv::norm(mm[2] - mm[1]) + cv::norm(mm[3] - mm[0])) / 2;
    const double wide = std::min(one, two) / size.width, high = std::max(one, two) / size.height;
    return wide < off * high && high < off * wide && wide > 1 / (off * other_code) && wide < off * other_code;
}

ModuleRange near_to(std::span<const double> widths, const ModuleRange& possible)
{
    constexpr std::size_t enough = 4;
    if (widths.size() < enough)
        return possible;
    const auto [least, most] = std::ranges::minmax(widths);
    return {std::max(possible.least, 0.7 * least), std::min(possible.most, 1.4 * most)};
}

}  // namespace cardinal::vision
