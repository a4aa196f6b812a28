#include "engine/referee/node.h"

#include "engine/core/hash.h"
#include "engine/referee/costs.h"
#include "engine/referee/remainder.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>

namespace cardinal {
namespace {

bool is_about(const std::vector<Fact>& different, CardId card)
{
    return std::ranges::find(different, card, &Fact::card) != different.end();
}

bool waits(const Node& at, const Action& action)
{
    return std::ranges::find(at.position.stack, action, &Pending::action) != at.position.stack.end();
}

std::ptrdiff_t cards_in(const std::vector<Fact>& different)
{
    return std::ranges::count(different, Fact::What::card, &Fact::what);
}

/// Cards that are only turned do not count: a new turn turns many, and those that act then are turned again.
std::vector<Fact> without_the_turned(std::vector<Fact> different)
{
    std::erase_if(different, [](const Fact& fact) { return fact.what == Fact::What::card && fact.from == fact.to; });
    return different;
}

std::vector<Action> deeds_of(const Story& story)
{
    std::vector<Action> actions;
    for (const Deed& deed : story.deeds)
        actions.push_back(deed.action);
    std::ranges::sort(actions);
    return actions;
}

std::vector<std::string> broken_by(const Story& story)
{
    std::vector<std::string> rules;
    for (const Deed& deed : story.deeds)
        for (const Violation& violation : deed.verdict.violations)
            rules.push_back(violation.rule);
    std::ranges::sort(rules);
    return rules;
}

bool leave_the_same(const Story& a, const Story& b)
{
    const auto are_of_the_same = [](const Deed& one, const Deed& other) {
        return one.action.seat == other.action.seat && one.action.card == other.action.card;
    };
    const auto are_the_same = [](const LeftOver& one, const LeftOver& other) { return one.fact == other.fact; };
    return std::ranges::is_permutation(a.deeds, b.deeds, are_of_the_same) &&
           std::ranges::equal(a.left_over, b.left_over, are_the_same);
}

}  // namespace

bool leads_on(const Node& before, const Node& after)
{
    if (after.weight < before.weight)
        return true;
    // A number that is right now tells of a deed whose tokens come late, but not of one that should have moved a card.
    const bool no_card_is_late = cards_in(after.different) <= cards_in(before.different);
    const auto moves_on = [&](const Fact& fact) {
        return fact.card ? before.position.card(fact.card) != after.position.card(fact.card)
                         : no_card_is_late && std::ranges::find(after.different, fact) == after.different.end();
    };
    return after.weight <= before.weight + 1 && std::ranges::any_of(before.different, moves_on);
}

bool brings_a_count_nearer(const Game& game, const Node& before, const Node& after)
{
    const auto is_nearer = [&](const Fact& fact) {
        if (fact.card || !is_counted(game, fact))
            return false;
        const ValueWord& value = game.words->values[static_cast<std::size_t>(fact.value)];
        const int then = read_value(before.position, value, {.seat = fact.seat}) - fact.number;
        const int now = read_value(after.position, value, {.seat = fact.seat}) - fact.number;
        return then * now > 0 && std::abs(now) < std::abs(then);
    };
    return std::ranges::any_of(before.different, is_nearer);
}

bool is_a_step_aside(const Node& before, const Node& after)
{
    if (after.weight <= before.weight + 1 && cards_in(after.different) == cards_in(before.different))
        return true;
    const std::vector<Fact> then = without_the_turned(before.different), now = without_the_turned(after.different);
    return !after.deed.action.card && weight_of(now) <= weight_of(then) + 1 && cards_in(now) == cards_in(then);
}

bool is_a_detour(const Node& before, const Node& after)
{
    return after.weight > before.weight && cards_in(after.different) > cards_in(before.different);
}

bool may_lead_back(const Node& before, const Node& after)
{
    return cards_in(after.different) > cards_in(before.different) && after.weight <= before.weight + 1;
}

bool has_come_back(const Node& at) { return !at.detour.card || !is_about(at.different, at.detour.card); }

bool goes_back_by_itself(const Node& before, const Action& action)
{
    return before.detour.card && action.kind == before.detour.kind && action.card == before.detour.card;
}

bool may_show_later(const Node& before, const Node& after)
{
    const Action& deed = after.deed.action;
    return after.position.stack.size() > before.position.stack.size() &&
           (deed.cards.empty() || touches(deed, before.different));
}

bool leaves_a_trace_of_its_own(const Node& before, const Node& after)
{
    const CardId actor = after.deed.action.card;
    return !is_about(before.different, actor) && is_about(after.different, actor);
}

bool is_plainly_not_so(const Game& game, const Board& seen, const Node& before, const Node& after)
{
    const auto lies_unseen = [&](CardId card) {
        const Place place = after.position.card(card).place;
        if (!card || place == before.position.card(card).place || place.zone >= game.words->zones.size())
            return false;
        const ZoneWord& zone = game.words->zones[place.zone];
        return zone.on_table && !zone.hidden && std::ranges::find(seen.looked_at, place) != seen.looked_at.end() &&
               !is_about(before.different, card);
    };
    const Action& action = after.deed.action;
    return lies_unseen(action.card) || std::ranges::any_of(action.cards, lies_unseen);
}

double price_of(const Node& before, const Candidate& candidate, bool leaves_no_trace)
{
    const Seat side = before.position.card(candidate.action.card).side;
    const bool is_anothers = candidate.action.seat && side && side != candidate.action.seat;
    if (leaves_no_trace && before.unseen_in_a_row >= costs::passes_that_count)
        return 0;  // nothing but a pass comes after so many
    const double unseen = costs::unseen_deed + before.unseen * costs::further_unseen_deed +
                          (candidate.action.card ? costs::unseen_use : 0);
    return (leaves_no_trace ? unseen : costs::deed) + (candidate.is_proposed ? 0 : costs::made_up) +
           (candidate.is_odd ? costs::odd_origin : 0) + (is_anothers ? costs::anothers_card : 0) +
           candidate.extras * costs::needless_word;
}

bool is_about_setting_up(const Game& game, const Verdict& verdict)
{
    return std::ranges::any_of(verdict.violations, [&](const Violation& each) {
        const RuleInfo* rule = find_rule_info(game, each.rule);
        return rule && rule->kind == RuleKind::setup;
    });
}

double owed_for_what_happened(const Node& before, Node& after)
{
    double owed = 0;
    for (const Owed& each : before.owed) {
        const auto is_it = [&](const Pending& pending) { return are_of_one_family(pending.action, each.deed); };
        if (std::ranges::any_of(after.position.stack, is_it))
            continue;
        owed += each.price;
        std::erase(after.owed, each);
    }
    return owed;
}

std::vector<std::size_t> declared_that_happened(const Node& before, const Node& after)
{
    std::vector<std::size_t> happened;
    for (std::size_t at = before.open.size(); at-- > 0;)
        if (before.open[at].is_declared && waits(before, before.open[at].told) && !waits(after, before.open[at].told))
            happened.push_back(at);
    return happened;
}

void let_mean(Position& position, const Action& told, const Action& other)
{
    const auto pending = std::ranges::find(position.stack, told, &Pending::action);
    if (pending != position.stack.end())
        pending->action = other;
}

std::uint64_t key_of(const Action& action)
{
    Hash64 hash;
    hash.add(action.kind).add(action.seat.index).add(action.card.index).add(action.target.index);
    hash.add(action.other.index).add(packed(action.place)).add(action.word).add(action.number);
    for (const CardId card : action.cards)
        hash.add(card.index);
    return hash.value();
}

std::uint64_t key_of(const Game& game, const Node& at)
{
    Hash64 hash;
    hash.add(at.done).add(at.root).add(at.position.stack.size());
    for (const Fact& fact : at.different) {
        if (fact.what == Fact::What::value)
            hash.add(read_value(at.position, game.words->values[static_cast<std::size_t>(fact.value)],
                                {.seat = fact.seat, .card = fact.card}));
        hash.add(fact.card.index).add(fact.value).add(fact.seat.index).add(fact.number);
        hash.add(packed(fact.from)).add(fact.turned);
    }
    return hash.value();
}

void add(Story story, std::vector<Story>& found)
{
    const auto deeds = deeds_of(story);
    const auto broken = broken_by(story);
    const auto is_same = [&](const Story& known) {
        const bool is_no_dearer = known.cost <= story.cost;
        return (deeds_of(known) == deeds && known.end.stack.size() == story.end.stack.size()) ||
               (is_no_dearer && known.end == story.end) ||
               (is_no_dearer && !broken.empty() && broken_by(known) == broken && leave_the_same(known, story));
    };
    const auto same = std::ranges::find_if(found, is_same);
    if (same == found.end())
        found.push_back(std::move(story));
    else if (story.cost < same->cost)
        *same = std::move(story);
}

}  // namespace cardinal
