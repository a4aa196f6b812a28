#include "carddb/copies.h"

#include "carddb/games.h"
#include "carddb/guarded.h"
#include "carddb/plain_text.h"
#include "carddb/query.h"
#include "engine/games/all_games.h"

#include <algorithm>
#include <map>
#include <set>

namespace cardinal::carddb {
namespace {

constexpr std::string_view columns =
    "SELECT co.game, co.number, co.serial, coalesce(c.name, co.card), co.origin, co.card FROM copies co "
    "LEFT JOIN cards c ON c.game = co.game AND c.number = co.number ";

/// Codes of games that this program does not know cannot be told, nor met on a table of its own.
std::vector<Copy> all_of(Query& rows)
{
    std::vector<Copy> copies;
    while (rows.next())
        if (const Game* game = find_game(rows.text(0)))
            copies.push_back({.code = {game->letter, rows.number(1), rows.number(2)},
                              .game = rows.text(0),
                              .card = rows.text(3),
                              .called = rows.text(5),
                              .was_printed = rows.text(4) == "printed"});
    return copies;
}

std::vector<Copy> codebook_in(Database& database)
{
    Query rows(database, std::string(columns) + "ORDER BY co.id");
    return all_of(rows);
}

void store(Database& database, const Copy& copy, std::int64_t now_ms)
{
    Query(database,
          "INSERT INTO copies (game, number, serial, card, origin, made_at) VALUES (?, ?, ?, ?, ?, ?) "
          "ON CONFLICT DO NOTHING",
          copy.game, copy.code.card, copy.code.serial, copy.card, copy.was_printed ? "printed" : "read", now_ms)
        .run();
    Query(database, "UPDATE games SET last_card_number = max(last_card_number, ?) WHERE id = ?", copy.code.card,
          copy.game)
        .run();
}

const Game* game_with(char letter)
{
    const auto games = all_games();
    const auto found = std::ranges::find(games, letter, &Game::letter);
    return found == games.end() ? nullptr : *found;
}

std::string name_of_card(Database& database, const std::string& game, int number)
{
    Query card(database, "SELECT name FROM cards WHERE game = ? AND number = ?", game, number);
    return card.next() ? card.text(0) : "";
}

Copy copy_with(Database& database, const PrintedCode& code)
{
    const Game* game = game_with(code.game);
    const std::string id = game ? std::string(game->id) : "";
    return {.code = code, .game = id, .card = name_of_card(database, id, code.card), .was_printed = false};
}

std::string why_not(const Game& game, const Copy& copy)
{
    const std::string code = write_code(copy.code);
    if (copy.game != game.id)
        return code + " is no card of " + std::string(game.title) + ".";
    return copy.card.empty() ? code + " is a card with number " + write_card_number(copy.code.card) +
                                   ", and there is none among the cards of " + std::string(game.title) + "."
                             : "";
}

/// Registers one copy; what to say of it.
void enter(Database& database, std::int64_t deck, const Copy& copy, Registration& done)
{
    const auto row = [&](std::string_view sql) {
        return Query(database, sql, deck, copy.game, copy.code.card, copy.code.serial).run();
    };
    const int added = row("INSERT INTO deck_copies SELECT ?1, id FROM copies WHERE game = ?2 AND number = ?3 AND "
                          "serial = ?4 ON CONFLICT DO NOTHING");
    (added != 0 ? done.added : done.known) += 1;
    Query others(database,
                 "SELECT d.name FROM deck_copies dc JOIN copies co ON co.id = dc.copy JOIN decks d ON d.id = dc.deck "
                 "WHERE dc.deck <> ?1 AND co.game = ?2 AND co.number = ?3 AND co.serial = ?4",
                 deck, copy.game, copy.code.card, copy.code.serial);
    while (others.next())
        done.remarks.push_back(write_code(copy.code) + " (" + copy.card + ") is registered with “" + others.text(0) +
                               "”, too.");
}

}  // namespace

std::vector<PrintedCode> codes_of(std::span<const Copy> copies)
{
    std::vector<PrintedCode> codes;
    codes.reserve(copies.size());
    for (const Copy& copy : copies)
        codes.push_back(copy.code);
    return codes;
}

Result<std::vector<Copy>> known_copies(Database& database)
{
    return guarded(database, [&]() -> Result<std::vector<Copy>> { return codebook_in(database); });
}

Result<bool> keep_printed(Database& database, const Game& game, std::span<const Copy> copies, std::size_t beside,
                          std::int64_t now_ms)
{
    return guarded(database, [&]() -> Result<bool> {
        Transaction transaction(database);
        if (codebook_in(database).size() != beside)
            return false;
        know_game(database, game);
        for (const Copy& copy : copies)
            store(database, copy, now_ms);
        transaction.commit();
        return true;
    });
}

Result<std::vector<Copy>> copies_of_deck(Database& database, std::int64_t deck)
{
    return guarded(database, [&]() -> Result<std::vector<Copy>> {
        Query rows(database,
                   std::string(columns) +
                       "JOIN deck_copies dc ON dc.copy = co.id WHERE dc.deck = ? ORDER BY co.number, co.serial",
                   deck);
        return all_of(rows);
    });
}

Result<Registration> register_copies(Database& database, const Game& game, std::int64_t deck,
                                     std::span<const PrintedCode> codes, std::int64_t now_ms)
{
    const auto read = copies_read(database, codes);
    if (!read)
        return Failure{read.error()};
    for (const Copy& copy : *read)
        if (std::string why = why_not(game, copy); !why.empty())
            return Failure{{std::move(why)}};
    return guarded(database, [&]() -> Result<Registration> {
        Transaction transaction(database);
        know_game(database, game);
        Registration done;
        for (const Copy& copy : *read) {
            store(database, copy, now_ms);
            enter(database, deck, copy, done);
        }
        transaction.commit();
        return done;
    });
}

Result<void> forget_copies(Database& database, std::int64_t deck)
{
    return guarded(database, [&]() -> Result<void> {
        Query(database, "DELETE FROM deck_copies WHERE deck = ?", deck).run();
        return {};
    });
}

Result<std::vector<Copy>> copies_read(Database& database, std::span<const PrintedCode> codes)
{
    return guarded(database, [&]() -> Result<std::vector<Copy>> {
        std::vector<Copy> copies;
        std::set<PrintedCode> seen;
        for (const PrintedCode& code : codes)
            if (seen.insert(code).second)
                copies.push_back(copy_with(database, code));
        return copies;
    });
}

// ---- comparing ----

namespace {

std::string key_of(const Copy& copy)
{
    return copy.card.empty() ? "#" + write_card_number(copy.code.card) : folded_name(copy.card);
}

std::string name_of(const Copy& copy)
{
    return copy.card.empty() ? "an unknown card, number " + write_card_number(copy.code.card) : copy.card;
}

std::vector<Copy> those_without(const std::vector<Copy>& copies, const std::vector<Copy>& others)
{
    std::set<PrintedCode> known;
    for (const Copy& copy : others)
        known.insert(copy.code);
    std::vector<Copy> left;
    std::ranges::copy_if(copies, std::back_inserter(left),
                         [&](const Copy& copy) { return !known.contains(copy.code); });
    return left;
}

}  // namespace

CopyComparison compare_copies(const std::vector<DeckCard>& list, const std::vector<Copy>& registered,
                              const std::vector<Copy>& there)
{
    std::map<std::string, CopyComparison::Count> counts;
    for (const DeckCard& card : list) {
        CopyComparison::Count& count = counts[folded_name(card.card.name)];
        count.card = card.card.name;
        count.listed += card.count;
    }
    for (const Copy& copy : there) {
        CopyComparison::Count& count = counts[key_of(copy)];
        count.card = name_of(copy);
        ++count.there;
    }
    CopyComparison found{.not_registered = those_without(there, registered),
                         .not_there = those_without(registered, there)};
    for (const auto& [key, count] : counts)
        if (count.listed != count.there)
            found.different.push_back(count);
    return found;
}

}  // namespace cardinal::carddb
