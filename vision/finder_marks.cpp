#include "vision/finder_marks.h"

#include "vision/geometry.h"
#include "vision/wide.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

// An eye is three squares in each other, 3, 5 and 7 modules wide. Means over squares cost the same whatever their size,
// and a square blurred to a few pixels looks round, so it need not be known how the code is turned. Where modules are
// as wide as the blur, all that is left is a dark spot with the light paper of quiet zone and separators around it; it
// stands out by 15 to 30 gray levels where the rings are lost in noise.
namespace cardinal::vision {
namespace {

// Noise at 8 bits seldom reaches this in a mean over so many pixels; ink on paper in poor light has three times more.
constexpr float least_contrast = 6;
// Where modules are hardly wider than a pixel, the dark ring is nearly as light as the light one; but what has no dark
// ring at all is mostly no eye.
constexpr float of_lighter = 0.75F;

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

/// The three squares in pixels.
struct Squares {
    Square eye, light, dark;
    // The pupil's edge and the outer half of the dark ring are gray where modules are hardly wider than a pixel; what
    // lies between is told apart best.
    explicit Squares(double module_px) : eye(3.8 * module_px), light(5 * module_px), dark(6.2 * module_px) {}
};

/// The sums of a row of squares, each around its pixel, from the rows of sums above and below them.
struct Sums {
    const int *above = nullptr, *below = nullptr, *far_above = nullptr, *far_below = nullptr;
    int reach = 0;
    float of_larger = 0;
    float operator[](int column) const
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

/// How much lighter the ring is than what is inside and outside, the lighter of these above all.
CARDINAL_WIDE void contrast_in_row(const Sums& eye, const Sums& light, const Sums& dark, const Squares& squares,
                                   int from, int to, float* contrast)
{
    const float in_eye = 1 / squares.eye.area, in_ring = 1 / (squares.light.area - squares.eye.area),
                outside = 1 / (squares.dark.area - squares.light.area);
    for (int column = from; column < to; ++column) {
        const float centre = eye[column], up_to_ring = light[column], all = dark[column];
        const float inner = centre * in_eye, outer = (all - up_to_ring) * outside;
        const float lighter = inner > outer ? inner : outer, darker = inner > outer ? outer : inner;
        contrast[column] = (up_to_ring - centre) * in_ring - (of_lighter * lighter + (1 - of_lighter) * darker);
    }
}

/// How much lighter the paper around a spot is than the spot.
CARDINAL_WIDE void spot_in_row(const Sums& spot, const Sums& around, float in_spot, float outside, int from, int to,
                               float* contrast)
{
    for (int column = from; column < to; ++column) {
        const float within = spot[column];
        contrast[column] = (around[column] - within) * outside - within * in_spot;
    }
}

/// For each pixel how much darker a square of an eye's size is than the paper around it.
cv::Mat spot_contrast(const cv::Mat& gray, double module_px)
{
    cv::Mat integral, contrast = cv::Mat::zeros(gray.size(), CV_32F);
    cv::integral(gray, integral, CV_32S);
    const Square spot(6.5 * module_px), around(9.2 * module_px);
    const int reach = around.larger() / 2;
    for (int row = reach; row + reach < gray.rows; ++row)
        spot_in_row(sums_of(integral, row, spot), sums_of(integral, row, around), 1 / spot.area,
                    1 / (around.area - spot.area), reach, gray.cols - reach, contrast.ptr<float>(row));
    return contrast;
}

/// For each pixel how much lighter the ring around it is than what is inside and outside; 0 so near to
/// the border that the ring does not fit.
cv::Mat ring_contrast(const cv::Mat& gray, const Squares& squares)
{
    cv::Mat integral, contrast = cv::Mat::zeros(gray.size(), CV_32F);
    cv::integral(gray, integral, CV_32S);
    const int reach = squares.dark.larger() / 2;
    for (int row = reach; row + reach < gray.rows; ++row)
        contrast_in_row(sums_of(integral, row, squares.eye), sums_of(integral, row, squares.light),
                        sums_of(integral, row, squares.dark), squares, reach, gray.cols - reach,
                        contrast.ptr<float>(row));
    return contrast;
}

/// Between pixels, as a parabola through three of them has it.
float top_between(float before, float here, float after)
{
    const float bend = before - 2 * here + after;
    return bend < -1e-6F ? std::clamp((before - after) / (2 * bend), -0.5F, 0.5F) : 0.F;
}

/// Every place that is clearer than the eight pixels around it.
std::vector<FinderMark> peaks(const cv::Mat& contrast)
{
    std::vector<FinderMark> marks;
    for (int row = 1; row + 1 < contrast.rows; ++row) {
        const auto *above = contrast.ptr<float>(row - 1), *here = contrast.ptr<float>(row),
                   *below = contrast.ptr<float>(row + 1);
        for (int column = 1; column + 1 < contrast.cols; ++column) {
            const float value = here[column];
            if (value < least_contrast || value < here[column - 1] || value <= here[column + 1] ||
                value < above[column] || value <= below[column] || value < above[column - 1] ||
                value < above[column + 1] || value <= below[column - 1] || value <= below[column + 1])
                continue;
            marks.push_back({.at = {static_cast<float>(column) + top_between(here[column - 1], value, here[column + 1]),
                                    static_cast<float>(row) + top_between(above[column], value, below[column])},
                             .contrast = value});
        }
    }
    return marks;
}

/// How much of each pixel lies within so far of a place, along a row or a column.
struct Span {
    static constexpr int most = 32;
    int from = 0, count = 0;
    std::array<float, most> share{};
    Span(float at, float reach, int size)
    {
        from = std::max(0, static_cast<int>(std::floor(at - reach + 0.5F)));
        const int end = std::min({size, static_cast<int>(std::ceil(at + reach + 0.5F)), from + most});
        for (int pixel = from; pixel < end; ++pixel)
            share[as_index(count++)] = std::clamp(reach + 0.5F - std::abs(static_cast<float>(pixel) - at), 0.F, 1.F);
    }
};

/// Paper beyond a code draws a spot outwards, so its middle is that of what is dark in a square around it.
cv::Point2f middle_of_spot(const cv::Mat& gray, const cv::Point2f& at, float reach)
{
    const Span across(at.x, reach, gray.cols), down(at.y, reach, gray.rows);
    float whole = 0, sum = 0;
    const auto for_each_pixel = [&](auto use) {
        for (int row = 0; row < down.count; ++row) {
            const uchar* pixels = gray.ptr(down.from + row) + across.from;
            for (int column = 0; column < across.count; ++column)
                use(column, row, static_cast<float>(pixels[column]),
                    across.share[as_index(column)] * down.share[as_index(row)]);
        }
    };
    for_each_pixel([&](int, int, float light, float share) {
        whole += share;
        sum += share * light;
    });
    const float mean = sum / std::max(whole, 1e-3F);
    float dark = 1e-3F, right = 0, below = 0;
    for_each_pixel([&](int column, int row, float light, float share) {
        const float darker = share * std::max(0.F, mean - light);
        dark += darker;
        right += darker * static_cast<float>(column);
        below += darker * static_cast<float>(row);
    });
    return {static_cast<float>(across.from) + right / dark, static_cast<float>(down.from) + below / dark};
}

/// An eye is wider than 6 modules, so of what is nearer together only the clearest can be one.
std::vector<FinderMark> clearest(std::vector<FinderMark> marks, double apart, cv::Size size)
{
    std::ranges::sort(marks, std::ranges::greater{}, &FinderMark::contrast);
    const auto cells = [&](float at) { return static_cast<int>(static_cast<double>(at) / apart); };
    const int columns = cells(static_cast<float>(size.width)) + 3;
    std::vector<std::vector<cv::Point2f>> taken(as_index(columns * (cells(static_cast<float>(size.height)) + 3)));
    const auto near = [&](const cv::Point2f& at, auto&& use) {
        for (int row = 0; row < 3; ++row)
            for (int column = 0; column < 3; ++column)
                use(taken[as_index((cells(at.y) + row) * columns + cells(at.x) + column)]);
    };
    std::erase_if(marks, [&](const FinderMark& mark) {
        bool is_outdone = false;
        near(mark.at, [&](const auto& others) {
            is_outdone |=
                std::ranges::any_of(others, [&](const cv::Point2f& at) { return cv::norm(at - mark.at) < apart; });
        });
        if (!is_outdone)
            taken[as_index((cells(mark.at.y) + 1) * columns + cells(mark.at.x) + 1)].push_back(mark.at);
        return is_outdone;
    });
    return marks;
}

}  // namespace

std::vector<FinderMark> finder_marks(const cv::Mat& gray, double module_px)
{
    return clearest(peaks(ring_contrast(gray, Squares(module_px))), 4 * module_px, gray.size());
}

std::vector<FinderMark> finder_spots(const cv::Mat& gray, double module_px)
{
    std::vector<FinderMark> marks = clearest(peaks(spot_contrast(gray, module_px)), 4 * module_px, gray.size());
    constexpr int times = 2;
    for (FinderMark& mark : marks)
        for (int time = 0; time < times; ++time)
            mark.at = middle_of_spot(gray, mark.at, static_cast<float>(4 * module_px));
    return marks;
}

}  // namespace cardinal::vision
