#pragma once

#include "carddb/card_drafts.h"
#include "carddb/database.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cardinal::carddb {

/// A card as it is stored.
struct StoredCard {
    std::int64_t id = 0;
    std::string game{};
    std::string set{};
    int number = -1;  ///< in its game, as printed codes carry it; -1 when it has none
    std::string name{};
    std::string description{};  ///< in the notation
    std::string picture_file{};
};

/// Which cards; what is left empty does not matter.
struct CardFilter {
    std::string game{};
    std::string set{};
};

/// In the order of games, sets and numbers.
Result<std::vector<StoredCard>> cards_of(Database& database, const CardFilter& filter = {});
/// All cards of that name, in any letter case: different sets may each have one.
Result<std::vector<StoredCard>> cards_called(Database& database, std::string_view name, const CardFilter& filter = {});
/// The card of that number in the game, in decimal; none when it is no number.
Result<std::vector<StoredCard>> cards_numbered(Database& database, std::string_view game, std::string_view number);
Result<int> count_cards(Database& database);
/// The bytes of its picture file; empty when it has none.
Result<std::string> picture_of_card(Database& database, std::int64_t card);

/// These cards as the engine takes them, in this order.
Result<CardLibrary> library_of(const Game& game, std::span<const StoredCard> cards);

/// What reading them in does.
struct CardImport {
    std::string set{};  ///< of cards that do not say theirs
    enum class Bad { refuses_all, is_skipped };
    Bad bad = Bad::refuses_all;
    /// Gives the bytes of a picture; without it only file names are kept.
    std::function<Result<std::string>(const std::string& file)> picture{};
};
struct CardsImported {
    int added = 0;
    int changed = 0;
    int unchanged = 0;
    std::vector<BadRow> bad{};
    std::vector<std::string> remarks{};
    bool is_stored = false;  ///< false when bad rows kept everything from being changed
};
/// A card that is there already, by its name in its set or by its number in the game, is changed and never doubled.
Result<CardsImported> import_cards(Database& database, const Game& game, CardDrafts drafts, const CardImport& import);

}  // namespace cardinal::carddb
