#include "vision/photographed_cards.h"

#include "vision/common_table.h"
#include "vision/edges_along.h"
#include "vision/four_cornered.h"
#include "vision/printed_face.h"
#include "vision/quads.h"
#include "vision/side_by_side.h"
#include "vision/sides.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <optional>

// Whatever has four corners, in the picture and made smaller, by light and by edges, may be a card or the frame that is
// printed on one: the frame often stands out more than the card does, a black border on a dark table, a white one on a
// white one. So around each the sides are looked for that go all the way at one distance from it, however faint. Three
// grounds for leaving something out: no camera would see a card like that; it lies on another one; or several others
// agree on how large cards are on their table, and it is of another size.
namespace cardinal::vision {
namespace {

constexpr int largest = 1500;  // pixels; more tell nothing about edges, and cost time
constexpr double widest_border_mm = 7, border_step_mm = 0.25;
// Print is a millimetre off on the card, and where nothing is printed around the edge is found within less.
constexpr double uneven_mm = 1.2, uneven_edge_mm = 0.8;
constexpr double narrowest_border_mm = 1.9, widest_sleeve_mm = 2.3, faint = 0.5;
constexpr double least_side = 0.5, least_clearness = 0.65;  // of a side that is seen, and of all together
constexpr double as_clear = 0.9;                            // an outer edge, of the clearest
constexpr double most_unlike = 0.07;                        // cards measured by hand come to 0.03
constexpr double roughly_square = 0.17;  // markers and squares of boards, measured in photos, come to 0.15
constexpr double surely_unlike = 0.2;    // before the sides are measured

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
    return shorter > least_share_of_a_photo * std::max(picture.width, picture.height) &&
           shorter > 0.4 * std::max(across, down) && std::abs(side(0) - side(2)) < 0.45 * across &&
           std::abs(side(1) - side(3)) < 0.45 * down;
}

using Sides = std::array<std::vector<EdgeAlong>, 4>;

/// The edge of a side that lies so far outwards: of those that are about as clear as the clearest there, the nearest,
/// for a sleeve goes around a card as evenly as the card's own edge does.
std::optional<EdgeAlong> edge_at(const std::vector<EdgeAlong>& side, double border_mm)
{
    const double uneven = border_mm < 0.6 ? uneven_edge_mm : uneven_mm;
    const auto off = [&](const EdgeAlong& each) { return std::abs(each.middle_mm() - border_mm); };
    std::optional<EdgeAlong> best;
    double clearest = least_side;
    for (const EdgeAlong& each : side) {  // the clearest first
        if (off(each) > uneven || each.seen < (best ? as_clear * clearest : clearest))
            continue;
        clearest = std::max(clearest, each.seen);
        if (!best || off(each) < off(*best))
            best = each;
    }
    return best;
}

std::optional<std::array<EdgeAlong, 4>> edges_at(const Sides& sides, double border_mm)
{
    std::array<EdgeAlong, 4> edges;
    for (std::size_t side = 0; side < sides.size(); ++side) {
        const auto edge = edge_at(sides[side], border_mm);
        if (!edge)
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

/// A shadow or a sleeve ends nearer to a card's edge than anything is printed to it, and is far fainter; or the sleeve
/// is between the card and the table in how light it is, as well as in place.
void leave_out_shadows(std::vector<EdgeAlong>& edges)
{
    const std::vector<EdgeAlong> all = edges;
    std::erase_if(edges, [&](const EdgeAlong& edge) {
        return std::ranges::any_of(all, [&](const EdgeAlong& inner) {
            const double beside_mm = edge.middle_mm() - inner.middle_mm();
            const double fainter = std::abs(edge.step) / std::abs(inner.step);
            const bool is_between = edge.step * inner.step > 0 && fainter < 1;
            return beside_mm > 0 && inner.seen > as_clear * edge.seen &&
                   ((beside_mm < narrowest_border_mm && fainter < faint) ||
                    (beside_mm < widest_sleeve_mm && is_between));
        });
    });
}

/// What goes all around, the outermost last that is about as clear as any: the card's edge, where this is a frame on
/// it.
std::vector<Quad> edges_around(const cv::Mat& gray, const Quad& quad)
{
    Sides sides;
    for (std::size_t side = 0; side < sides.size(); ++side)
        leave_out_shadows(sides[side] = edges_along(gray, quad, side));
    std::vector<Quad> others;
    std::optional<Quad> best;
    double clearest = 0;
    for (double border_mm = -0.5; border_mm <= widest_border_mm; border_mm += border_step_mm) {
        const auto edges = edges_at(sides, border_mm);
        if (!edges || !are_alike(*edges) || clearness(*edges) < least_clearness)
            continue;
        if (best && clearness(*edges) < as_clear * clearest) {
            others.push_back(moved_to(quad, *edges));
            continue;
        }
        if (best)
            others.push_back(*best);
        best = moved_to(quad, *edges);
        clearest = std::max(clearest, clearness(*edges));
    }
    if (best)
        others.push_back(*best);
    return others;
}

/// From near by a side is measured better, and best in the picture itself.
Quad measured(const cv::Mat& gray, const Quad& quad)
{
    constexpr double reach_px = 3;
    const auto exact = with_exact_sides(gray, quad, reach_px);
    return exact.value_or(quad);
}

bool may_be_a_card(const cv::Mat& gray, const Quad& quad)
{
    const cv::Size picture = gray.size();
    return is_whole_in(picture, quad) && !is_the_picture(picture, quad) && has_even_sides(quad, picture) &&
           could_be_a_card(quad, picture) && !printed_face(gray, quad).is_a_board();
}

/// What may be the outlines of cards: what each is taken for that is seen alone, and what else it may be.
struct Found {
    std::vector<Quad> likely{}, possible{};
};

/// The one that is taken for the same, or this one.
Quad add(const Quad& quad, std::vector<Quad>& quads)
{
    constexpr double alike = 0.005;
    const auto same = std::ranges::find_if(quads, [&](const Quad& other) {
        return farthest_corner_however_turned(quad, other) < alike * std::sqrt(area_of(quad));
    });
    if (same != quads.end())
        return *same;
    return quads.emplace_back(quad);
}

/// What goes around a place is taken for a card, and if it is several beside each other, each of these.
void add_likely(const cv::Mat& picture, const Quad& place, Found& found)
{
    const std::vector<Quad> around = edges_around(picture, place);
    if (around.empty())
        return;
    if (const Quad exact = measured(picture, around.back()); may_be_a_card(picture, exact))
        add(add(exact, found.possible), found.likely);
}

/// Cards that were found by themselves are measured better than as parts of what they make together.
void tell_apart_what_lies_side_by_side(const cv::Mat& picture, Found& found)
{
    constexpr double as_large = 0.75;
    std::vector<Quad> places;
    std::erase_if(found.likely, [&](const Quad& quad) {
        const std::vector<Quad> beside = cards_side_by_side(picture, quad);
        places.insert(places.end(), beside.begin(), beside.end());
        return !beside.empty();
    });
    for (const Quad& place : places)
        if (std::ranges::none_of(found.likely, [&](const Quad& card) {
                return lie_on_each_other(card, place) && area_of(card) > as_large * area_of(place) &&
                       area_of(place) > as_large * area_of(card);
            }))
            add_likely(picture, place, found);
}

Found found_in(const cv::Mat& picture)
{
    Found found;
    for (const Quad& quad : four_cornered(picture)) {
        if (!has_even_sides(quad, picture.size()) || unlike(quad, {}, picture.size()) > surely_unlike)
            continue;
        const std::vector<Quad> around = edges_around(picture, quad);
        for (const Quad& edge : around)
            if (const Quad exact = measured(picture, edge); may_be_a_card(picture, exact))
                add(exact, found.possible);
        if (!around.empty())
            add_likely(picture, around.back(), found);
    }
    tell_apart_what_lies_side_by_side(picture, found);
    return found;
}

/// A picture and a box of text below it may each be shaped like a card that lies across, and they are as wide as what
/// is printed on a card: nearly as wide as the card, parallel to it, and not at its edge.
bool is_printed_on(const Quad& card, const Quad& box)
{
    constexpr double least_width = 0.65, most_width = 0.97, least_filled = 0.92;
    const CardSize size = size_as_it_lies(card);
    const Homography flat = card_in_picture(card, size).inv();
    Quad there = box;
    for (cv::Point2d& corner : there)
        corner = at(flat, corner);
    const cv::Rect2d around = cv::boundingRect(std::vector<cv::Point2f>(there.begin(), there.end()));
    const double width = size.width < size.height ? around.width / size.width : around.height / size.height;
    return area_of(there) > least_filled * around.area() && width > least_width && width < most_width;
}

/// What two and more cards lie on is a board, a sheet or a table, though it be shaped like a card.
bool several_lie_on(const Quad& board, const std::vector<Quad>& quads)
{
    constexpr double small = 0.03, large = 0.45, alike = 1.6;
    std::vector<Quad> lying;
    for (const Quad& quad : quads) {
        const double share = area_of(quad) / area_of(board);
        if (share > small && share < large && is_inside(middle_of(quad), board) && !is_printed_on(board, quad) &&
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

/// What is of a card's size on the table that most cards lie on; of all at one place what fits best, where it was not
/// about as likely by itself.
std::vector<Quad> of_one_size(const Found& found, const CommonTable& table)
{
    constexpr double as_good = 0.008;
    struct Fit {
        Quad quad{};
        double unlike = 0;
    };
    std::vector<Fit> fits;
    for (const Quad& quad : found.possible) {
        const bool is_likely = std::ranges::find(found.likely, quad) != found.likely.end();
        if (const double unlike = table.unlike_a_card(quad); unlike < alike_on_a_table)
            fits.push_back({quad, is_likely ? unlike - as_good : unlike});
    }
    std::ranges::stable_sort(fits, {}, &Fit::unlike);
    std::vector<Quad> kept;
    for (const Fit& fit : fits)
        if (std::ranges::none_of(kept, [&](const Quad& other) { return lie_on_each_other(fit.quad, other); }))
            kept.push_back(fit.quad);
    return kept;
}

/// A square that is seen slanted looks like a card, whichever lens it is seen by; what is printed there tells them
/// apart. Where several things agree on their size, that tells more, unless most of them are squares.
void leave_out_squares(const cv::Mat& gray, bool agree, std::vector<Quad>& quads)
{
    const auto is_a_square = [&](const Quad& quad) {
        return unlike(quad, {1, 1}, gray.size()) < roughly_square && printed_face(gray, quad).is_plain();
    };
    const auto squares = std::ranges::count_if(quads, is_a_square);
    if (!agree || 2 * squares > std::ssize(quads))
        std::erase_if(quads, is_a_square);
}

/// Everything that may be a card's outline, by places.
std::vector<PossibleOutlines> by_places(const Found& found)
{
    std::vector<PossibleOutlines> places;
    for (const Quad& place : outermost(found.likely)) {
        PossibleOutlines& outlines = places.emplace_back(1, place);
        for (const Quad& quad : found.possible)
            if (quad != place && lie_on_each_other(quad, place))
                outlines.push_back(quad);
    }
    return places;
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
    const Found found = found_in(picture);
    const auto table = common_table(by_places(found), picture.size());
    std::vector<Quad> cards = table ? of_one_size(found, *table) : outermost(found.likely);
    leave_out_squares(picture, table.has_value(), cards);
    for (Quad& card : cards)
        card = enlarged(card, times);
    return cards;
}

}  // namespace cardinal::vision
