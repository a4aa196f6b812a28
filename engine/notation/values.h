#pragma once

#include "engine/notation/lexicon.h"

#include <optional>
#include <string>
#include <vector>

/// Seats, places and numbers under the words people use for them.
namespace cardinal::notation {

bool sees_seat(const Cursor& cursor, int seats);
std::optional<Seat> take_seat(Cursor& cursor, int seats);
std::string write_seat(Seat seat);

/// A place as it is written: in a shared zone the seat says whose cards are meant, and is no part of the place.
struct PlaceName {
    Place place{};
    Seat whose{};
};
bool sees_place(const Cursor& cursor, const Lexicon& lexicon);
std::optional<PlaceName> take_place(Cursor& cursor, const Lexicon& lexicon);
std::string write_place(const Game& game, Place place);

/// A number as it is written, where it may also be a word, a seat, a place or a card.
struct Told {
    Number number = 0;
    std::optional<CardName> card{};  ///< the number is this card's id, once it is known which copy is meant
};
/// `facts` are those of the card whose number it is, -1 for none: a set without words counts abilities.
std::optional<Told> take_value(Cursor& cursor, const Lexicon& lexicon, const ValueWord& value, int facts);
std::string write_value(const Lexicon& lexicon, const ValueWord& value, int facts, Number number);

/// One number that is given a value: `health 3`, `state battle`, `attacker`, `retreated`.
struct Assignment {
    std::int16_t value = -1;  ///< index into Words::values
    Told told{};
};
std::optional<Assignment> take_assignment(Cursor& cursor, const Lexicon& lexicon, Scope scope, int facts);
bool sees_assignment(const Cursor& cursor, const Lexicon& lexicon, Scope scope);
/// Adds it to the others: what is said last holds, and a set that is told twice has all that was told.
void add(std::vector<Assignment>& assignments, const Assignment& another, const Words& words);
std::string write_assignment(const Lexicon& lexicon, const Assignment& assignment, int facts);

/// The value of that name in that scope that stands here; -1 for none.
int value_at(const Cursor& cursor, const Vocabulary& vocabulary, Scope scope);

}  // namespace cardinal::notation
