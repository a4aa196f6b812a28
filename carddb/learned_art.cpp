#include "carddb/learned_art.h"

#include "carddb/guarded.h"
#include "carddb/query.h"

namespace cardinal::carddb {

Result<std::vector<LearnedArt>> learned_art(Database& database)
{
    return guarded(database, [&]() -> Result<std::vector<LearnedArt>> {
        std::vector<LearnedArt> all;
        Query rows(database, "SELECT c.id, c.name, c.game, a.print, coalesce(c.number, -1) FROM learned_art a JOIN "
                             "cards c ON c.id = a.card "
                             "WHERE a.face = 'front' ORDER BY a.id");
        while (rows.next())
            all.push_back({.card = rows.integer(0),
                           .name = rows.text(1),
                           .game = rows.text(2),
                           .number = static_cast<int>(rows.integer(4)),
                           .print = rows.text(3)});
        return all;
    });
}

Result<void> keep_art(Database& database, const StoredCard& card, std::string_view print, std::int64_t now_ms)
{
    return guarded(database, [&]() -> Result<void> {
        Query(database, "INSERT INTO learned_art (card, print, learned_at) VALUES (?, ?, ?)", card.id, Blob{print},
              now_ms)
            .run();
        return {};
    });
}

Result<int> forget_art(Database& database, const StoredCard& card)
{
    return guarded(database, [&]() -> Result<int> {
        return Query(database, "DELETE FROM learned_art WHERE card = ?", card.id).run();
    });
}

}  // namespace cardinal::carddb
