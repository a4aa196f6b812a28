#include "carddb/games.h"

#include "carddb/query.h"

namespace cardinal::carddb {

void know_game(Database& database, const Game& game)
{
    Query(database,
          "INSERT INTO games (id, title) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET title = excluded.title "
          "WHERE title <> excluded.title",
          game.id, game.title)
        .run();
}

}  // namespace cardinal::carddb
