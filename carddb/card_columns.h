#pragma once

#include "carddb/card_rows.h"
#include "engine/position/card_facts.h"
#include "engine/rules/game.h"

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What the columns of card lists mean in a game's words, both ways.
namespace cardinal::carddb {

/// What a list's columns are called, where that is not what they mean: {"Cost", "energy"}.
using ColumnNames = std::vector<std::pair<std::string, std::string>>;

/// The columns that cards of this game have: game, name, set, number, every printed field, keywords, abilities,
/// effects, text, picture.
std::vector<std::string> columns_of(const Game& game);

/// The one of them that a list's column means, by its name or a usual other one; empty when it means none.
std::string meaning_of(std::string_view column, std::span<const std::string> known, const ColumnNames& called);

/// Letter case, blanks, `_` and `-` make no difference.
bool same_word(std::string_view one, std::string_view other);

/// Keywords, abilities or effects of one cell: what stands between semicolons and line ends, quotations left whole.
std::vector<std::string> pieces_of(std::string_view cell);

/// The card as a row of these columns again; what is not there is an empty cell.
struct PrintedField {
    std::string column{};
    std::string value{};
    bool is_number = false;
};
struct CardColumns {
    std::vector<PrintedField> fields{};
    std::vector<std::string> keywords{}, abilities{}, effects{};
    std::string text{};
};
CardColumns columns_of(const Game& game, const CardLibrary& library, const CardFacts& card);

}  // namespace cardinal::carddb
