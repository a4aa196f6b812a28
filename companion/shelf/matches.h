#pragma once

#include "carddb/matches.h"
#include "engine/rules/game.h"

#include <optional>
#include <string>

namespace cardinal::shelf {

/// A match that was not played to its end.
struct Interrupted {
    const Game* game = nullptr;
    carddb::MatchSummary summary{};
};
/// The newest that was played since then, if that one is not over; nothing else is looked for.
Result<std::optional<Interrupted>> interrupted_match(carddb::Database& database, std::int64_t since_ms);

/// "Ann – Ben", "A – B" where nobody said who played.
std::string players_told(const carddb::MatchSummary& match);

}  // namespace cardinal::shelf
