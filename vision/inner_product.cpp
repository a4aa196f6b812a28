#include "vision/inner_product.h"

#include "vision/wide.h"

namespace cardinal::vision {

CARDINAL_WIDE float inner_product(const float* one, const float* other, std::size_t count)
{
    // Many sums side by side, because a compiler may not change the order in which one is added up.
    constexpr std::size_t lanes = 32, few = 8;
    float sums[lanes] = {};
    std::size_t at = 0;
    for (; at + lanes <= count; at += lanes)
        for (std::size_t lane = 0; lane < lanes; ++lane)
            sums[lane] += one[at + lane] * other[at + lane];
    for (; at + few <= count; at += few)
        for (std::size_t lane = 0; lane < few; ++lane)
            sums[lane] += one[at + lane] * other[at + lane];
    float sum = 0;
    for (; at < count; ++at)
        sum += one[at] * other[at];
    for (std::size_t apart = lanes / 2; apart > 0; apart /= 2)
        for (std::size_t lane = 0; lane < apart; ++lane)
            sums[lane] += sums[lane + apart];
    return sum + sums[0];
}

}  // namespace cardinal::vision
