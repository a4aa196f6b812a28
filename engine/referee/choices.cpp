#include "engine/referee/choices.h"

#include "engine/referee/candidates.h"
#include "engine/referee/costs.h"
#include "engine/referee/remainder.h"

#include <algorithm>

/// Which other targets and numbers a story could as well be told with. Each is tried by doing the story's deeds again:
/// it stays when what is seen is accounted for at the same cost.
namespace cardinal {
namespace {

bool waits(const Position& position, const Action& action)
{
    return std::ranges::any_of(position.stack, [&](const Pending& pending) { return pending.action == action; });
}

bool fits(const Game& game, const Story& story, const Story& other, const AtFirst& at_first, const Board& seen,
          const Earlier& earlier)
{
    constexpr double equal = 0.01;  // costs are sums of the same numbers in another order
    Story accounted = other;
    accounted.cost = accounted.cost_of_deeds;
    accounted.left_over.clear();
    if (accounted.cost > story.cost + equal)
        return false;
    Remainder(game, at_first, seen)
        .take(accounted, differences(board(game, accounted.end), seen), story.cost + equal, earlier);
    return accounted.cost <= story.cost + equal;
}

std::vector<Fact> different_at_the_last_look(const Game& game, const Position& position, const Board& seen,
                                             const Story& story)
{
    if (story.deeds_before == 0 || story.choices.empty())
        return {};
    const auto told_then = story.deeds.begin() + static_cast<std::ptrdiff_t>(story.deeds_before);
    return differences(board(game, after(game, position, {story.deeds.begin(), told_then})), seen);
}

/// Of two ways to tell a deed the shorter is meant: that there was more, which nobody saw, is not asked about.
bool says_more(const Action& longer, const Action& shorter)
{
    Action cut = longer;
    cut.numbers = shorter.numbers;
    std::vector<Number> all = longer.numbers, some = shorter.numbers;
    std::ranges::sort(all);
    std::ranges::sort(some);
    return cut == shorter && all.size() > some.size() && !some.empty() && std::ranges::includes(all, some);
}

/// Nothing follows from what was chosen: nobody needs to know.
bool all_end_alike(const Game& game, const Position& position, const Story& story, const Choice& choice)
{
    const Position end = after(game, position, story.deeds);
    return std::ranges::all_of(choice.variants, [&](const Action& variant) {
        return with_deed(game, position, story, choice.deed, variant).end == end;
    });
}

}  // namespace

Position after(const Game& game, Position position, const std::vector<Deed>& deeds)
{
    for (const Deed& deed : deeds)
        position = apply(game, std::move(position), deed.action);
    return position;
}

Story with_deed(const Game& game, const Position& position, Story story, std::size_t at, const Action& action)
{
    story.end = position;
    for (std::size_t each = 0; each < story.deeds.size(); ++each) {
        Deed& deed = story.deeds[each];
        if (each == at)
            deed.action = action;
        if (each >= at) {
            story.cost_of_deeds -= costs::of(deed.verdict);
            deed.verdict = judge(game, story.end, deed.action);
            story.cost_of_deeds += costs::of(deed.verdict);
        }
        story.end = apply(game, std::move(story.end), deed.action);
    }
    return story;
}

namespace {

/// The deed is told as shortly as one of its variants tells it.
void tell_shortly(const Game& game, const Position& position, Story& story, std::size_t at)
{
    Choice& choice = story.choices[at];
    const std::vector<Action> all = choice.variants;
    std::erase_if(choice.variants, [&](const Action& variant) {
        return std::ranges::any_of(all, [&](const Action& other) { return says_more(variant, other); });
    });
    const auto meant = std::ranges::find_if(
        choice.variants, [&](const Action& other) { return says_more(story.deeds[choice.deed].action, other); });
    if (meant == choice.variants.end())
        return;
    const Story told = with_deed(game, position, story, choice.deed, *meant);
    story.deeds = told.deeds;
    story.end = told.end;
    for (const LeftOver& left : story.left_over)
        if (!left.is_late)
            game.take_fact(story.end, left.fact);
}

}  // namespace

void keep_what_fits(const Game& game, const Position& position, const AtFirst& at_first, const Board& seen,
                    Story& story)
{
    const Position end = after(game, position, story.deeds);
    const std::vector<Fact> at_the_last_look = different_at_the_last_look(game, position, seen, story);
    const Earlier earlier{.at_the_last_look = story.deeds_before > 0 ? &at_the_last_look : nullptr};
    for (std::size_t at = 0; at < story.choices.size(); ++at) {
        Choice& choice = story.choices[at];
        const Action told = story.deeds[choice.deed].action;
        std::erase_if(choice.variants, [&](const Action& variant) {
            return variant != told &&
                   !fits(game, story, with_deed(game, position, story, choice.deed, variant), at_first, seen, earlier);
        });
        choice.is_declared = waits(end, told);
        tell_shortly(game, position, story, at);
    }
    std::erase_if(story.choices, [&](const Choice& choice) {
        return choice.variants.size() < 2 || (!choice.is_declared && all_end_alike(game, position, story, choice));
    });
}

namespace {

/// Whether each is as legal as it was told to be.
bool stay_legal(const Game& game, Position position, const std::vector<Deed>& deeds)
{
    return std::ranges::all_of(deeds, [&](const Deed& deed) {
        const bool is_as_told = !deed.verdict.legal() || judge(game, position, deed.action).legal();
        position = apply(game, std::move(position), deed.action);
        return is_as_told;
    });
}

}  // namespace

void leave_out_what_goes_without_saying(const Game& game, const Position& position, Story& story)
{
    const Position end = after(game, position, story.deeds);
    for (std::size_t at = story.deeds.size(); at-- > 0;) {
        if (story.deeds[at].action.seat || at + 1 == story.deeds.size())
            continue;
        std::vector<Deed> others = story.deeds;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(at));
        if (after(game, position, others) != end || !stay_legal(game, position, others))
            continue;
        story.deeds = std::move(others);
        story.deeds_before -= at < story.deeds_before ? 1 : 0;
        story.cost -= costs::table_deed;
        story.cost_of_deeds -= costs::table_deed;
        for (Choice& choice : story.choices)
            choice.deed -= choice.deed > at ? 1 : 0;
    }
}

bool are_one_but_for_choices(const Story& a, const Story& b)
{
    const auto are_one = [](const Deed& one, const Deed& other) {
        return one.action == other.action || are_of_one_family(one.action, other.action);
    };
    return a.end.stack.size() == b.end.stack.size() && std::ranges::is_permutation(a.deeds, b.deeds, are_one);
}

Story chosen(const Game& game, const Position& position, Story story, std::size_t choice, std::size_t variant)
{
    const Choice made = story.choices[choice];
    story.choices.erase(story.choices.begin() + static_cast<std::ptrdiff_t>(choice));
    story = with_deed(game, position, std::move(story), made.deed, made.variants[variant]);
    for (const LeftOver& left : story.left_over)
        if (!left.is_late)
            game.take_fact(story.end, left.fact);
    return story;
}

}  // namespace cardinal
