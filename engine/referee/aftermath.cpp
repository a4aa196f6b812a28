#include "engine/referee/aftermath.h"

#include "engine/referee/costs.h"

#include <algorithm>
#include <utility>

namespace cardinal {
namespace {

bool tells(const Verdict& verdict, const Violation& broken)
{
    return std::ranges::any_of(verdict.violations, [&](const Violation& each) {
        return each.rule == broken.rule && (!each.card || each.card == broken.card);
    });
}

/// Returns what that costs more.
double add(Verdict& verdict, const Verdict& states, const Verdict& told)
{
    const double before = costs::of(verdict);
    for (const Violation& broken : states.violations)
        if (!tells(verdict, broken) && !tells(told, broken))
            verdict.violations.push_back(broken);
    return costs::of(verdict) - before;
}

}  // namespace

void add_broken_states(const Game& game, const Position& position, Story& story)
{
    Position at = remember_states(game, position);
    double by_deeds = 0, in_the_end = 0;
    for (std::size_t deed = 0; deed < story.deeds.size(); ++deed) {
        at = apply(game, std::move(at), story.deeds[deed].action);
        const Verdict states = judge_states(game, at);
        if (states.legal())
            continue;
        if (deed + 1 < story.deeds.size())
            by_deeds += add(story.deeds[deed + 1].verdict, states, story.deeds[deed].verdict);
        else
            in_the_end = add(story.left_broken, states, story.deeds[deed].verdict);
        at = remember_states(game, std::move(at));
    }
    story.cost_of_deeds += by_deeds;
    story.cost += by_deeds + in_the_end;
}

}  // namespace cardinal
