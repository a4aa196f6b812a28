#pragma once

#include "companion/match/lying.h"
#include "engine/rules/game.h"

#include <array>
#include <map>
#include <optional>

namespace cardinal::window {

/// The corners of a card, the printed upper left one first.
using Quad = std::array<cv::Point2d, 4>;

/// Where cards were seen last, in millimetres: where to draw what is expected there and gone.
class Whereabouts {
public:
    void note(const match::Lying& lying, const std::map<int, CardId>& cards_by_track);
    std::optional<Quad> of(CardId card) const;

private:
    std::map<CardId, Quad> seen_{};
};

/// A card laid into its place on the mat, beside those `others` that were laid there before it; nothing for a place
/// that is not on the mat.
std::optional<Quad> laid_in(const Game& game, Place place, Seat side, int others);
bool is_in(const Game& game, Place place, const Quad& card);

}  // namespace cardinal::window
