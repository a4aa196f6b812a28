#pragma once

#include "engine/rules/game.h"

#include <cstdint>
#include <optional>

/// Plays without a player, for tests and benchmarks. The same seed plays the same match on every machine.
namespace cardinal {

/// A small generator of our own (splitmix64), because the standard's distributions differ between libraries.
class Seed {
public:
    explicit Seed(std::uint64_t seed) : state_(seed) {}
    std::uint64_t next();
    /// From 0 to below `count`; 0 when there is nothing to choose from.
    std::size_t below(std::size_t count);
    bool one_in(std::size_t count) { return below(count) == 0; }

private:
    std::uint64_t state_;
};

/// Something legal, every kind of deed equally likely; nothing when the game waits for no one.
std::optional<Action> random_legal_action(const Game& game, const Position& position, Seed& seed);

/// Something that a careless player might do: what the game would propose, and the rules forbid, and everybody sees.
std::optional<Action> random_illegal_action(const Game& game, const Position& position, Seed& seed);

/// Something no person would do: any deed with any cards, seats, places and numbers, some of which do not exist.
Action absurd_action(const Game& game, const Position& position, Seed& seed);

}  // namespace cardinal
