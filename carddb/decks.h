#pragma once

#include "carddb/cards.h"
#include "carddb/database.h"
#include "carddb/deck_list.h"
#include "engine/rules/game.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cardinal::carddb {

struct DeckCard {
    std::string section{};  ///< the game's word for it
    StoredCard card{};
    int count = 1;
};

/// What became of one thing that a list says. Nothing is left out: whatever was not plainly understood has a sentence.
struct DeckToken {
    enum class Kind { card, section, title, remark, unknown_card, card_of_another_game, too_many, unreadable };
    Kind kind = Kind::card;
    int line = 0;
    std::string written{};
    std::string sentence{};  ///< for people; empty when there is nothing to say
};
std::string_view to_string(DeckToken::Kind kind);
/// True for what a deck cannot be made of.
bool is_trouble(DeckToken::Kind kind);

struct ReadDeck {
    std::string title{};  ///< empty when the list has none
    std::string format{};
    std::vector<DeckToken> tokens{};
    std::vector<DeckCard> cards{};  ///< those that were understood
    bool is_understood() const;
};
/// Finds out which cards a list means, and where each belongs where it does not say so.
Result<ReadDeck> understand(Database& database, const Game& game, const DeckList& list);

/// The words that are sections of the game's decks.
std::vector<std::string> sections_of(const Game& game);

// ---- stored decks ----

struct StoredDeck {
    std::int64_t id = 0;
    std::string game{};
    std::string name{};
    std::int64_t made_at = 0;  ///< milliseconds since 1970
    int count = 0;             ///< of all cards
};
Result<std::vector<StoredDeck>> list_decks(Database& database, std::string_view game = {});
/// Every deck of that name, in any letter case: several games may each have one.
Result<std::vector<StoredDeck>> decks_called(Database& database, std::string_view name, std::string_view game = {});
Result<std::vector<DeckCard>> cards_of_deck(Database& database, std::int64_t deck);
/// In the place of the deck of that name, if there is one.
Result<void> store_deck(Database& database, const Game& game, std::string_view name, const std::vector<DeckCard>& cards,
                        std::int64_t now_ms);

/// The deck is gone; its cards and copies stay known.
Result<void> delete_deck(Database& database, std::int64_t deck);

// ---- what the engine says of them ----

/// A deck as the engine takes it: the position is an empty table with its cards known and the house rules set.
struct EngineDeck {
    Position position{};
    Deck deck{};
};
Result<EngineDeck> engine_deck(const Game& game, const std::vector<DeckCard>& cards, Seat seat = seat_a);

/// How often each card is in two decks, where that differs.
struct DeckDifference {
    std::string name{};
    std::string section{};
    int here = 0;
    int there = 0;
};
std::vector<DeckDifference> compare(const std::vector<DeckCard>& here, const std::vector<DeckCard>& there);

// ---- as files that are read again ----
std::string text_of_deck(std::string_view name, const std::vector<DeckCard>& cards);
std::string csv_of_deck(const std::vector<DeckCard>& cards);
std::string json_of_deck(std::string_view game, std::string_view name, const std::vector<DeckCard>& cards);
std::string cod_of_deck(std::string_view name, const std::vector<DeckCard>& cards);
Result<std::string> notation_of_deck(const Game& game, const std::vector<DeckCard>& cards);

}  // namespace cardinal::carddb
