#include "engine/games/lost_empires/playmat.h"

#include "engine/games/lost_empires/words.h"

#include <array>

namespace cardinal::lost_empires {
namespace {

constexpr MatSize size{.width = 900, .height = 600};
constexpr double gap = 4, pile_width = 68, pile_height = 90;
constexpr double hive_height = 2 * pile_height + gap;            // two rows of cards
constexpr double top_of_hive = size.height - gap - hive_height;  // of seat A, as all that follows
constexpr double objective_width = (size.width - 4 * gap) / 3;
constexpr double objective_height = 2 * (top_of_hive - gap - size.height / 2);  // two rows of cards and a tile between

constexpr Rect objective(int column)
{
    return {gap + column * (objective_width + gap), (size.height - objective_height) / 2, objective_width,
            objective_height};
}

/// Of the piles at a player's right, row 0 is the one towards the middle of the table.
constexpr double right_of_piles = size.width - mat_corner_inset_mm - mat_corner_mm - gap;
constexpr Rect pile(int column, int row)
{
    return {right_of_piles - (2 - column) * pile_width - (1 - column) * gap, top_of_hive + row * (pile_height + gap),
            pile_width, pile_height};
}

/// A hand's breadth for the tokens of a player lies at the left of the hive.
constexpr double left_of_hive = mat_corner_inset_mm + mat_corner_mm + 104;
constexpr Rect hive{left_of_hive, top_of_hive, pile(0, 0).x - 2 * gap - left_of_hive, hive_height};

struct OfAPlayer {
    Zone zone{};
    Rect area{};
};
constexpr OfAPlayer of_a_player[] = {
    {Zone::hive, hive},
    {Zone::resolve, pile(0, 0)},
    {Zone::discard, pile(1, 0)},
    {Zone::deck, pile(1, 1)},
};

constexpr auto zones = [] {
    std::array<MatZone, 2 * std::size(of_a_player) + 3> all{};
    std::size_t count = 0;
    for (const OfAPlayer& one : of_a_player) {
        const auto zone = static_cast<std::uint8_t>(one.zone);
        all[count++] = {{.zone = zone, .seat = seat_a}, one.area};
        all[count++] = {{.zone = zone, .seat = seat_b}, turned_round(one.area, size)};
    }
    all[count++] = {outer_a, objective(0)};
    all[count++] = {center, objective(1)};
    all[count++] = {outer_b, objective(2)};
    return all;
}();

constexpr OffTheMat elsewhere[] = {
    {static_cast<std::uint8_t>(Zone::nowhere), "nothing lies there"},
    {static_cast<std::uint8_t>(Zone::hand), "in the player's hand"},
    {static_cast<std::uint8_t>(Zone::loose), "on the table, between the marked areas"},
    {static_cast<std::uint8_t>(Zone::box), "in the box"},
    {static_cast<std::uint8_t>(Zone::unseen), "in hand or deck, nobody knows where"},
    {static_cast<std::uint8_t>(Zone::aside), "beside the table"},
};

}  // namespace

constinit const Playmat playmat{.size = size, .zones = zones, .elsewhere = elsewhere};

}  // namespace cardinal::lost_empires
