#include "vision/outline_finder.h"

#include "vision/sides.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

// What is lighter than the mean around it, and what is darker, gives shapes; of those the ones with four corners and a
// card's proportions are kept, and their sides are measured in the picture itself. It assumes that a card's border
// differs from the table; white cards on a white table are found by their codes.
namespace cardinal::vision {
namespace {

// A card of 63 × 88 mm seen from a slant of 50 degrees: its sides are 0.46 to 1.12 of each other.
constexpr double least_proportion = 0.42;
constexpr double least_solid = 0.90;  // rounded corners leave 0.98, a corner that is covered 0.9
constexpr double around = 1.0 / 24;   // of the picture's width: wider than a border, narrower than a card
constexpr int least_difference = 7;   // gray levels

std::vector<std::vector<cv::Point>> shapes_in(const cv::Mat& gray, bool are_lighter)
{
    const int block = static_cast<int>(gray.cols * around) | 1;
    cv::Mat standing_out;
    cv::adaptiveThreshold(gray, standing_out, 255, cv::ADAPTIVE_THRESH_MEAN_C,
                          are_lighter ? cv::THRESH_BINARY : cv::THRESH_BINARY_INV, std::max(block, 3),
                          are_lighter ? -least_difference : least_difference);
    std::vector<std::vector<cv::Point>> shapes;
    cv::findContours(standing_out, shapes, cv::RETR_LIST, cv::CHAIN_APPROX_SIMPLE);
    return shapes;
}

/// The four corners of a shape that has four, clockwise.
bool four_corners(const std::vector<cv::Point>& shape, const SideRange& range, Quad& quad)
{
    const cv::Rect box = cv::boundingRect(shape);
    if (std::max(box.width, box.height) < range.shortest || std::min(box.width, box.height) > 1.5 * range.longest)
        return false;
    std::vector<cv::Point> hull, corners;
    cv::convexHull(shape, hull);
    if (cv::contourArea(shape) < least_solid * cv::contourArea(hull))
        return false;
    cv::approxPolyDP(hull, corners, 0.04 * cv::arcLength(hull, true), true);
    if (corners.size() != 4)
        return false;
    if (cv::contourArea(corners, true) < 0)
        std::ranges::reverse(corners);
    std::ranges::copy(corners, quad.begin());
    return true;
}

bool has_cards_proportions(const Quad& quad, const SideRange& range)
{
    const auto side = [&](std::size_t corner) { return cv::norm(quad[(corner + 1) % 4] - quad[corner]); };
    const double across = (side(0) + side(2)) / 2, down = (side(1) + side(3)) / 2;
    const double shorter = std::min(across, down), longer = std::max(across, down);
    const bool is_even = std::abs(side(0) - side(2)) < 0.35 * across && std::abs(side(1) - side(3)) < 0.35 * down;
    return is_even && shorter > range.shortest && longer < range.longest && shorter > least_proportion * longer;
}

bool are_the_same(const Quad& one, const Quad& other)
{
    const auto middle = [](const Quad& quad) { return (quad[0] + quad[1] + quad[2] + quad[3]) / 4; };
    const double size = cv::norm(one[2] - one[0]), other_size = cv::norm(other[2] - other[0]);
    return cv::norm(middle(one) - middle(other)) < 0.1 * size && std::abs(size - other_size) < 0.25 * size;
}

}  // namespace

std::vector<Quad> find_outlines(const cv::Mat& gray, const SideRange& range)
{
    std::vector<Quad> found;
    for (const bool are_lighter : {true, false})
        for (const auto& shape : shapes_in(gray, are_lighter)) {
            Quad quad;
            if (!four_corners(shape, range, quad) || !has_cards_proportions(quad, range))
                continue;
            auto measured = with_exact_sides(gray, quad);
            if (measured)  // once more: corners of shapes are a few pixels off, and the ends of sides with them
                measured = with_exact_sides(gray, *measured);
            if (!measured || !has_cards_proportions(*measured, range))
                continue;
            const auto known =
                std::ranges::find_if(found, [&](const Quad& other) { return are_the_same(other, *measured); });
            if (known == found.end())
                found.push_back(*measured);
            else if (cv::norm((*measured)[2] - (*measured)[0]) > cv::norm((*known)[2] - (*known)[0]))
                *known = *measured;  // a border within a border: the card's own edge is the outer one
        }
    return found;
}

}  // namespace cardinal::vision
