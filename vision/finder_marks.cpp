#include "vision/finder_marks.h"

#include "vision/geometry.h"
#include "vision/wide.h"

#include <algorithm>
#include <cmath>
#include <cstring>

// An eye is three squares in each other, 3, 5 and 7 modules wide, with a light module and the quiet zone around. Where
// modules are as wide as the blur, all that is left is a dark spot with light paper around it; it stands out by 15 to
// 30 gray levels where the rings are lost in noise. So spots are looked for in pictures small enough to make every eye
// one. Means over squares cost the same whatever their size, and a square blurred to a few pixels looks round, so it
// need not be known how the code is turned.
namespace cardinal::vision {
namespace {

// Noise at 8 bits seldom reaches this in a mean over so many pixels; ink on paper in poor light has three times more.
constexpr float least_contrast = 8;
constexpr double spot_modules = 6.5, around_modules = 9.2;
constexpr double apart_modules = 4;  // an eye is wider, so of what is nearer together only the clearest can be one

/// A square whose side is no odd number of pixels, as a mixture of the two odd ones that it lies between: eyes of any
/// width are found alike.
struct Square {
    int smaller = 1;      ///< pixels; the larger one has two more
    float of_larger = 0;  ///< its share
    float area = 1;
    explicit Square(double side)
        : smaller(std::max(1, 2 * static_cast<int>((side - 1) / 2) + 1)), area(static_cast<float>(side * side))
    {
        const auto within = static_cast<float>(smaller * smaller), around = static_cast<float>(larger() * larger());
        of_larger = std::clamp((area - within) / (around - within), 0.F, 1.F);
    }
    int larger() const { return smaller + 2; }
};

/// The sums of a row of squares, each around its pixel, from the rows of sums above and below them.
struct Sums {
    const int *above = nullptr, *below = nullptr, *far_above = nullptr, *far_below = nullptr;
    int reach = 0;
    float of_larger = 0;
    // Inlined before the loop over it is made for wide registers, or it never is.
    [[gnu::always_inline]] float operator[](int column) const
    {
        const int left = column - reach, right = column + reach + 1;
        const int smaller = below[right] - below[left] - above[right] + above[left],
                  larger = far_below[right + 1] - far_below[left - 1] - far_above[right + 1] + far_above[left - 1];
        return static_cast<float>(smaller) + of_larger * static_cast<float>(larger - smaller);
    }
};
Sums sums_of(const cv::Mat& integral, int row, const Square& square)
{
    const int reach = square.smaller / 2;
    return {integral.ptr<int>(row - reach),
            integral.ptr<int>(row + reach + 1),
            integral.ptr<int>(row - reach - 1),
            integral.ptr<int>(row + reach + 2),
            reach,
            square.of_larger};
}

/// How much lighter the paper around a spot is than the spot.
CARDINAL_WIDE void spots_in_row(const Sums& spot, const Sums& around, float in_spot, float outside, int from, int to,
                                float* contrast)
{
    for (int column = from; column < to; ++column) {
        const float within = spot[column];
        contrast[column] = (around[column] - within) * outside - within * in_spot;
    }
}

/// Marks what is clearer than the eight pixels around it.
CARDINAL_WIDE void peaks_in_row(const float* above, const float* here, const float* below, int from, int to,
                                uchar* peaks)
{
    for (int column = from; column < to; ++column) {
        const float value = here[column];
        const float before =
            std::max(std::max(above[column - 1], above[column]), std::max(above[column + 1], here[column - 1]));
        const float after =
            std::max(std::max(below[column - 1], below[column]), std::max(below[column + 1], here[column + 1]));
        peaks[column] = static_cast<uchar>((value >= least_contrast) & (value >= before) & (value > after));
    }
}

/// Between pixels, as a parabola through three of them has it.
float top_between(float before, float here, float after)
{
    const float bend = before - 2 * here + after;
    return bend < -1e-6F ? std::clamp((before - after) / (2 * bend), -0.5F, 0.5F) : 0.F;
}

struct Span {
    int from = 0, to = 0;
};

/// Columns of a row in which eyes are looked for.
std::vector<Span> spans_in(const MarkedSquares& squares, int row, const Span& whole)
{
    if (squares.marked.empty())
        return {whole};
    std::vector<Span> spans;
    const uchar* marked = squares.marked.ptr(std::min(row / squares.px, squares.marked.rows - 1));
    for (int at = 0; at < squares.marked.cols; ++at) {
        if (marked[at] == 0)
            continue;
        // What is left over at the right edge belongs to the last square.
        const int end = at + 1 < squares.marked.cols ? (at + 1) * squares.px : whole.to;
        const Span span{std::max(whole.from, at * squares.px), std::min(whole.to, end)};
        if (!spans.empty() && spans.back().to >= span.from)
            spans.back().to = std::max(spans.back().to, span.to);
        else if (span.from < span.to)
            spans.push_back(span);
    }
    return spans;
}

/// How clear spots are in one row after the other, three at a time.
class Rows {
public:
    Rows(const cv::Mat& sums, double module_px)
        : sums_(sums),
          spot_(spot_modules * module_px),
          around_(around_modules * module_px),
          reach_(around_.larger() / 2)
    {
        for (auto& row : rows_)
            row.assign(as_index(width()), 0);
    }
    int width() const { return sums_.cols - 1; }
    int height() const { return sums_.rows - 1; }
    Span columns() const { return {reach_, width() - reach_}; }
    Span rows() const { return {reach_, height() - reach_}; }

