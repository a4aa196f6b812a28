#include "vision/codebook.h"

#include "vision/blurred_code.h"
#include "vision/inner_product.h"

#include <algorithm>
#include <cmath>

namespace cardinal::vision {
namespace {

// Patterns are kept for one blur, that of a pixel a module: sharper ones correlate with it nearly as well, and the
// likeliest are looked at once more with the blur that was found.
constexpr double kept_blur = 0.75;

using Data = std::array<float, data_cells>;

float product(const float* one, const float* other) { return inner_product(one, other, data_cells); }

/// Ones, across and down, orthonormal over the cells with data.
const std::array<Data, 3>& plane()
{
    static const auto terms = [] {
        std::array<Data, 3> all{};
        for (std::size_t at = 0; at < all[0].size(); ++at) {
            const int cell = cells_with_data()[at];
            all[0][at] = 1;
            all[1][at] = static_cast<float>(cell_centre(cell % soft_side));
            all[2][at] = static_cast<float>(cell_centre(cell / soft_side));
        }
        for (std::size_t term = 0; term < all.size(); ++term) {
            for (std::size_t before = 0; before < term; ++before) {
                const float part = product(all[term].data(), all[before].data());
                for (std::size_t at = 0; at < all[term].size(); ++at)
                    all[term][at] -= part * all[before][at];
            }
            const float length = std::sqrt(product(all[term].data(), all[term].data()));
            for (float& value : all[term])
                value /= length;
        }
        return all;
    }();
    return terms;
}

Data data_of(const SoftCode& code)
{
    Data data{};
    for (std::size_t at = 0; at < data.size(); ++at)
        data[at] = code[as_index(cells_with_data()[at])];
    for (const Data& term : plane()) {
        const float part = product(data.data(), term.data());
        for (std::size_t at = 0; at < data.size(); ++at)
            data[at] -= part * term[at];
    }
    const float length = std::sqrt(std::max(product(data.data(), data.data()), 1e-12F));
    for (float& value : data)
        value /= length;
    return data;
}

}  // namespace

Codebook::Codebook(std::span<const PrintedCode> codes) : codes_(codes.begin(), codes.end())
{
    patterns_.reserve(codes_.size() * data_cells);
    for (const PrintedCode& code : codes_) {
        const Data data = data_of(blurred(pattern_of(code), kept_blur));
        patterns_.insert(patterns_.end(), data.begin(), data.end());
    }
}

std::vector<Candidate> Codebook::likeliest(const SoftCode& seen, std::size_t count) const
{
    const Data data = data_of(seen);
    std::vector<Candidate> all(size());
    for (std::size_t entry = 0; entry < size(); ++entry)
        all[entry] = {entry, product(data.data(), patterns_.data() + entry * data_cells)};
    const auto middle = all.begin() + static_cast<std::ptrdiff_t>(std::min(count, all.size()));
    std::ranges::partial_sort(all, middle, std::ranges::greater{}, &Candidate::correlation);
    all.erase(middle, all.end());
    return all;
}

}  // namespace cardinal::vision
