#include "companion/cli/bench_watch_names.h"

#include <algorithm>

namespace cardinal::cli::bench {
namespace {

CardId renamed(CardId card, const std::vector<int>& names)
{
    const auto at = static_cast<std::size_t>(card.index);
    return card.index >= 0 && at < names.size() ? CardId{static_cast<std::int16_t>(names[at])} : card;
}

Action renamed(Action action, const std::vector<int>& names)
{
    action.card = renamed(action.card, names);
    action.target = renamed(action.target, names);
    for (CardId& card : action.cards)
        card = renamed(card, names);
    return action;
}

std::vector<int> turned_round(const std::vector<int>& names)
{
    std::vector<int> other(names.size());
    for (std::size_t at = 0; at < names.size(); ++at)
        other[static_cast<std::size_t>(names[at])] = static_cast<int>(at);
    return other;
}

bool are_twins(const Card& one, const Card& other) { return one.facts == other.facts && one.owner == other.owner; }

}  // namespace

Names::Names(const std::vector<PrintedCode>& codes)
{
    for (std::size_t card = 0; card < codes.size(); ++card)
        played_[codes[card]] = static_cast<int>(card);
}

void Names::note(const match::Lying& lying, const std::map<int, CardId>& cards_by_track)
{
    for (const match::LyingCard& card : lying.cards) {
        const auto played = card.code ? played_.find(*card.code) : played_.end();
        const auto watched = cards_by_track.find(card.track);
        if (played != played_.end() && watched != cards_by_track.end())
            watched_[played->second] = watched->second.index;
    }
}

/// A number for each card of the match that was played: cards that nobody saw yet are called as they are, or as one of
/// their twins that nothing else is called.
std::vector<int> Names::all_watched(const Position& position) const
{
    const int count = static_cast<int>(position.cards.size());
    std::vector<int> names(position.cards.size(), -1);
    std::vector<bool> is_taken(position.cards.size());
    const auto take = [&](int card, int name) {
        names[static_cast<std::size_t>(card)] = name;
        is_taken[static_cast<std::size_t>(name)] = true;
    };
    for (const auto& [card, name] : watched_)
        if (card < count && name < count && !is_taken[static_cast<std::size_t>(name)])
            take(card, name);
    for (const bool only_twins : {true, false})
        for (int card = 0; card < count; ++card)
            for (int step = 0; step < count && names[static_cast<std::size_t>(card)] < 0; ++step) {
                const int name = (card + step) % count;
                const bool fits = !only_twins || are_twins(position.cards[static_cast<std::size_t>(card)],
                                                           position.cards[static_cast<std::size_t>(name)]);
                if (fits && !is_taken[static_cast<std::size_t>(name)])
                    take(card, name);
            }
    return names;
}

Action Names::as_watched(Action played, const Position& position) const
{
    return renamed(std::move(played), all_watched(position));
}

Action Names::as_played(Action watched, const Position& position) const
{
    return renamed(std::move(watched), turned_round(all_watched(position)));
}

Board Names::as_played(Board watched, const Position& position) const
{
    const std::vector<int> names = turned_round(all_watched(position));
    for (BoardCard& card : watched.cards) {
        card.card = renamed(card.card, names);
        card.host = renamed(card.host, names);
    }
    for (Fact& fact : watched.numbers)
        fact.card = renamed(fact.card, names);
    return watched;
}

}  // namespace cardinal::cli::bench
