#include "vision/closer_look.h"

#include "vision/card_shape.h"
#include "vision/outline_finder.h"

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

/// A slant makes modules narrower in one direction, and what is measured from afar is a little off.
ModuleRange range_there(const cv::Rect& part, const TablePlane& plane, const Printing& printing)
{
    if (!plane.pose())
        return printing.modules_px;
    double least = 1e9, most = 0;
    for (const cv::Point corner :
         {part.tl(), part.br(), part.tl() + cv::Point(part.width, 0), part.br() - cv::Point(part.width, 0)}) {
        const double px_per_mm = plane.px_per_mm_at(plane.mm(cv::Point2d(corner)));
        least = std::min(least, px_per_mm);
        most = std::max(most, px_per_mm);
    }
    const auto [finest, coarsest] = std::ranges::minmax(printing.modules_mm);
    const ModuleRange any;
    return {std::max(any.least, 0.85 * least * finest), std::clamp(1.15 * most * coarsest, any.least, 2 * any.most)};
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

FoundCard coded(CardSighting sighting, const TablePlane& plane, const Printing& printing)
{
    FoundCard found{.kind = CardKind::coded, .sighting = std::move(sighting)};
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

void add_shapes(const cv::Mat& gray, const cv::Rect& part, const TablePlane& plane, const Printing& printing,
                std::vector<FoundCard>& found)
{
    for (const Quad& outline : find_outlines(gray(part))) {
        const auto card = card_around(plane.mm(shifted(outline, part.tl())), printing.card);
        if (!card || is_known(*card, found))
            continue;
        FoundCard shape{.mm = *card};
        shape.sighting.quad = plane.pixels(*card);
        shape.look = look_of(gray, shape.sighting.quad);
        shape.sighting.has_outline = true;
        if (is_a_back(shape.look)) {
            shape.kind = CardKind::back;
            shape.sighting.face = Face::down;
        } else if (!ends_there(gray, shape.sighting.quad, printing.card)) {
            continue;
        }
        shape.sighting.confidence = 0.9;
        found.push_back(shape);
    }
}

}  // namespace

std::vector<FoundCard> look_closer(const cv::Mat& gray, const cv::Rect& part, const TablePlane& plane,
                                   const CodeReader& reader, const Printing& printing)
{
    Printing here = printing;
    here.modules_px = range_there(part, plane, printing);
    std::vector<FoundCard> found;
    for (CardSighting& sighting : find_cards(gray(part), reader, here)) {
        sighting.quad = shifted(sighting.quad, part.tl());
        sighting.reading.symbol = shifted(sighting.reading.symbol, part.tl());
        found.push_back(coded(std::move(sighting), plane, printing));
    }
    if (plane.pose())
        add_shapes(gray, part, plane, printing, found);
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
