#include "companion/cli/laid_tables.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>
#include <span>

namespace cardinal::cli {
namespace {

using match::LyingCard;

/// What lies upon it later in the list hides a part.
double visible_share(const LyingCard& card, std::span<const LyingCard> above)
{
    double visible = 1;
    for (const LyingCard& other : above) {
        std::vector<cv::Point2f> both;
        const float shared = cv::intersectConvexConvex(corners_of(card), corners_of(other), both);
        visible -= static_cast<double>(shared) / (card_width_mm * card_height_mm);
    }
    return std::max(0.0, visible);
}

}  // namespace

PlainCards plain_cards(const Game& game, int most_cards)
{
    PlainCards laid;
    laid.prints.reserve(static_cast<std::size_t>(most_cards));
    for (int card = 0; card < most_cards; ++card) {
        laid.prints.push_back("card " + std::to_string(card));
        laid.stock[laid.prints.back()] = {.what = studio::What::card};
    }
    laid.stock[studio::back_name] = {.what = studio::What::card};
    laid.stock["hand"] = {.what = studio::What::hand, .texture = {cv::Mat(350, 110, CV_8UC3), 1}};
    for (const MarkerId marker : markers_of(*game.tokens))
        laid.stock[studio::token_name(marker)] = {.what = studio::What::token, .marker = marker};
    return laid;
}

match::Lying seen_without_errors(const std::vector<studio::Thing>& things, const studio::Stock& stock)
{
    match::Lying lying;
    for (const studio::Thing& thing : things) {
        const studio::Print& print = stock.find(thing.print)->second;
        const cv::Point2d middle(thing.centre.x, thing.centre.y);
        const auto size = print.texture.size_mm();
        if (print.what == studio::What::hand)
            lying.covered.emplace_back(middle.x - size.width / 2, middle.y - size.height / 2, size.width, size.height);
        else if (print.marker)
            lying.tokens.push_back(
                {.track = thing.track, .marker = *print.marker, .middle = middle, .angle = thing.angle_deg});
        else
            lying.cards.push_back({.track = thing.track,
                                   .code = thing.face == Face::up ? print.code : std::nullopt,
                                   .face = thing.face,
                                   .middle = middle,
                                   .angle = thing.angle_deg});
    }
    for (std::size_t at = 0; at < lying.cards.size(); ++at)
        lying.cards[at].visible = visible_share(lying.cards[at], std::span(lying.cards).subspan(at + 1));
    return lying;
}

}  // namespace cardinal::cli
