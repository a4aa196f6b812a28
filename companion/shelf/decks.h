#pragma once

#include "carddb/decks.h"
#include "companion/pages/deck_page.h"

#include <cstdint>
#include <string>
#include <vector>

/// What somebody owns, read from the database and told: decks with what the rules say of them, matches, replays. Plain
/// values, without a screen.
namespace cardinal::shelf {

int count_of(const std::vector<carddb::DeckCard>& cards);
/// "19 war, 16 tek"
std::string sections_told(const Game& game, const std::vector<carddb::DeckCard>& cards);
bool is_legal(const Verdict& verdict);

/// One thing that the rules say of a deck.
struct Finding {
    std::string sentence{};
    std::string cited{};  ///< rule, severity and place in the rulebook
    std::string note{};   ///< where the rulebook is unclear
    bool is_illegal = true;
};

enum class Standing : std::uint8_t { legal, legal_with_remarks, illegal, unreadable };
/// "legal", "legal, with remarks", …
const char* word_for(Standing standing);

struct ShelvedDeck {
    const Game* game = nullptr;
    std::int64_t id = 0;
    std::string name{}, sections{};
    std::vector<carddb::DeckCard> cards{};
    int count = 0;   ///< of all cards
    int copies = 0;  ///< physical ones that it is registered with
    Standing standing = Standing::unreadable;
    std::vector<Finding> findings{};
    Verdict verdict{};
};

/// Whatever its cards are: what the rules say of them, stored or not.
ShelvedDeck judged_deck(const Game& game, std::string name, std::vector<carddb::DeckCard> cards,
                        const pages::Tongue& say = pages::Tongue());

/// One more of this card, or one less; where the game puts it when it was not there yet. Empty lines go.
Result<std::vector<carddb::DeckCard>> with_card(carddb::Database& database, const Game& game,
                                                std::vector<carddb::DeckCard> cards, const carddb::StoredCard& card,
                                                int by);

/// A deck as a sheet to be signed: its cards by sections, and a mark by which its list is known again.
pages::JudgedDeck for_page(const Game& game, const std::string& name, const std::vector<carddb::DeckCard>& cards,
                           const Verdict& verdict);

/// All decks of games that are known here, by game and name, each judged.
Result<std::vector<ShelvedDeck>> decks_on_shelf(carddb::Database& database, const pages::Tongue& say = pages::Tongue());

}  // namespace cardinal::shelf
