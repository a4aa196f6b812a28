#pragma once

#include "companion/cli/deck_lists.h"
#include "companion/scan/copy_reader.h"

#include <string>
#include <vector>

/// A deck read from the pictures of files, and told as a list.
namespace cardinal::cli {

using scan::ScannedDeck;

/// Looks at every picture of these sources: pictures, folders of them, films.
Result<ScannedDeck> scan_deck(carddb::Database& database, const std::vector<std::string>& sources);

/// The deck as a list, of the copies that belong to the game. What does not, and what was skipped, is told in its
/// tokens, so that nobody takes the list for the whole deck.
Result<NamedDeck> list_of(carddb::Database& database, const Game& game, const std::string& name,
                          const ScannedDeck& scanned);

}  // namespace cardinal::cli
