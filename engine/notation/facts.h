#pragma once

#include "engine/notation/values.h"
#include "engine/rules/fact.h"

#include <optional>
#include <string>
#include <vector>

namespace cardinal::notation {

/// A fact as it is written. Which copies are meant depends on the position.
struct FactPhrase {
    Fact fact{};
    std::optional<CardName> card{};  ///< whose number, or which card lies there
    std::optional<CardName> host{};
    std::optional<CardName> number{};  ///< the number is a card
};

/// `health(K) = 5`, `turn = 4`, `card K: home.A -> field, turned 90`.
bool sees_fact(const Cursor& cursor, const Lexicon& lexicon);
std::optional<FactPhrase> take_fact(Cursor& cursor, const Lexicon& lexicon);

/// The number of somebody or something: `health(K)`, `energy(A)`, `turn`.
struct NumberName {
    std::int16_t value = -1;  ///< index into Words::values
    Seat seat{};
    std::optional<CardName> card{};
};
bool sees_number_name(const Cursor& cursor, const Lexicon& lexicon);
std::optional<NumberName> take_number_name(Cursor& cursor, const Lexicon& lexicon);

/// The one copy that is meant; when several fit, those count that break the fewest rules.
std::optional<Fact> resolve(const Game& game, const Position& position, const FactPhrase& phrase,
                            const Statement& statement, Errors& errors);
/// The one copy that is meant, where no rule can help: all copies of the name must be alike.
std::optional<CardId> resolve(const Game& game, const Position& position, const CardName& name,
                              const Statement& statement, Errors& errors);

std::string write_fact(const Lexicon& lexicon, const Fact& fact);
/// `health(K)`
std::string write_number_name(const Lexicon& lexicon, std::int16_t value, Seat seat, CardId card);

}  // namespace cardinal::notation
