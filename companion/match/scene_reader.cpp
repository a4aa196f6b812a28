#include "companion/match/scene_reader.h"

#include <algorithm>

namespace cardinal::match {
namespace {

LyingCard lying(const vision::SceneCard& card)
{
    return {.track = card.track,
            .code = card.last.code,
            .art = card.last.art ? std::optional(static_cast<std::uint16_t>(*card.last.art)) : std::nullopt,
            .face = card.last.face == vision::Face::up ? Face::up : Face::down,
            .middle = card.middle,
            .angle = card.angle,
            .visible = card.last.visible};
}

cv::Rect2d around(const std::vector<cv::Point2d>& edge)
{
    const auto [left, right] = std::ranges::minmax(edge, {}, &cv::Point2d::x);
    const auto [top, bottom] = std::ranges::minmax(edge, {}, &cv::Point2d::y);
    return {left.x, top.y, right.x - left.x, bottom.y - top.y};
}

}  // namespace

Lying lying_in(const vision::Scene& scene)
{
    Lying all;
    for (const vision::SceneCard& card : scene.cards)
        all.cards.push_back(lying(card));
    for (const vision::SceneCard& card : scene.unknown)
        all.cards.push_back(lying(card));
    for (const vision::SceneToken& token : scene.tokens)
        all.tokens.push_back(
            {.track = token.track, .marker = token.last.marker, .middle = token.middle, .angle = token.angle});
    for (const vision::SceneHand& hand : scene.hands)
        if (!hand.edge.empty())
            all.covered.push_back(around(hand.edge));
    return all;
}

}  // namespace cardinal::match
