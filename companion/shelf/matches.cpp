#include "companion/shelf/matches.h"

#include "engine/games/all_games.h"
#include "engine/record/history.h"

namespace cardinal::shelf {

Result<std::optional<Interrupted>> interrupted_match(carddb::Database& database, std::int64_t since_ms)
{
    const auto newest = carddb::list_matches(database, {.since = since_ms, .at_most = 1});
    if (!newest)
        return Failure{newest.error()};
    if (newest->empty() || newest->front().entries == 0)
        return std::optional<Interrupted>();
    const carddb::MatchSummary& summary = newest->front();
    const Game* game = find_game(summary.game);
    if (game == nullptr)
        return std::optional<Interrupted>();
    const auto stored = carddb::open_match(database, *game, summary.id);
    if (!stored)
        return Failure{stored.error()};
    const bool can_go_on = stored->faults.empty() && !game->is_over(History(*game, stored->record).position());
    return can_go_on ? std::optional(Interrupted{game, summary}) : std::nullopt;
}

std::string players_told(const carddb::MatchSummary& match)
{
    const auto name = [&](std::size_t seat) {
        return match.players[seat].empty() ? std::string(1, static_cast<char>('A' + seat)) : match.players[seat];
    };
    return name(0) + " – " + name(1);
}

}  // namespace cardinal::shelf
