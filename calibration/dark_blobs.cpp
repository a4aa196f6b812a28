#include "calibration/dark_blobs.h"

#include "calibration/geometry.h"
#include "calibration/light.h"
#include "calibration/runs.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <opencv2/core/hal/intrin.hpp>

// Two passes over the pixels. The first takes the lightest and the darkest of each tile; what lies half way between
// the extremes of nine tiles is the line between light and dark in the one in their middle, and where these hardly
// differ nothing is dark. The second turns rows into runs of dark pixels, and runs that touch from row to row are one
// blob. A marker of 1.5 pixels a cell is about as large as the nine tiles.
namespace cardinal::calibration {
namespace {

constexpr int tile = 4;
// Noise of a twentieth of white spans some 30 gray levels in shadow; ink on paper, blurred to half, in poor light 40.
constexpr int least_contrast = 26;

struct Tiles {
    cv::Mat darkest{}, lightest{};
};

/// The extremes of so many columns of four rows, for each.
void extremes_of_columns(const uchar* const* rows, int columns, uchar* low, uchar* high)
{
    for (int column = 0; column < columns; ++column) {
        low[column] = std::min(std::min(rows[0][column], rows[1][column]), std::min(rows[2][column], rows[3][column]));
        high[column] = std::max(std::max(rows[0][column], rows[1][column]), std::max(rows[2][column], rows[3][column]));
    }
}

/// And of four columns side by side.
template <class Better, class BetterOfMany>
void extremes_across(const uchar* columns, int tiles, uchar* to, Better better, BetterOfMany better_of_many)
{
    int at = 0;
    for (; at + 16 <= tiles; at += 16) {
        cv::v_uint8x16 a, b, c, d;
        cv::v_load_deinterleave(columns + std::ptrdiff_t{at} * tile, a, b, c, d);
        cv::v_store(to + at, better_of_many(better_of_many(a, b), better_of_many(c, d)));
    }
    for (; at < tiles; ++at) {
        const uchar* four = columns + std::ptrdiff_t{at} * tile;
        to[at] = better(better(four[0], four[1]), better(four[2], four[3]));
    }
}

constexpr auto darker = [](uchar one, uchar other) { return std::min(one, other); };
constexpr auto lighter = [](uchar one, uchar other) { return std::max(one, other); };

Tiles extremes_of(const cv::Mat& gray)
{
    const cv::Size size((gray.cols + tile - 1) / tile, (gray.rows + tile - 1) / tile);
    Tiles tiles{.darkest = cv::Mat(size, CV_8U), .lightest = cv::Mat(size, CV_8U)};
    std::vector<uchar> low(as_index(size.width * tile)), high(low.size());
    for (int down = 0; down < size.height; ++down) {
        const uchar* rows[tile];
        for (int row = 0; row < tile; ++row)
            rows[row] = gray.ptr<uchar>(std::min(down * tile + row, gray.rows - 1));
        extremes_of_columns(rows, gray.cols, low.data(), high.data());
        std::fill(low.begin() + gray.cols, low.end(), low[as_index(gray.cols - 1)]);
        std::fill(high.begin() + gray.cols, high.end(), high[as_index(gray.cols - 1)]);
        extremes_across(low.data(), size.width, tiles.darkest.ptr<uchar>(down), darker,
                        [](const auto& one, const auto& other) { return cv::v_min(one, other); });
        extremes_across(high.data(), size.width, tiles.lightest.ptr<uchar>(down), lighter,
                        [](const auto& one, const auto& other) { return cv::v_max(one, other); });
    }
    return tiles;
}

/// Over the tile and its eight neighbours.
template <class Better>
cv::Mat spread(const cv::Mat& tiles, Better better)
{
    cv::Mat spread(tiles.size(), CV_8U);
    std::vector<uchar> across(as_index(tiles.cols));
    for (int row = 0; row < tiles.rows; ++row) {
        const auto *above = tiles.ptr<uchar>(std::max(row - 1, 0)), *here = tiles.ptr<uchar>(row),
                   *below = tiles.ptr<uchar>(std::min(row + 1, tiles.rows - 1));
        for (std::size_t column = 0; column < across.size(); ++column)
            across[column] = better(here[column], better(above[column], below[column]));
        auto* to = spread.ptr<uchar>(row);
        const std::size_t last = across.size() - 1;
        to[0] = better(across[0], across[std::min<std::size_t>(1, last)]);
        to[last] = better(across[last], across[last > 0 ? last - 1 : 0]);
        for (std::size_t column = 1; column < last; ++column)
            to[column] = better(across[column], better(across[column - 1], across[column + 1]));
    }
    return spread;
}

/// Between dark and light, in light, as the camera writes it down; 0 where there is no telling.
using LinesBetween = std::array<std::array<uchar, 256>, 256>;
LinesBetween lines_at(double share)
{
    LinesBetween lines{};
    for (int dark = 0; dark < 256; ++dark)
        for (int light = dark + least_contrast; light < 256; ++light) {
            const float least = light_of(static_cast<uchar>(dark)), most = light_of(static_cast<uchar>(light));
            lines[as_index(dark)][as_index(light)] = gray_of(least + (most - least) * static_cast<float>(share));
        }
    return lines;
}
const LinesBetween& lines_of(Line line)
{
    static const std::array<LinesBetween, 3> all = {lines_at(0.40), lines_at(0.48), lines_at(0.57)};
    return all[static_cast<std::size_t>(line)];
}

/// Below what a pixel is dark, for each tile.
cv::Mat lines_between(const cv::Mat& gray, Line line)
{
    const Tiles tiles = extremes_of(gray);
    const cv::Mat dark = spread(tiles.darkest, darker), light = spread(tiles.lightest, lighter);
    const LinesBetween& lines = lines_of(line);
    cv::Mat between(dark.size(), CV_8U);
    for (int row = 0; row < between.rows; ++row) {
        const auto *least = dark.ptr<uchar>(row), *most = light.ptr<uchar>(row);
        auto* to = between.ptr<uchar>(row);
        for (int column = 0; column < between.cols; ++column)
            to[column] = lines[least[column]][most[column]];
    }
    return between;
}

/// Which pixels of a row are dark, for one row after the other.
class DarkRows {
public:
    DarkRows(const cv::Mat& gray, Line line)
        : gray_(gray),
          lines_(lines_between(gray, line)),
          line_(as_index(lines_.cols * tile), 0),
          bits_(as_index((gray.cols + 63) / 64))
    {}

