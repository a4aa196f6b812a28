#include "engine/games/dept_of_structure/catalogue.h"
#include "engine/games/dept_of_structure/chapters.h"

#include <algorithm>

/// Gameplay: five phases, and the steps of the Battle. What belongs to a later one says that the one before is over;
/// whoever goes on has left undone what was due there.
namespace cardinal::dept_of_structure {
namespace {

/// What an action may say to be over, in the order in which it comes about.
enum Closed : unsigned {
    nothing_closed = 0,
    regroup = 1,
    draw_phase = 2,
    no_battle = 4,  // Deploy, without a battle after it
    attack_step = 8,
    defend_step = 16,
    tactics_step = 32,
    round_over = 64
};

unsigned rest_of_the_battle(const Position& position)
{
    switch (step(position)) {
    case Step::attack: return attack_step | defend_step | tactics_step;
    case Step::defend: return defend_step | tactics_step;
    default: return tactics_step;
    }
}

unsigned rest_of_the_round(const Position& position)
{
    switch (phase(position)) {
    case Phase::regroup: return regroup | draw_phase | no_battle | round_over;
    case Phase::draw: return draw_phase | no_battle | round_over;
    case Phase::deploy: return no_battle | round_over;
    case Phase::battle: return rest_of_the_battle(position) | round_over;
    default: return round_over;
    }
}

unsigned this_phase(const Position& position)
{
    switch (phase(position)) {
    case Phase::regroup: return regroup;
    case Phase::draw: return draw_phase;
    case Phase::deploy: return no_battle;
    case Phase::retreat:
    case Phase::end: return round_over;
    default: break;
    }
    switch (step(position)) {
    case Step::attack: return attack_step;
    case Step::defend: return defend_step;
    default: return tactics_step;
    }
}

/// A Tactic or an ability says that nobody blocks any more: no camera sees that.
unsigned closed_by_a_tactic(const Position& position)
{
    const bool is_announced = std::ranges::any_of(
        position.cards, [](const Card& card) { return get(card, on_card::attacking) != 0 && is_in_play(card.place); });
    if (step(position) == Step::attack && is_announced)
        return attack_step | defend_step;
    return step(position) == Step::defend ? defend_step : nothing_closed;
}

/// In the Tactics step both have to pass.
unsigned closed_by_a_pass(const Position& position, Seat seat)
{
    const bool is_attackers = seat == attacker(position);
    if (phase(position) != Phase::battle)
        return is_attackers ? this_phase(position) : nothing_closed;
    switch (step(position)) {
    case Step::attack: return is_attackers ? attack_step : closed_by_a_tactic(position);
    case Step::defend:
        if (is_attackers)
            return nothing_closed;
        return get(position, attacker(position), player::passed) != 0 ? defend_step | tactics_step : defend_step;
    default: return get(position, opponent_of(seat), player::passed) != 0 ? tactics_step : nothing_closed;
    }
}

unsigned closed_by_an_attack(const Position& position)
{
    if (get(position, match::battle_used) != 0)
        return nothing_closed;
    switch (phase(position)) {
    case Phase::regroup: return regroup | draw_phase;
    case Phase::draw: return draw_phase;
    default: return nothing_closed;
    }
}

/// A Resource card is no Tactic, and says nothing of blockers.
bool is_play_of_a_tactic(const Position& position, const Action& action)
{
    return deed_of(action) == Deed::play && type_of(position, action.card) != Type::resource;
}

bool is_use_of_an_activated_ability(const Position& position, const Action& action)
{
    const int ability = action.word == no_number ? -1 : action.word;
    const Ability* used =
        ability_of(position, action.card, ability_meant(position, {.source = action.card, .ability = ability}));
    return deed_of(action) == Deed::use && (!used || !is_conditional(*used));
}

/// The other player begins a round: the turn before is over.
bool begins_the_next_round(const Position& position, Seat seat)
{
    const Phase now = phase(position);
    return seat == defender(position) && (now == Phase::deploy || now == Phase::retreat || now == Phase::end);
}

/// A deck without cards gives none, and nothing is waited for (A26).
bool has_nothing_to_draw(const Position& position)
{
    return phase(position) == Phase::draw && count_of(position, attacker(position), Pile::deck) == 0 &&
           option(position, Option::deck_out) == 0;
}

/// What is done in Deploy, by who deploys.
unsigned closed_by_deploying(const Position& position, Seat seat)
{
    return seat == attacker(position) && has_nothing_to_draw(position) ? draw_phase : nothing_closed;
}

unsigned closed_by(const Position& position, const Action& action)
{
    if (phase(position) == Phase::setup || is_over(position))
        return nothing_closed;
    const bool is_attackers = action.seat == attacker(position);
    switch (deed_of(action)) {
    case Deed::next: return this_phase(position);
    case Deed::pass: return closed_by_a_pass(position, action.seat);
    case Deed::resolve: return phase(position) == Phase::battle ? rest_of_the_battle(position) : nothing_closed;
    case Deed::end_turn: return is_attackers ? rest_of_the_round(position) : nothing_closed;
    case Deed::draw: return is_attackers && phase(position) == Phase::regroup ? regroup : nothing_closed;
    case Deed::attack: return is_attackers ? closed_by_an_attack(position) : nothing_closed;
    case Deed::block: return !is_attackers && step(position) == Step::attack ? attack_step : nothing_closed;
    case Deed::play:
        return is_play_of_a_tactic(position, action) ? closed_by_a_tactic(position)
                                                     : closed_by_deploying(position, action.seat);
    case Deed::use:
        return is_use_of_an_activated_ability(position, action)
                 ? closed_by_a_tactic(position) | closed_by_deploying(position, action.seat)
                 : nothing_closed;
    case Deed::ready:
    case Deed::add: return begins_the_next_round(position, action.seat) ? rest_of_the_round(position) : nothing_closed;
    case Deed::deploy:
    case Deed::equip:
    case Deed::unequip: return closed_by_deploying(position, action.seat);
    default: return nothing_closed;
    }
}

// ---- what was left undone ----
Objection two_resources_were_added(const Position& position, const Ending& ending)
{
    const Number added = get(position, ending.seat, player::additions);
    if (added >= 2)
        return kept();
    return Objection(name_of(ending.seat) + " has added " + std::to_string(added) + " resources, not 2")
        .about(ending.seat)
        .as(Severity::warning);
}

Objection a_card_was_drawn(const Position& position, const Ending& ending)
{
    const bool is_skipped = get(position, match::round) <= 1;
    const bool has_cards = count_of(position, ending.seat, Pile::deck) > 0;
    if (is_skipped || !has_cards || get(position, ending.seat, player::drawn) > 0)
        return kept();
    return Objection(name_of(ending.seat) + " has drawn no card").about(ending.seat).as(Severity::warning);
}

constexpr Rule<Ending> regroup_page[] = {
    {rule("dept-of-structure.regroup.resources-two"), two_resources_were_added},
};
constexpr Rule<Ending> draw_page[] = {
    {rule("dept-of-structure.draw.one"), a_card_was_drawn},
};

// ---- whose round it is ----
Objection attacker_ends_the_round(const Position& position, const EndTurn& ending)
{
    if (phase(position) == Phase::setup || ending.seat == attacker(position))
        return kept();
    return Objection(name_of(ending.seat) + " ends the round of " + name_of(attacker(position))).about(ending.seat);
}

constexpr Rule<EndTurn> end_page[] = {
    {rule("dept-of-structure.round.attacker-only"), attacker_ends_the_round},
};

// dept-of-structure.kw.generator: copies add up, and none of the two chosen resources is used up.
void add_generated_power(Position& position, Seat seat)
{
    add_to_pool(position, seat, static_cast<int>(Resource::power), generators_of(position, seat));
}

void forget_the_round(Position& position)
{
    for (const match::Value none :
         {match::step, match::battle_used, match::acted, match::blocked_fights, match::hurried})
        set(position, none, 0);
    for (std::int8_t index = 0; index < position.seats; ++index)
        for (const player::Value none :
             {player::added, player::additions, player::drawn, player::passed, player::to_discard})
            set(position, Seat{index}, none, 0);
    forget_the_fights(position);
    for (Card& card : position.cards)
        for (const on_card::Value none :
             {on_card::hunger, on_card::overrun_left, on_card::overrun_dealt, on_card::readied})
            card.counters[none] = 0;
}

// dept-of-structure.round.alternate: the role passes to the other player.
void end_round(Position& position)
{
    const Seat seat = attacker(position);
    damage_base(position, seat, hunger_due(position, seat));
    end_effects(position, Until::end_of_battle);
    end_effects(position, Until::end_of_round);
    retire_what_is_dead(position);
    check_for_victory(position);
    if (!is_over(position))
        begin_round(position, opponent_of(seat));
}

void close(Position& position, Closed what)
{
    switch (what) {
    case regroup: return end_regroup(position);
    case draw_phase: return end_draw(position);
    case no_battle: return set_phase(position, Phase::retreat);
    case attack_step: return set_step(position, Step::defend);
    case defend_step: return set_step(position, Step::tactics);
    case tactics_step: return resolve_battle(position);
    case round_over: return end_round(position);
    case nothing_closed: return;
    }
}

void close_all(Position& position, unsigned closed)
{
    for (const Closed what : {regroup, draw_phase, no_battle, attack_step, defend_step, tactics_step, round_over})
        if ((closed & what) != 0 && !is_over(position)) {
            close(position, what);
            let_it_happen(position);  // what the battle set off comes before the end of the round
        }
}

/// The hand is counted when what waits has happened, and the battle is over.
void judge_the_end(const Position& position, const Action& action, Verdict& verdict)
{
    const unsigned before = closed_by(position, action) & ~unsigned{round_over};
    const Ending ending{attacker(position)};
    if ((before & tactics_step) == 0 && !goes_past_the_stack(position, action))
        return judge_hand(position, ending, verdict);
    Position later = position;
    if (goes_past_the_stack(later, action))
        leave_waiting(later);
    close_all(later, before);
    if (!is_over(later))
        judge_hand(later, ending, verdict);
}

/// Whether the attacker alone has said that nobody blocks: a block that follows shows that nobody waited for it.
void note_hurry(Position& position, const Action& action, unsigned closed)
{
    const bool is_play = is_play_of_a_tactic(position, action) || deed_of(action) == Deed::use;
    const bool is_attackers = action.seat == attacker(position);
    if (is_play && (closed & defend_step) != 0 && is_attackers)
        set(position, match::hurried,
            static_cast<Number>(deed_of(action) == Deed::play ? Hurry::tactic : Hurry::ability));
    else if (!is_attackers && (is_play || deed_of(action) == Deed::pass))
        set(position, match::hurried, static_cast<Number>(Hurry::none));
}

/// Of the Tactics step. The attacker can say it while the defender still assigns blockers.
void note_pass(Position& position, const Action& action)
{
    const bool is_time =
        step(position) == Step::tactics || (step(position) == Step::defend && action.seat == attacker(position));
    if (deed_of(action) == Deed::pass && phase(position) == Phase::battle && is_time)
        set(position, action.seat, player::passed, 1);
}

}  // namespace

bool has_begun_to_deploy(const Position& position)
{
    return phase(position) != Phase::regroup && phase(position) != Phase::draw && phase(position) != Phase::setup;
}

// dept-of-structure.deploy.what, dept-of-structure.deploy.equip, dept-of-structure.deploy.abilities,
// dept-of-structure.deploy.unlimited, dept-of-structure.retreat.actions: the same in both, as often as can be paid; no
// further action is called Retreat (A08).
bool is_deploy_phase(const Position& position)
{
    return phase(position) == Phase::deploy || phase(position) == Phase::retreat;
}

// What was due is looked at phase by phase, in the position in which it was.
void judge_closing(const Position& position, const Action& action, Verdict& verdict)
{
    if (goes_past_the_stack(position, action))
        judge_waiting(position, verdict);
    const unsigned closed = closed_by(position, action);
    if (closed == nothing_closed)
        return;
    const Ending ending{attacker(position)};
    if ((closed & regroup) != 0)
        judge_by<Ending>(regroup_page, position, ending, verdict);
    if ((closed & draw_phase) != 0)
        judge_by<Ending>(draw_page, position, ending, verdict);
    if ((closed & (no_battle | attack_step)) != 0)
        judge_attackers_due(position, ending, verdict);
    if ((closed & round_over) != 0)
        judge_the_end(position, action, verdict);
}

bool closes_something(const Position& position, const Action& action)
{
    return !position.stack.empty() || closed_by(position, action) != nothing_closed;
}

void close_before(Position& position, const Action& action)
{
    if (goes_past_the_stack(position, action))
        leave_waiting(position);
    const unsigned closed = closed_by(position, action);
    note_hurry(position, action, closed);
    note_pass(position, action);
    close_all(position, closed);
}

// dept-of-structure.permanent.from-deploy: what a round brings by itself, it brings when it begins.
void begin_round(Position& position, Seat seat)
{
    forget_the_round(position);
    set(position, match::round, as_number(get(position, match::round) + 1));
    set(position, match::attacker, seat.index);
    set(position, match::fresh, 1);
    set_phase(position, Phase::regroup);
    ready_cards_of(position, seat);
    heal(position);
    add_generated_power(position, seat);
    trigger(position, {.way = Way::on_regroup, .seat = seat});
}

void judge(const Position&, const Pass&, Verdict&) {}

void apply(Position&, const Pass&) {}  // what it says to be over was closed

void judge(const Position&, const Resolve&, Verdict&) {}

void apply(Position& position, const Resolve&)
{
    if (!position.stack.empty())
        resolve_newest(position);
}

void judge(const Position& position, const EndTurn& ending, Verdict& verdict)
{
    judge_by<EndTurn>(end_page, position, ending, verdict);
}

void apply(Position&, const EndTurn&) {}  // what it says to be over was closed

void judge(const Position&, const Next&, Verdict&) {}
void apply(Position&, const Next&) {}

}  // namespace cardinal::dept_of_structure
