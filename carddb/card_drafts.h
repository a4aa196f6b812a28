#pragma once

#include "carddb/card_columns.h"
#include "engine/position/card_facts.h"
#include "engine/rules/game.h"

#include <optional>
#include <string>
#include <vector>

namespace cardinal::carddb {

/// A card that was read from a list and is not stored yet.
struct CardDraft {
    int line = 0;
    std::string set{};            ///< empty: the set that the whole list is for
    std::optional<int> number{};  ///< its number in the game, as printed codes carry it
    CardLibrary card{};           ///< of this one card
    std::string picture_file{};
    const CardFacts& facts() const { return card.cards.front(); }
};
struct CardDrafts {
    std::vector<CardDraft> good{};
    std::vector<BadRow> bad{};
    std::vector<std::string> remarks{};  ///< sentences about the whole list: columns that were passed over
};

/// Reads the cells in the game's words. Fails when no column holds the cards' names.
Result<CardDrafts> read_drafts(const Game& game, CardRows rows, const ColumnNames& called = {});

/// The cards of a file in the notation.
CardDrafts drafts_of(const Game& game, const CardLibrary& library);

}  // namespace cardinal::carddb
