#include "vision/closer_look.h"

#include "vision/card_shape.h"
#include "vision/outline_finder.h"
#include "vision/sides.h"

#include <algorithm>
#include <cmath>

namespace cardinal::vision {
namespace {

constexpr double half_symbol = code_modules / 2.0;
constexpr double quiet_modules = 4;  // where print places the symbol

Quad symbol_corners()
{
    return {{{-half_symbol, -half_symbol},
             {half_symbol, -half_symbol},
             {half_symbol, half_symbol},
             {-half_symbol, half_symbol}}};
}

struct Scales {
    double least = 1e9, most = 0;  ///< pixels for a millimetre
};

Scales scales_in(const cv::Rect& part, const TablePlane& plane)
{
    Scales scales;
    for (const int right : {0, 1})
        for (const int below : {0, 1}) {
            const cv::Point2d corner(part.x + right * part.width, part.y + below * part.height);
            const double px_per_mm = plane.px_per_mm_at(plane.mm(corner));
            scales = {std::min(scales.least, px_per_mm), std::max(scales.most, px_per_mm)};
        }
    return scales;
}

/// A slant makes modules narrower in one direction, and what is measured from afar is a little off.
ModuleRange modules_in(const Scales& scales, const Printing& printing)
{
    const auto [finest, coarsest] = std::ranges::minmax(printing.modules_mm);
    const ModuleRange any;
    return {std::max(any.least, 0.85 * scales.least * finest),
            std::clamp(1.15 * scales.most * coarsest, any.least, 2 * any.most)};
}

Homography shifted(const Homography& symbol, const cv::Point& by)
{
    return Homography(1, 0, by.x, 0, 1, by.y, 0, 0, 1) * symbol;
}
Quad shifted(Quad quad, const cv::Point& by)
{
    for (cv::Point2d& corner : quad)
        corner += cv::Point2d(by);
    return quad;
}

/// How the table lies in a part of the picture.
CodePlane plane_in(const cv::Rect& part, const TablePlane& plane, const Printing& printing)
{
    const Quad pixels = calibration::rectangle(part.width, part.height);
    const auto [finest, coarsest] = std::ranges::minmax(printing.modules_mm);
    return {pixels, plane.mm(shifted(pixels, part.tl())), {finest, coarsest}};
}

/// From a card's printed frame, slanted, to a pile of cards. What is larger would hide what lies in it.
SideRange sides_in(const Scales& scales, const CardSize& size)
{
    return {.shortest = 0.55 * scales.least * size.width, .longest = 1.09 * scales.most * size.height};
}

FoundCard coded(const CardSighting& sighting, const TablePlane& plane, const Printing& printing)
{
    FoundCard found{.kind = CardKind::coded, .sighting = sighting};
    found.symbol_mm = symbol_in_mm(found.sighting.reading, plane);
    found.mm = plane.mm(found.sighting.quad);
    if (!plane.pose())
        return found;
    const bool is_whole = found.sighting.has_outline && card_around(found.mm, printing.card).has_value();
    if (!is_whole)
        found.mm = card_around_code(found.symbol_mm, printing);
    found.sighting.has_outline = is_whole;
    return found;
}

bool is_known(const Quad& mm, const std::vector<FoundCard>& cards)
{
    return std::ranges::any_of(cards,
                               [&](const FoundCard& card) { return shared_area(card.mm, mm) > 0.3 * area_of(mm); });
}

FoundCard learned(const cv::Mat& gray, const CardSighting& sighting, const TablePlane& plane)
{
    FoundCard found{.kind = CardKind::learned, .sighting = sighting};
    found.mm = plane.mm(found.sighting.quad);
    found.look = look_of(gray, found.sighting.quad);
    return found;
}

/// The card that lies about there, its sides measured; nothing where no such sides are.
std::optional<Quad> measured_near(const cv::Mat& gray, Quad pixels, const TablePlane& plane, const CardSize& size)
{
    constexpr int times = 3;  // each time from where it came to the time before
    for (int time = 0; time < times; ++time) {
        const auto measured = with_exact_sides(gray, pixels);
        if (!measured)
            return {};
        pixels = *measured;
    }
    return card_around(plane.mm(pixels), size);
}

/// Cards that lie upon each other not quite straight are seen as one thing, a little larger than a card: the uppermost
/// is looked for within.
std::optional<Quad> uppermost_in(const cv::Mat& gray, const Quad& pile_mm, const TablePlane& plane,
                                 const CardSize& size)
{
    constexpr double largest_mm = 11, printed_border_mm = 3;
    const auto side = [&](std::size_t at) { return cv::norm(pile_mm[(at + 1) % 4] - pile_mm[at]); };
    const double one = (side(0) + side(2)) / 2, other = (side(1) + side(3)) / 2;
    if (std::min(one, other) > size.width + largest_mm || std::max(one, other) > size.height + largest_mm ||
        std::min(one, other) < size.width || std::max(one, other) < size.height)
        return {};
    const Quad pile = one > other ? turned(pile_mm, 1) : pile_mm;
    constexpr double off_mm = 2.5;  // of the uppermost card's middle from the pile's
    for (const double border : {0.0, printed_border_mm})
        for (const double across : {0.0, -off_mm, off_mm})
            for (const double down : {0.0, -off_mm, off_mm}) {
                const CardSize within{size.width - 2 * border, size.height - 2 * border};
                const cv::Point2d middle = middle_of(pile) + cv::Point2d(across, down);
                const auto card =
                    measured_near(gray, plane.pixels(lying_at(middle, angle_of(pile), within)), plane, size);
                if (card && is_a_back(look_of(gray, plane.pixels(*card))))
                    return card;
            }
    return {};
}

void add_shape(const cv::Mat& gray, const Quad& mm, const TablePlane& plane, const Printing& printing,
               std::vector<FoundCard>& found)
{
    if (is_known(mm, found))
        return;
    if (const auto card = learned_card(gray, mm, plane, printing)) {
        found.push_back(*card);
        return;
    }
    FoundCard shape{.mm = mm};
    shape.sighting.quad = plane.pixels(mm);
    shape.look = look_of(gray, shape.sighting.quad);
    shape.sighting.has_outline = true;
    shape.sighting.confidence = 0.9;
    if (is_a_back(shape.look)) {
        shape.kind = CardKind::back;
        shape.sighting.face = Face::down;
    } else if (!ends_there(gray, shape.sighting.quad, printing.card)) {
        return;
    }
    found.push_back(shape);
}

void add_shapes(const cv::Mat& gray, const cv::Rect& part, const std::vector<Quad>& likely, const TablePlane& plane,
                const Printing& printing, std::vector<FoundCard>& found)
{
    std::vector<Quad> outlines = find_outlines(gray(part), sides_in(scales_in(part, plane), printing.card));
    for (Quad& outline : outlines)
        outline = shifted(outline, part.tl());
    for (const Quad& outline : outlines)
        if (const auto card = card_around(plane.mm(outline), printing.card))
            add_shape(gray, *card, plane, printing, found);
    for (const Quad& outline : outlines)
        if (const auto card = uppermost_in(gray, plane.mm(outline), plane, printing.card))
            add_shape(gray, *card, plane, printing, found);
    for (const Quad& place : likely)
        if (const auto card = measured_near(gray, place, plane, printing.card))
            add_shape(gray, *card, plane, printing, found);
}

}  // namespace

std::vector<FoundCard> look_closer(const cv::Mat& gray, const cv::Rect& part, const TablePlane& plane,
                                   const CodeReader& reader, const Printing& printing, const std::vector<Quad>& likely)
{
    Printing here = printing;
    if (plane.pose()) {
        here.modules_px = modules_in(scales_in(part, plane), printing);
        here.plane = plane_in(part, plane, printing);
        here.art = nullptr;  // where sizes are known, only what has a card's size is looked at
    }
    std::vector<FoundCard> found;
    for (CardSighting& sighting : find_cards(gray(part), reader, here)) {
        sighting.quad = shifted(sighting.quad, part.tl());
        if (sighting.how == How::art) {
            found.push_back(learned(gray, sighting, plane));
            continue;
        }
        sighting.reading.symbol = shifted(sighting.reading.symbol, part.tl());
        found.push_back(coded(sighting, plane, printing));
    }
    if (plane.pose())
        add_shapes(gray, part, likely, plane, printing, found);
    return found;
}

Symbol symbol_at(const Quad& symbol_mm, const TablePlane& plane)
{
    return {calibration::between(symbol_corners(), plane.pixels(symbol_mm)), 1};
}

Quad symbol_in_mm(const CodeReading& reading, const TablePlane& plane)
{
    Quad quad = symbol_corners();
    for (cv::Point2d& corner : quad)
        corner = plane.mm(at(reading.symbol, corner));
    return quad;
}

std::optional<FoundCard> learned_card(const cv::Mat& gray, const Quad& mm, const TablePlane& plane,
                                      const Printing& printing)
{
    if (!printing.art)
        return {};
    const Quad pixels = plane.pixels(mm);
    const auto reading = printing.art->read(gray, pixels, printing.card);
    if (!reading || !is_certain(*reading))
        return {};
    return learned(gray,
                   {.quad = turned(pixels, reading->quarter_turns),
                    .has_outline = true,
                    .how = How::art,
                    .art = reading->entry,
                    .confidence = 1},
                   plane);
}

Quad card_around_code(const Quad& symbol_mm, const Printing& printing)
{
    const double side = std::sqrt(area_of(symbol_mm));
    const double module_mm = *std::ranges::min_element(
        printing.modules_mm, {}, [&](double width) { return std::abs(width * code_modules - side); });
    const double angle = angle_of(symbol_mm), radians = angle * CV_PI / 180;
    const cv::Point2d right(std::cos(radians), std::sin(radians)), down(-right.y, right.x);
    const double to_symbol = (quiet_modules + half_symbol) * module_mm;
    const cv::Point2d middle = middle_of(symbol_mm) + right * (printing.card.width / 2 - to_symbol) +
                               down * (printing.card.height / 2 - to_symbol);
    return lying_at(middle, angle, printing.card);
}

}  // namespace cardinal::vision
