#include "carddb/rehearsal.h"

#include "carddb/card_search.h"
#include "carddb/guarded.h"
#include "carddb/plain_text.h"
#include "carddb/query.h"

namespace cardinal::carddb {

Result<void> multiply_match(Database& database, std::int64_t match, int times)
{
    return guarded(database, [&]() -> Result<void> {
        Transaction transaction(database);
        for (int each = 0; each < times; ++each) {
            const std::string player = "Player " + std::to_string(each % 500);
            Query(database, "INSERT INTO players (name) VALUES (?) ON CONFLICT DO NOTHING", player).run();
            Query(database,
                  "INSERT INTO matches (game, rules_version, engine, profile, begun_at, last_at, entries, flags, "
                  "last_hash) SELECT game, rules_version, engine, profile, begun_at, last_at + ?2 * 60000, entries, "
                  "flags, last_hash FROM matches WHERE id = ?1",
                  match, each)
                .run();
            const std::int64_t copy = last_id(database);
            Query(database, "INSERT INTO match_heads SELECT ?2, text FROM match_heads WHERE match = ?1", match, copy)
                .run();
            Query(database, "INSERT INTO match_players SELECT ?1, 'A', id, NULL FROM players WHERE name = ?2", copy,
                  player)
                .run();
            Query(database,
                  "INSERT INTO entries SELECT ?2, number, at, flags, text, hash FROM entries WHERE match = ?1", match,
                  copy)
                .run();
        }
        transaction.commit();
        return {};
    });
}

Result<void> make_plain_tables(Database& database)
{
    return guarded(database, [&]() -> Result<void> {
        database.connection().exec(
            "PRAGMA temp_store = MEMORY;"
            "CREATE TEMP TABLE plain_cards AS SELECT c.folded_name AS name, f.text AS rest FROM cards c JOIN "
            "card_texts f "
            "ON f.rowid = c.id;"
            "CREATE TEMP TABLE plain_matches AS SELECT m.*, h.text AS head, p.name AS player FROM matches m JOIN "
            "match_heads "
            "h ON h.match = m.id LEFT JOIN match_players mp ON mp.match = m.id LEFT JOIN players p ON p.id = mp.player;"
            "CREATE TEMP TABLE plain_entries AS SELECT * FROM entries;");
        return {};
    });
}

namespace {

int count_of(Query&& rows)
{
    int count = 0;
    while (rows.next())
        ++count;
    return count;
}

}  // namespace

Result<int> search_plain_table(Database& database, std::string_view typed)
{
    return guarded(database, [&]() -> Result<int> {
        return count_of(Query(
            database, "SELECT name FROM plain_cards WHERE name LIKE ?1 OR rest LIKE ?1 ORDER BY length(name) LIMIT 20",
            "%" + folded_name(typed) + "%"));
    });
}

Result<int> search_plain_table_for_slips(Database& database, std::string_view typed)
{
    return guarded(database, [&]() -> Result<int> {
        int count = 0;
        const std::string wanted = folded_name(typed);
        for (Query rows(database, "SELECT name FROM plain_cards"); rows.next();)
            count += slips_to(wanted, rows.text(0)) ? 1 : 0;
        return count;
    });
}

Result<int> list_plain_table(Database& database, std::string_view player)
{
    return guarded(database, [&]() -> Result<int> {
        return count_of(
            Query(database,
                  "SELECT id, game, last_at, entries, flags, player FROM plain_matches WHERE ?1 = '' OR player = "
                  "?1 ORDER BY last_at DESC",
                  player));
    });
}

Result<std::string> text_from_plain_table(Database& database, std::int64_t match)
{
    return guarded(database, [&]() -> Result<std::string> {
        std::string text;
        for (Query rows(database, "SELECT text FROM plain_entries WHERE match = ? ORDER BY number", match);
             rows.next();)
            text += rows.text(0);
        return text;
    });
}

}  // namespace cardinal::carddb
