#pragma once

#include <compare>
#include <cstdint>

/// The small names that everything else is told apart by. Plain values without rules.
namespace cardinal {

/// Every number kept about a match, a player or a card fits: no game here counts beyond some hundreds.
using Number = std::int16_t;

/// A player's place at the table. Seat A sits at the lower edge of the mat as it is seen from above.
struct Seat {
    std::int8_t index = -1;
    constexpr auto operator<=>(const Seat&) const = default;
    constexpr explicit operator bool() const { return index >= 0; }
    constexpr char letter() const { return index >= 0 ? static_cast<char>('A' + index) : '-'; }
};
inline constexpr Seat nobody{};
inline constexpr Seat seat_a{0}, seat_b{1};
inline constexpr int most_seats = 6;

/// One physical thing of this match: a card copy or a token. Two copies of a card have two ids.
struct CardId {
    std::int16_t index = -1;
    constexpr auto operator<=>(const CardId&) const = default;
    constexpr explicit operator bool() const { return index >= 0; }
};
inline constexpr CardId no_card{};

/// Where something lies: a zone of the game's own enum, whose it is (nobody's when shared), and the lane or spot in it.
struct Place {
    std::uint8_t zone = 0;
    Seat seat{};
    std::uint8_t slot = 0;
    constexpr auto operator<=>(const Place&) const = default;
};
/// Zone 0 of every game: the place of a thing that is not there.
inline constexpr Place nowhere{};

}  // namespace cardinal
