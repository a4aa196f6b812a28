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

/// What players did and other deeds of the same story have changed back, or on: in the end the table shows none of it.
std::vector<Action> undone_among(const Game& game, const Position& position, const std::vector<Deed>& deeds)
{
    std::vector<Board> tables{board(game, position)};
    Position at = position;
    for (const Deed& deed : deeds) {
        at = apply(game, std::move(at), deed.action);
        tables.push_back(board(game, at));
    }
    std::vector<bool> shows(deeds.size());
    for (const Fact& fact : differences(tables.front(), tables.back())) {
        const auto changes_it = [&](std::size_t deed) {
            const std::vector<Fact> changed = differences(tables[deed], tables[deed + 1]);
            return std::ranges::any_of(changed, [&](const Fact& each) { return is_about_the_same(each, fact); });
        };
        for (std::size_t deed = deeds.size(); deed-- > 0;) {
            shows[deed] = shows[deed] || changes_it(deed);
            if (shows[deed] && deeds[deed].action.seat)  // what the table does comes of what a player did
                break;
        }
    }
    std::vector<Action> undone;
    for (std::size_t deed = 0; deed < deeds.size(); ++deed)
        if (deeds[deed].is_seen && deeds[deed].action.seat && !shows[deed])
            undone.push_back(deeds[deed].action);
    return undone;
}

/// Something was begun and brought to its end between two looks and left the table as if it had never been, such as a
/// battle in which nobody struck.
bool is_a_long_way_round(const std::vector<Action>& undone)
{
    constexpr std::ptrdiff_t much_to_miss = 2;
    return std::ranges::count_if(undone, [](const Action& action) { return !is_without_a_card(action); }) >=
           much_to_miss;
}

std::vector<Action> seen_among(const std::vector<Deed>& deeds, const std::vector<Action>& undone)
{
    std::vector<Action> seen;
    for (const Deed& deed : deeds)
        if (!is_unseen(deed) && std::ranges::find(undone, deed.action) == undone.end())
            seen.push_back(deed.action);
    return seen;
}

std::vector<Action> unseen_among(const std::vector<Deed>& deeds, const std::vector<Action>& undone)
{
    std::vector<Action> unseen;
    for (const Deed& deed : deeds)
        if (is_unseen(deed) || std::ranges::find(undone, deed.action) != undone.end())
            unseen.push_back(deed.action);
    return unseen;
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

/// These deeds in the likeliest order that breaks a rule and leaves the table as it lies.
void note_likeliest_crime(const Game& game, const Position& position, const Story& story, std::vector<Action> deeds,
                          std::optional<Story>& likeliest)
{
    if (deeds.empty())
        return;
    const Board told = board(game, after(game, position, story.deeds));
    const std::vector<Action> as_told = deeds;
    const bool has_many_orders = deeds.size() > costs::most_deeds_of_an_accusation;
    std::ranges::sort(deeds);
    do {
        Story charge = told_as(game, position, story, has_many_orders ? as_told : deeds);
        const bool is_likelier = !likeliest || charge.cost < likeliest->cost;
        if (is_likelier && is_a_crime(game, charge) && board(game, charge.end) == told)
            likeliest = std::move(charge);
    } while (!has_many_orders && std::ranges::next_permutation(deeds).found);
}

}  // namespace

/// What was seen may have been done in any order. Where it was a long way round, one deed may have been all.
std::optional<Excuse> excuse_in(const Game& game, const Position& position, const Story& story)
{
    if (!story.choices.empty())
        return std::nullopt;
    std::vector<Action> undone = undone_among(game, position, story.deeds);
    if (!is_a_long_way_round(undone))
        undone.clear();
    std::optional<Story> charge;
    if (gives_a_go_away(game, position, story))
        note_likeliest_crime(game, position, story, seen_among(story.deeds, {}), charge);
    if (!undone.empty())
        for (const Action& alone : seen_among(story.deeds, undone))
            note_likeliest_crime(game, position, story, {alone}, charge);
    if (!charge)
        return std::nullopt;
    for (const LeftOver& late : story.left_over)
        if (!late.is_late)
            game.take_fact(charge->end, late.fact);
    return Excuse{.unseen = unseen_among(story.deeds, undone), .charge = *std::move(charge)};
}

}  // namespace cardinal
