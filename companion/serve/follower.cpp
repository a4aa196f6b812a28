#include "companion/serve/follower.h"

#include "carddb/matches.h"
#include "engine/games/all_games.h"

#include <algorithm>

namespace cardinal::serve {

Result<bool> Follower::read_anew()
{
    carddb::MatchSummary summary;
    if (wanted_ != 0) {
        auto found = carddb::find_match(*database_, wanted_);
        if (!found)
            return Failure{found.error()};
        summary = std::move(*found);
    } else {
        auto newest = carddb::list_matches(*database_, {.at_most = 1});
        if (!newest)
            return Failure{newest.error()};
        if (newest->empty())
            return false;
        summary = std::move(newest->front());
    }
    if (summary.id == match_ && last_hash_ == summary.last_hash)
        return true;
    const auto game = std::ranges::find(all_games(), summary.game, &Game::id);
    if (game == all_games().end())
        return Failure{{"Match " + std::to_string(summary.id) + " is of a game that this Cardinal does not know."}};
    auto stored = carddb::open_match(*database_, **game, summary.id);
    if (!stored)
        return Failure{stored.error()};
    if (summary.id != match_)
        shown_.reset();
    match_ = summary.id;
    last_hash_ = summary.last_hash;
    game_ = *game;
    record_ = std::move(stored->record);
    return true;
}

Result<std::optional<Published>> Follower::look(Delayed::Clock::time_point now)
{
    const std::int64_t before = match_;
    const auto there = read_anew();
    if (!there)
        return Failure{there.error()};
    if (!*there)
        return std::optional<Published>{};
    if (match_ != before)
        delayed_.note(0, now);
    delayed_.note(record_->entries.size(), now);
    const std::size_t count = delayed_.shown(now);
    if (shown_ == count)
        return std::optional<Published>{};
    Record part = *record_;
    part.entries.resize(std::min(count, part.entries.size()));
    shown_ = count;
    return std::optional(publish(History(*game_, std::move(part)), match_));
}

}  // namespace cardinal::serve
