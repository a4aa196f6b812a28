#include "engine/referee/rehearsed_score.h"

#include "engine/referee/costs.h"
#include "engine/referee/legal_deeds.h"
#include "engine/rules/action_word.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace cardinal {
namespace {

Board led_to(const Sight& sight, Position position, const std::vector<Action>& deeds)
{
    for (const Action& deed : deeds)
        position = apply(sight.game(), std::move(position), deed);
    return sight(position);
}

Action in_one_order(Action action)
{
    std::ranges::sort(action.cards);
    return action;
}

/// Pairs of a deed and what was written for it, with the deed's place among those done and the other's among those
/// written.
struct Pair {
    std::size_t done = 0, written = 0;
};

class Pairing {
public:
    Pairing(const Sight& sight, const Position& before, const std::vector<Action>& done,
            const std::vector<Action>& written)
        : sight_(sight), before_(before), done_(done), written_(written), taken_(written.size())
    {
        for (std::size_t at = 0; at < done_.size(); ++at)
            pair(at, [&](const Action& other) { return is_same_deed(done_[at], other); });
        for (std::size_t at = 0; at < done_.size(); ++at)
            if (!is_paired(at) && pair(at, [&](const Action& other) { return looks_alike(at, other); }))
                alike_.push_back(at);
    }

    bool is_paired(std::size_t done) const { return std::ranges::find(pairs_, done, &Pair::done) != pairs_.end(); }
    bool is_alike(std::size_t done) const { return std::ranges::find(alike_, done) != alike_.end(); }
    bool is_taken(std::size_t written) const { return taken_[written]; }

    /// What was done, in the order in which it was written down.
    std::vector<Action> as_written() const
    {
        std::vector<Pair> pairs = pairs_;
        std::ranges::sort(pairs, {}, &Pair::done);
        std::vector<Action> deeds = done_;
        std::vector<Pair> in_written_order = pairs;
        std::ranges::sort(in_written_order, {}, &Pair::written);
        for (std::size_t at = 0; at < pairs.size(); ++at)
            deeds[pairs[at].done] = done_[in_written_order[at].done];
        return deeds;
    }

    /// The longest run of pairs that stand in one order on both sides, of deeds that are `counted`.
    int in_order(const std::vector<bool>& counted) const
    {
        std::vector<Pair> pairs = pairs_;
        std::erase_if(pairs, [&](const Pair& pair) { return !counted[pair.done]; });
        std::ranges::sort(pairs, {}, &Pair::done);
        std::vector<int> run(pairs.size(), 1);
        for (std::size_t at = 0; at < pairs.size(); ++at)
            for (std::size_t before = 0; before < at; ++before)
                if (pairs[before].written < pairs[at].written)
                    run[at] = std::max(run[at], run[before] + 1);
        return run.empty() ? 0 : *std::ranges::max_element(run);
    }

private:
    const Sight& sight_;
    const Position& before_;
    const std::vector<Action>& done_;
    const std::vector<Action>& written_;
    std::vector<bool> taken_;
    std::vector<Pair> pairs_{};
    std::vector<std::size_t> alike_{};

    template <class Fits>
    bool pair(std::size_t done, Fits fits)
    {
        for (std::size_t at = 0; at < written_.size(); ++at)
            if (!taken_[at] && fits(written_[at])) {
                taken_[at] = true;
                pairs_.push_back({done, at});
                return true;
            }
        return false;
    }

