#include "companion/serve/follower.h"

#include "engine/games/all_games.h"

#include <algorithm>

namespace cardinal::serve {
namespace {

bool has_ended(const Game& game, const Record& record)
{
    const History history(game, record);
    return game.is_over(history.position());
}

}  // namespace

/// Takes a match over, or what is new of the last one.
Result<void> Follower::read(const carddb::MatchSummary& summary)
{
    const bool is_known = !followed_.empty() && followed_.back().match == summary.id;
    if (is_known && followed_.back().last_hash == summary.last_hash)
        return {};
    const auto game = std::ranges::find(all_games(), summary.game, &Game::id);
    if (game == all_games().end())
        return Failure{{"Match " + std::to_string(summary.id) + " is of a game that this Cardinal does not know."}};
    auto stored = carddb::open_match(*database_, **game, summary.id);
    if (!stored)
        return Failure{stored.error()};
    const bool is_over = has_ended(**game, stored->record);
    if (is_known)
        followed_.pop_back();
    followed_.push_back({summary.id, summary.last_hash, *game, std::move(stored->record), is_over});
    return {};
}

Result<void> Follower::read_anew()
{
    if (wanted_ != 0) {
        const auto found = carddb::find_match(*database_, wanted_);
        return found ? read(*found) : Failure{found.error()};
    }
    const auto newest = carddb::list_matches(*database_, {.at_most = 1});
    if (!newest)
        return Failure{newest.error()};
    if (newest->empty())
        return {};
    // What was stored of the one before since it was read last is its end.
    if (!followed_.empty() && followed_.back().match != newest->front().id)
        if (const auto before = carddb::find_match(*database_, followed_.back().match))
            if (auto done = read(*before); !done)
                return done;
    return read(newest->front());
}

/// Matches follow each other as the entries of one do: each is a step for its beginning and one for every entry.
Result<std::optional<Published>> Follower::look(Delayed::Clock::time_point now)
{
    if (const auto done = read_anew(); !done)
        return Failure{done.error()};
    if (followed_.empty())
        return std::optional<Published>{};
    std::size_t all = gone_;
    for (const Followed& one : followed_)
        all += steps(one);
    delayed_.note(all, now);
    std::size_t count = delayed_.shown(now, followed_.back().is_over);
    count = count > gone_ ? count - gone_ : 1;  // that there is a match is no secret
    for (; followed_.size() > 1 && count > steps(followed_.front()); followed_.pop_front()) {
        count -= steps(followed_.front());
        gone_ += steps(followed_.front());
    }
    const Followed& front = followed_.front();
    const Shown shown{front.match, std::min(count, steps(front)) - 1};
    if (shown_ == shown)
        return std::optional<Published>{};
    Record part = front.record;
    part.entries.resize(shown.entries);
    shown_ = shown;
    return std::optional(publish(History(*front.game, std::move(part)), front.match));
}

}  // namespace cardinal::serve
