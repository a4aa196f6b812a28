#pragma once

#include "engine/core/ids.h"

#include <cstdint>
#include <limits>
#include <vector>

namespace cardinal {

inline constexpr Number no_number = std::numeric_limits<Number>::min();

/// One thing a player does, in a form that every game shares. A game's actions.h gives it names:
/// which kind there is, which slots it fills and how it is written.
struct Action {
    std::uint8_t kind = 0;          ///< the game's own enum; 0 is no action
    Seat seat{};                    ///< who does it; nobody for what the table does ("resolve")
    CardId card{};                  ///< the card that acts or is played
    CardId target{};                ///< what it is done to
    Seat other{};                   ///< a seat that is named: who goes first
    Place place{};                  ///< where to, or which place is attacked
    Number word = no_number;        ///< a word of the game: an ability of the card, a stat, an answer
    Number number = no_number;      ///< an amount
    std::vector<CardId> cards{};    ///< any number of cards: a group that moves, attackers, further targets
    std::vector<Number> numbers{};  ///< what chance gave: dice, a coin
    auto operator<=>(const Action&) const = default;
};

}  // namespace cardinal
