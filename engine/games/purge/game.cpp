#include "engine/games/purge/battle.h"
#include "engine/games/purge/card_face.h"
#include "engine/games/purge/catalogue.h"
#include "engine/games/purge/chapters.h"
#include "engine/games/purge/keywords.h"
#include "engine/games/purge/playmat.h"
#include "engine/games/purge/stack.h"
#include "engine/games/purge/tokens.h"
#include "engine/games/purge/values.h"

#include <algorithm>

/// From the common Action to the deeds of this game's chapters. What is no response closes the stack first, for judging
/// as for doing: that somebody goes on says that nobody had anything to add.
namespace cardinal::purge {
namespace {

Objection game_goes_on(const Position& position, const Action&)
{
    if (!is_over(position))
        return kept();
    const Seat winner{static_cast<std::int8_t>(get(position, match::winner))};
    return winner ? "the game is over, " + name_of(winner) + " has won" : std::string("the game is over, a draw");
}

constexpr Rule<Action> over_page[] = {
    {rule("purge.win.over"), game_goes_on, "*"},
};

/// A defender that opens the battle by Entrenched attacks, whichever of the two is said.
bool opens_by_an_attack(const Position& position, const Action& action)
{
    return deed_of(action) == Deed::use && !action.cards.empty() &&
           keyword_of(position, use_in(action)) == Keyword::entrenched &&
           acts_before_the_attackers(position, action.seat) && may_attack_first(position, action.card);
}

/// An OPS that is said to be played is executed.
Action as_it_is_meant(const Position& position, const Action& action)
{
    if (opens_by_an_attack(position, action))
        return {.kind = static_cast<std::uint8_t>(Deed::attack),
                .seat = action.seat,
                .card = action.card,
                .target = action.cards.front()};
    Action meant = action;
    if (deed_of(action) == Deed::play && type_of(position, action.card) == Type::ops) {
        meant.kind = static_cast<std::uint8_t>(Deed::ops);
        meant.place = nowhere;
    }
    return meant;
}

/// Calls `chapter` with the deed that the action is, under the names its rules use.
template <class Chapter>
void with_deed(const Action& action, Chapter&& chapter)
{
    const Number stat = action.numbers.empty() ? no_number : action.numbers.front();
    switch (deed_of(action)) {
    case Deed::begin: return chapter(Begin{});
    case Deed::place: return chapter(PutInPlace{action.seat, action.card, action.place});
    case Deed::coin: return chapter(WinCoin{action.seat});
    case Deed::first: return chapter(NameFirst{action.seat, action.other});
    case Deed::claim: return chapter(ClaimSubPhase{action.seat});
    case Deed::move: return chapter(Move{action.seat, action.cards, action.place});
    case Deed::play: return chapter(Play{action.seat, action.card, action.place});
    case Deed::battle: return chapter(StartBattle{action.seat, action.place, action.cards});
    case Deed::attack: return chapter(Attack{action.seat, action.card, action.target});
    case Deed::retreat: return chapter(Retreat{action.seat, action.card});
    case Deed::pass: return chapter(Pass{action.seat});
    case Deed::ops: return chapter(ExecuteOps{action.seat, action.card, action.cards});
    case Deed::use:
        return chapter(UseAbility{action.seat, action.card, action.word, action.cards, action.number, stat});
    case Deed::decline: return chapter(Decline{action.seat});
    case Deed::resolve: return chapter(Resolve{});
    case Deed::carry_out: return chapter(CarryOut{action.seat, action.card});
    case Deed::upkeep: return chapter(Upkeep{});
    case Deed::none:
    case Deed::count: return;
    }
}

struct Judging {
    const Position& position;
    Verdict& verdict;
    void operator()(const auto& deed) const { judge(position, deed, verdict); }
    void operator()(const Pass& pass) const
    {
        if (state(position) == State::battle)
            judge_pass_in_battle(position, pass, verdict);
        else
            judge_pass_of_subphase(position, pass, verdict);
    }
};

struct Doing {
    Position& position;
    void operator()(const auto& deed) const { apply(position, deed); }
    void operator()(const Pass& pass) const
    {
        if (state(position) == State::battle)
            apply_pass_in_battle(position, pass);
        else
            apply_pass_of_subphase(position, pass);
    }
};

bool closes_the_stack(const Position& position, const Action& action)
{
    return !position.stack.empty() && !is_response(action);
}

// purge.info.downloads: the publisher's further pages are not asked; these chapters are all the rules.
void judge_now(const Position& position, const Action& action, Verdict& verdict)
{
    if (is_over(position))
        judge_by<Action>(over_page, position, action, verdict);
    else
        with_deed(action, Judging{position, verdict});
}

/// Whoever passes on a deadly OPS does nothing more than let it happen.
bool only_lets_the_game_end(const Position& before, const Position& later, const Action& action)
{
    return deed_of(action) == Deed::pass && !is_over(before) && is_over(later);
}

void judge_action(const Position& position, const Action& action, Verdict& verdict)
{
    if (!is_well_formed(game, position, action))
        return;
    const Action meant = as_it_is_meant(position, action);
    if (closes_the_stack(position, meant)) {
        Position later = position;
        resolve_all(later);
        if (!only_lets_the_game_end(position, later, meant))
            judge_now(later, meant, verdict);
    } else {
        judge_now(position, meant, verdict);
    }
    for (Violation& violation : verdict.violations)
        violation.of_state = false;  // some rows speak of states; here somebody did it
}

// OPS leave passes alone; the option lets an OPS come between two (A45).
void note_interruption(Position& position, const Action& action)
{
    if (deed_of(action) == Deed::ops && option(position, Option::ops_breaks_passes) == 1)
        set(position, match::passes, 0);
}

std::vector<CardId> dead_in_play(const Position& position)
{
    const bool counter_tells = nothing_lowers(position, Stat::health);
    std::vector<CardId> found;
    for (const Card& card : position.cards) {
        const bool is_alive = counter_tells && get(card, on_card::health) > 0;
        if (in_play(card) && !is_alive && is_dead(position, position.id_of(card)))
            found.push_back(position.id_of(card));
    }
    return found;
}

/// Who lived by what another card lent dies when that goes. Who lay there dead before is left to what is seen.
void bury_the_newly_dead(Position& position, const std::vector<CardId>& before)
{
    const auto lay_there = [&](CardId card) { return std::ranges::find(before, card) != before.end(); };
    for (std::vector<CardId> dead = dead_in_play(position); !std::ranges::all_of(dead, lay_there);
         dead = dead_in_play(position))
        for (const CardId card : dead)
            if (!lay_there(card))
                leave_play(position, card, Fate::killed);
    end_game_if_won(position);
    end_battle_if_over(position);
}

void apply_action(Position& position, const Action& action)
{
    if (!is_well_formed(game, position, action) || is_over(position))
        return;
    const Action meant = as_it_is_meant(position, action);
    const std::vector<CardId> dead = dead_in_play(position);
    for (Card& card : position.cards)
        card.counters[on_card::text_to_state] = 0;  // whoever goes on has stated it
    if (closes_the_stack(position, meant))
        resolve_all(position);
    if (is_over(position))
        return;
    with_deed(meant, Doing{position});
    bury_the_newly_dead(position, dead);
    note_interruption(position, meant);
}

}  // namespace

constinit const Game game{
    .id = "purge",
    .title = "PURGE",
    .letter = 'P',
    .version = "4",
    .words = &words,
    .catalogue = catalogue,
    .ambiguities = ambiguities,
    .lay_out = lay_out,
    .before_match = before_match,
    .put_down = put_down,
    .settle = settle,
    .judge = judge_action,
    .apply = apply_action,
    .propose = propose,
    .judge_states = judge_states,
    .judge_fact = judge_fact,
    .take_fact = take_fact,
    .set_right = set_right,
    .ask = ask,
    .show = show,
    .judge_deck = judge_deck,
    .is_over = is_over,
    .due = due,
    .playmat = &playmat,
    .tokens = &tokens,
    .face = face_of,
    .board_parts = &board_parts,
};

}  // namespace cardinal::purge
