#include "companion/match/scene_reader.h"

#include <algorithm>

namespace cardinal::match {
namespace {

/// Serials are drawn at random from one and a half million, so of the last ones hardly any was.
std::optional<PrintedCode> code_of(const vision::SceneCard& card, std::span<const std::optional<PrintedCode>> learned)
{
    if (card.last.code || !card.last.art || *card.last.art >= learned.size() || !learned[*card.last.art])
        return card.last.code;
    PrintedCode code = *learned[*card.last.art];
    code.serial = most_serials - 1 - card.track;
    return code;
}

LyingCard lying(const vision::SceneCard& card, std::span<const std::optional<PrintedCode>> learned)
{
    const auto code = code_of(card, learned);
    // One card may have been learned by several looks, and now this one is likest, now that one.
    const bool has_only_art = card.last.art && !code;
    return {.track = card.track,
            .code = code,
            .art = has_only_art ? std::optional(static_cast<std::uint16_t>(*card.last.art)) : std::nullopt,
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

Lying lying_in(const vision::Scene& scene, std::span<const std::optional<PrintedCode>> learned)
{
    Lying all;
    for (const vision::SceneCard& card : scene.cards)
        all.cards.push_back(lying(card, learned));
    for (const vision::SceneCard& card : scene.unknown)
        all.cards.push_back(lying(card, learned));
    for (const vision::SceneToken& token : scene.tokens)
        all.tokens.push_back(
            {.track = token.track, .marker = token.last.marker, .middle = token.middle, .angle = token.angle});
    for (const vision::SceneHand& hand : scene.hands)
        if (!hand.edge.empty())
            all.covered.push_back(around(hand.edge));
    return all;
}

}  // namespace cardinal::match