    /// The same deed of the same card, told with another target or number, and the table looks no different.
    bool looks_alike(std::size_t at, const Action& other) const
    {
        const Action& deed = done_[at];
        if (deed.kind != other.kind || deed.seat != other.seat || deed.card != other.card)
            return false;
        std::vector<Action> instead = done_;
        instead[at] = other;
        return led_to(sight_, before_, instead) == led_to(sight_, before_, done_);
    }
};

/// A pass that lets something declared happen shows no more than that it happened.
bool would_be_missed(const Sight& sight, const Position& before, std::vector<Action> deeds, std::size_t at,
                     const Board& end)
{
    for (const ActionWord& word : sight.game().words->actions)
        if (word.who == Who::table && word.slots.empty()) {
            deeds[at] = {.kind = word.kind};
            if (led_to(sight, before, deeds) == end)
                return false;
        }
    deeds.erase(deeds.begin() + static_cast<std::ptrdiff_t>(at));
    return led_to(sight, before, deeds) != end;
}

std::string name_of(const Game& game, const Action& action)
{
    const ActionWord* word = find_action_word(game, action);
    return word ? std::string(word->name) : "nothing";
}

bool is_for_people(const Game& game, const Action& action)
{
    const ActionWord* word = find_action_word(game, action);
    return word && (word->may_be_asked || is_pass(*word));
}

std::string what_differs(const Action& a, const Action& b)
{
    return a.target != b.target || a.cards != b.cards ? "target"
         : a.word != b.word                           ? "word"
         : a.number != b.number                       ? "number"
         : a.place != b.place                         ? "place"
         : a.other != b.other                         ? "player"
                                                      : "rest";
}

/// What two stories differ in first; a deed that one has and the other lacks is `nothing` in the other.
Subject difference(const Game& game, const Story& a, const Story& b)
{
    std::size_t at = 0;
    while (at < a.deeds.size() && at < b.deeds.size() && a.deeds[at].action == b.deeds[at].action)
        ++at;
    const Action one = at < a.deeds.size() ? a.deeds[at].action : Action{};
    const Action other = at < b.deeds.size() ? b.deeds[at].action : Action{};
    const bool may_ask = is_for_people(game, one) || is_for_people(game, other);
    if (one.kind == other.kind && one.seat == other.seat && one.card == other.card)
        return {name_of(game, one) + ": " + what_differs(one, other), may_ask};
    std::string names[] = {name_of(game, one), name_of(game, other)};
    std::ranges::sort(names);
    return {names[0] == names[1] ? names[0] : names[0] + " or " + names[1], may_ask};
}

}  // namespace

bool is_same_deed(const Action& a, const Action& b) { return in_one_order(a) == in_one_order(b); }

namespace {

bool is_by_the_same(const Action& a, const Action& b)
{
    return a.kind == b.kind && a.seat == b.seat && a.card == b.card;
}

bool is_to_the_same(const Action& a, const Action& b)
{
    const Action one = in_one_order(a), other = in_one_order(b);
    return is_by_the_same(a, b) && one.target == other.target && one.cards == other.cards;
}

bool is_among(const std::vector<Action>& done, const Deed& deed, bool (*is_it)(const Action&, const Action&))
{
    return std::ranges::any_of(done, [&](const Action& each) { return is_it(each, deed.action); });
}

/// In how much that everybody at the table knows: the turn, the phase and whose go it is.
int stands_otherwise(const Position& end, const Position& now)
{
    int otherwise = 0;
    for (std::size_t at = 0; at < end.match.size(); ++at)
        otherwise += end.match[at] == now.match[at] ? 0 : 1;
    return otherwise;
}

}  // namespace

std::optional<std::size_t> true_story(const Game& game, const std::vector<Story>& stories,
                                      const std::vector<Action>& done, const Verdict& broken, const Position* now)
{
    // Whoever tells it knows whom a deed was done to, whatever else the story says of it otherwise; and best what the
    // table has not done, such as to end an attack. Nor is it true that nothing was done.
    const auto told_otherwise = [&](const Story& story) {
        const auto unexplained = std::ranges::count_if(
            story.left_over, [](const LeftOver& left) { return !left.is_late && left.verdict.legal(); });
        const int left_open = 5 * static_cast<int>(unexplained);
        return std::accumulate(story.deeds.begin(), story.deeds.end(), left_open, [&](int sum, const Deed& deed) {
            return sum + (is_among(done, deed, is_same_deed)     ? 0
                          : !deed.action.seat                    ? 5
                          : is_among(done, deed, is_to_the_same) ? 1
                                                                 : 2);
        });
    };
    const auto is_further = [&](const Story& story, const Story& other) {
        const int far = now ? stands_otherwise(story.end, *now) : 0;
        const int other_is_far = now ? stands_otherwise(other.end, *now) : 0;
        return far != other_is_far ? far > other_is_far : told_otherwise(story) >= told_otherwise(other);
    };
    const auto truest = [&](bool with_the_unseen) {
        std::optional<std::size_t> best;
        for (std::size_t at = 0; at < stories.size(); ++at) {
            if (broken.legal() && !stories[at].is_legal())
                continue;  // nobody owns up to what they did not do
            const bool is_likely = std::ranges::all_of(stories[at].deeds, [&](const Deed& deed) {
                const bool is_said = with_the_unseen || (deed.is_seen && !is_a_pass(game, deed.action));
                return !deed.action.seat || !is_said || is_among(done, deed, is_by_the_same);
            });
            if (is_likely && (!best || !is_further(stories[at], stories[*best])))
                best = at;
        }
        return best;
    };
    const std::optional<std::size_t> exactly = truest(true);
    return exactly ? exactly : truest(false);
}

std::vector<bool> that_left_a_trace(const Sight& sight, const Position& before, const std::vector<Action>& deeds)
{
    const Board end = led_to(sight, before, deeds);
    std::vector<bool> traces;
    for (std::size_t at = 0; at < deeds.size(); ++at)
        traces.push_back(would_be_missed(sight, before, deeds, at, end));
    return traces;
}

