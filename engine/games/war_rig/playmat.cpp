#include "engine/games/war_rig/playmat.h"

#include "engine/games/war_rig/words.h"

#include <array>

namespace cardinal::war_rig {
namespace {

constexpr MatSize size{.width = 1514, .height = 800};
constexpr double gap = 3, edge = 4;
constexpr double slot_width = 88, slot_height = 89;  // a card, and beside it room for its hit tokens

/// Before each player: row 0 is the one towards the middle of the table. The other one stays clear of the corner's
/// marker. All of seat A; D's begin half a table further.
constexpr double rows_right = size.width / 2 - gap;
constexpr double left_of_row(int row) { return row == 0 ? edge : mat_corner_inset_mm + mat_corner_mm + gap; }
constexpr double top_of_row(int row) { return size.height - edge - (2 - row) * slot_height - (1 - row) * gap; }

constexpr Rect slot(int number)
{
    const int row = number <= 6 ? 0 : 1, in_row = number <= 6 ? number - 1 : number - 7;
    return {left_of_row(row) + in_row * (slot_width + gap), top_of_row(row), slot_width, slot_height};
}
constexpr Rect beside_slots(int row, int last)
{
    const double begin = slot(last).right() + gap;
    return {begin, top_of_row(row), rows_right - begin, slot_height};
}
/// Room for three, and tokens on each.
constexpr Rect facilities = beside_slots(0, 6);
/// Room for five cards beside each other, for tokens lie on them, and a pile of those that lie face down.
constexpr Rect inventory = beside_slots(1, 9);

/// The map has four rows. In its lowest one lie, from the left, Deep Trenches, the base and cell of A, Oil Sands, and
/// the base and cell of D; the uppermost is the same for those who sit there. No squads have to lie upon each other,
/// for they carry tokens: a base has room for five, a location for four, the Barren Wastes for ten.
constexpr double map_top = size.height - top_of_row(0) + gap, map_bottom = size.height - map_top;
constexpr double row_height = (map_bottom - map_top - 3 * gap) / 4;
constexpr Rect on_map(int row, double left, double width)
{
    return {left, map_top + row * (row_height + gap), width, row_height};
}
constexpr double location_width = 298, base_width = 357, cell_width = 88, special_width = 286, deck_width = 68;

constexpr Rect deep_trenches = on_map(3, edge, location_width);
constexpr Rect base_of_a = on_map(3, deep_trenches.right() + gap, base_width);
constexpr Rect cell_of_a = on_map(3, base_of_a.right() + gap, cell_width);
constexpr Rect oil_sands = on_map(3, cell_of_a.right() + gap, location_width);
constexpr Rect base_of_d = on_map(3, oil_sands.right() + gap, base_width);
constexpr Rect cell_of_d = on_map(3, base_of_d.right() + gap, cell_width);

/// At both sides of the middle lie the bases without a player and a location beside each. Between them are the Barren
/// Wastes, and below these the two special locations; what is left between those takes bids and dice.
constexpr Rect left_of_middle(int row) { return on_map(row, edge, base_width); }
constexpr Rect right_of_middle(int row) { return turned_round(left_of_middle(3 - row), size); }
constexpr double middle_left = left_of_middle(1).right() + gap, middle_right = right_of_middle(1).x - gap;
constexpr Rect wastes_area = on_map(1, middle_left, middle_right - deck_width - gap - middle_left);
constexpr Rect deck_area = on_map(1, middle_right - deck_width, deck_width);

constexpr MatZone map[] = {
    {wastes, wastes_area},
    {at(Zone::tech_deck), deck_area},
    {base_at(4), base_of_d},
    {at(Zone::oil_sands), oil_sands},
    {base_at(1), base_of_a},
    {at(Zone::deep_trenches), deep_trenches},
    {at(Zone::planet_core), on_map(2, middle_left, special_width)},
    {base_at(6), left_of_middle(2)},
    {at(Zone::methane_sea), left_of_middle(1)},
    {base_at(3), turned_round(base_of_d, size)},
    {at(Zone::ancient_city), turned_round(oil_sands, size)},
    {base_at(2), turned_round(base_of_a, size)},
    {at(Zone::volcanic_range), turned_round(deep_trenches, size)},
    {base_at(5), right_of_middle(1)},
    {at(Zone::low_orbit), right_of_middle(2)},
    {at(Zone::deep_space), on_map(2, middle_right - special_width, special_width)},
};

/// Seats A and D; B sits opposite A and C opposite D.
struct OfAPlayer {
    Zone zone{};
    std::uint8_t slot = 0;
    Rect a{}, d{};
};
constexpr auto of_a_player = [] {
    std::array<OfAPlayer, 12> all{};
    std::size_t count = 0;
    const auto add = [&](Zone zone, int number, const Rect& area) {
        const double from_left = area.x - left_of_row(area.y == top_of_row(0) ? 0 : 1);
        const Rect of_d{size.width - rows_right + from_left, area.y, area.width, area.height};
        all[count++] = {zone, static_cast<std::uint8_t>(number), area, of_d};
    };
    for (int number = 1; number <= 9; ++number)
        add(Zone::rig, number, slot(number));
    add(Zone::facilities, 0, facilities);
    add(Zone::inventory, 0, inventory);
    all[count++] = {Zone::cell, 0, cell_of_a, cell_of_d};
    return all;
}();

constexpr Seat seat_c{2}, seat_d{3};

constexpr auto zones = [] {
    std::array<MatZone, std::size(map) + 4 * std::size(of_a_player)> all{};
    std::size_t count = 0;
    for (const MatZone& zone : map)
        all[count++] = zone;
    for (const OfAPlayer& one : of_a_player) {
        const auto zone = static_cast<std::uint8_t>(one.zone);
        all[count++] = {{.zone = zone, .seat = seat_a, .slot = one.slot}, one.a};
        all[count++] = {{.zone = zone, .seat = seat_b, .slot = one.slot}, turned_round(one.a, size)};
        all[count++] = {{.zone = zone, .seat = seat_c, .slot = one.slot}, turned_round(one.d, size)};
        all[count++] = {{.zone = zone, .seat = seat_d, .slot = one.slot}, one.d};
    }
    return all;
}();

constexpr MatSide sides[] = {
    {.seat = seat_a, .area = {0, size.height / 2, size.width / 2, size.height / 2}},
    {.seat = seat_b, .area = {size.width / 2, 0, size.width / 2, size.height / 2}, .is_across = true},
    {.seat = seat_c, .area = {0, 0, size.width / 2, size.height / 2}, .is_across = true},
    {.seat = seat_d, .area = {size.width / 2, size.height / 2, size.width / 2, size.height / 2}},
};

constexpr OffTheMat elsewhere[] = {
    {static_cast<std::uint8_t>(Zone::nowhere), "nothing lies there"},
    {static_cast<std::uint8_t>(Zone::unseen), "in the tech deck or face down in an inventory, nobody knows where"},
    {static_cast<std::uint8_t>(Zone::removed), "beside the table, out of the game"},
    {static_cast<std::uint8_t>(Zone::aside), "beside the table"},
};

}  // namespace

constinit const Playmat playmat{
    .size = size, .wants = Lines::uhd, .zones = zones, .elsewhere = elsewhere, .sides = sides};

}  // namespace cardinal::war_rig
