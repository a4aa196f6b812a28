#include "engine/referee/excuse.h"

#include "engine/referee/choices.h"
#include "engine/referee/costs.h"

#include <algorithm>

namespace cardinal {
namespace {

bool is_unseen(const Deed& deed) { return !deed.is_seen && deed.action.seat; }

/// What somebody else did next, and was seen to do. Where both pass, a phase ends.
const Deed* next_of_another(const std::vector<Deed>& deeds, std::vector<Deed>::const_iterator pass)
{
    const auto next = std::find_if(pass + 1, deeds.end(), [](const Deed& deed) { return bool(deed.action.seat); });
    return next != deeds.end() && next->is_seen && next->action.seat != pass->action.seat ? &*next : nullptr;
}

bool might_have(const Game& game, const Position& position, Seat seat, std::uint8_t kind)
{
    return std::ranges::any_of(options(game, position), [&](const Template& option) {
        return option.action.seat == seat && option.action.kind == kind;
    });
}

/// A go was given away: what the other side did next, whoever passed could have done.
bool gives_a_go_away(const Game& game, const Position& position, const Story& story)
{
    Position at = position;
    for (auto deed = story.deeds.begin(); deed != story.deeds.end(); ++deed) {
        const bool is_a_pass =
            is_unseen(*deed) && !deed->action.card && (deed == story.deeds.begin() || !is_unseen(*(deed - 1)));
        const Deed* next = is_a_pass ? next_of_another(story.deeds, deed) : nullptr;
        if (next && might_have(game, at, deed->action.seat, next->action.kind))
            return true;
        at = apply(game, std::move(at), deed->action);
    }
    return false;
}

Story without_the_unseen(const Game& game, const Position& position, const Story& story)
{
    Story left{.left_over = story.left_over, .end = position};
    for (const Deed& deed : story.deeds) {
        if (is_unseen(deed))
            continue;
        left.deeds.push_back({.action = deed.action, .verdict = judge(game, left.end, deed.action)});
        left.end = apply(game, std::move(left.end), deed.action);
        left.cost += (deed.action.seat ? costs::deed : costs::table_deed) + costs::of(left.deeds.back().verdict);
    }
    left.cost_of_deeds = left.cost;
    return left;
}

bool is_a_crime(const Story& story)
{
    return std::ranges::any_of(story.deeds, [](const Deed& deed) {
        return std::ranges::find(deed.verdict.violations, Severity::illegal, &Violation::severity) !=
               deed.verdict.violations.end();
    });
}

}  // namespace

std::optional<Story> without_excuse(const Game& game, const Position& position, const Story& story)
{
    if (!story.choices.empty() || !gives_a_go_away(game, position, story))
        return std::nullopt;
    Story left = without_the_unseen(game, position, story);
    const Position told = after(game, position, story.deeds);
    const bool looks_the_same = board(game, left.end) == board(game, told);
    if (left.deeds.empty() || !looks_the_same || !is_a_crime(left))
        return std::nullopt;
    for (const LeftOver& late : left.left_over)
        if (!late.is_late)
            game.take_fact(left.end, late.fact);
    return left;
}

}  // namespace cardinal
