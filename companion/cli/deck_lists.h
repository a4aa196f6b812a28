#pragma once

#include "carddb/decks.h"
#include "companion/cli/commands.h"
#include "engine/core/result.h"

#include <string>

namespace cardinal::cli {

/// A deck that somebody named: a stored one, or a list in a file.
struct NamedDeck {
    const Game* game = nullptr;
    std::string name{};
    carddb::ReadDeck read{};  ///< of a stored deck only its cards
};

/// `called` is a file, "-" for standard input, or the name of a stored deck. The game is needed for files that do not
/// say it, and where several games have a deck of that name.
Result<NamedDeck> find_deck(carddb::Database& database, const std::string& called, const std::string& game);
/// The same for a file alone.
Result<NamedDeck> read_deck_file(carddb::Database& database, const std::string& path, const std::string& game);

}  // namespace cardinal::cli
