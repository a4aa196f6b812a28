#include "calibration/dark_blobs.h"

#include "calibration/geometry.h"
#include "calibration/light.h"

#include <algorithm>
#include <array>
#include <bit>
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
        cv::v_load_deinterleave(columns + at * tile, a, b, c, d);
        cv::v_store(to + at, better_of_many(better_of_many(a, b), better_of_many(c, d)));
    }
    for (; at < tiles; ++at) {
        const uchar* four = columns + at * tile;
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
        const uchar *above = tiles.ptr<uchar>(std::max(row - 1, 0)), *here = tiles.ptr<uchar>(row),
                    *below = tiles.ptr<uchar>(std::min(row + 1, tiles.rows - 1));
        for (std::size_t column = 0; column < across.size(); ++column)
            across[column] = better(here[column], better(above[column], below[column]));
        uchar* to = spread.ptr<uchar>(row);
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
        const uchar *least = dark.ptr<uchar>(row), *most = light.ptr<uchar>(row);
        uchar* to = between.ptr<uchar>(row);
        for (int column = 0; column < between.cols; ++column)
            to[column] = lines[least[column]][most[column]];
    }
    return between;
}

/// Dark pixels side by side, and a run that it belongs to; it itself when it is the first of its blob.
struct Run {
    int row = 0, first = 0, last = 0;
    int blob = 0;
};

/// What is known of a blob at its first run.
struct Extent {
    int left = 0, right = 0, upper = 0, lower = 0, pixels = 0;
    void add(const Extent& other)
    {
        left = std::min(left, other.left);
        right = std::max(right, other.right);
        upper = std::min(upper, other.upper);
        lower = std::max(lower, other.lower);
        pixels += other.pixels;
    }
};

class Runs {
public:
    Runs(const cv::Mat& gray, Line line)
    {
        const cv::Mat lines = lines_between(gray, line);
        line_.resize(as_index(lines.cols * tile), 0);
        all_.reserve(1 << 14);
        extents_.reserve(1 << 14);
        std::size_t above = 0;
        for (int row = 0; row < gray.rows; ++row) {
            if (row % tile == 0)
                widen(lines.ptr<uchar>(row / tile), lines.cols);
            const std::size_t here = all_.size();
            add_row(gray.ptr<uchar>(row), row, gray.cols);
            join(above, here);
            above = here;
        }
        for (std::size_t run = 0; run < all_.size(); ++run)
            all_[run].blob = first_of(static_cast<int>(run));
    }
    const std::vector<Run>& all() const { return all_; }
    const Extent& extent(int blob) const { return extents_[as_index(blob)]; }

private:
    std::vector<Run> all_{};
    std::vector<Extent> extents_{};
    std::vector<uchar> line_{};

    void widen(const uchar* lines, int tiles)
    {
        for (int at = 0; at < tiles; ++at)
            std::memset(&line_[as_index(at * tile)], lines[at], tile);
    }

    /// One bit for each of 64 pixels, set where it is dark.
    std::uint64_t dark_of(const uchar* pixels, int from, int columns) const
    {
        std::uint64_t bits = 0;
        int column = from;
        for (; column + 16 <= std::min(from + 64, columns); column += 16) {
            const cv::v_uint8x16 below = cv::v_load(pixels + column) < cv::v_load(&line_[as_index(column)]);
            bits |= std::uint64_t(static_cast<std::uint32_t>(cv::v_signmask(below))) << (column - from);
        }
        for (; column < std::min(from + 64, columns); ++column)
            if (pixels[column] < line_[as_index(column)])
                bits |= std::uint64_t{1} << (column - from);
        return bits;
    }

    void add_row(const uchar* pixels, int row, int columns)
    {
        std::uint64_t before = 0;
        for (int from = 0; from < columns; from += 64) {
            const std::uint64_t dark = dark_of(pixels, from, columns);
            for (std::uint64_t changes = dark ^ (dark << 1 | before >> 63); changes != 0; changes &= changes - 1) {
                const int at = from + std::countr_zero(changes);
                if ((dark >> (at - from) & 1) != 0)
                    all_.push_back({row, at, columns - 1, static_cast<int>(all_.size())});
                else
                    all_.back().last = at - 1;
            }
            before = dark;
        }
    }

    int first_of(int run)
    {
        while (all_[as_index(run)].blob != run)
            run = all_[as_index(run)].blob = all_[as_index(all_[as_index(run)].blob)].blob;
        return run;
    }

    void unite(int one, int other)
    {
        const int first = first_of(one), second = first_of(other);
        if (first == second)
            return;
        const auto [older, newer] = std::minmax(first, second);
        all_[as_index(newer)].blob = older;
        extents_[as_index(older)].add(extents_[as_index(newer)]);
    }

    /// The runs of this row with those of the row above that lie beside them.
    void join(std::size_t above, std::size_t here)
    {
        for (std::size_t run = here; run < all_.size(); ++run)
            extents_.push_back(
                {all_[run].first, all_[run].last, all_[run].row, all_[run].row, all_[run].last - all_[run].first + 1});
        for (std::size_t run = here, upper = above; run < all_.size() && upper < here;) {
            if (all_[upper].last >= all_[run].first && all_[run].last >= all_[upper].first)
                unite(static_cast<int>(upper), static_cast<int>(run));
            if (all_[upper].last < all_[run].last)
                ++upper;
            else
                ++run;
        }
    }
};

/// Points come row by row, so the hull's left and right sides grow from above to below.
class Hull {
public:
    void add(const Run& run)
    {
        grow(left_, {run.first, run.row}, 1);
        grow(right_, {run.last, run.row}, -1);
    }
    std::vector<cv::Point> clockwise() const
    {
        std::vector<cv::Point> all(right_);
        all.insert(all.end(), left_.rbegin(), left_.rend());
        all.erase(std::unique(all.begin(), all.end()), all.end());
        if (all.size() > 1 && all.front() == all.back())
            all.pop_back();
        return all;
    }

private:
    std::vector<cv::Point> left_{}, right_{};

    static void grow(std::vector<cv::Point>& side, const cv::Point& point, int sign)
    {
        if (!side.empty() && side.back().y == point.y) {
            if (sign * (point.x - side.back().x) >= 0)
                return;
            side.pop_back();
        }
        while (side.size() > 1 && sign * (side.back() - side[side.size() - 2]).cross(point - side.back()) >= 0)
            side.pop_back();
        side.push_back(point);
    }
};

bool is_within(const Extent& extent, const BlobRange& range, const cv::Size& picture)
{
    const auto [shorter, longer] = std::minmax({extent.right - extent.left + 1, extent.lower - extent.upper + 1});
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
    const Runs runs(gray, range.line);
    std::vector<Hull> hulls;
    std::vector<int> number(runs.all().size(), -1);
    for (std::size_t at = 0; at < runs.all().size(); ++at) {
        const Run& run = runs.all()[at];
        if (run.blob == static_cast<int>(at) && is_within(runs.extent(run.blob), range, gray.size())) {
            const Extent& extent = runs.extent(run.blob);
            number[at] = static_cast<int>(blobs.size());
            blobs.push_back(
                {.box = {extent.left, extent.upper, extent.right - extent.left + 1, extent.lower - extent.upper + 1},
                 .pixels = extent.pixels});
            hulls.emplace_back();
        }
        if (const int blob = number[as_index(run.blob)]; blob >= 0)
            hulls[as_index(blob)].add(run);
    }
    for (std::size_t blob = 0; blob < blobs.size(); ++blob)
        blobs[blob].hull = hulls[blob].clockwise();
    return blobs;
}

}  // namespace cardinal::calibration
