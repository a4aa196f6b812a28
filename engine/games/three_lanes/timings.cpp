#include "engine/games/three_lanes/catalogue.h"
#include "engine/games/three_lanes/chapters.h"
#include "engine/games/three_lanes/effects.h"
#include "engine/games/three_lanes/values.h"

#include <algorithm>

/// Later documents: timings. What is declared goes step by step. The next step waits on the stack, and above it the
/// triggers of the step before, the one to be resolved next on top. Without the later documents nothing is triggered,
/// so one step follows the other.
namespace cardinal::three_lanes {
namespace {

constexpr std::size_t most_waiting = 200;  // triggers that trigger each other for ever; no table gets that far
constexpr int most_resolved = 500;

Step step_of(const Pending& pending) { return static_cast<Step>(pending.fate); }
bool is_trigger(const Pending& pending) { return step_of(pending) == Step::open; }

const Ability* ability_waiting(const Position& position, const Pending& pending)
{
    return ability_of(position, pending.action.card, pending.action.word);
}

/// Triggers that only the card itself notices; the others are noticed by all that lie there.
bool is_its_own(Trigger trigger)
{
    switch (trigger) {
    case Trigger::on_unit_summoned:
    case Trigger::on_unit_death:
    case Trigger::on_unit_attack:
    case Trigger::on_land_placed:
    case Trigger::on_land_destroyed: return false;
    default: return true;
    }
}

bool happened_in_reach(const Position& position, const Card& card, const Ability& ability, const Happening& happening)
{
    const Number reach = ability.fields[ability::reach];
    const bool same_side = happening.place.seat == card.place.seat;
    const bool own_lane = same_side && happening.place.slot == card.place.slot;
    const bool opposite = stand_opposite(happening.place, card.place);
    switch (reach == not_given ? Happens::anywhere : static_cast<Happens>(reach)) {
    case Happens::anywhere: return true;
    case Happens::own: return same_side;
    case Happens::opposing: return !same_side;
    case Happens::own_lane: return own_lane;
    case Happens::opposite_lane: return opposite;
    case Happens::either_lane: return own_lane || opposite;
    }
    return position.has(happening.card);
}

bool notices(const Position& position, const Card& card, const Ability& ability, const Happening& happening)
{
    const CardId id = position.id_of(card);
    if (trigger_of(ability) != happening.trigger ||
        !(works_after_leaving(happening.trigger) || works_where_it_lies(position, id, ability)))
        return false;
    if (!happening.card)
        return card.side == active(position);
    if (is_its_own(happening.trigger))
        return happening.card == id;
    const Number tribe = ability.fields[ability::tribe];
    const bool is_of_kind = tribe == not_given || is_of_tribe(position, happening.card, tribe);
    return is_of_kind && happened_in_reach(position, card, ability, happening);
}

Pending waiting(const Position& position, CardId card, std::size_t ability)
{
    return {.action = {.kind = static_cast<std::uint8_t>(Deed::use),
                       .seat = position.card(card).side,
                       .card = card,
                       .word = static_cast<Number>(ability)}};
}

void collect(const Position& position, const Happening& happening, Seat side, std::vector<Pending>& found)
{
    for (const Card& card : position.cards) {
        const auto& abilities = position.facts(card).abilities;
        for (std::size_t at = 0; card.side == side && at < abilities.size(); ++at)
            if (notices(position, card, abilities[at], happening))
                found.push_back(waiting(position, position.id_of(card), at));
    }
}

void take_step(Position& position)
{
    const Pending next = std::move(position.stack.back());
    position.stack.pop_back();
    switch (step_of(next)) {
    case Step::attacking: return check_lane(position, next.action);
    case Step::combat: return compare_powers(position, next.action);
    case Step::attacker_loses:
    case Step::defender_loses:
    case Step::both_lose: return losers_die(position, next.action, step_of(next));
    case Step::combat_end: return end_combat(position, next.action);
    case Step::attack_end: return end_attack(position, next.action);
    case Step::turn_end: return start_turn(position, opponent_of(next.action.seat));
    case Step::turn_start: return check_deck(position);
    case Step::open: return;
    }
}

/// The trigger of the ability that an action uses, or of the one that is said to make somebody draw.
Trigger trigger_meant(const Position& position, const Action& action)
{
    const int due = deed_of(action) == Deed::draw ? ability_that_draws(position, action.card)
                                                  : ability_that_is_due(position, action.card);
    const Ability* used = ability_of(position, action.card, action.word != no_number ? action.word : due);
    return used ? trigger_of(*used) : Trigger::none;
}

bool answers_a_trigger(const Position& position, const Action& action)
{
    const Trigger used = trigger_meant(position, action);
    return used != Trigger::none && used != Trigger::main;
}

// three-lanes.ld.neutral: a [Main] effect or another action starts only when nothing is open.
Objection nothing_is_open(const Position& position, const Action&)
{
    const auto open = std::ranges::find_if(
        position.stack, [&](const Pending& pending) { return must_be_carried_out(position, pending); });
    if (open == position.stack.end())
        return kept();
    return Objection("what " + name_of(position, open->action.card) + " triggered has not happened yet")
        .about(open->action.card);
}

constexpr Rule<Action> neutral_page[] = {
    {rule("three-lanes.ld.neutral"), nothing_is_open},
};

}  // namespace

void trigger(Position& position, std::span<const Happening> happenings)
{
    if (!later_documents(position) || is_over(position))
        return;
    std::vector<Pending> found;
    const Seat first = active(position);
    for (const Happening& happening : happenings)
        for (const Seat side : {first, opponent_of(first)})
            collect(position, happening, side, found);
    std::ranges::reverse(found);
    if (position.stack.size() + found.size() < most_waiting)
        position.stack.insert(position.stack.end(), found.begin(), found.end());
}

// A land that is given away, discarded or taken back to the hand has left its zone as one that was destroyed has.
void trigger_left(Position& position, CardId card, Place from)
{
    if (zone_of(from) != Zone::land || position.card(card).place == from)
        return;
    const Happening happenings[] = {{Trigger::when_destroyed, card, from}, {Trigger::on_land_destroyed, card, from}};
    trigger(position, happenings);
}

void wait_for(Position& position, const Action& action, Step step)
{
    if (!is_over(position))
        position.stack.push_back({.action = action, .fate = static_cast<std::uint8_t>(step)});
}

// three-lanes.ld.step.resolve: what a step triggered resolves before the next one.
void go_on(Position& position)
{
    while (!position.stack.empty() && !is_trigger(position.stack.back()))
        take_step(position);
}

// three-lanes.ld.effect.optional: with a "?" it is carried out only by who says so. Nobody misses what finds nothing to
// do, nor the trigger of a card that has left the zone where it works (three-lanes.ld.effect.zones).
bool must_be_carried_out(const Position& position, const Pending& pending)
{
    const Ability* ability = is_trigger(pending) ? ability_waiting(position, pending) : nullptr;
    if (!ability || is_optional(*ability) || !condition_is_met(position, pending.action.card, *ability))
        return false;
    const bool works =
        works_after_leaving(trigger_of(*ability)) || works_where_it_lies(position, pending.action.card, *ability);
    return works &&
           can_happen(
               position,
               {.source = pending.action.card, .seat = pending.action.seat, .out_of_play = works_out_of_play(*ability)},
               ability->effects);
}

void resolve_newest(Position& position)
{
    go_on(position);
    if (position.stack.empty())
        return;
    const Pending newest = std::move(position.stack.back());
    position.stack.pop_back();
    const Ability* ability = ability_waiting(position, newest);
    if (ability && must_be_carried_out(position, newest)) {
        if (ability->effects.empty())
            set(position, match::text_open, 1);
        carry_out(position,
                  {.source = newest.action.card,
                   .seat = newest.action.seat,
                   .targets = newest.action.cards,
                   .out_of_play = works_out_of_play(*ability)},
                  ability->effects);
    }
    go_on(position);
}

void resolve_all(Position& position)
{
    go_on(position);
    for (int left = most_resolved; left > 0 && !position.stack.empty(); --left)
        resolve_newest(position);
    position.stack.clear();
}

int find_waiting(const Position& position, CardId card, int ability)
{
    for (int at = static_cast<int>(position.stack.size()) - 1; at >= 0; --at) {
        const Pending& pending = position.stack[static_cast<std::size_t>(at)];
        if (!is_trigger(pending))
            return -1;
        if (pending.action.card == card && (ability < 0 || pending.action.word == ability))
            return at;
    }
    return -1;
}

std::vector<int> waiting_of_its_kind(const Position& position, CardId card, int ability)
{
    std::vector<int> waiting;
    const auto& abilities = position.facts(card).abilities;
    const Ability* told = ability_of(position, card, ability);
    for (int one = 0; told && one < static_cast<int>(abilities.size()); ++one)
        if (trigger_of(abilities[static_cast<std::size_t>(one)]) == trigger_of(*told) &&
            find_waiting(position, card, one) >= 0)
            waiting.push_back(one);
    std::stable_partition(waiting.begin(), waiting.end(), [&](int one) { return one == ability; });
    return waiting;
}

int ability_that_is_due(const Position& position, CardId card)
{
    const int at = find_waiting(position, card, -1);
    return at < 0 ? find_ability(position, card, Trigger::main)
                  : position.stack[static_cast<std::size_t>(at)].action.word;
}

/// The first Main action after the draw, or what happens before it; also told by what it draws.
bool begins_main(const Position& position, const Action& action)
{
    const bool is_first = phase(position) == Phase::swap && action.seat == active(position) && position.stack.empty();
    if (!is_first || !later_documents(position))
        return false;
    switch (deed_of(action)) {
    case Deed::play:
    case Deed::tech:
    case Deed::equip:
    case Deed::attack:
    case Deed::move: return true;
    case Deed::draw:
    case Deed::use: {
        const Trigger used = trigger_meant(position, action);
        return used == Trigger::main || used == Trigger::start_of_main;
    }
    default: return false;
    }
}

// Naming a flipped card, a discard, and whatever answers a trigger go on with what is open.
bool closes_the_stack(const Position& position, const Action& action)
{
    if (position.stack.empty())
        return false;
    switch (deed_of(action)) {
    case Deed::use: return !answers_a_trigger(position, action);
    case Deed::draw: return !action.card || trigger_meant(position, action) == Trigger::main;
    case Deed::decline:
    case Deed::resolve:
    case Deed::reveal:
    case Deed::coin:
    case Deed::shuffle:
    case Deed::first:
    case Deed::discard: return false;
    default: return true;
    }
}

void judge_neutral(const Position& position, const Action& action, Verdict& verdict)
{
    judge_by<Action>(neutral_page, position, action, verdict);
}

}  // namespace cardinal::three_lanes
