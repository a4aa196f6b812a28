#include "vision/known_cards.h"

#include "vision/card_corners.h"
#include "vision/quads.h"
#include "vision/table_plane.h"

#include <algorithm>
#include <cmath>

namespace cardinal::vision {
namespace {

bool lies_below_others(const CardSighting& card, std::span<const CardSighting> cards)
{
    return std::ranges::any_of(cards, [&](const CardSighting& other) {
        return &other != &card && other.code && contains(card.quad, middle_of_code(other.reading));
    });
}

}  // namespace

cv::Point2d middle_of_code(const CodeReading& reading) { return at(reading.symbol, 0, 0); }

double module_of(const CardSighting& card, const Printing& printing)
{
    const double px_per_mm = px_per_mm_of(card.quad, printing.card);
    return *std::ranges::min_element(printing.modules_mm, {},
                                     [&](double each) { return std::abs(card.reading.modules_px - each * px_per_mm); });
}

std::vector<CardScale> scales_of(std::span<const CardSighting> cards, const Printing& printing)
{
    std::vector<CardScale> scales;
    for (const CardSighting& card : cards)
        if (card.code) {
            const double mm = module_of(card, printing);
            scales.push_back({middle_of_code(card.reading), card.reading.modules_px / mm, mm});
        }
    return scales;
}

/// Mostly they are of one size; which one is not to be told by sides that were measured wrongly.
std::optional<CodePlane> plane_of(std::span<const CardSighting> cards, const Printing& printing, cv::Size picture)
{
    std::vector<SeenCode> alike, codes;
    for (const CardSighting& card : cards)
        if (card.code) {
            alike.push_back({card.reading.symbol, printing.modules_mm.front()});
            codes.push_back({card.reading.symbol, module_of(card, printing)});
        }
    const auto plane = CodePlane::from(alike, picture);
    return plane ? plane : CodePlane::from(codes, picture);
}

ModuleRange widths_beside(std::span<const CardSighting> cards, const ModuleRange& possible)
{
    std::vector<double> widths;
    for (const CardSighting& card : cards)
        if (card.code)
            widths.push_back(card.reading.modules_px);
    return near_to(widths, possible);
}

std::vector<Quad> explained_by(std::span<const CardSighting> cards)
{
    std::vector<Quad> all;
    all.reserve(cards.size());
    for (const CardSighting& card : cards) {
        const bool is_whole = !card.code || (card.has_outline && !lies_below_others(card, cards));
        all.push_back(is_whole ? card.quad : around_code(card.reading.symbol));
    }
    return all;
}

double shortest_side_px(std::span<const CardSighting> cards, const CardSize& size)
{
    double smallest = 0;
    for (const CardSighting& card : cards)
        if (const double area = area_of(card.quad); smallest == 0 || area < smallest)
            smallest = area;
    return std::sqrt(std::max(0.0, smallest) * size.width / size.height);
}

bool is_as_large_as(std::span<const CardSighting> cards, const Quad& outline)
{
    double least = 0, most = 0;
    for (const CardSighting& card : cards) {
        const double area = area_of(card.quad);
        least = least == 0 ? area : std::min(least, area);
        most = std::max(most, area);
    }
    return least == 0 || (area_of(outline) > 0.6 * least && area_of(outline) < 1.6 * most);
}

}  // namespace cardinal::vision
