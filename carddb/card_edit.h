#pragma once

#include "carddb/cards.h"

#include <span>
#include <string>
#include <vector>

namespace cardinal::carddb {

/// What is to stand in a column of a card, as in a card list: {"energy", "3"}.
struct CardWish {
    std::string column{};
    std::string value{};
};
struct CardChange {
    std::string column{};  ///< the game's word for it
    std::string before{};
    std::string after{};
};

/// Changes a stored card as if its row of a list had been changed and read in again, by the same rules; all of it or
/// nothing. Gives what is otherwise now. `picture` is as in CardImport.
Result<std::vector<CardChange>> edit_card(Database& database, const Game& game, const StoredCard& card,
                                          std::span<const CardWish> wishes,
                                          std::function<Result<std::string>(const std::string& file)> picture = {});

/// What stands in a card's columns now, those that can be changed.
Result<std::vector<CardWish>> columns_now(const Game& game, const StoredCard& card);
/// Whether a card could be changed so by itself, and why not; nothing is stored.
Result<void> could_be_edited(const Game& game, const StoredCard& card, std::span<const CardWish> wishes);

}  // namespace cardinal::carddb
