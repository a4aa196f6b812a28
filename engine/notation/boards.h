#pragma once

#include "engine/notation/facts.h"

#include <optional>
#include <string>
#include <vector>

namespace cardinal::notation {

/// A board as it is written: lines `PLACE: K, L (turned 90, health 3)`, `PLACE: stranger Wolf` and `energy(A) = 7`
/// between `see board` and `end`.
struct BoardPhrase {
    struct Item {
        CardName name{};
        std::size_t line = 0;  ///< index of its statement among the board's lines
        Seat whose{};
        BoardCard card{};
        std::optional<CardName> host{};
    };
    std::vector<Item> items{};
    std::vector<Place> looked_at{};
    std::vector<Fact> numbers{};
    std::vector<Stranger> strangers{};
};

/// Adds a line to the board. `line` is its index among the board's lines.
void take_board_line(Cursor& cursor, const Lexicon& lexicon, std::size_t line, BoardPhrase& board);

/// Every name means another copy: one that lies there already where there is one, else one that was seen nowhere else.
std::optional<Board> resolve(const Game& game, const Position& position, const BoardPhrase& phrase,
                             const std::vector<Statement>& lines, Errors& errors);

/// What follows the word `stranger`: the name of a card, or nothing where nobody knows it.
std::optional<Stranger> take_stranger(Cursor& cursor, const Lexicon& lexicon);
/// `stranger Wolf`
std::string write_stranger(const Lexicon& lexicon, const Stranger& stranger);

/// Its lines. Cards of a place stand together; a place that was not looked at as a whole is marked `some`.
std::string write_board(const Lexicon& lexicon, const Board& board);

}  // namespace cardinal::notation
