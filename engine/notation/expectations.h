#pragma once

#include "engine/notation/actions.h"
#include "engine/notation/boards.h"
#include "engine/notation/facts.h"

#include <optional>
#include <string>
#include <vector>

namespace cardinal::notation {

/// A rule that is said to be broken: `game.zone.discards (warning)`, `game.stat.armor (A22)`.
struct FlagName {
    std::string rule{};
    std::optional<Severity> severity{};
    std::string rests_on{};
    std::optional<Seat> asked{};  ///< of a question: whose it is to answer
};

/// What the referee must answer to a step. Its statement tells where it stands and how it is written.
struct Expectation {
    enum class What : std::uint8_t {
        legal,
        flag,
        ask,
        number,
        place,
        host,
        diff,
        refused,
        did,
        unsure,
        lost,
        stranger
    };
    enum class Comparison : std::uint8_t { equal, different, less, more, at_most, at_least };
    struct Difference {  ///< a number, or a card that lies elsewhere
        std::optional<NumberName> number{};
        std::optional<CardName> card{};
    };

    What what = What::legal;
    Statement statement{};
    std::vector<FlagName> rules{};  ///< flagged or asked; none: `ask nothing`
    NumberName number{};
    Comparison comparison = Comparison::equal;
    Told told{};
    std::optional<CardName> card{};
    std::optional<CardName> host{};  ///< none: `on nothing`
    Place place{};
    bool is_denied = false;  ///< `not at`
    std::vector<Difference> differences{};
    std::vector<ActionPhrase> deeds{};   ///< `did`, `unsure`: what a look must have found; none: `did nothing`
    bool is_take_back = false;           ///< `did back`
    std::optional<Stranger> stranger{};  ///< that the players were told of; none: `stranger nothing`
};

/// True when the statement is an expectation by its first words. Where cards are expected (`K at field`) it is not:
/// that takes their labels.
bool sees_expectation(const Cursor& cursor, const Lexicon& lexicon);
std::optional<Expectation> take_expectation(Cursor& cursor, const Lexicon& lexicon);

/// `ID, ID (warning)`
std::vector<FlagName> take_rules(Cursor& cursor, const Vocabulary& vocabulary);
/// The ids alone, as after `about`.
std::vector<std::string> take_rule_ids(Cursor& cursor, const Vocabulary& vocabulary);

}  // namespace cardinal::notation
