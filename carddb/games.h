#pragma once

#include "carddb/database.h"
#include "engine/rules/game.h"

namespace cardinal::carddb {

/// Makes sure that rows can refer to the game. Throws what SQLite complains of.
void know_game(Database& database, const Game& game);

}  // namespace cardinal::carddb
