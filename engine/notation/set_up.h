#pragma once

#include "engine/notation/values.h"
#include "engine/rules/game.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace cardinal::notation {

/// No table has more things lying on it.
inline constexpr std::size_t most_things = 30'000;

/// A card that is laid down, with everything that is said about it.
struct PlacedCard {
    std::uint16_t facts = 0;
    std::string label{};
    Place place{};
    std::optional<Seat> side{};
    std::optional<Seat> owner{};
    std::optional<Face> face{};
    std::optional<std::uint8_t> turned{};
    std::optional<bool> is_token{};
    CardId host{};
    std::vector<Assignment> numbers{};
    bool is_of_a_deck = false;  ///< of a whole list: the game may lay it where it belongs
};

/// What lies where before the first step, in the order in which it is told. Between a text and a position: reading
/// fills it, writing finds the shortest one that leads to the position.
struct SetUp {
    struct Option {
        std::uint8_t index = 0;
        Number value = 0;
    };
    std::optional<std::int8_t> seats{};
    std::vector<Option> options{};
    std::vector<PlacedCard> cards{};
    std::vector<Assignment> match{};
    std::array<std::vector<Assignment>, most_seats> players{};
    std::vector<Effect> effects{};
    std::vector<Standing> standing{};
};

/// The table with everything on it; what follows from the rest is not filled in yet.
Position lay(const Game& game, std::shared_ptr<const CardLibrary> library, const SetUp& set_up);
/// Fills it in. What was told holds, whatever would follow.
void settle(const Game& game, const SetUp& set_up, Position& position);

/// The set-up that leads to this position: whatever `lay` and `settle` do not find out by themselves is told.
SetUp set_up_of(const Game& game, const Position& position);

/// The library with these labels; the same one when it has them already.
std::shared_ptr<const CardLibrary> with_labels(std::shared_ptr<const CardLibrary> library,
                                               const std::vector<PlacedCard>& cards);

/// The lines that are read back to the equal position, bit for bit.
std::string write_position(const Game& game, const Position& position);

}  // namespace cardinal::notation
