#include "vision/outline_finder.h"

#include "vision/sides.h"
#include "vision/wide.h"

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
constexpr double least_of_hull = 0.92;
constexpr double around = 1.0 / 24;  // of the picture's width: wider than a border, narrower than a card
// Gray levels: what noise leaves in a small picture, and three times that.
int least_difference(StandsOut how) { return how == StandsOut::faintly ? 7 : 20; }
constexpr int wide_enough = 640;  // pixels

using Shapes = std::vector<std::vector<cv::Point>>;

/// What is lighter than the mean around it, and what is darker.
struct StandingOut {
    cv::Mat lighter{}, darker{};
};

CARDINAL_WIDE void compare_row(const uchar* here, const uchar* mean, int count, int least, uchar* lighter,
                               uchar* darker)
{
    for (int column = 0; column < count; ++column) {
        lighter[column] = here[column] > mean[column] + least ? 255 : 0;
        darker[column] = here[column] + least < mean[column] ? 255 : 0;
    }
}

StandingOut standing_out(const cv::Mat& gray, StandsOut how)
{
    const int block = std::max(3, static_cast<int>(gray.cols * around) | 1);
    cv::Mat mean;
    cv::boxFilter(gray, mean, CV_8U, {block, block}, {-1, -1}, true, cv::BORDER_REPLICATE | cv::BORDER_ISOLATED);
    StandingOut found{cv::Mat(gray.size(), CV_8U), cv::Mat(gray.size(), CV_8U)};
    for (int row = 0; row < gray.rows; ++row)
        compare_row(gray.ptr(row), mean.ptr(row), gray.cols, least_difference(how), found.lighter.ptr(row),
                    found.darker.ptr(row));
    return found;
}

Shapes shapes_in(const cv::Mat& binary)
{
    Shapes shapes;
    cv::findContours(binary, shapes, cv::RETR_LIST, cv::CHAIN_APPROX_SIMPLE);
    return shapes;
}

/// The four corners of a shape that has four, clockwise.
bool four_corners(const std::vector<cv::Point>& shape, const SideRange& range, Quad& quad)
{
    if (shape.size() < 4)
        return false;
    const cv::Rect box = cv::boundingRect(shape);
    if (std::max(box.width, box.height) < range.shortest || std::min(box.width, box.height) > 1.5 * range.longest)
        return false;
    std::vector<cv::Point> hull, corners;
    cv::convexHull(shape, hull);
    cv::approxPolyDP(hull, corners, 0.04 * cv::arcLength(hull, true), true);
    // A thin border is open where a picture is as light as the table, so a shape need not be solid; but a hull of four
    // corners is hardly larger than they are.
    if (corners.size() != 4 || cv::contourArea(corners) < least_of_hull * cv::contourArea(hull))
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

/// Halved as often as that takes: then every pixel is the mean of those it stands for.
cv::Mat shrunk(const cv::Mat& gray, int times)
{
    cv::Mat small = gray;
    for (; times > 1; times /= 2) {
        cv::Mat half;
        cv::resize(small, half, {small.cols / 2, small.rows / 2}, 0, 0, cv::INTER_AREA);
        small = half;
    }
    return small;
}

/// As it lies in the large picture.
Quad enlarged(Quad quad, int times)
{
    for (cv::Point2d& corner : quad)
        corner = corner * times + cv::Point2d(1, 1) * ((times - 1) / 2.0);
    return quad;
}

/// What looks like a card in the small picture, the largest first: of a border within a border the card's own edge is
/// the outer one.
std::vector<Quad> likely_quads(const cv::Mat& gray, const SideRange& range, StandsOut how)
{
    const StandingOut out = standing_out(gray, how);
    std::vector<Quad> likely;
    for (const cv::Mat& binary : {out.lighter, out.darker})
        for (const auto& shape : shapes_in(binary))
            if (Quad quad; four_corners(shape, range, quad) && has_cards_proportions(quad, range))
                likely.push_back(quad);
    std::ranges::stable_sort(likely, std::ranges::greater{},
                             [](const Quad& quad) { return cv::norm(quad[2] - quad[0]); });
    return likely;
}

}  // namespace

int usual_shrinking(cv::Size size)
{
    int times = 1;
    while (size.width / times > wide_enough && size.height / times > 64)
        times *= 2;
    return times;
}

std::vector<Quad> find_outlines(const cv::Mat& gray, const SideRange& range)
{
    return find_outlines(gray, range, usual_shrinking(gray.size()));
}

std::vector<Quad> rough_outlines(const cv::Mat& gray, const SideRange& range, int times, StandsOut how)
{
    std::vector<Quad> quads = likely_quads(shrunk(gray, times), {range.shortest / times, range.longest / times}, how);
    for (Quad& quad : quads)
        quad = enlarged(quad, times);
    return quads;
}

std::optional<Quad> exact_outline(const cv::Mat& gray, const Quad& rough, const SideRange& range, int times)
{
    // Corners of shapes in the small picture are about a pixel off, and the ends of sides with them: so sides are
    // measured from so far away first, and then once more.
    const auto nearly = with_exact_sides(gray, rough, std::max(3.0, 1.3 * times));
    const auto exact = nearly ? with_exact_sides(gray, *nearly, 2.5) : std::nullopt;
    return exact && has_cards_proportions(*exact, range) ? exact : std::nullopt;
}

std::vector<Quad> find_outlines(const cv::Mat& gray, const SideRange& range, int times, StandsOut how)
{
    std::vector<Quad> found;
    const auto is_known = [&](const Quad& quad) {
        return std::ranges::any_of(found, [&](const Quad& other) { return are_the_same(other, quad); });
    };
    for (const Quad& rough : rough_outlines(gray, range, times, how)) {
        if (is_known(rough))
            continue;
        if (const auto exact = exact_outline(gray, rough, range, times); exact && !is_known(*exact))
            found.push_back(*exact);
    }
    return found;
}

}  // namespace cardinal::vision
