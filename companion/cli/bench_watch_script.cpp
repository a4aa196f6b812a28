#include "companion/cli/bench_watch.h"
#include "engine/referee/referee.h"
#include "engine/rules/action_word.h"
#include "engine/rules/random_play.h"
#include "samples/studio/table.h"

#include <algorithm>

namespace cardinal::cli::bench {
namespace {

constexpr int most_deeds_a_play = 12;  // where players may go on doing what nobody sees
constexpr std::size_t one_put_back_in = 2;

/// Nothing is chosen about it.
bool goes_without_saying(const Action& action) { return action == Action{.kind = action.kind, .seat = action.seat}; }

/// What no camera sees, such as whom an attack is aimed at, and passing whatever comes of it. What the table does by
/// itself nobody says.
bool is_said(const Game& game, const Play& play, bool is_terse)
{
    const ActionWord* word = find_action_word(game, play.action);
    if (!play.action.seat || !word)
        return false;
    const bool is_needed =
        is_terse ? !play.is_seen && !goes_without_saying(play.action) : !play.is_seen || word->may_be_asked;
    return is_pass(*word) || is_needed;
}

class Players {
public:
    Players(const Game& game, const Position& table, const Plan& plan)
        : game_(game), plan_(plan), seed_(plan.seed), referee_(game, table)
    {}

    std::vector<Play> play()
    {
        std::vector<Play> all;
        int seen = 0;
        for (int deed = 0; deed < plan_.plays * most_deeds_a_play && seen < plan_.plays; ++deed) {
            auto next = next_play();
            if (!next)
                break;
            seen += next->action.seat && next->is_seen ? 1 : 0;
            all.push_back(std::move(*next));
        }
        return all;
    }

private:
    const Game& game_;
    Plan plan_;
    Seed seed_;
    Referee referee_;

    std::optional<Action> next_action()
    {
        const auto one_in = static_cast<std::size_t>(plan_.one_illegal_in);
        if (one_in > 0 && seed_.one_in(one_in))
            if (auto illegal = random_illegal_action(game_, referee_.position(), seed_))
                return illegal;
        return random_legal_action(game_, referee_.position(), seed_);
    }

    std::optional<Play> next_play()
    {
        if (game_.is_over(referee_.position()))
            return {};
        Play play{.before = referee_.position()};
        const auto action = next_action();
        const auto entry = action ? referee_.take(*action, by_inference) : Result<Entry>(Failure{});
        if (!entry)
            return {};
        play.action = entry->action;
        play.verdict = entry->verdict;
        play.after = referee_.position();
        play.is_seen = studio::as_a_camera_sees(game_, board(game_, play.before)) !=
                       studio::as_a_camera_sees(game_, board(game_, play.after));
        play.is_said = is_said(game_, play, plan_.is_terse);
        const bool has_made_cards = play.after.cards.size() != play.before.cards.size();
        play.is_put_back = !play.verdict.legal() && play.is_seen && !has_made_cards && seed_.one_in(one_put_back_in) &&
                           referee_.take_back().has_value();
        return play;
    }
};

template <class Map>
void add_each(Map& all, const Map& more)
{
    for (const auto& [key, count] : more)
        all[key] += count;
}

template <class List>
void append(List& all, const List& more)
{
    all.insert(all.end(), more.begin(), more.end());
}

}  // namespace

std::vector<Play> match_of(const Game& game, const Position& table, const Plan& plan)
{
    return Players(game, table, plan).play();
}

void add(Count& all, const Count& more)
{
    for (int Count::*const number :
         {&Count::matches,    &Count::turns,          &Count::plays,        &Count::recovered, &Count::in_order,
          &Count::told_alike, &Count::invented,       &Count::said,         &Count::planted,   &Count::found,
          &Count::misnamed,   &Count::as_legal,       &Count::false_flags,  &Count::put_back,  &Count::put_back_found,
          &Count::questions,  &Count::not_for_people, &Count::camera_moved, &Count::knocks,    &Count::knocks_noticed,
          &Count::bothers,    &Count::let_be,         &Count::kills,        &Count::resumed,   &Count::frames})
        all.*number += more.*number;
    all.film_ms += more.film_ms;
    all.work_ms += more.work_ms;
    add_each(all.misses, more.misses);
    add_each(all.asked, more.asked);
    append(all.latencies_ms, more.latencies_ms);
    append(all.seen_ms, more.seen_ms);
    for (const auto& [why, waits] : more.put_off_ms)
        append(all.put_off_ms[why], waits);
    append(all.looks_ms, more.looks_ms);
    append(all.told, more.told);
}

}  // namespace cardinal::cli::bench
