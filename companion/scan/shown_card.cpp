#include "companion/scan/shown_card.h"

#include "vision/outline_finder.h"
#include "vision/photographed_cards.h"

#include <algorithm>
#include <cmath>

namespace cardinal::scan {
namespace {

double area_of(const vision::Quad& quad) { return std::abs((quad[2] - quad[0]).cross(quad[3] - quad[1])) / 2; }

}  // namespace

Result<vision::Quad> the_card_in(const cv::Mat& gray, const std::string& name)
{
    std::vector<vision::Quad> outlines = vision::find_outlines(gray, {.shortest = 60, .longest = 4000});
    if (outlines.empty())
        outlines = vision::find_photographed_cards(gray);  // a dark border on a dark table, a white one on a white one
    std::ranges::sort(outlines, std::ranges::greater{}, area_of);
    if (outlines.empty())
        return Failure{{"No card stands out in " + name + ". Lay one on something darker or lighter than its border."}};
    const vision::Quad& card = outlines.front();
    const double reach = std::sqrt(area_of(card)) / 2;
    for (const vision::Quad& other : outlines)
        if (cv::norm(vision::middle_of(other) - vision::middle_of(card)) > reach && area_of(other) > area_of(card) / 2)
            return Failure{{"There are several cards in " + name + "; show one at a time."}};
    int best = 0;
    double highest = 1e9;
    for (int turns = 0; turns < 4; ++turns) {
        const vision::Quad quad = vision::turned(card, turns);
        const bool is_upright = cv::norm(quad[1] - quad[0]) < cv::norm(quad[2] - quad[1]);
        if (const double top = quad[0].y + quad[1].y; is_upright && top < highest) {
            highest = top;
            best = turns;
        }
    }
    return vision::turned(card, best);
}

}  // namespace cardinal::scan
