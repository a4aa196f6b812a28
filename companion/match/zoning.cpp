#include "companion/match/zoning.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace cardinal::match {
namespace {

constexpr double enough_to_stay = 0.35;  // of a card, in the zone where it was
constexpr double enough_to_lie = 0.3;    // the same where it was nowhere before
constexpr double degrees_to_stay = 60;

double degrees_apart(double one, double other) { return std::abs(std::remainder(one - other, 360)); }

std::vector<cv::Point2f> corners_of(const Rect& area)
{
    const auto left = static_cast<float>(area.x), top = static_cast<float>(area.y),
               right = static_cast<float>(area.right()), bottom = static_cast<float>(area.bottom());
    return {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
}

}  // namespace

double share_in(const LyingCard& card, const Rect& area)
{
    std::vector<cv::Point2f> both;
    const float shared = cv::intersectConvexConvex(corners_of(card), corners_of(area), both);
    return static_cast<double>(shared) / (card_width_mm * card_height_mm);
}

std::optional<Place> Zoning::place_of(const LyingCard& card)
{
    const MatZone* fullest = nullptr;
    double most = 0;
    std::optional<Place>& known = known_[card.track].place;
    for (const MatZone& zone : game_.playmat->zones) {
        const double share = share_in(card, zone.area);
        if (zone.place == known && share >= enough_to_stay)
            return known;
        if (share > most) {
            most = share;
            fullest = &zone;
        }
    }
    known = most >= enough_to_lie ? std::optional(fullest->place) : std::nullopt;
    return known;
}

std::uint8_t Zoning::turned(const LyingCard& card, Seat side)
{
    const double seen = card.angle - (sits_across(*game_.playmat, side) ? 180 : 0);
    std::optional<std::uint8_t>& known = known_[card.track].turned;
    if (!known || degrees_apart(seen, 90.0 * *known) > degrees_to_stay)
        known = quarter_turns(seen);
    return side ? *known : *known % 2;
}

bool Zoning::may_hold(const Lying& lying, const PrintedCode& card, const Place& place)
{
    const MatZone* zone = zone_of(game_, place);
    const auto is_such = [&](const LyingCard& lies) {
        return lies.code && lies.code->game == card.game && lies.code->card == card.card && place_of(lies) == place;
    };
    return (zone && is_covered(lying, zone->area)) || std::ranges::any_of(lying.cards, is_such);
}

void Zoning::keep_only(const std::vector<LyingCard>& cards)
{
    std::erase_if(known_, [&](const auto& known) {
        return std::ranges::find(cards, known.first, &LyingCard::track) == cards.end();
    });
}

const MatZone* zone_of(const Game& game, const Place& place)
{
    const auto& zones = game.playmat->zones;
    const auto found = std::ranges::find(zones, place, &MatZone::place);
    return found == zones.end() ? nullptr : &*found;
}

std::int64_t fitting_cards(const Rect& area)
{
    const auto fitting = [&](double width, double height) {
        return static_cast<std::int64_t>(area.width / width) * static_cast<std::int64_t>(area.height / height);
    };
    return std::max(fitting(card_width_mm, card_height_mm), fitting(card_height_mm, card_width_mm));
}

std::uint8_t quarter_turns(double degrees)
{
    return static_cast<std::uint8_t>(((std::lround(degrees / 90) % 4) + 4) % 4);
}

Seat side_at(const Game& game, const cv::Point2d& at) { return cardinal::side_at(*game.playmat, at.x, at.y); }

}  // namespace cardinal::match
