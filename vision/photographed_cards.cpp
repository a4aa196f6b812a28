#include "vision/photographed_cards.h"

#include "vision/edges_along.h"
#include "vision/sides.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <optional>

// Whatever has four corners, in the picture and made smaller, by light and by edges, may be a card or the frame that is
// printed on one: the frame often stands out more than the card does, a black border on a dark table, a white one on a
// white one. So around each the sides are looked for that go all the way at one distance from it, however faint. Two
// grounds for leaving something out: no camera would see a card like that; or it lies on another one.
namespace cardinal::vision {
namespace {

constexpr int largest = 1500;  // pixels; more tell nothing about edges, and cost time
constexpr int smallest = 200;
constexpr double least_share = 0.05;  // of the picture's longer side, a card's shorter one
constexpr double least_hull = 0.9;
constexpr double widest_border_mm = 7, border_step_mm = 0.25;
// Print is a millimetre off on the card, and where nothing is printed around the edge is found within less.
constexpr double uneven_mm = 1.2, uneven_edge_mm = 0.8;
constexpr double narrowest_border_mm = 1.9, faint = 0.5;
constexpr double least_side = 0.5, least_clearness = 0.65;  // of a side that is seen, and of all together
constexpr double as_clear = 0.9;                            // an outer edge, of the clearest
constexpr double most_unlike = 0.07;                        // cards measured by hand come to 0.03
constexpr double surely_unlike = 0.2;                       // before the sides are measured

double area_of(const Quad& quad) { return std::abs((quad[2] - quad[0]).cross(quad[3] - quad[1])) / 2; }

bool is_inside(const cv::Point2d& point, const Quad& quad)
{
    return cv::pointPolygonTest(std::vector<cv::Point2f>(quad.begin(), quad.end()), point, false) > 0;
}

bool lie_on_each_other(const Quad& one, const Quad& other)
{
    return is_inside(middle_of(one), other) || is_inside(middle_of(other), one);
}

cv::Mat half_of(const cv::Mat& gray)
{
    cv::Mat half;
    cv::resize(gray, half, {gray.cols / 2, gray.rows / 2}, 0, 0, cv::INTER_AREA);
    return half;
}

Quad enlarged(Quad quad, int times)
{
    for (cv::Point2d& corner : quad)
        corner = corner * times + cv::Point2d(1, 1) * ((times - 1) / 2.0);
    return quad;
}

void add_four_cornered(const cv::Mat& binary, double shortest, std::vector<Quad>& quads)
{
    std::vector<std::vector<cv::Point>> shapes;
    cv::findContours(binary, shapes, cv::RETR_LIST, cv::CHAIN_APPROX_SIMPLE);
    for (const auto& shape : shapes) {
        const cv::Rect box = cv::boundingRect(shape);
        if (std::min(box.width, box.height) < shortest)
            continue;
        std::vector<cv::Point> hull, corners;
        cv::convexHull(shape, hull);
        cv::approxPolyDP(hull, corners, 0.04 * cv::arcLength(hull, true), true);
        if (corners.size() != 4 || cv::contourArea(corners) < least_hull * cv::contourArea(hull))
            continue;
        if (cv::contourArea(corners, true) < 0)
            std::ranges::reverse(corners);
        std::ranges::copy(corners, quads.emplace_back().begin());
    }
}

/// By light and by edges. Around a small place its surroundings are narrow, around a large one wide.
std::vector<Quad> four_cornered(const cv::Mat& gray)
{
    const double shortest = least_share * std::max(gray.cols, gray.rows);
    std::vector<Quad> quads;
    for (const int part : {24, 10, 4}) {
        const int block = std::max(3, gray.cols / part | 1);
        cv::Mat mean;
        cv::boxFilter(gray, mean, CV_8U, {block, block});
        for (const int least : {4, 10}) {
            add_four_cornered(gray > mean + least, shortest, quads);
            add_four_cornered(gray + least < mean, shortest, quads);
        }
    }
    cv::Mat smooth, edges;
    cv::GaussianBlur(gray, smooth, {5, 5}, 0);
    for (const int strong : {30, 80}) {
        cv::Canny(smooth, edges, strong / 2.0, strong);
        cv::dilate(edges, edges, {});
        add_four_cornered(edges, shortest, quads);
    }
    return quads;
}

double farthest_corner(const Quad& one, const Quad& other)
{
    double least = 1e9;
    for (int turns = 0; turns < 4; ++turns) {
        const Quad quad = turned(one, turns);
        double most = 0;
        for (std::size_t corner = 0; corner < quad.size(); ++corner)
            most = std::max(most, cv::norm(quad[corner] - other[corner]));
        least = std::min(least, most);
    }
    return least;
}

/// What may be a card or a part of one, each once.
std::vector<Quad> candidates(const cv::Mat& gray)
{
    std::vector<Quad> all;
    cv::Mat smaller = gray;
    for (int times = 1; times <= 4 && std::max(smaller.cols, smaller.rows) >= smallest; times *= 2) {
        for (const Quad& found : four_cornered(smaller)) {
            const Quad quad = enlarged(found, times);
            const double near = 0.02 * std::sqrt(area_of(quad));
            if (std::ranges::none_of(all, [&](const Quad& other) { return farthest_corner(quad, other) < near; }))
                all.push_back(quad);
        }
        smaller = half_of(smaller);
    }
    return all;
}

/// How far from square the sides of something would be that looks like this from the middle of a picture, and how far
/// from this proportion, by whatever lens.
double unlike(const Quad& quad, const CardSize& size, const cv::Size& picture)
{
    const double width = std::max(picture.width, picture.height);
    double least = 1e9;
    for (const int turns : {0, 1}) {
        Quad seen = turned(quad, turns);
        for (cv::Point2d& corner : seen)
            corner = (corner - cv::Point2d(picture.width, picture.height) / 2) / width;
        const Homography map = card_in_picture(seen, size);
        for (const double focal : {0.6, 0.75, 0.9, 1.1, 1.4, 1.8, 2.5, 4.0, 10.0}) {
            const cv::Vec3d across(map(0, 0) / focal, map(1, 0) / focal, map(2, 0)),
                down(map(0, 1) / focal, map(1, 1) / focal, map(2, 1));
            const double wide = cv::norm(across), high = cv::norm(down);
            least =
                std::min(least, std::max(std::abs(across.dot(down) / (wide * high)), std::abs(std::log(wide / high))));
        }
    }
    return least;
}

/// Squares are everywhere, markers, dice and tiles: from afar a slanted one may look like a card.
bool could_be_a_card(const Quad& quad, const cv::Size& picture)
{
    const double as_card = unlike(quad, {}, picture);
    return as_card < most_unlike && as_card < unlike(quad, {1, 1}, picture);
}

bool has_even_sides(const Quad& quad, const cv::Size& picture)
{
    const auto side = [&](std::size_t at) { return cv::norm(quad[(at + 1) % 4] - quad[at]); };
    const double across = (side(0) + side(2)) / 2, down = (side(1) + side(3)) / 2;
    const double shorter = std::min(across, down);
    // Seen so slanted that one end is half as wide as the other, nothing can be told of a card.
    return shorter > least_share * std::max(picture.width, picture.height) && shorter > 0.4 * std::max(across, down) &&
           std::abs(side(0) - side(2)) < 0.45 * across && std::abs(side(1) - side(3)) < 0.45 * down;
}

using Sides = std::array<std::vector<EdgeAlong>, 4>;

/// The clearest edge of each side that lies so far outwards.
std::optional<std::array<EdgeAlong, 4>> edges_at(const Sides& sides, double border_mm)
{
    const double uneven = border_mm < 0.6 ? uneven_edge_mm : uneven_mm;
    std::array<EdgeAlong, 4> edges;
    for (std::size_t side = 0; side < sides.size(); ++side) {
        const auto edge = std::ranges::find_if(
            sides[side], [&](const EdgeAlong& each) { return std::abs(each.middle_mm() - border_mm) <= uneven; });
        if (edge == sides[side].end() || edge->seen < least_side)
            return std::nullopt;
        edges[side] = *edge;
    }
    return edges;
}

/// A card is lighter than what it lies on, or darker; one side may be neither.
bool are_alike(const std::array<EdgeAlong, 4>& edges)
{
    const auto lighter = std::ranges::count_if(edges, [](const EdgeAlong& edge) { return edge.step > 0; });
    return lighter != 2;
}

/// Beside the picture's own edge nothing is seen of what is outside.
bool is_whole_in(const cv::Size& picture, const Quad& quad)
{
    constexpr double least_px = 2;
    return std::ranges::all_of(quad, [&](const cv::Point2d& corner) {
        return corner.x >= least_px && corner.y >= least_px && corner.x < picture.width - least_px &&
               corner.y < picture.height - least_px;
    });
}

/// Texture ends at the picture's edges, too.
bool is_the_picture(const cv::Size& picture, const Quad& quad)
{
    const double near = 0.05 * std::max(picture.width, picture.height);
    const cv::Point2d far(picture.width - 1 - near, picture.height - 1 - near);
    return std::ranges::all_of(quad, [&](const cv::Point2d& corner) {
        return (corner.x < near || corner.x > far.x) && (corner.y < near || corner.y > far.y);
    });
}

/// What one side is seen badly of may be anything.
double clearness(const std::array<EdgeAlong, 4>& edges)
{
    double sum = 0, worst = 1;
    for (const EdgeAlong& edge : edges) {
        sum += edge.seen;
        worst = std::min(worst, edge.seen);
    }
    return (sum / 4 + worst) / 2;
}

/// A shadow or a sleeve ends nearer to a card's edge than anything is printed to it, and is far fainter.
void leave_out_shadows(std::vector<EdgeAlong>& edges)
{
    const std::vector<EdgeAlong> all = edges;
    std::erase_if(edges, [&](const EdgeAlong& edge) {
        return std::ranges::any_of(all, [&](const EdgeAlong& inner) {
            const double beside_mm = edge.middle_mm() - inner.middle_mm();
            return beside_mm > 0 && beside_mm < narrowest_border_mm && inner.seen > as_clear * edge.seen &&
                   std::abs(edge.step) < faint * std::abs(inner.step);
        });
    });
}

/// The outermost edge that goes all around: the card's, where this is a frame on it.
std::optional<Quad> outer_edge(const cv::Mat& gray, const Quad& quad)
{
    Sides sides;
    for (std::size_t side = 0; side < sides.size(); ++side)
        leave_out_shadows(sides[side] = edges_along(gray, quad, side));
    std::optional<std::array<EdgeAlong, 4>> best;
    double clearest = 0;
    for (double border_mm = -0.5; border_mm <= widest_border_mm; border_mm += border_step_mm) {
        const auto edges = edges_at(sides, border_mm);
        if (!edges || !are_alike(*edges) || clearness(*edges) < std::max(least_clearness, as_clear * clearest))
            continue;
        best = edges;
        clearest = std::max(clearest, clearness(*edges));
    }
    return best ? std::optional(moved_to(quad, *best)) : std::nullopt;
}

/// From near by a side is measured better, and best in the picture itself.
std::optional<Quad> measured(const cv::Mat& gray, const Quad& quad)
{
    constexpr double reach_px = 3;
    auto edge = outer_edge(gray, quad);
    if (edge)
        edge = outer_edge(gray, *edge);
    const auto exact = edge ? with_exact_sides(gray, *edge, reach_px) : std::nullopt;
    return exact ? exact : edge;
}

/// What two and more cards lie on is a board, a sheet or a table, though it be shaped like a card. What is printed on
/// a card may be shaped like one, too, but seldom twice, and never as large as this.
bool several_lie_on(const Quad& board, const std::vector<Quad>& quads)
{
    constexpr double small = 0.03, large = 0.4, alike = 1.6;
    std::vector<Quad> lying;
    for (const Quad& quad : quads) {
        const double share = area_of(quad) / area_of(board);
        if (share > small && share < large && is_inside(middle_of(quad), board) &&
            std::ranges::none_of(lying, [&](const Quad& other) { return lie_on_each_other(quad, other); }))
            lying.push_back(quad);
    }
    return lying.size() > 1 && area_of(lying[0]) < alike * area_of(lying[1]);
}

/// The outermost of those that lie on each other.
std::vector<Quad> outermost(std::vector<Quad> quads)
{
    std::ranges::stable_sort(quads, std::ranges::greater{}, area_of);
    std::vector<Quad> kept;
    for (const Quad& quad : quads)
        if (!several_lie_on(quad, quads) &&
            std::ranges::none_of(kept, [&](const Quad& other) { return lie_on_each_other(quad, other); }))
            kept.push_back(quad);
    return kept;
}

}  // namespace

std::vector<Quad> find_photographed_cards(const cv::Mat& gray)
{
    if (std::min(gray.cols, gray.rows) < 32)
        return {};
    cv::Mat picture = gray;
    int times = 1;
    for (; std::max(picture.cols, picture.rows) > largest; times *= 2)
        picture = half_of(picture);
    std::vector<Quad> found;
    for (const Quad& quad : candidates(picture)) {
        if (!has_even_sides(quad, picture.size()) || unlike(quad, {}, picture.size()) > surely_unlike)
            continue;
        if (const auto edge = measured(picture, quad);
            edge && is_whole_in(picture.size(), *edge) && !is_the_picture(picture.size(), *edge) &&
            has_even_sides(*edge, picture.size()) && could_be_a_card(*edge, picture.size()))
            found.push_back(enlarged(*edge, times));
    }
    return outermost(std::move(found));
}

}  // namespace cardinal::vision
