#pragma once

#include "engine/position/position.h"
#include "engine/rules/words.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// Cards that nobody sees. Of each pile it is known how many cards lie in it, and of some which they are; the others
/// are a count. Where a known card may be the one that left, the count goes below 0: the total is right, and which of
/// the known cards is gone shows itself later.
namespace cardinal {

struct HiddenPile {
    std::uint8_t zone = 0;
    std::uint8_t unknown = 0;    ///< the player's counter of cards that nobody knows
    std::optional<Face> face{};  ///< where others lie open in the same zone
    std::uint8_t unseen = 0;     ///< the zone of copies of which nobody knows in which pile they lie
};

std::vector<CardId> known_in(const Position& position, Seat seat, const HiddenPile& pile);
Number unknown_in(const Position& position, Seat seat, const HiddenPile& pile);
void add_unknown(Position& position, Seat seat, const HiddenPile& pile, int more);
Number count_of(const Position& position, Seat seat, const HiddenPile& pile);
/// Never below the cards that are known to be there.
void set_count(Position& position, Seat seat, const HiddenPile& pile, Number total);
/// What is seen holds, whoever was known to lie there.
void set_seen_count(Position& position, Seat seat, const HiddenPile& pile, Number total);

/// Whether the card can come out of this player's pile.
bool can_leave(const Position& position, Seat seat, CardId card, const HiddenPile& pile);
/// A copy that nobody knew the place of is seen: it was one of the unknown cards of the first pile that has any.
void come_to_light(Position& position, CardId card, std::span<const HiddenPile> piles);
using Lay = void (*)(Position&, CardId, Place);
/// One card from the first pile to the second: one that nobody knows, unless the only card is known. False when there
/// is none.
bool shift(Position& position, Seat seat, const HiddenPile& from, const HiddenPile& to, Lay lay);

/// A game's own name of a pile, of which `pile_of` says how it is kept.
template <class Pile>
concept NamesAPile = requires(Pile pile)
{
    {
        pile_of(pile)
        } -> std::same_as<HiddenPile>;
};
std::vector<CardId> known_in(const Position& position, Seat seat, NamesAPile auto pile)
{
    return known_in(position, seat, pile_of(pile));
}
Number unknown_in(const Position& position, Seat seat, NamesAPile auto pile)
{
    return unknown_in(position, seat, pile_of(pile));
}
void add_unknown(Position& position, Seat seat, NamesAPile auto pile, int more)
{
    add_unknown(position, seat, pile_of(pile), more);
}
Number count_of(const Position& position, Seat seat, NamesAPile auto pile)
{
    return count_of(position, seat, pile_of(pile));
}
void set_count(Position& position, Seat seat, NamesAPile auto pile, Number total)
{
    set_count(position, seat, pile_of(pile), total);
}
void set_seen_count(Position& position, Seat seat, NamesAPile auto pile, Number total)
{
    set_seen_count(position, seat, pile_of(pile), total);
}

/// For the table of a game's numbers: how many cards lie in the pile.
template <auto pile>
Number read_pile(const Position& position, Owner owner)
{
    return count_of(position, owner.seat, pile);
}
template <auto pile>
void write_pile(Position& position, Owner owner, Number number)
{
    set_count(position, owner.seat, pile, number);
}

}  // namespace cardinal
