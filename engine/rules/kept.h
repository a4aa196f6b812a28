#pragma once

#include "engine/position/position.h"
#include "engine/rules/words.h"

#include <concepts>
#include <type_traits>

/// Reading and writing what is kept, by the names a game gives to its counters. A game's words.h says beside each of
/// these enums whose numbers they are: `consteval Scope kept_by(Value) { return Scope::match; }`. So a player's number
/// cannot be asked of the match by mistake. These are asked some hundred times for each play, so the compiler sees
/// them.
namespace cardinal {

template <class Value>
concept NamesACounter = std::is_enum_v<Value> && requires(Value value)
{
    {
        kept_by(value)
        } -> std::same_as<Scope>;
};
template <class Value>
concept OfTheMatch = NamesACounter<Value> && kept_by(Value{})
== Scope::match;
template <class Value>
concept OfAPlayer = NamesACounter<Value> && kept_by(Value{})
== Scope::player;
template <class Value>
concept OfACard = NamesACounter<Value> && kept_by(Value{})
== Scope::card;

inline Number get(const Position& position, OfTheMatch auto value) { return position.match[value]; }
inline Number get(const Position& position, Seat seat, OfAPlayer auto value)
{
    return position.player(seat).counters[value];
}
inline Number get(const Card& card, OfACard auto value) { return card.counters[value]; }
inline Number get(const Position& position, CardId card, OfACard auto value) { return get(position.card(card), value); }

inline void set(Position& position, OfTheMatch auto value, Number number) { position.match[value] = number; }
inline void set(Position& position, Seat seat, OfAPlayer auto value, Number number)
{
    if (position.has(seat))
        position.player(seat).counters[value] = number;
}
inline void set(Position& position, CardId card, OfACard auto value, Number number)
{
    if (position.has(card))
        position.card(card).counters[value] = number;
}

/// The seat that a number of the match names; nobody when there is no such seat.
inline Seat seat_in(const Position& position, OfTheMatch auto value)
{
    const Seat seat{static_cast<std::int8_t>(get(position, value))};
    return position.has(seat) ? seat : nobody;
}

/// The card that a number of the match names; none when there is no such card.
inline CardId card_in(const Position& position, OfTheMatch auto value)
{
    const CardId card{get(position, value)};
    return position.has(card) ? card : no_card;
}

/// What this table plays by; 0 is the default reading.
template <class Option>
requires std::is_enum_v<Option> Number option(const Position& position, Option option)
{
    return position.options[static_cast<std::size_t>(option)];
}

}  // namespace cardinal
