#pragma once

#include "carddb/cards.h"

#include <span>
#include <string>

/// Stored cards as files that are imported again without a change.
namespace cardinal::carddb {

Result<std::string> csv_of(const Game& game, std::span<const StoredCard> cards);
Result<std::string> json_of(const Game& game, std::span<const StoredCard> cards);
/// In the notation, without sets and numbers; names that stand in several sets cannot be told apart there.
Result<std::string> notation_of(const Game& game, std::span<const StoredCard> cards);

}  // namespace cardinal::carddb
