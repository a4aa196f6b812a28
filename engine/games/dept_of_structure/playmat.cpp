#include "engine/games/dept_of_structure/playmat.h"

#include "engine/games/dept_of_structure/words.h"

#include <array>

namespace cardinal::dept_of_structure {
namespace {

constexpr MatSize size{.width = 1060, .height = 600};  // as wide as a camera sees what is so high
constexpr double gap = 4, pile_width = 68, row_height = 90;
constexpr double home_height = 2 * row_height + gap;
constexpr double top_of_home = size.height - gap - home_height;  // of seat A, as all that follows

constexpr double lane_width = 117;  // a turned card and what is tucked under it, or three with their codes out
/// An upright card reaches a little beyond it, with a card tucked under it that does not reach into the lane opposite.
constexpr double lane_height = size.height / 2 - gap / 2 - gap - home_height - gap;
constexpr Rect lane(int number)
{
    return {gap + (number - 1) * (lane_width + gap), size.height / 2 + gap / 2, lane_width, lane_height};
}
/// The lanes of both players face each other.
constexpr Rect opposite(const Rect& area) { return {area.x, size.height - area.bottom(), area.width, area.height}; }

constexpr double counters_width = 3 * pile_width;
constexpr Rect counters{size.width - gap - counters_width, top_of_home, counters_width, row_height};
/// Of the piles below the counter cards; a corner's marker lies at their right.
constexpr Rect pile(int column)
{
    return {counters.x + column * (pile_width + gap), top_of_home + row_height + gap, pile_width, row_height};
}
constexpr double shown_height = 2 * lane_height + gap;
constexpr Rect shown{counters.x, (size.height - shown_height) / 2, counters_width, shown_height};

/// At its left is room for a dial, which is as large as a card, and beside the corner's marker for tokens.
constexpr double left_of_battlefield = mat_corner_inset_mm + mat_corner_mm + pile_width + gap;
/// Two rows of cards. What has cards tucked under it takes a part of both.
constexpr double top_of_battlefield = lane(1).bottom() + gap;
constexpr Rect battlefield{left_of_battlefield, top_of_battlefield, counters.x - gap - left_of_battlefield,
                           size.height - gap - top_of_battlefield};

struct OfAPlayer {
    Zone zone{};
    Rect area{};
};
constexpr OfAPlayer of_a_player[] = {
    {Zone::battlefield, battlefield},
    {Zone::counters, counters},
    {Zone::graveyard, pile(0)},
    {Zone::deck, pile(1)},
};

constexpr auto zones = [] {
    std::array<MatZone, 2 * (std::size(of_a_player) + lanes) + 1> all{};
    std::size_t count = 0;
    for (const OfAPlayer& one : of_a_player) {
        const auto zone = static_cast<std::uint8_t>(one.zone);
        all[count++] = {{.zone = zone, .seat = seat_a}, one.area};
        all[count++] = {{.zone = zone, .seat = seat_b}, turned_round(one.area, size)};
    }
    constexpr auto line = static_cast<std::uint8_t>(Zone::line);
    for (std::uint8_t number = 1; number <= lanes; ++number) {
        all[count++] = {{.zone = line, .seat = seat_a, .slot = number}, lane(number)};
        all[count++] = {{.zone = line, .seat = seat_b, .slot = number}, opposite(lane(number))};
    }
    all[count++] = {reveal, shown};
    return all;
}();

constexpr OffTheMat elsewhere[] = {
    {static_cast<std::uint8_t>(Zone::nowhere), "nothing lies there"},
    {static_cast<std::uint8_t>(Zone::hand), "in the player's hand"},
    {static_cast<std::uint8_t>(Zone::unseen), "in hand or deck, nobody knows where"},
    {static_cast<std::uint8_t>(Zone::aside), "beside the table"},
};

}  // namespace

constinit const Playmat playmat{.size = size, .zones = zones, .elsewhere = elsewhere};

}  // namespace cardinal::dept_of_structure
