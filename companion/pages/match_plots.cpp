#include "companion/pages/match_plots.h"

#include <algorithm>

namespace cardinal::pages {
namespace {

std::vector<Tick> turns_of(const Game& game, const ToldMatch& match)
{
    std::vector<Tick> ticks{{.moment = 0, .name = std::to_string(turn_of(game, match.start))}};
    for (std::size_t at = 0; at < match.moments.size(); ++at)
        if (std::string turn = std::to_string(turn_of(game, match.moments[at].after)); turn != ticks.back().name)
            ticks.push_back({.moment = at + 1, .name = std::move(turn)});
    return ticks;
}

std::vector<std::size_t> flagged_moments(const ToldMatch& match)
{
    std::vector<std::size_t> marks;
    for (std::size_t at = 0; at < match.moments.size(); ++at)
        if (!match.moments[at].entry->verdict.legal())
            marks.push_back(at + 1);
    return marks;
}

/// From the start on, so that one moment more than there are entries.
Series series_of(const ToldMatch& match, const ValueWord& value, Seat seat)
{
    Series series{.name = std::string(1, seat.letter()), .numbers = {read_value(match.start, value, {.seat = seat})}};
    for (const Moment& moment : match.moments)
        series.numbers.push_back(read_value(moment.after, value, {.seat = seat}));
    return series;
}

}  // namespace

std::vector<Plot> plots_of(const Game& game, const ToldMatch& match)
{
    const std::vector<Tick> ticks = turns_of(game, match);
    const std::vector<std::size_t> marks = flagged_moments(match);
    std::vector<Plot> plots;
    for (const ValueWord& value : game.words->values) {
        const auto& always_seen = game.words->headline;
        if (value.scope != Scope::player ||
            std::find(always_seen.begin(), always_seen.end(), value.name) == always_seen.end())
            continue;
        Plot plot{.title = std::string(value.name), .ticks = ticks, .marks = marks};
        for (std::int8_t seat = 0; seat < match.start.seats; ++seat)
            plot.series.push_back(series_of(match, value, Seat{seat}));
        plots.push_back(std::move(plot));
    }
    return plots;
}

}  // namespace cardinal::pages
