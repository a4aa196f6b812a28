#include "calibration/marker_book.h"

#include "calibration/wide.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace cardinal::calibration {
namespace {

constexpr int data_side = marker_cells - 2;
constexpr std::size_t data_cells = std::size_t{data_side} * data_side;
using Data = std::array<float, data_cells>;

float product(const Data& one, const Data& other)
{
    float sum = 0;
    for (std::size_t cell = 0; cell < data_cells; ++cell)
        sum += one[cell] * other[cell];
    return sum;
}

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

/// Of so many markers, cell by cell: all that are compared at once lie side by side.
constexpr std::size_t together = 32, blocks = (marker_count + together - 1) / together;
struct Block {
    std::array<std::array<float, together>, data_cells> cells{};
};
using Book = std::vector<Block>;

const Book& book(std::size_t blur)
{
    static const auto all = [] {
        std::array<Book, marker_blurs.size()> made;
        for (std::size_t level = 0; level < made.size(); ++level) {
            made[level].resize(blocks);
            for (MarkerId marker = 0; marker < marker_count; ++marker) {
                const Data data = data_of(blurred(marker_pattern(marker), marker_blurs[level]));
                for (std::size_t cell = 0; cell < data_cells; ++cell)
                    made[level][marker / together].cells[cell][marker % together] = data[cell];
            }
        }
        return made;
    }();
    return all.at(blur);
}

CARDINAL_WIDE void correlate(const Block& block, const float* data, float* correlations)
{
    std::array<float, together> sums{};
    for (std::size_t cell = 0; cell < data_cells; ++cell)
        for (std::size_t marker = 0; marker < together; ++marker)
            sums[marker] += data[cell] * block.cells[cell][marker];
    std::copy(sums.begin(), sums.end(), correlations);
}

}  // namespace

std::vector<MarkerCandidate> likeliest_markers(const SoftMarker& seen, std::size_t blur, std::size_t count)
{
    std::array<float, blocks * together> correlations{};
    std::vector<MarkerCandidate> best;
    best.reserve(count + 1);
    const auto is_better = [](const MarkerCandidate& one, const MarkerCandidate& other) {
        return one.correlation > other.correlation;
    };
    float least = -1;
    Data data = data_of(seen);
    for (int turns = 0; turns < 4; ++turns, data = turned_back(data)) {
        for (std::size_t block = 0; block < blocks; ++block)
            correlate(book(blur)[block], data.data(), &correlations[block * together]);
        for (MarkerId marker = 0; marker < marker_count; ++marker) {
            if (best.size() == count && correlations[marker] <= least)
                continue;
            if (best.size() == count)
                best.pop_back();
            const MarkerCandidate candidate{marker, turns, static_cast<double>(correlations[marker])};
            best.insert(std::ranges::upper_bound(best, candidate, is_better), candidate);
            least = static_cast<float>(best.back().correlation);
        }
    }
    return best;
}

MarkerPattern turned(const MarkerPattern& pattern, int quarter_turns)
{
    MarkerPattern all = pattern;
    for (int turn = 0; turn < quarter_turns; ++turn) {
        const MarkerPattern before = all;
        for (std::size_t row = 0; row < marker_cells; ++row)
            for (std::size_t column = 0; column < marker_cells; ++column)
                all.dark[column][marker_cells - 1 - row] = before.dark[row][column];
    }
    return all;
}

double inner_correlation(const SoftMarker& seen, const SoftMarker& pattern)
{
    // Over the dark square, about its middle: sums of products with ones, across and down are all that a plane needs.
    constexpr double cells = marker_cells * marker_cells, slope = cells * (marker_cells * marker_cells - 1) / 12.0;
    double both = 0;
    std::array<double, 2> square{}, ones{}, across{}, down{};
    for (int row = 1; row <= marker_cells; ++row)
        for (int column = 1; column <= marker_cells; ++column) {
            const std::size_t cell = as_index(row * soft_marker_side + column);
            const double values[] = {static_cast<double>(seen[cell]), static_cast<double>(pattern[cell])};
            both += values[0] * values[1];
            for (std::size_t at = 0; at < 2; ++at) {
                square[at] += values[at] * values[at];
                ones[at] += values[at];
                across[at] += values[at] * middle_of_cell(column);
                down[at] += values[at] * middle_of_cell(row);
            }
        }
    const auto without_plane = [&](double product, std::size_t one, std::size_t other) {
        return product - ones[one] * ones[other] / cells -
               (across[one] * across[other] + down[one] * down[other]) / slope;
    };
    const double size = without_plane(square[0], 0, 0) * without_plane(square[1], 1, 1);
    return size <= 1e-12 ? 0 : without_plane(both, 0, 1) / std::sqrt(size);
}

}  // namespace cardinal::calibration
