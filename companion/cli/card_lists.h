#pragma once

#include "carddb/card_drafts.h"
#include "engine/core/result.h"
#include "engine/rules/game.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace cardinal::cli {

/// Cards of a file, read and not stored.
struct CardList {
    const Game* game = nullptr;
    carddb::CardDrafts drafts{};
    std::string set{};               ///< what the set is called when nobody says: the file's name
    std::filesystem::path folder{};  ///< where its pictures are looked for
};

struct CardListWish {
    std::string game{};             ///< of tables that do not say it themselves
    carddb::ColumnNames columns{};  ///< of tables: what they call things
};

/// A file in the notation, a JSON file or a table saved as CSV, told apart by what it says; "-" is standard input.
Result<CardList> read_card_list(const std::string& path, const CardListWish& wish);

/// True for a text that begins with `game ID`, comments and blanks passed over: no list of another program does.
bool is_notation(std::string_view text);

/// The bytes of a picture that lies in or below the folder of its list.
Result<std::string> read_picture(const std::filesystem::path& folder, const std::string& file);

}  // namespace cardinal::cli
