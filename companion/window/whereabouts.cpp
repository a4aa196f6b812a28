#include "companion/window/whereabouts.h"

#include <algorithm>
#include <cmath>

namespace cardinal::window {
namespace {

const MatZone* zone_of(const Game& game, Place place)
{
    if (game.playmat == nullptr)
        return nullptr;
    const auto found = std::ranges::find(game.playmat->zones, place, &MatZone::place);
    return found == game.playmat->zones.end() ? nullptr : &*found;
}

}  // namespace

void Whereabouts::note(const match::Lying& lying, const std::map<int, CardId>& cards_by_track)
{
    for (const match::LyingCard& card : lying.cards) {
        const auto known = cards_by_track.find(card.track);
        if (known == cards_by_track.end())
            continue;
        const std::vector<cv::Point2f> corners = match::corners_of(card);
        std::ranges::copy(corners, seen_[known->second].begin());
    }
}

std::optional<Quad> Whereabouts::of(CardId card) const
{
    const auto seen = seen_.find(card);
    return seen == seen_.end() ? std::nullopt : std::optional(seen->second);
}

std::optional<Quad> laid_in(const Game& game, Place place, Seat side, int others)
{
    const MatZone* zone = zone_of(game, place);
    if (zone == nullptr)
        return {};
    // Side by side from the left while there is room, then over those that lie there.
    const double room = std::max(0.0, zone->area.width - card_width_mm);
    const double along = room > 0 ? std::fmod(others * 1.12 * card_width_mm, room + 0.5 * card_width_mm) : 0;
    const cv::Point2d middle(zone->area.x + card_width_mm / 2 + std::min(along, room),
                             zone->area.y + zone->area.height / 2);
    const double right = (side == seat_b ? -1 : 1) * card_width_mm / 2;
    const double down = (side == seat_b ? -1 : 1) * card_height_mm / 2;
    return Quad{middle + cv::Point2d(-right, -down), middle + cv::Point2d(right, -down),
                middle + cv::Point2d(right, down), middle + cv::Point2d(-right, down)};
}

bool is_in(const Game& game, Place place, const Quad& card)
{
    const MatZone* zone = zone_of(game, place);
    const cv::Point2d middle = (card[0] + card[2]) / 2;
    return zone != nullptr && middle.x >= zone->area.x && middle.x <= zone->area.right() && middle.y >= zone->area.y &&
           middle.y <= zone->area.bottom();
}

}  // namespace cardinal::window
