#include "engine/referee/excuse.h"

#include "engine/referee/choices.h"
#include "engine/referee/costs.h"
#include "engine/referee/legal_deeds.h"

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

/// A whole turn went by between two looks, and whoever had it did nothing of their own choice.
bool is_an_empty_turn(const std::vector<Deed>& deeds, std::vector<Deed>::const_iterator pass)
{
    auto deed = pass;
    while (deed != deeds.begin() && (!(deed - 1)->action.seat || (deed - 1)->action.seat == pass->action.seat)) {
        --deed;
        if (!is_without_a_card(deed->action))
            return false;
    }
    return deed != pass && deed != deeds.begin();
}

/// A go was given away: what the other side did next, whoever passed could have done; or all of a turn was.
bool gives_a_go_away(const Game& game, const Position& position, const Story& story)
{
    Position at = position;
    for (auto deed = story.deeds.begin(); deed != story.deeds.end(); ++deed) {
        const bool is_a_pass =
            is_unseen(*deed) && !deed->action.card && (deed == story.deeds.begin() || !is_unseen(*(deed - 1)));
        const Deed* next = is_a_pass ? next_of_another(story.deeds, deed) : nullptr;
        if (next && (might_have(game, at, deed->action.seat, next->action.kind) || is_an_empty_turn(story.deeds, deed)))
            return true;
        at = apply(game, std::move(at), deed->action);
    }
    return false;
}

std::vector<Action> seen_among(const std::vector<Deed>& deeds)
{
    std::vector<Action> seen;
    for (const Deed& deed : deeds)
        if (!is_unseen(deed))
            seen.push_back(deed.action);
    return seen;
}

/// The story with these deeds alone.
Story told_as(const Game& game, const Position& position, const Story& story, const std::vector<Action>& deeds)
{
    Story told{.left_over = story.left_over, .end = position};
    for (const Action& deed : deeds) {
        told.deeds.push_back({.action = deed, .verdict = judge(game, told.end, deed)});
        told.end = apply(game, std::move(told.end), deed);
        told.cost += (deed.seat ? costs::deed : costs::table_deed) + costs::of(told.deeds.back().verdict);
    }
    told.cost_of_deeds = told.cost;
    return told;
}

bool is_a_crime(const Deed& deed)
{
    return std::ranges::find(deed.verdict.violations, Severity::illegal, &Violation::severity) !=
           deed.verdict.violations.end();
}

/// Nobody passes out of turn: what is charged is something that was done.
bool is_a_crime(const Game& game, const Story& story)
{
    return std::ranges::any_of(story.deeds, [](const Deed& deed) { return is_a_crime(deed); }) &&
           std::ranges::none_of(story.deeds,
                                [&](const Deed& deed) { return is_a_crime(deed) && is_a_pass(game, deed.action); });
}

/// What was seen may have been done in any order; the likeliest that breaks a rule and leaves the table as it lies.
std::optional<Story> likeliest_crime(const Game& game, const Position& position, const Story& story)
{
    std::vector<Action> deeds = seen_among(story.deeds);
    if (deeds.empty())
        return std::nullopt;
    const Board told = board(game, after(game, position, story.deeds));
    const std::vector<Action> as_told = deeds;
    std::optional<Story> likeliest;
    const bool has_many_orders = deeds.size() > costs::most_deeds_of_an_accusation;
    std::ranges::sort(deeds);
    do {
        Story charge = told_as(game, position, story, has_many_orders ? as_told : deeds);
        const bool is_likelier = !likeliest || charge.cost < likeliest->cost;
        if (is_likelier && is_a_crime(game, charge) && board(game, charge.end) == told)
            likeliest = std::move(charge);
    } while (!has_many_orders && std::ranges::next_permutation(deeds).found);
    return likeliest;
}

}  // namespace

std::optional<Story> without_excuse(const Game& game, const Position& position, const Story& story)
{
    if (!story.choices.empty() || !gives_a_go_away(game, position, story))
        return std::nullopt;
    std::optional<Story> charge = likeliest_crime(game, position, story);
    for (const LeftOver& late : story.left_over)
        if (charge && !late.is_late)
            game.take_fact(charge->end, late.fact);
    return charge;
}

}  // namespace cardinal
