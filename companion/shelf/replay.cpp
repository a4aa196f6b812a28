#include "companion/shelf/replay.h"

#include "engine/games/all_games.h"

#include <algorithm>

namespace cardinal::shelf {

ShelvedReplay replay_of(const Game& game, Record record, const std::vector<std::string>& faults)
{
    const Replay replayed = replay(game, record);
    ShelvedReplay shelved{.game = &game, .fidelity = replayed.fidelity, .why = replayed.why};
    if (!faults.empty()) {
        shelved.fidelity = Fidelity::diverged;
        shelved.why = faults.front();
    }
    shelved.summary.game = game.id;
    shelved.summary.players = record.pins.players;
    shelved.history = std::make_shared<const History>(game, std::move(record));
    shelved.told = pages::told(*shelved.history);
    shelved.plots = pages::plots_of(game, shelved.told);
    const int all = static_cast<int>(shelved.told.moments.size());
    shelved.certain = replayed.fidelity == Fidelity::diverged ? std::max(0, replayed.at_entry - 1) : all;
    return shelved;
}

Result<ShelvedReplay> replay_of(carddb::Database& database, std::int64_t match)
{
    const auto summary = carddb::find_match(database, match);
    if (!summary)
        return Failure{summary.error()};
    const Game* game = find_game(summary->game);
    if (game == nullptr)
        return Failure{{"Nobody here knows the game “" + summary->game + "”."}};
    auto stored = carddb::open_match(database, *game, match);
    if (!stored)
        return Failure{stored.error()};
    ShelvedReplay shelved = replay_of(*game, std::move(stored->record), stored->faults);
    shelved.summary = *summary;
    return shelved;
}

}  // namespace cardinal::shelf
