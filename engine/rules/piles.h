#pragma once

#include "engine/position/position.h"

#include <cstdint>
#include <optional>
#include <vector>

/// Cards that nobody sees. Of each pile it is known how many cards lie in it, and of some which they are; the others
/// are a count. Where a known card may be the one that left, the count goes below 0: the total is right, and which of
/// the known cards is gone shows itself later.
namespace cardinal {

struct HiddenPile {
    std::uint8_t zone = 0;
    std::uint8_t unknown = 0;    ///< the player's counter of cards that nobody knows
    std::optional<Face> face{};  ///< where others lie open in the same zone
};

std::vector<CardId> known_in(const Position& position, Seat seat, const HiddenPile& pile);
Number unknown_in(const Position& position, Seat seat, const HiddenPile& pile);
void add_unknown(Position& position, Seat seat, const HiddenPile& pile, int more);
Number count_of(const Position& position, Seat seat, const HiddenPile& pile);
/// Never below the cards that are known to be there.
void set_count(Position& position, Seat seat, const HiddenPile& pile, Number total);
/// What is seen holds, whoever was known to lie there.
void set_seen_count(Position& position, Seat seat, const HiddenPile& pile, Number total);

}  // namespace cardinal
