#include "vision/inner_product.h"

// Compiled twice, for processors with wide registers and for all; which one runs is decided when the program starts.
// The sanitizers are not there yet at that moment.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__) && \
    !defined(__SANITIZE_THREAD__)
#define CARDINAL_WIDE __attribute__((target_clones("arch=haswell", "default")))
#else
#define CARDINAL_WIDE
#endif

namespace cardinal::vision {

CARDINAL_WIDE float inner_product(const float* one, const float* other, std::size_t count)
{
    // Many sums side by side, because a compiler may not change the order in which one is added up.
    constexpr std::size_t lanes = 32;
    float sums[lanes] = {};
    std::size_t at = 0;
    for (; at + lanes <= count; at += lanes)
        for (std::size_t lane = 0; lane < lanes; ++lane)
            sums[lane] += one[at + lane] * other[at + lane];
    float sum = 0;
    for (; at < count; ++at)
        sum += one[at] * other[at];
    for (const float each : sums)
        sum += each;
    return sum;
}

}  // namespace cardinal::vision
