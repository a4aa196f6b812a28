#include "vision/square_eyes.h"

#include "vision/geometry.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>

// A dark shape with a light hole, and in the hole's middle another dark one: of 49, 25 and 9 modules. However slanted
// and bent they are, their middles are one; so nothing but middles and areas is compared.
namespace cardinal::vision {
namespace {

// Two levels of light are told apart against surroundings of these shares of the picture's width: narrow ones where
// codes are small or the light uneven, wide ones for large codes.
constexpr std::array parts_of_width{40, 16, 6};
constexpr std::array times{1.0, 2.0, 0.5};
constexpr double most_pixels = 12e6;  // of an enlarged picture
constexpr int darker = 2;             // gray levels
// 25 of 49 is 0.51 and 9 of 49 is 0.18; blur and what a threshold makes of it leave as little, and as much.
constexpr double least_hole = 0.25, most_hole = 0.85, least_dot = 0.04, most_dot = 0.4;
constexpr double most_off = 0.12;     // of the side, from middle to middle
constexpr double least_area = 60;     // pixels
constexpr double one_place = 0.3;     // of the side
constexpr double most_hollow = 1.35;  // the hull's area to the shape's
constexpr double longest = 2.5;       // of its sides, to the other

struct Shape {
    cv::Point2d middle{};
    double area = 0;
};

Shape shape_of(const std::vector<cv::Point>& outline)
{
    const cv::Moments moments = cv::moments(outline);
    if (moments.m00 <= 0)
        return {};
    return {{moments.m10 / moments.m00, moments.m01 / moments.m00}, moments.m00};
}

/// All dark shapes of a picture of two levels, with their holes.
struct Shapes {
    std::vector<std::vector<cv::Point>> outlines{};
    std::vector<cv::Vec4i> tree{};  ///< next, before, first hole, what it is a hole of
    std::vector<Shape> shapes{};

    explicit Shapes(const cv::Mat& dark)
    {
        cv::findContours(dark, outlines, tree, cv::RETR_CCOMP, cv::CHAIN_APPROX_NONE);
        std::ranges::transform(outlines, std::back_inserter(shapes), shape_of);
    }
    bool is_dark(std::size_t at) const { return tree[at][3] < 0; }
    /// The largest hole of a dark shape.
    Shape hole_in(std::size_t at) const
    {
        Shape largest;
        for (int hole = tree[at][2]; hole >= 0; hole = tree[as_index(hole)][0])
            if (shapes[as_index(hole)].area > largest.area)
                largest = shapes[as_index(hole)];
        return largest;
    }
};

bool is_a_square_ring(const std::vector<cv::Point>& outline, double area)
{
    std::vector<cv::Point> hull;
    cv::convexHull(outline, hull);
    const cv::Size2f box = cv::minAreaRect(outline).size;
    return cv::contourArea(hull) < most_hollow * area &&
           std::max(box.width, box.height) < longest * std::min(box.width, box.height);
}

/// The dark shapes by the place of their middles, so that the one in a hole is found at once.
class Dots {
public:
    Dots(const Shapes& all, const cv::Size& size)
        : columns_(size.width / wide + 1), rows_(size.height / wide + 1), squares_(as_index(columns_ * rows_))
    {
        for (std::size_t at = 0; at < all.shapes.size(); ++at)
            if (all.is_dark(at) && all.shapes[at].area > 0) {
                const cv::Point square = square_at(all.shapes[at].middle);
                squares_[as_index(square.y * columns_ + square.x)].push_back(all.shapes[at]);
            }
    }
    bool is_one_in(const Shape& hole, const Shape& ring) const
    {
        const double near = most_off * std::sqrt(ring.area);
        const auto fits = [&](const Shape& dot) {
            return dot.area > least_dot * ring.area && dot.area < most_dot * ring.area &&
                   cv::norm(dot.middle - hole.middle) < near;
        };
        const cv::Point2d reach(near, near);
        const cv::Point from = square_at(hole.middle - reach), to = square_at(hole.middle + reach);
        for (int row = from.y; row <= to.y; ++row)
            for (int column = from.x; column <= to.x; ++column)
                if (std::ranges::any_of(squares_[as_index(row * columns_ + column)], fits))
                    return true;
        return false;
    }

private:
    static constexpr int wide = 64;
    int columns_, rows_;
    std::vector<std::vector<Shape>> squares_;

    cv::Point square_at(const cv::Point2d& at) const
    {
        const auto place = [](double along, int count) {
            return std::clamp(static_cast<int>(along / wide), 0, count - 1);
        };
        return {place(at.x, columns_), place(at.y, rows_)};
    }
};

void add_eyes(const cv::Mat& dark, double enlarged, std::vector<SquareEye>& eyes)
{
    const Shapes all(dark);
    const Dots dots(all, dark.size());
    for (std::size_t at = 0; at < all.shapes.size(); ++at) {
        const Shape& ring = all.shapes[at];
        if (!all.is_dark(at) || ring.area < least_area)
            continue;
        const Shape hole = all.hole_in(at);
        const double side = std::sqrt(ring.area);
        if (hole.area < least_hole * ring.area || hole.area > most_hole * ring.area ||
            cv::norm(hole.middle - ring.middle) > most_off * side || !dots.is_one_in(hole, ring) ||
            !is_a_square_ring(all.outlines[at], ring.area))
            continue;
        const double half = 0.5;
        const SquareEye eye{.at = (ring.middle + cv::Point2d(half, half)) / enlarged - cv::Point2d(half, half),
                            .side_px = (side + 1) / enlarged};  // an outline goes through the middles of pixels
        if (std::ranges::none_of(
                eyes, [&](const SquareEye& other) { return cv::norm(other.at - eye.at) < one_place * eye.side_px; }))
            eyes.push_back(eye);
    }
}

}  // namespace

std::vector<SquareEye> square_eyes(const cv::Mat& gray)
{
    std::vector<SquareEye> eyes;
    for (const double enlarged : times) {
        if (static_cast<double>(gray.total()) * enlarged * enlarged > most_pixels && enlarged > 1)
            continue;
        cv::Mat picture, mean;
        if (std::min(gray.cols, gray.rows) * enlarged < 24)
            continue;
        cv::resize(gray, picture, {}, enlarged, enlarged, enlarged > 1 ? cv::INTER_CUBIC : cv::INTER_AREA);
        cv::GaussianBlur(picture, picture, {3, 3}, 0.8);
        for (const int part : parts_of_width) {
            const int block = std::max(5, picture.cols / part | 1);
            cv::boxFilter(picture, mean, CV_8U, {block, block});
            add_eyes(picture + darker < mean, enlarged, eyes);
        }
    }
    return eyes;
}

}  // namespace cardinal::vision
