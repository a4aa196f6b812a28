#include "calibration/print_scale.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace cardinal::calibration {

bool is_off(const PrintScale& scale)
{
    constexpr double hair = 0.015, certainly = 3;
    return std::abs(scale.share - 1) > std::max(hair, certainly * scale.deviation);
}

std::optional<PrintScale> scale_of(std::vector<double> shares)
{
    if (shares.size() < 2)
        return {};
    std::ranges::sort(shares);
    const double middle = shares[shares.size() / 2];
    constexpr double another_thing = 0.03;
    std::erase_if(shares, [&](double share) { return std::abs(share - middle) > another_thing; });
    const auto count = static_cast<double>(shares.size());
    const double mean = std::accumulate(shares.begin(), shares.end(), 0.0) / count;
    const double squares = std::accumulate(shares.begin(), shares.end(), 0.0, [&](double sum, double share) {
        return sum + (share - mean) * (share - mean);
    });
    return PrintScale{.share = mean,
                      .deviation = std::sqrt(squares / std::max(count - 1, 1.0) / count),
                      .measured = static_cast<int>(shares.size())};
}

std::optional<PrintScale> scale_of_markers(std::span<const Patch> patches, double side_mm)
{
    std::vector<double> shares;
    for (const Patch& patch : patches)
        for (const double side : {patch.width_mm, patch.height_mm})
            if (side > 0)
                shares.push_back(side / side_mm);
    return scale_of(std::move(shares));
}

}  // namespace cardinal::calibration
