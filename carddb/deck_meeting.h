#pragma once

#include "carddb/decks.h"

#include <string>
#include <vector>

namespace cardinal::carddb {

/// An empty table of this game with both decks on it, before anything is laid or drawn. House rules are `NAME=VALUE`
/// each.
Result<Position> table_with(const Game& game, const std::vector<DeckCard>& deck_a, const std::vector<DeckCard>& deck_b,
                            const std::vector<std::string>& options);

/// Two decks at one table.
struct Meeting {
    bool can_begin = false;
    Verdict verdict{};  ///< what keeps a match from beginning
    std::string due{};  ///< what would have to be laid first, and cannot be
};
/// Lays both decks on an empty table, has the starting cards laid as the rules allow, and begins the match. Where a
/// game's set-up asks players instead of laying cards, the table as it lies is judged.
Result<Meeting> let_meet(const Game& game, const std::vector<DeckCard>& deck_a, const std::vector<DeckCard>& deck_b,
                         const std::vector<std::string>& options);

}  // namespace cardinal::carddb
