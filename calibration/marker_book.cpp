#include "calibration/marker_book.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace cardinal::calibration {
namespace {

constexpr int data_side = marker_cells - 2;
constexpr std::size_t data_cells = std::size_t{data_side} * data_side;
using Data = std::array<float, data_cells>;

float product(const float* one, const float* other)
{
    // Several sums side by side, because a compiler may not change the order in which one is added up.
    constexpr std::size_t lanes = 12;
    float sums[lanes] = {};
    for (std::size_t at = 0; at < data_cells; at += lanes)
        for (std::size_t lane = 0; lane < lanes; ++lane)
            sums[lane] += one[at + lane] * other[at + lane];
    float sum = 0;
    for (const float each : sums)
        sum += each;
    return sum;
}
float product(const Data& one, const Data& other) { return product(one.data(), other.data()); }

/// Ones, across and down, orthonormal.
std::array<Data, 3> plane_of_data()
{
    std::array<Data, 3> plane{};
    for (std::size_t at = 0; at < data_cells; ++at) {
        const double across = static_cast<double>(at % data_side) - (data_side - 1) / 2.0,
                     down = static_cast<double>(at / data_side) - (data_side - 1) / 2.0;
        const double length = std::sqrt(data_cells * (data_side * data_side - 1) / 12.0);
        plane[0][at] = 1.0F / data_side;
        plane[1][at] = static_cast<float>(across / length);
        plane[2][at] = static_cast<float>(down / length);
    }
    return plane;
}

/// The cells with data, of length 1 and without a plane of light.
Data data_of(const SoftMarker& marker)
{
    static const std::array<Data, 3> plane = plane_of_data();
    Data data{};
    for (int row = 0; row < data_side; ++row)
        for (int column = 0; column < data_side; ++column)
            data[as_index(row * data_side + column)] = marker[as_index((row + 2) * soft_marker_side + column + 2)];
    for (const Data& term : plane) {
        const float part = product(data, term);
        for (std::size_t at = 0; at < data_cells; ++at)
            data[at] -= part * term[at];
    }
    const float length = std::sqrt(std::max(product(data, data), 1e-12F));
    for (float& cell : data)
        cell /= length;
    return data;
}

/// As it looks to who turns it back a quarter: what lay in its upper right corner comes to the upper left one.
Data turned_back(const Data& data)
{
    Data turned{};
    for (std::size_t row = 0; row < data_side; ++row)
        for (std::size_t column = 0; column < data_side; ++column)
            turned[row * data_side + column] = data[column * data_side + (data_side - 1 - row)];
    return turned;
}

const std::vector<Data>& patterns(std::size_t blur)
{
    static const auto all = [] {
        std::array<std::vector<Data>, marker_blurs.size()> made;
        for (std::size_t level = 0; level < made.size(); ++level)
            for (MarkerId marker = 0; marker < marker_count; ++marker)
                made[level].push_back(data_of(blurred(marker_pattern(marker), marker_blurs[level])));
        return made;
    }();
    return all.at(blur);
}

}  // namespace

MarkerReading likeliest_marker(const SoftMarker& seen, std::size_t blur)
{
    const std::vector<Data>& all = patterns(blur);
    MarkerReading best;
    float most = -1, next = -1;
    Data data = data_of(seen);
    for (int turns = 0; turns < 4; ++turns, data = turned_back(data))
        for (MarkerId marker = 0; marker < marker_count; ++marker) {
            const float correlation = product(data, all[marker]);
            if (correlation <= next)
                continue;
            next = std::min(correlation, most);
            if (correlation <= most)
                continue;
            most = correlation;
            best.marker = marker;
            best.quarter_turns = turns;
        }
    best.correlation = static_cast<double>(most);
    best.lead = static_cast<double>(most - next);
    return best;
}

double data_correlation(const SoftMarker& seen, MarkerId marker, std::size_t blur)
{
    return static_cast<double>(product(data_of(seen), patterns(blur)[marker]));
}

}  // namespace cardinal::calibration
