#pragma once

#include "carddb/cards.h"
#include "engine/rules/game.h"

#include <string_view>
#include <vector>

namespace cardinal::shelf {

/// A stored card, and what it shows when it is printed.
struct ShelvedCard {
    const Game* game = nullptr;
    carddb::StoredCard stored{};
    CardFace face{};
};

/// What somebody who is typing may look for, likeliest first; without a word all cards, in their order. Of all games
/// where none is named.
Result<std::vector<ShelvedCard>> cards_on_shelf(carddb::Database& database, std::string_view typed,
                                                std::string_view game, int at_most);
/// These stored cards with their faces; those of games that nobody knows are left out.
Result<std::vector<ShelvedCard>> with_faces(const std::vector<carddb::StoredCard>& cards);

}  // namespace cardinal::shelf
