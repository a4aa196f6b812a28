#include "engine/games/dept_of_structure/card_face.h"
#include "engine/games/dept_of_structure/catalogue.h"
#include "engine/games/dept_of_structure/chapters.h"
#include "engine/games/dept_of_structure/playmat.h"
#include "engine/games/dept_of_structure/tokens.h"

#include <algorithm>

/// From the common Action to the deeds of this game's chapters. What an action leaves behind by being done is closed
/// first, for judging as for doing: a phase, a step, an ability that was not resolved.
namespace cardinal::dept_of_structure {
namespace {

Objection game_goes_on(const Position& position, const Action&)
{
    if (!is_over(position))
        return kept();
    const Seat winner = seat_in(position, match::winner);
    return winner ? "the game is over, " + name_of(winner) + " has won" : "the game is over, a draw";
}

constexpr Rule<Action> over_page[] = {
    {rule("dept-of-structure.win.play-after-end"), game_goes_on, "*"},
};

bool is_played_once(const Position& position, CardId card)
{
    return type_of(position, card) == Type::tactic || type_of(position, card) == Type::resource;
}

/// The only Unit in a Vehicle is meant when the Vehicle is said to be unequipped.
CardId taken_off(const Position& position, CardId card)
{
    if (is_attached(position, card) || type_of(position, card) != Type::vehicle)
        return card;
    for (const CardId crew : attached_to(position, card))
        if (type_of(position, crew) == Type::unit)
            return crew;
    return card;
}

/// A Tactic that is said to be deployed is played, and a Unit that is said to be played is deployed.
Action as_it_is_meant(const Position& position, const Action& action)
{
    Action meant = action;
    const bool is_once = position.has(action.card) && is_played_once(position, action.card);
    if (deed_of(action) == Deed::deploy && is_once) {
        meant.kind = static_cast<std::uint8_t>(Deed::play);
        meant.word = no_number;
        if (action.target)
            meant.cards.assign(1, action.target);
    }
    if (deed_of(action) == Deed::play && !is_once) {
        meant.kind = static_cast<std::uint8_t>(Deed::deploy);
        meant.target = action.cards.empty() ? no_card : action.cards.front();
    }
    if (deed_of(action) == Deed::unequip)
        meant.card = taken_off(position, action.card);
    return meant;
}

int number_or(const Action& action, int otherwise) { return action.number == no_number ? otherwise : action.number; }
int ability_or_none(const Action& action) { return action.word == no_number ? -1 : action.word; }
bool is_word(const Action& action, auto word) { return action.word == static_cast<Number>(word); }
Paying paying_of(const Action& action) { return {!action.numbers.empty(), action.numbers}; }

Mulligan mulligan_of(const Action& action)
{
    const int returned = number_or(action, 5);
    return {.seat = action.seat,
            .returned = returned,
            .drawn = action.numbers.empty() ? returned : action.numbers.front(),
            .is_shuffled = action.word == no_number};
}

Deploy deploy_of(const Action& action)
{
    return {.seat = action.seat,
            .card = action.card,
            .host = action.target,
            .paying = paying_of(action),
            .is_laid_utilized = is_word(action, Entering::utilized)};
}

UseAbility use_of(const Action& action)
{
    return {.seat = action.seat,
            .source = action.card,
            .ability = ability_or_none(action),
            .targets = action.cards,
            .paying = paying_of(action)};
}

DeclareAttack attack_of(const Action& action)
{
    return {.seat = action.seat,
            .attacker = action.card,
            .at_card = action.target,
            .at = action.place,
            .is_left_upright = action.word != no_number};
}

/// Calls `chapter` with the deed that the action is, under the names its rules use.
template <class Chapter>
void with_deed(const Action& action, Chapter&& chapter)
{
    const Seat seat = action.seat;
    const CardId card = action.card, target = action.target;
    switch (deed_of(action)) {
    case Deed::begin: return chapter(Begin{});
    case Deed::first: return chapter(ChooseFirst{seat});
    case Deed::shuffle: return chapter(Shuffle{seat});
    case Deed::draw: return chapter(Draw{seat, number_or(action, 1)});
    case Deed::mulligan: return chapter(mulligan_of(action));
    case Deed::ready: return chapter(ReadyCards{seat, action.cards});
    case Deed::add: return chapter(AddResources{seat, action.numbers});
    case Deed::deploy: return chapter(deploy_of(action));
    case Deed::play: return chapter(Play{seat, card, action.cards, paying_of(action), action.place});
    case Deed::equip: return chapter(Equip{seat, card, target, action.cards});
    case Deed::unequip: return chapter(Unequip{seat, card, action.cards});
    case Deed::use: return chapter(use_of(action));
    case Deed::decline: return chapter(Decline{seat, card});
    case Deed::attack: return chapter(attack_of(action));
    case Deed::block: return chapter(DeclareBlock{seat, card, target, action.place, number_or(action, 0)});
    case Deed::order: return chapter(SetOrder{seat, action.cards});
    case Deed::pass: return chapter(Pass{seat});
    case Deed::resolve: return chapter(Resolve{});
    case Deed::overrun: return chapter(Overrun{seat, card, number_or(action, 0)});
    case Deed::sacrifice: return chapter(Sacrifice{seat, card, target});
    case Deed::place_token: return chapter(ChangeTokens{seat, card, number_or(action, 1)});
    case Deed::remove_token: return chapter(ChangeTokens{seat, card, -number_or(action, 1)});
    case Deed::discard: return chapter(Discard{seat, card});
    case Deed::go_back: return chapter(GoBack{seat, action.cards});
    case Deed::end_turn: return chapter(EndTurn{seat});
    case Deed::next: return chapter(Next{});
    case Deed::none:
    case Deed::count: return;
    }
}

/// After these what the last deed led to can still be seen.
bool leaves_the_moment(const Action& action)
{
    switch (deed_of(action)) {
    case Deed::overrun:
    case Deed::order:
    case Deed::go_back:
    case Deed::decline: return false;
    default: return true;
    }
}

void forget_the_moment(Position& position)
{
    for (const match::Value none : {match::announced, match::played, match::handled, match::parted, match::triggered})
        set(position, none, -1);
    set(position, match::blocked_fights, 0);
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        for (int paid = player::paid_survivor; paid <= player::overkill; ++paid)
            set(position, Seat{seat}, static_cast<player::Value>(paid), 0);
    for (Card& card : position.cards)
        for (const on_card::Value none : {on_card::overrun_left, on_card::overrun_dealt, on_card::to_state})
            card.counters[none] = 0;
}

bool is_of_deploy(const Action& action)
{
    switch (deed_of(action)) {
    case Deed::deploy:
    case Deed::play:
    case Deed::equip:
    case Deed::unequip:
    case Deed::use:
    case Deed::attack: return true;
    default: return false;
    }
}

/// That somebody has begun a round, and that its attacker has gone on to Deploy.
void note_the_deed(Position& position, const Action& action, Number round_before)
{
    const bool is_the_same_round = get(position, match::round) == round_before;
    if (is_the_same_round || deed_of(action) == Deed::ready || deed_of(action) == Deed::add)
        set(position, match::fresh, 0);
    if (is_of_deploy(action) && action.seat == attacker(position) && has_begun_to_deploy(position))
        set(position, match::acted, 1);
    if (!answers_the_stack(position, action))  // whoever goes on leaves lying what was shown
        for (Card& card : position.cards)
            if (get(card, on_card::came) == static_cast<Number>(Came::used) && zone_of(card.place) != Zone::graveyard)
                card.counters[on_card::kept] = 1;
}

/// How much overruns is chosen after it was dealt, even if the base fell by it.
bool chooses_less(const Position& position, const Action& action)
{
    return deed_of(action) == Deed::overrun && get(position, action.card, on_card::overrun_dealt) > 0;
}

/// Nothing is closed by it, or that is all it does: whose round it was is asked before it is over.
bool is_judged_as_it_is(const Position& position, const Action& action)
{
    const Deed deed = deed_of(action);
    const bool only_closes =
        deed == Deed::end_turn || deed == Deed::pass || deed == Deed::next || deed == Deed::resolve;
    return only_closes || !closes_something(position, action);
}

void judge_after_closing(const Position& position, const Action& action, Verdict& verdict)
{
    Position later = position;
    close_before(later, action);
    let_it_happen(later);
    if (!is_over(later))  // else what was closed ended it
        with_deed(action, [&](const auto& deed) { judge(later, deed, verdict); });
}

void judge_action(const Position& position, const Action& action, Verdict& verdict)
{
    if (!is_well_formed(game, position, action))
        return;
    if (is_over(position) && !chooses_less(position, action))
        return judge_by<Action>(over_page, position, action, verdict);
    const Action meant = as_it_is_meant(position, action);
    judge_closing(position, meant, verdict);
    if (is_judged_as_it_is(position, meant))
        with_deed(meant, [&](const auto& deed) { judge(position, deed, verdict); });
    else
        judge_after_closing(position, meant, verdict);
    for (Violation& violation : verdict.violations)
        violation.of_state = false;  // some rows speak of states; here somebody did it
}

void apply_action(Position& position, const Action& action)
{
    if (!is_well_formed(game, position, action) || (is_over(position) && !chooses_less(position, action)))
        return;
    const Action meant = as_it_is_meant(position, action);
    const Number round_before = get(position, match::round);
    if (leaves_the_moment(meant))
        forget_the_moment(position);
    close_before(position, meant);
    let_it_happen(position);
    const bool is_less = chooses_less(position, action);
    if (is_over(position) && !is_less)
        return;
    with_deed(meant, [&](const auto& deed) { apply(position, deed); });
    if (is_less)
        reopen_if_nobody_lost(position);
    let_it_happen(position);  // what a card brings with it comes before its death
    retire_what_is_dead(position);
    let_it_happen(position);
    check_for_victory(position);
    note_the_deed(position, meant, round_before);
}

}  // namespace

constinit const Game game{
    .id = "dept-of-structure",
    .title = "Dept of Structure",
    .letter = 'D',
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

}  // namespace cardinal::dept_of_structure
