#pragma once

#include "engine/rules/game.h"

/// Single facts on a board.
namespace cardinal {

const BoardCard* find_card(const Board& board, CardId card);

/// Whether a board shows exactly this: the number, or the card where and how it lies.
bool shows(const Board& board, const Fact& fact);
/// Whether it shows something else instead. What is not read in a look may still be so in the next.
bool shows_otherwise(const Board& board, const Fact& fact);
/// The number is read as this, where it is read at all.
void show(Board& board, const Fact& fact);
/// The number is not read.
void leave_out(Board& board, const Fact& fact);

/// Two looks at a table on which nothing was touched: what the newer one read, and of the older one what was no longer
/// as in the book. Just the newer one where they show anything otherwise. What lay as in the book may have changed
/// since, unread; and what is counted is not read while it changes: of these the older look says nothing.
Board read_in_either(const Game& game, const Board& book, const Board& older, Board newer);

}  // namespace cardinal