namespace {

std::vector<Action> deeds_of(const Record& record, std::span<const int> entries)
{
    std::vector<Action> actions;
    for (const int number : entries) {
        const Entry& entry = *find_entry(record, number);
        if (entry.kind == Entry::Kind::action || entry.kind == Entry::Kind::answer)
            actions.push_back(entry.action);
    }
    return actions;
}

}  // namespace

std::vector<Action> written_since(const Referee& referee, const std::vector<int>& entries)
{
    const std::vector<int> line = referee.history().line();
    const auto [told_anew, added] = std::ranges::mismatch(entries, line);
    const std::vector<Action> known = deeds_of(referee.record(), {told_anew, entries.end()});
    std::vector<Action> actions = deeds_of(referee.record(), {added, line.end()});
    for (const Action& each : known)
        if (const auto again = std::ranges::find(actions, each); again != actions.end())
            actions.erase(again);
    return actions;
}

std::size_t that_are_over(const Sight& sight, const Position& before, const std::vector<Action>& done,
                          const std::vector<Action>& written)
{
    const std::vector<bool> traces = that_left_a_trace(sight, before, done);
    const auto seen = std::find(traces.rbegin(), traces.rend(), true).base() - traces.begin();
    const bool is_written = std::any_of(done.begin() + seen, done.end(), [&](const Action& action) {
        return std::ranges::find(written, action) != written.end();
    });
    return is_written ? done.size() : static_cast<std::size_t>(seen);
}

namespace {

/// What the table does happens by itself, or when everybody declined: nobody has to write it down as a deed.
std::vector<bool> plays_among(const Sight& sight, const Position& before, const std::vector<Action>& deeds)
{
    std::vector<bool> plays = that_left_a_trace(sight, before, deeds);
    for (std::size_t at = 0; at < deeds.size(); ++at)
        plays[at] = plays[at] && deeds[at].seat;
    return plays;
}

}  // namespace

Comparison compare(const Sight& sight, const Position& before, const std::vector<Action>& done,
                   const std::vector<Action>& written)
{
    const std::vector<bool> traces = plays_among(sight, before, done);
    const std::vector<bool> written_traces = plays_among(sight, before, written);
    const Pairing pairing(sight, before, done, written);
    Comparison count{};
    for (std::size_t at = 0; at < done.size(); ++at) {
        count.plays += traces[at] ? 1 : 0;
        count.recovered += traces[at] && pairing.is_paired(at) ? 1 : 0;
        count.told_alike += traces[at] && pairing.is_alike(at) ? 1 : 0;
    }
    const bool order_shows = led_to(sight, before, pairing.as_written()) != led_to(sight, before, done);
    count.in_order = order_shows ? pairing.in_order(traces) : count.recovered;
    for (std::size_t at = 0; at < written.size(); ++at)
        count.invented += written_traces[at] && !pairing.is_taken(at) ? 1 : 0;
    return count;
}

bool led_to_every_table(const Referee& referee, const std::vector<Board>& tables)
{
    const History& history = referee.history();
    std::vector<int> line = history.line();
    line.insert(line.begin(), 0);
    auto at = line.begin();
    return std::ranges::all_of(tables, [&](const Board& table) {
        at = std::find_if(at, line.end(), [&](int entry) {
            return board(referee.game(), history.state_after(entry).position) == table;
        });
        return at != line.end();
    });
}

std::string what_hides_it(const Sight& sight, const Position& before, const std::vector<Action>& done,
                          const std::vector<Action>& written)
{
    const Pairing pairing(sight, before, done, written);
    const std::vector<bool> traces = plays_among(sight, before, written);
    for (std::size_t at = 0; at < written.size(); ++at)
        if (!pairing.is_taken(at) && !traces[at] && written[at].seat)
            return "a deed without a trace: " + name_of(sight.game(), written[at]);
    for (std::size_t at = 0; at < done.size(); ++at)
        if (pairing.is_alike(at))
            return "what does not show: " + name_of(sight.game(), done[at]);
        else if (!pairing.is_paired(at) && done[at].seat)
            return "deeds that look like others: " + name_of(sight.game(), done[at]);
    return "the order between two looks";
}

Subject subject_of(const Game& game, const std::vector<Story>& stories)
{
    for (std::size_t at = 1; at < stories.size(); ++at)
        if (stories[at].cost < stories.front().cost + costs::margin)
            return difference(game, stories.front(), stories[at]);
    return stories.size() == 2 ? difference(game, stories.front(), stories.back()) : Subject{"what happened"};
}

}  // namespace cardinal
