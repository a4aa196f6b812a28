#include "vision/card_finder.h"

#include "vision/outline_finder.h"

#include <algorithm>

namespace cardinal::vision {
namespace {

cv::Point2d middle_of_code(const CodeReading& reading) { return at(reading.symbol, 0, 0); }

/// One physical code is at one place only: the clearer reading stays.
void add(const CardSighting& sighting, std::vector<CardSighting>& cards)
{
    const auto known = std::ranges::find_if(
        cards, [&](const CardSighting& card) { return card.reading.entry == sighting.reading.entry; });
    if (known == cards.end())
        cards.push_back(sighting);
    else if (known->reading.correlation < sighting.reading.correlation && known->has_outline <= sighting.has_outline)
        *known = sighting;
}

/// The corners that belong to a code which lies there, on a card printed like this.
Quad quad_around(const Homography& symbol, const CardSize& size, double module_mm)
{
    const Homography to_card = symbol_in_picture(Homography::eye(), module_mm);
    const Homography from_card = symbol * to_card.inv();
    return {at(from_card, 0, 0), at(from_card, size.width, 0), at(from_card, size.width, size.height),
            at(from_card, 0, size.height)};
}

CardSighting recognized(const CodeReading& reading, const CodeReader& reader)
{
    return {.how = How::code, .code = reader.codebook().code(reading.entry), .confidence = 1, .reading = reading};
}

double area_of(const Quad& quad) { return (quad[2] - quad[0]).cross(quad[3] - quad[1]) / 2; }

/// A picture on a card, or its border, is none.
bool is_part_of_one(const Quad& outline, const std::vector<CardSighting>& cards)
{
    const cv::Point2d middle = middle_of(outline);
    return std::ranges::any_of(cards, [&](const CardSighting& card) {
        for (std::size_t corner = 0; corner < card.quad.size(); ++corner)
            if ((card.quad[(corner + 1) % 4] - card.quad[corner]).cross(middle - card.quad[corner]) < 0)
                return false;
        return area_of(outline) < 0.8 * area_of(card.quad);
    });
}

void find_by_outline(const cv::Mat& gray, const CodeReader& reader, const Printing& printing,
                     std::vector<CardSighting>& cards)
{
    std::vector<Quad> outlines = find_outlines(gray);
    std::ranges::sort(outlines, std::ranges::greater{}, area_of);
    for (const Quad& outline : outlines)
        for (const double module_mm : printing.modules_mm) {
            if (is_part_of_one(outline, cards))
                break;
            const auto reading = reader.read(gray, outline, printing.card, module_mm);
            if (!reading || !is_certain(*reading))
                continue;
            CardSighting card = recognized(*reading, reader);
            card.quad = turned(outline, reading->quarter_turns);
            card.has_outline = true;
            add(card, cards);
            break;
        }
}

void find_by_code(const cv::Mat& gray, const CodeReader& reader, const Printing& printing,
                  std::vector<CardSighting>& cards)
{
    for (const Symbol& symbol : find_symbols(gray, printing.modules_px)) {
        const cv::Point2d middle = at(symbol.place, 0, 0);
        const double near = 5 * scale_at(symbol.place, 0, 0);
        if (std::ranges::any_of(cards, [&](const CardSighting& card) {
                return cv::norm(middle_of_code(card.reading) - middle) < near;
            }))
            continue;
        const auto reading = reader.read(gray, symbol);
        if (!reading || !is_certain(*reading))
            continue;
        CardSighting card = recognized(*reading, reader);
        card.quad = quad_around(reading->symbol, printing.card, printing.modules_mm.front());
        add(card, cards);
    }
}

}  // namespace

std::vector<CardSighting> find_cards(const cv::Mat& gray, const CodeReader& reader, const Printing& printing)
{
    std::vector<CardSighting> cards;
    if (gray.cols < soft_side || gray.rows < soft_side)
        return cards;
    find_by_outline(gray, reader, printing, cards);
    find_by_code(gray, reader, printing, cards);
    return cards;
}

}  // namespace cardinal::vision
