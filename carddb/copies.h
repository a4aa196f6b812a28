#pragma once

#include "carddb/decks.h"
#include "engine/core/printed_code.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// Physical cards, each with a code of its own: those that were printed, those that belong to a deck.
namespace cardinal::carddb {

struct Copy {
    PrintedCode code{};
    std::string game{};
    std::string card{};       ///< the name of the card with that number; where there is none, as it was called
    std::string called{};     ///< what the card was called when the copy became known
    bool was_printed = true;  ///< here; else its code was read
};

std::vector<PrintedCode> codes_of(std::span<const Copy> copies);

/// The codebook: every copy that was printed here or read once, of all games, in the order they became known.
Result<std::vector<Copy>> known_copies(Database& database);

/// Keeps codes that are going to be printed. They were drawn to lie far from the first `beside` of the codebook; when
/// it holds others by now nothing is kept, and the answer is false.
Result<bool> keep_printed(Database& database, const Game& game, std::span<const Copy> copies, std::size_t beside,
                          std::int64_t now_ms);

/// The copies that a stored deck is registered with.
Result<std::vector<Copy>> copies_of_deck(Database& database, std::int64_t deck);

struct Registration {
    int added = 0;
    int known = 0;                       ///< that were registered with this deck before
    std::vector<std::string> remarks{};  ///< copies that other decks are registered with, too
};
/// Adds them to the deck's copies. A code of another game, or of a card that nobody knows, refuses all of them.
Result<Registration> register_copies(Database& database, const Game& game, std::int64_t deck,
                                     std::span<const PrintedCode> codes, std::int64_t now_ms);
/// The deck has no registered copies any more.
Result<void> forget_copies(Database& database, std::int64_t deck);

/// These codes with the names of their cards; empty names where nobody knows the card. None is there twice.
Result<std::vector<Copy>> copies_read(Database& database, std::span<const PrintedCode> codes);

/// A list beside physical cards. Sections do not matter: no card carries one.
struct CopyComparison {
    struct Count {
        std::string card{};
        int listed = 0;
        int there = 0;
        bool operator==(const Count&) const = default;
    };
    std::vector<Count> different{};      ///< by name: missing where fewer are there than listed, else extra
    std::vector<Copy> not_registered{};  ///< copies that are there
    std::vector<Copy> not_there{};       ///< copies that are registered
    bool is_all_right() const { return different.empty() && not_registered.empty() && not_there.empty(); }
};
CopyComparison compare_copies(const std::vector<DeckCard>& list, const std::vector<Copy>& registered,
                              const std::vector<Copy>& there);

}  // namespace cardinal::carddb
