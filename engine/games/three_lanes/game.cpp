#include "engine/games/three_lanes/card_face.h"
#include "engine/games/three_lanes/catalogue.h"
#include "engine/games/three_lanes/chapters.h"
#include "engine/games/three_lanes/playmat.h"
#include "engine/games/three_lanes/tokens.h"
#include "engine/games/three_lanes/values.h"

#include <algorithm>

/// From the common Action to the deeds of this game's chapters. What does not answer a waiting trigger closes the stack
/// first, for judging as for doing: that somebody goes on says that nothing was added.
namespace cardinal::three_lanes {
namespace {

Objection game_goes_on(const Position& position, const Action&)
{
    if (!is_over(position))
        return kept();
    return "the game is over, " + name_of(seat_in(position, match::winner)) + " has won";
}

constexpr Rule<Action> over_page[] = {
    {rule("three-lanes.turns.until-end"), game_goes_on, "*"},
};

/// Protection cards that are told to be taken lie across from the attacker; that none was is told of a lane with a
/// unit, too.
bool tells_of_the_protection(const Position& position, const Action& action)
{
    if (deed_of(action) != Deed::attack || action.place != nowhere || action.number == no_number ||
        !is_fighter(position, action.card))
        return false;
    const Place from = position.card(action.card).place;
    return action.number > 0 || (!action.target && !defender_of(position, opponent_of(from.seat), from.slot));
}

/// A tech that is said to be played is used; without a place nothing else can be played. A draw while one is due by a
/// trigger is that one.
Action as_it_is_meant(const Position& position, const Action& action)
{
    Action meant = action;
    const bool is_tech = type_of(position, action.card) == Type::tech;
    if (deed_of(action) == Deed::play && is_tech && action.place == nowhere)
        meant.kind = static_cast<std::uint8_t>(Deed::tech);
    if (tells_of_the_protection(position, action))
        meant.place = in(Zone::protection, opponent_of(position.card(action.card).side));
    if (const Pending* due = waiting_draw(position, action.seat);
        deed_of(action) == Deed::draw && !action.card && due) {
        meant.card = due->action.card;
        meant.word = due->action.word;
    }
    return meant;
}

/// What the words leave open, but nobody can do.
bool says_enough(const Action& action) { return deed_of(action) != Deed::play || action.place != nowhere; }

bool is_from_top(const Action& action)
{
    return action.numbers.empty() || action.numbers.front() == static_cast<Number>(From::top);
}

bool is_from_bottom(const Action& action)
{
    return !action.numbers.empty() && action.numbers.front() == static_cast<Number>(From::bottom);
}

int count_or(const Action& action, int otherwise) { return action.number == no_number ? otherwise : action.number; }
int ability_or_none(const Action& action) { return action.word == no_number ? -1 : action.word; }

Draw draw_of(const Action& action)
{
    return {.seat = action.seat,
            .count = count_or(action, 1),
            .is_top = is_from_top(action),
            .is_bottom = is_from_bottom(action),
            .ground = action.card,
            .ability = ability_or_none(action),
            .is_counted = action.number != no_number};
}

Swap swap_of(const Action& action)
{
    return {.seat = action.seat,
            .taken = action.cards,
            .given_count = count_or(action, 1),
            .given = action.card,
            .to = action.place};
}

Attack attack_of(const Action& action)
{
    return {.seat = action.seat,
            .attacker = action.card,
            .fought = action.target,
            .at = action.place,
            .taken = count_or(action, 1)};
}

SetProtection set_of(const Action& action)
{
    const int named = static_cast<int>(action.cards.size());
    return {.seat = action.seat, .count = count_or(action, named > 0 ? named : 1), .cards = action.cards};
}

/// Calls `chapter` with the deed that the action is, under the names its rules use.
template <class Chapter>
void with_deed(const Action& action, Chapter&& chapter)
{
    const Seat seat = action.seat;
    const CardId card = action.card;
    switch (deed_of(action)) {
    case Deed::begin: return chapter(Begin{});
    case Deed::coin: return chapter(WinCoin{seat});
    case Deed::first: return chapter(NameFirst{seat, action.other});
    case Deed::shuffle: return chapter(Shuffle{seat});
    case Deed::set: return chapter(set_of(action));
    case Deed::draw: return chapter(draw_of(action));
    case Deed::swap: return chapter(swap_of(action));
    case Deed::reveal: return chapter(Reveal{seat, card, is_from_top(action)});
    case Deed::play: return chapter(Play{seat, card, action.place});
    case Deed::tech: return chapter(PlayTech{seat, card, action.cards, action.place});
    case Deed::equip: return chapter(Equip{seat, card, action.target});
    case Deed::attack: return chapter(attack_of(action));
    case Deed::move: return chapter(Move{seat, card, action.place});
    case Deed::use: return chapter(UseAbility{seat, card, ability_or_none(action), action.cards, action.place});
    case Deed::decline: return chapter(Decline{seat, card, ability_or_none(action)});
    case Deed::resolve: return chapter(Resolve{});
    case Deed::discard: return chapter(Discard{seat, card, action.place});
    case Deed::pass: return chapter(Pass{seat});
    case Deed::none:
    case Deed::count: return;
    }
}

/// Where triggers wait that the action does not answer, they have happened or were left out by the time it is done.
void close_before(Position& position, const Action& action)
{
    if (begins_main(position, action))
        begin_main(position, action.seat);
    if (closes_the_stack(position, action))
        resolve_all(position);
}

void judge_now(const Position& position, const Action& action, Verdict& verdict)
{
    if (is_over(position))
        judge_by<Action>(over_page, position, action, verdict);
    else
        with_deed(action, [&](const auto& deed) { judge(position, deed, verdict); });
}

void judge_after_closing(const Position& position, const Action& action, Verdict& verdict)
{
    Position later = position;
    if (begins_main(later, action))
        begin_main(later, action.seat);
    if (closes_the_stack(later, action)) {
        judge_neutral(later, action, verdict);
        resolve_all(later);
    }
    if (!is_over(later))  // what waited ended it: the action came too late to be judged
        judge_now(later, action, verdict);
    if (verdict.broke("three-lanes.ld.neutral"))
        leave_out_superseded(verdict, rule("three-lanes.ld.neutral"), "three-lanes.phase.order");
}

void judge_action(const Position& position, const Action& action, Verdict& verdict)
{
    if (!is_well_formed(game, position, action))
        return;
    const Action meant = as_it_is_meant(position, action);
    if (!says_enough(meant))
        return;
    if (!is_over(position) && (closes_the_stack(position, meant) || begins_main(position, meant)))
        judge_after_closing(position, meant, verdict);
    else
        judge_now(position, meant, verdict);
    for (Violation& violation : verdict.violations)
        violation.of_state = false;  // some rows speak of states; here somebody did it
}

/// After these the last attack's outcome can still be seen.
bool goes_on_with_the_attack(const Position& position, const Action& action)
{
    switch (deed_of(action)) {
    case Deed::use: return !position.stack.empty();
    case Deed::draw: return static_cast<bool>(action.card);
    case Deed::decline:
    case Deed::resolve:
    case Deed::reveal:
    case Deed::discard: return true;
    default: return false;
    }
}

void apply_action(Position& position, const Action& action)
{
    if (!is_well_formed(game, position, action) || is_over(position))
        return;
    const Action meant = as_it_is_meant(position, action);
    if (!says_enough(meant))
        return;
    if (closes_the_stack(position, meant) || !goes_on_with_the_attack(position, meant))
        set(position, match::text_open, 0);  // what came of it could be seen before
    close_before(position, meant);
    if (is_over(position))
        return;
    if (!goes_on_with_the_attack(position, meant))
        forget_attack(position);
    with_deed(meant, [&](const auto& deed) { apply(position, deed); });
    go_on(position);
}

}  // namespace

constinit const Game game{
    .id = "three-lanes",
    .title = "Three Lanes",
    .letter = 'T',
    .version = "5",
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
    .playmat = &playmat,
    .tokens = &tokens,
    .face = face_of,
    .board_parts = &board_parts,
};

}  // namespace cardinal::three_lanes