    void look_at(int row, const std::vector<Span>& spans)
    {
        std::vector<float>& contrast = rows_[as_index(row % 3)];
        std::vector<Span>& written = spans_[as_index(row % 3)];
        for (const auto& [from, to] : written)
            std::fill(contrast.begin() + from, contrast.begin() + to, 0.F);
        for (const auto& [from, to] : spans)
            spots_in_row(sums_of(sums_, row, spot_), sums_of(sums_, row, around_), 1 / spot_.area,
                         1 / (around_.area - spot_.area), from, to, contrast.data());
        written = spans;
    }
    const float* operator[](int row) const { return rows_[as_index(row % 3)].data(); }

private:
    const cv::Mat& sums_;
    Square spot_, around_;
    int reach_;
    std::array<std::vector<float>, 3> rows_;
    std::array<std::vector<Span>, 3> spans_{};  ///< where these are not zero
};

void add_peaks(const Rows& rows, int row, const std::vector<Span>& spans, std::vector<uchar>& peaks,
               std::vector<FinderMark>& marks)
{
    const float *above = rows[row - 1], *here = rows[row], *below = rows[row + 1];
    for (const auto& [from, to] : spans) {
        peaks_in_row(above, here, below, from, to, peaks.data());
        for (int column = from; column < to; ++column) {
            const auto* peak =
                static_cast<const uchar*>(std::memchr(&peaks[as_index(column)], 1, as_index(to - column)));
            if (!peak)
                break;
            column = static_cast<int>(peak - peaks.data());
            const float value = here[column];
            marks.push_back({.at = {static_cast<float>(column) + top_between(here[column - 1], value, here[column + 1]),
                                    static_cast<float>(row) + top_between(above[column], value, below[column])},
                             .contrast = value});
        }
    }
}

std::vector<FinderMark> all_marks(const cv::Mat& sums, double module_px, const MarkedSquares& squares)
{
    std::vector<FinderMark> marks;
    Rows rows(sums, module_px);
    std::vector<uchar> peaks(as_index(std::max(0, rows.width())));
    std::vector<Span> before, here;
    const auto [from, to] = rows.rows();
    for (int row = from; row < to; ++row, before = std::move(here)) {
        here = spans_in(squares, row, rows.columns());
        rows.look_at(row, here);
        if (row > from + 1)
            add_peaks(rows, row - 1, before, peaks, marks);
    }
    return marks;
}

std::vector<FinderMark> clearest(std::vector<FinderMark> marks, double apart, cv::Size size)
{
    std::ranges::sort(marks, std::ranges::greater{}, &FinderMark::contrast);
    const auto cells = [&](float at) { return static_cast<int>(static_cast<double>(at) / apart); };
    const int columns = cells(static_cast<float>(size.width)) + 3;
    std::vector<cv::Point2f> taken(as_index(columns * (cells(static_cast<float>(size.height)) + 3)), {-1e6F, -1e6F});
    const auto nearest = static_cast<float>(apart * apart);
    std::erase_if(marks, [&](const FinderMark& mark) {
        const auto cell = as_index((cells(mark.at.y) + 1) * columns + cells(mark.at.x) + 1);
        for (int row = -1; row <= 1; ++row)
            for (int column = -1; column <= 1; ++column) {
                const cv::Point2f off = taken[cell + static_cast<std::size_t>(row * columns + column)] - mark.at;
                if (off.dot(off) < nearest)
                    return true;
            }
        taken[cell] = mark.at;  // of two in one cell the fainter one counts; that is seldom and does no harm
        return false;
    });
    return marks;
}

/// How much of each pixel lies within so far of a place, along a row or a column; of so many pixels that whole
/// registers of them hold all.
struct Shares {
    static constexpr int most = 32;
    int from = 0, count = 0;
    alignas(32) float share[most];
    float sum = 0;
    Shares(float at, float reach, int size, int in_register)
    {
        from = std::max(0, cvFloor(at - reach + 0.5F));
        const int end = std::min({size, cvFloor(at + reach + 1.5F), from + most});
        count = (std::max(end - from, 0) + in_register - 1) / in_register * in_register;
        if (count > size)
            count = size / in_register * in_register;
        from = std::min(from, size - count);
        for (int pixel = 0; pixel < count; ++pixel) {
            const float off = static_cast<float>(from + pixel) - at;
            share[pixel] = std::clamp(reach + 0.5F - (off < 0 ? -off : off), 0.F, 1.F);
            sum += share[pixel];
        }
    }
};

/// Eight pixels at once. Compilers do not find them by themselves in rows that are so short.
constexpr int together = 8;
using Lanes [[gnu::vector_size(4 * together)]] = float;
using Bytes [[gnu::vector_size(together)]] = uchar;
using Whole [[gnu::vector_size(4 * together)]] = int;

/// A part of a picture, as wide as its shares, and what counts how much.
struct Square8 {
    const uchar* pixels = nullptr;
    std::size_t step = 0;
    const float *across = nullptr, *down = nullptr;
    int columns = 0, rows = 0;
};

/// What is darker there than the mean: how much it is, and that times how far right and below, and times the squares.
struct Dark {
    float sum = 1e-3F, right = 0, below = 0, right_twice = 0, below_twice = 0;
};

CARDINAL_WIDE Dark dark_in(const Square8& square, float whole)
{
    const auto load = [](const auto* from, auto& to) { std::memcpy(&to, from, sizeof to); };
    Lanes columns[Shares::most / together], shares[Shares::most / together];
    Lanes light{};
    const int blocks = square.columns / together;
    for (int block = 0; block < blocks; ++block) {
        load(square.across + std::ptrdiff_t{block} * together, shares[block]);
        for (int lane = 0; lane < together; ++lane)
            columns[block][lane] = static_cast<float>(block * together + lane);
    }
    Lanes rows[Shares::most][Shares::most / together];
    for (int row = 0; row < square.rows; ++row)
        for (int block = 0; block < blocks; ++block) {
            Bytes bytes;
            load(square.pixels + static_cast<std::size_t>(row) * square.step + std::ptrdiff_t{block} * together, bytes);
            rows[row][block] = __builtin_convertvector(__builtin_convertvector(bytes, Whole), Lanes);
            light += rows[row][block] * (shares[block] * square.down[row]);
        }
    const auto sum_of = [](const Lanes& lanes) {
        return ((lanes[0] + lanes[4]) + (lanes[1] + lanes[5])) + ((lanes[2] + lanes[6]) + (lanes[3] + lanes[7]));
    };
    const float mean = sum_of(light) / whole;
    Lanes dark{}, right{}, below{}, right_twice{}, below_twice{};
    for (int row = 0; row < square.rows; ++row)
        for (int block = 0; block < blocks; ++block) {
            const Lanes off = mean - rows[row][block];
            const Lanes darker = (off > 0 ? off : Lanes{}) * (shares[block] * square.down[row]);
            const Lanes farther_right = darker * columns[block], farther_below = darker * static_cast<float>(row);
            dark += darker;
            right += farther_right;
            below += farther_below;
            right_twice += farther_right * columns[block];
            below_twice += farther_below * static_cast<float>(row);
        }
    return {1e-3F + sum_of(dark), sum_of(right), sum_of(below), sum_of(right_twice), sum_of(below_twice)};
}

/// Paper beyond a code draws a spot outwards, so its middle is that of what is dark in a square around it.
Spot spot_within(const cv::Mat& gray, const cv::Point2f& at, const cv::Size2f& reach)
{
    const Shares across(at.x, reach.width, gray.cols, together), down(at.y, reach.height, gray.rows, 1);
    const Dark dark = dark_in({.pixels = gray.ptr(down.from) + across.from,
                               .step = gray.step,
                               .across = across.share,
                               .down = down.share,
                               .columns = across.count,
                               .rows = down.count},
                              std::max(across.sum * down.sum, 1e-3F));
    const float right = dark.right / dark.sum, below = dark.below / dark.sum;
    const float column = at.x - static_cast<float>(across.from), row = at.y - static_cast<float>(down.from);
    const float wide = dark.right_twice / dark.sum + column * (column - 2 * right),
                high = dark.below_twice / dark.sum + row * (row - 2 * below);
    return {.at = {static_cast<float>(across.from) + right, static_cast<float>(down.from) + below},
            .spread = wide / (reach.width * reach.width) + high / (reach.height * reach.height)};
}

}  // namespace

std::vector<FinderMark> finder_marks(const cv::Mat& sums, double module_px, const MarkedSquares& squares)
{
    return clearest(all_marks(sums, module_px, squares), apart_modules * module_px, {sums.cols - 1, sums.rows - 1});
}

Spot spot_at(const cv::Mat& gray, const cv::Point2f& near, const cv::Size2f& module_px)
{
    constexpr float reach = 4;  // modules: all of an eye, and half of the light module around it
    return spot_within(gray, near, module_px * reach);
}

bool may_be_an_eye(const Spot& spot)
{
    // Eyes have 0.3 to 0.6, a few in a lamp's light 0.65; half of all marks have more, a square evenly dark 0.67.
    constexpr float most_spread = 0.62F;
    return spot.spread < most_spread;
}

}  // namespace cardinal::vision
