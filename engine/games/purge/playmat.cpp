#include "engine/games/purge/playmat.h"

#include "engine/games/purge/words.h"

#include <array>

namespace cardinal::purge {
namespace {

constexpr MatSize size{.width = 900, .height = 600};
constexpr double gap = 4, pile_width = 68, pile_height = 94;
constexpr double band_height = 2 * pile_height + gap;            // a home, the field
constexpr double top_of_home = size.height - gap - band_height;  // of seat A, as all that follows

constexpr Rect home{mat_corner_inset_mm + mat_corner_mm + gap, top_of_home, 560, band_height};
constexpr Rect field{gap, top_of_home - 2 * gap - band_height, 744, band_height};
constexpr Rect stack{field.right() + 2 * gap, field.y, size.width - gap - field.right() - 2 * gap, band_height};

/// Discards lie in the row towards the field, decks in the one towards their owner.
constexpr Rect pile(int column, int row)
{
    return {home.right() + gap + column * (pile_width + gap), top_of_home + row * (pile_height + gap), pile_width,
            pile_height};
}

struct OfAPlayer {
    Zone zone{};
    Rect area{};
};
constexpr OfAPlayer of_a_player[] = {
    {Zone::home, home},
    {Zone::tek_discard, pile(0, 0)},
    {Zone::ops_discard, pile(1, 0)},
    {Zone::war_discard, pile(2, 0)},
    {Zone::removed, pile(3, 0)},
    {Zone::tek_deck, pile(0, 1)},
    {Zone::ops_deck, pile(1, 1)},
    {Zone::war_deck, pile(2, 1)},
};

constexpr auto zones = [] {
    std::array<MatZone, 2 * std::size(of_a_player) + 2> all{};
    std::size_t count = 0;
    for (const OfAPlayer& one : of_a_player) {
        const auto zone = static_cast<std::uint8_t>(one.zone);
        all[count++] = {{.zone = zone, .seat = seat_a}, one.area};
        all[count++] = {{.zone = zone, .seat = seat_b}, turned_round(one.area, size)};
    }
    all[count++] = {{.zone = static_cast<std::uint8_t>(Zone::field)}, field};
    all[count++] = {{.zone = static_cast<std::uint8_t>(Zone::stack)}, stack};
    return all;
}();

constexpr OffTheMat elsewhere[] = {
    {static_cast<std::uint8_t>(Zone::nowhere), "nothing lies there"},
    {static_cast<std::uint8_t>(Zone::aside), "beside the table"},
};

}  // namespace

constinit const Playmat playmat{.size = size, .zones = zones, .elsewhere = elsewhere};

}  // namespace cardinal::purge
