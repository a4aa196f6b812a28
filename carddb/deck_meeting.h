#pragma once

#include "carddb/decks.h"

#include <string>
#include <vector>

namespace cardinal::carddb {

/// What each player brings to the table, A's first.
using Decks = std::vector<std::vector<DeckCard>>;

/// An empty table of this game with these decks on it, before anything is laid or drawn. House rules are `NAME=VALUE`
/// each.
Result<Position> table_with(const Game& game, const Decks& decks, const std::vector<std::string>& options);

/// The decks of one table.
struct Meeting {
    bool can_begin = false;
    Verdict verdict{};  ///< what keeps a match from beginning
    std::string due{};  ///< what would have to be laid first, and cannot be
};
/// Lays the decks on an empty table, has the starting cards laid as the rules allow, and begins the match. Where a
/// game's set-up asks players instead of laying cards, the table as it lies is judged.
Result<Meeting> let_meet(const Game& game, const Decks& decks, const std::vector<std::string>& options);

}  // namespace cardinal::carddb
