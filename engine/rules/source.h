#pragma once

#include "engine/core/ids.h"

#include <cstdint>
#include <string_view>

namespace cardinal {

/// Whose word counts more, from the least to the most.
enum class Authority : std::uint8_t { inference, camera, player, both_players, judge };
std::string_view to_string(Authority authority);

/// Who says so.
struct Source {
    Authority authority = Authority::player;
    Seat seat{};                   ///< which player
    std::uint8_t certainty = 100;  ///< in percent; below 100 only where a camera or inference speaks
    bool operator==(const Source&) const = default;
};
inline constexpr Source by_inference{.authority = Authority::inference};
inline constexpr Source by_camera{.authority = Authority::camera};
inline constexpr Source by_both_players{.authority = Authority::both_players};
inline constexpr Source by_judge{.authority = Authority::judge};
constexpr Source by_player(Seat seat) { return {.authority = Authority::player, .seat = seat}; }

/// How strict the table is: who may undo, and whether hints are given.
enum class Profile : std::uint8_t { practice, tournament };
std::string_view to_string(Profile profile);

}  // namespace cardinal
