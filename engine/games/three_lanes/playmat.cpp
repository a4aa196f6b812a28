#include "engine/games/three_lanes/playmat.h"

#include "engine/games/three_lanes/words.h"

#include <array>

namespace cardinal::three_lanes {
namespace {

constexpr MatSize size{.width = 900, .height = 600};
constexpr int lanes = 3, rows = 3;
constexpr double gap = 4, row_height = 94, lane_width = 122, deck_width = 94;
constexpr double left_of_lanes = (size.width - lanes * lane_width - (lanes - 1) * gap) / 2;
constexpr double right_of_lanes = size.width - left_of_lanes;
constexpr double side_width = left_of_lanes - 2 * gap;

/// Of seat A's half; row 0 is the one at the middle of the table.
constexpr double top_of(int row) { return size.height / 2 + gap + row * (row_height + gap); }

/// Lanes are numbered once for the whole table, lane 1 at seat A's left.
constexpr Rect of_lane(int lane, int row)
{
    return {left_of_lanes + (lane - 1) * (lane_width + gap), top_of(row), lane_width, row_height};
}

struct OfAPlayer {
    Zone zone{};
    Rect area{};
};
constexpr OfAPlayer of_a_player[] = {
    {Zone::pool, {gap, top_of(0), side_width, row_height}},
    {Zone::protection, {gap, top_of(1), side_width, row_height}},
    {Zone::graveyard, {right_of_lanes + gap, top_of(0), side_width, row_height}},
    {Zone::trash, {right_of_lanes + gap, top_of(1), side_width, row_height}},
    {Zone::deck, {right_of_lanes + gap, top_of(2), deck_width, row_height}},
};
constexpr Zone of_a_lane[rows] = {Zone::front, Zone::land, Zone::back};  // from the middle outwards

constexpr auto zones = [] {
    std::array<MatZone, 2 * (std::size(of_a_player) + std::size_t{lanes} * rows)> all{};
    std::size_t count = 0;
    const auto add = [&](Zone zone, int slot, const Rect& of_a, const Rect& of_b) {
        const Place place{.zone = static_cast<std::uint8_t>(zone), .slot = static_cast<std::uint8_t>(slot)};
        all[count++] = {{place.zone, seat_a, place.slot}, of_a};
        all[count++] = {{place.zone, seat_b, place.slot}, of_b};
    };
    for (const OfAPlayer& one : of_a_player)
        add(one.zone, 0, one.area, turned_round(one.area, size));
    for (int lane = 1; lane <= lanes; ++lane)
        for (int row = 0; row < rows; ++row)
            add(of_a_lane[row], lane, of_lane(lane, row), turned_round(of_lane(lanes + 1 - lane, row), size));
    return all;
}();

constexpr OffTheMat elsewhere[] = {
    {static_cast<std::uint8_t>(Zone::nowhere), "nothing lies there"},
    {static_cast<std::uint8_t>(Zone::hand), "in the player's hand"},
    {static_cast<std::uint8_t>(Zone::unseen), "in hand, deck or protection, nobody knows where"},
    {static_cast<std::uint8_t>(Zone::aside), "beside the table"},
};

}  // namespace

constinit const Playmat playmat{.size = size, .zones = zones, .elsewhere = elsewhere};

}  // namespace cardinal::three_lanes
