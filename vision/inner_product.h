#pragma once

#include <cstddef>

namespace cardinal::vision {

/// The sum of products of two rows of numbers: most of the time that recognition takes goes by here.
float inner_product(const float* one, const float* other, std::size_t count);

}  // namespace cardinal::vision
