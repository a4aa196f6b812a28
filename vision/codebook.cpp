#include "vision/codebook.h"

#include "vision/blurred_code.h"
#include "vision/inner_product.h"
#include "vision/stencils.h"
#include "vision/wide.h"

#include <algorithm>
#include <cmath>

namespace cardinal::vision {
namespace {

// Patterns are kept for one blur, that of a pixel a module: sharper ones correlate with it nearly as well, and the
// likeliest are looked at once more with the blur that was found.
constexpr double kept_blur = 0.75;

// Rows are filled up with zeros to a whole number of registers.
constexpr std::size_t row = 224;
using Data = std::array<float, row>;

float product(const float* one, const float* other) { return inner_product(one, other, row); }

Data raw_data(const SoftCode& code)
{
    Data data{};
    for (std::size_t at = 0; at < data_cells; ++at)
        data[at] = code[as_index(cells_with_data()[at])];
    return data;
}

/// The cells that are believed, all or some, and even and sloping light over them.
class Part {
public:
    explicit Part(const SoftCode& weights)
    {
        for (std::size_t at = 0; at < data_cells; ++at) {
            const int cell = cells_with_data()[at];
            mask_[at] = weights[as_index(cell)] > 0 ? 1.F : 0.F;
            light_[0][at] = mask_[at];
            light_[1][at] = mask_[at] * static_cast<float>(cell_centre(cell % soft_side));
            light_[2][at] = mask_[at] * static_cast<float>(cell_centre(cell / soft_side));
        }
        for (std::size_t term = 0; term < light_.size(); ++term) {
            for (std::size_t before = 0; before < term; ++before)
                subtract(light_[term], light_[before], product(light_[term].data(), light_[before].data()));
            to_unit(light_[term]);
        }
    }

    /// What is left of it in these cells, of length 1.
    Data without_light(Data data) const
    {
        for (std::size_t at = 0; at < data.size(); ++at)
            data[at] *= mask_[at];
        for (const Data& term : light_)
            subtract(data, term, product(data.data(), term.data()));
        to_unit(data);
        return data;
    }
    /// How long that is before it is made 1.
    float length_of(const float* data) const
    {
        Data squares;
        for (std::size_t at = 0; at < squares.size(); ++at)
            squares[at] = data[at] * data[at];
        float rest = product(squares.data(), mask_.data());
        for (const Data& term : light_) {
            const float part = product(data, term.data());
            rest -= part * part;
        }
        return std::sqrt(std::max(rest, 1e-6F));
    }

private:
    Data mask_{};
    std::array<Data, 3> light_{};

    static void subtract(Data& from, const Data& what, float times)
    {
        for (std::size_t at = 0; at < from.size(); ++at)
            from[at] -= times * what[at];
    }
    static void to_unit(Data& data)
    {
        const float length = std::sqrt(std::max(product(data.data(), data.data()), 1e-12F));
        for (float& value : data)
            value /= length;
    }
};

const Part& part_of(std::size_t part)
{
    static const auto all = [] {
        std::vector<Part> parts;
        for (std::size_t each = 0; each < part_count; ++each)
            parts.emplace_back(data_weighing(each).weights());
        return parts;
    }();
    return all.at(part);
}

// Whole numbers are multiplied four times faster, and to a part in ten thousand the product is the same. Rows have a
// length of 1, so no sum goes beyond the square of this.
constexpr float scale = 16384;
using Short = std::array<std::int16_t, row>;

Short shortened(const Data& data)
{
    Short numbers;
    for (std::size_t at = 0; at < data.size(); ++at)
        numbers[at] = static_cast<std::int16_t>(std::lround(data[at] * scale));
    return numbers;
}

CARDINAL_WIDE int short_product(const std::int16_t* one, const std::int16_t* other)
{
    int sum = 0;
    for (std::size_t at = 0; at < row; ++at)
        sum += one[at] * other[at];
    return sum;
}

}  // namespace

Codebook::Codebook(std::span<const PrintedCode> codes) : codes_(codes.begin(), codes.end())
{
    printed_.reserve(codes_.size());
    patterns_.reserve(codes_.size() * row);
    shares_.resize(codes_.size() * part_count);
    for (std::size_t entry = 0; entry < size(); ++entry) {
        printed_.push_back(pattern_of(codes_[entry]));
        const Data data = part_of(whole).without_light(raw_data(blurred(printed_.back(), kept_blur)));
        for (std::size_t part = 0; part < part_count; ++part)
            shares_[part * size() + entry] = 1 / (part_of(part).length_of(data.data()) * scale * scale);
        const Short numbers = shortened(data);
        patterns_.insert(patterns_.end(), numbers.begin(), numbers.end());
    }
}

std::vector<Candidate> Codebook::likeliest(const SoftCode& seen, std::size_t part, std::size_t count) const
{
    const Short data = shortened(part_of(part).without_light(raw_data(seen)));
    const float* shares = shares_.data() + part * size();
    // Nearly all are no better than what is kept, so that those are sorted in as they come.
    std::vector<Candidate> best;
    best.reserve(count + 1);
    for (std::size_t entry = 0; entry < size() && count > 0; ++entry) {
        const float correlation =
            shares[entry] * static_cast<float>(short_product(data.data(), patterns_.data() + entry * row));
        if (best.size() == count && correlation <= best.back().correlation)
            continue;
        if (best.size() == count)
            best.pop_back();
        const auto place = std::ranges::upper_bound(best, correlation, std::ranges::greater{}, &Candidate::correlation);
        best.insert(place, {entry, correlation});
    }
    return best;
}

}  // namespace cardinal::vision
