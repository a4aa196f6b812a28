#include "carddb/decks.h"

#include "carddb/card_columns.h"
#include "carddb/card_row.h"
#include "carddb/games.h"
#include "carddb/guarded.h"
#include "carddb/plain_text.h"
#include "carddb/query.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace cardinal::carddb {
namespace {

std::vector<StoredDeck> all_of(Query& rows)
{
    std::vector<StoredDeck> decks;
    while (rows.next())
        decks.push_back({.id = rows.integer(0),
                         .game = rows.text(1),
                         .name = rows.text(2),
                         .made_at = rows.integer(3),
                         .count = rows.number(4)});
    return decks;
}

constexpr std::string_view listing =
    "SELECT d.id, d.game, d.name, d.made_at, coalesce((SELECT sum(count) FROM deck_cards WHERE deck = d.id), 0) "
    "FROM decks d WHERE (?1 = '' OR d.game = ?1) AND (?2 = '' OR d.name = ?2) ORDER BY d.game, d.name";

int index_of_section(const Game& game, std::string_view section)
{
    const auto found = std::ranges::find(game.words->sections, section, &SectionWord::name);
    return found == game.words->sections.end() ? -1 : static_cast<int>(found - game.words->sections.begin());
}

}  // namespace

Result<std::vector<StoredDeck>> list_decks(Database& database, std::string_view game)
{
    return decks_called(database, "", game);
}

Result<std::vector<StoredDeck>> decks_called(Database& database, std::string_view name, std::string_view game)
{
    return guarded(database, [&]() -> Result<std::vector<StoredDeck>> {
        Query rows(database, listing, game, name);
        return all_of(rows);
    });
}

Result<std::vector<DeckCard>> cards_of_deck(Database& database, std::int64_t deck)
{
    return guarded(database, [&]() -> Result<std::vector<DeckCard>> {
        std::vector<DeckCard> cards;
        Query rows(database,
                   "SELECT c.id, c.game, s.name, c.number, c.name, c.description, c.picture_file, d.section, d.count "
                   "FROM deck_cards d JOIN cards c ON c.id = d.card JOIN card_sets s ON s.id = c.card_set "
                   "WHERE d.deck = ? ORDER BY d.position",
                   deck);
        while (rows.next())
            cards.push_back({.section = rows.text(7), .card = card_in(rows), .count = rows.number(8)});
        return cards;
    });
}

Result<void> store_deck(Database& database, const Game& game, std::string_view name, const std::vector<DeckCard>& cards,
                        std::int64_t now_ms)
{
    return guarded(database, [&]() -> Result<void> {
        Transaction transaction(database);
        know_game(database, game);
        Query(database,
              "INSERT INTO decks (game, name, made_at) VALUES (?, ?, ?) ON CONFLICT (game, name) DO UPDATE SET name = "
              "excluded.name, made_at = excluded.made_at",
              game.id, name, now_ms)
            .run();
        std::int64_t deck = 0;
        {
            Query found(database, "SELECT id FROM decks WHERE game = ? AND name = ?", game.id, name);
            found.next();
            deck = found.integer(0);
        }
        Query(database, "DELETE FROM deck_cards WHERE deck = ?", deck).run();
        for (std::size_t at = 0; at < cards.size(); ++at)
            Query(database, "INSERT INTO deck_cards VALUES (?, ?, ?, ?, ?)", deck, static_cast<int>(at),
                  cards[at].section, cards[at].card.id, cards[at].count)
                .run();
        transaction.commit();
        return {};
    });
}

Result<void> delete_deck(Database& database, std::int64_t deck)
{
    return guarded(database, [&]() -> Result<void> {
        Transaction transaction(database);
        Query(database, "UPDATE match_players SET deck = NULL WHERE deck = ?", deck).run();
        Query(database, "DELETE FROM decks WHERE id = ?", deck).run();
        transaction.commit();
        return {};
    });
}

Result<EngineDeck> engine_deck(const Game& game, const std::vector<DeckCard>& cards, Seat seat)
{
    std::map<std::int64_t, std::uint16_t> facts;
    std::vector<StoredCard> different;
    EngineDeck made{.deck = {.seat = seat}};
    for (const DeckCard& card : cards) {
        const auto [known, is_new] = facts.try_emplace(card.card.id, static_cast<std::uint16_t>(different.size()));
        if (is_new)
            different.push_back(card.card);
        const int section = index_of_section(game, card.section);
        if (section < 0)
            return Failure{{"“" + card.section + "” is no section of a deck of " + std::string(game.title) + "."}};
        made.deck.lines.push_back(
            {.section = static_cast<std::uint8_t>(section), .facts = known->second, .count = card.count});
    }
    auto library = library_of(game, different);
    if (!library)
        return Failure{library.error()};
    made.position.library = std::make_shared<const CardLibrary>(std::move(*library));
    game.lay_out(made.position);
    return made;
}

std::vector<DeckDifference> compare(const std::vector<DeckCard>& here, const std::vector<DeckCard>& there)
{
    std::map<std::pair<std::string, std::string>, DeckDifference> counts;
    const auto count = [&](const std::vector<DeckCard>& deck, int DeckDifference::*which) {
        for (const DeckCard& card : deck) {
            DeckDifference& both = counts[{card.section, folded_name(card.card.name)}];
            both.name = card.card.name;
            both.section = card.section;
            both.*which += card.count;
        }
    };
    count(here, &DeckDifference::here);
    count(there, &DeckDifference::there);
    std::vector<DeckDifference> differences;
    for (const auto& [key, both] : counts)
        if (both.here != both.there)
            differences.push_back(both);
    return differences;
}

}  // namespace cardinal::carddb