    Runs runs()
    {
        Runs runs(Runs::Touch::sides, gray_.cols);
        for (int row = 0; row < gray_.rows; ++row) {
            if (row % tile == 0)
                widen(lines_.ptr<uchar>(row / tile));
            const auto* pixels = gray_.ptr<uchar>(row);
            for (std::size_t at = 0; at < bits_.size(); ++at)
                bits_[at] = dark_of(pixels, static_cast<int>(64 * at));
            runs.add_row(bits_.data());
        }
        runs.finish();
        return runs;
    }

private:
    const cv::Mat& gray_;
    cv::Mat lines_;
    std::vector<uchar> line_;
    std::vector<std::uint64_t> bits_;

    void widen(const uchar* lines)
    {
        for (int at = 0; at < lines_.cols; ++at)
            std::memset(&line_[as_index(at * tile)], lines[at], tile);
    }

    std::uint64_t dark_of(const uchar* pixels, int from) const
    {
        std::uint64_t bits = 0;
        const int end = std::min(from + 64, gray_.cols);
        int column = from;
        for (; column + 16 <= end; column += 16) {
            const cv::v_uint8x16 below = cv::v_load(pixels + column) < cv::v_load(&line_[as_index(column)]);
            bits |= std::uint64_t(static_cast<std::uint32_t>(cv::v_signmask(below))) << (column - from);
        }
        for (; column < end; ++column)
            if (pixels[column] < line_[as_index(column)])
                bits |= std::uint64_t{1} << (column - from);
        return bits;
    }
};

bool is_within(const Extent& extent, const BlobRange& range, const cv::Size& picture)
{
    const auto [shorter, longer] = std::minmax({extent.width(), extent.height()});
    // What the picture's edge cuts is not seen whole.
    const bool is_whole =
        extent.left > 0 && extent.upper > 0 && extent.right < picture.width - 1 && extent.lower < picture.height - 1;
    return is_whole && shorter >= range.shortest && longer <= range.longest && 3 * shorter >= longer;
}

}  // namespace

std::vector<DarkBlob> dark_blobs(const cv::Mat& gray, const BlobRange& range)
{
    std::vector<DarkBlob> blobs;
    if (gray.empty())
        return blobs;
    const Runs runs = DarkRows(gray, range.line).runs();
    std::vector<RunHull> hulls;
    std::vector<int> number(runs.all().size(), -1);
    for (std::size_t at = 0; at < runs.all().size(); ++at) {
        const Run& run = runs.all()[at];
        if (run.blob == static_cast<int>(at) && is_within(runs.extent(run.blob), range, gray.size())) {
            const Extent& extent = runs.extent(run.blob);
            number[at] = static_cast<int>(blobs.size());
            blobs.push_back(
                {.box = {extent.left, extent.upper, extent.width(), extent.height()}, .pixels = extent.pixels});
            hulls.emplace_back(extent.upper, extent.height());
        }
        if (const int blob = number[as_index(run.blob)]; blob >= 0)
            hulls[as_index(blob)].add(run.row, run.first, run.last);
    }
    for (std::size_t blob = 0; blob < blobs.size(); ++blob)
        blobs[blob].hull = hulls[blob].clockwise();
    return blobs;
}

}  // namespace cardinal::calibration
