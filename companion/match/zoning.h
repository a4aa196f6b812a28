#pragma once

#include "companion/match/lying.h"
#include "engine/rules/game.h"

#include <map>
#include <optional>

namespace cardinal::match {

/// Where in the game's words a card lies, and how it is turned. What lies over a border stays where it was until most
/// of it lies elsewhere, and what lies askew stays turned as it was: nothing flickers.
class Zoning {
public:
    explicit Zoning(const Game& game) : game_(game) {}

    /// The zone that most of the card lies in; nothing beside all of them.
    std::optional<Place> place_of(const LyingCard& card);
    /// Quarter turns clockwise, as who sits there sees it. Where anybody may have laid it, it is upright or lies
    /// across.
    std::uint8_t turned(const LyingCard& card, Seat side);
    /// A copy of this card lies there, or something that may cover one.
    bool may_hold(const Lying& lying, const PrintedCode& card, const Place& place);
    /// What is no longer on the table is forgotten.
    void keep_only(const std::vector<LyingCard>& cards);

private:
    struct Known {
        std::optional<Place> place{};
        std::optional<std::uint8_t> turned{};
    };
    const Game& game_;
    std::map<int, Known> known_{};  ///< by track
};

/// The share of the card that lies in this part of the table.
double share_in(const LyingCard& card, const Rect& area);
/// Null where the mat has no such place.
const MatZone* zone_of(const Game& game, const Place& place);
/// How many lie side by side there, upright or across.
std::int64_t fitting_cards(const Rect& area);
/// Clockwise, 0 to 3.
std::uint8_t quarter_turns(double degrees);
/// Whose side of the table this is.
Seat side_at(const Game& game, const cv::Point2d& at);

}  // namespace cardinal::match
