#pragma once

#include "carddb/cards.h"

#include <cstdint>
#include <string>
#include <vector>

/// What a camera learned of cards without a code, as bytes that only the camera's side can read.
namespace cardinal::carddb {

struct LearnedArt {
    std::int64_t card = 0;
    std::string name{};
    std::string game{};
    int number = -1;  ///< in its game; -1 when it has none
    std::string print{};
};

/// In the order in which it was learned.
Result<std::vector<LearnedArt>> learned_art(Database& database);
/// One more look at this card.
Result<void> keep_art(Database& database, const StoredCard& card, std::string_view print, std::int64_t now_ms);
/// How many looks at the card were forgotten.
Result<int> forget_art(Database& database, const StoredCard& card);

}  // namespace cardinal::carddb
