#pragma once

#include "carddb/cards.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cardinal::carddb {

struct FoundCard {
    StoredCard card{};
    int slips = 0;  ///< letters that are not as they were typed; 0 when every word is there as it was typed
};

/// What somebody who is still typing may look for, likeliest first: names that begin so, names with these words, cards
/// with these words anywhere, and, where that is little, names in which some letters are otherwise.
Result<std::vector<FoundCard>> search_cards(Database& database, std::string_view typed, const CardFilter& filter = {},
                                            int at_most = 20);

/// What ends a sentence about a card that nobody knows: ` Did you mean “Night Scout” or “Night Owl”?`, with the space
/// before it, or nothing.
Result<std::string> did_you_mean_a_card(Database& database, std::string_view typed, const CardFilter& filter = {});

/// What a search is to find of this card from now on. Throws what SQLite complains of.
void index_card(Database& database, std::int64_t card, const std::string& folded_name, std::string_view words);

/// How many letters must be put in, taken out, changed or swapped until each typed word begins a word of the name;
/// nothing when one of them is another word: in four letters one may be wrong. Both are folded.
std::optional<int> slips_to(std::string_view typed, std::string_view name);

}  // namespace cardinal::carddb
