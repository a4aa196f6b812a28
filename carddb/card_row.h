#pragma once

#include "carddb/cards.h"
#include "carddb/query.h"

#include <string>
#include <string_view>

namespace cardinal::carddb {

/// Reads cards `c` with their sets `s`: those of game ?1 and set ?2, where these are not empty, that `more` describes.
inline std::string select_cards(std::string_view more, std::string_view from = "cards c")
{
    return "SELECT c.id, c.game, s.name, c.number, c.name, c.description, c.picture_file, c.folded_name FROM " +
           std::string(from) +
           " JOIN card_sets s ON s.id = c.card_set WHERE (?1 = '' OR c.game = ?1) AND (?2 = '' OR s.name = ?2) " +
           std::string(more);
}

/// A row of these.
inline StoredCard card_in(const Query& row)
{
    return {.id = row.integer(0),
            .game = row.text(1),
            .set = row.text(2),
            .number = row.is_null(3) ? -1 : row.number(3),
            .name = row.text(4),
            .description = row.text(5),
            .picture_file = row.text(6)};
}

}  // namespace cardinal::carddb
