#include "engine/games/three_lanes/catalogue.h"
#include "engine/games/three_lanes/chapters.h"
#include "engine/games/three_lanes/effects.h"
#include "engine/games/three_lanes/values.h"

#include <algorithm>

/// Attack resolution: who may attack, what the opposite lane makes of it, and the protection.
namespace cardinal::three_lanes {
namespace {

Objection own_unit_attacks(const Position& position, const Attack& attack)
{
    const std::string name = name_of(position, attack.attacker);
    if (!is_fighter(position, attack.attacker))
        return Objection(name + " attacks, but is no unit in a unit zone").about(attack.attacker);
    if (position.card(attack.attacker).side != attack.seat)
        return Objection(name + " is not " + name_of(attack.seat) + "'s").about(attack.attacker);
    return kept();
}

// three-lanes.attack.any-row, three-lanes.unit.no-delay: from both rows, also in the turn it was played.
Objection attacker_is_active(const Position& position, const Attack& attack)
{
    if (!is_fighter(position, attack.attacker) || !is_rested(position, attack.attacker))
        return kept();
    return Objection(name_of(position, attack.attacker) + " is rested until turn " +
                     std::to_string(get(position.card(attack.attacker), on_card::rested_until)))
        .about(attack.attacker);
}

Place zone_of_attacker(const Position& position, const Attack& attack)
{
    return is_fighter(position, attack.attacker) ? position.card(attack.attacker).place : nowhere;
}

Objection attack_goes_against_the_opposite_lane(const Position& position, const Attack& attack)
{
    const Place from = zone_of_attacker(position, attack);
    if (from != nowhere && attack.at == in(Zone::protection, from.seat))
        return Objection(name_of(position, attack.attacker) + " attacks the protection of its own side")
            .about(attack.attacker);
    if (from == nowhere || !attack.fought || stand_opposite(from, position.card(attack.fought).place))
        return kept();
    return Objection(name_of(position, attack.fought) + " does not stand in the lane opposite " +
                     name_of(position, attack.attacker))
        .about(attack.attacker);
}

/// What the lane says is met by an attack from there.
CardId in_the_way(const Position& position, Place from)
{
    return is_unit_zone(from) ? defender_of(position, opponent_of(from.seat), from.slot) : no_card;
}

Objection nothing_in_the_lane_is_skipped(const Position& position, const Attack& attack)
{
    const CardId there = in_the_way(position, zone_of_attacker(position, attack));
    const bool fights_another = attack.fought && position.card(attack.fought).place != position.card(there).place;
    const bool hits_protection = zone_of(attack.at) == Zone::protection;
    if (!there || (!fights_another && !hits_protection))
        return kept();
    return Objection(name_of(position, there) + " stands in the way of " + name_of(position, attack.attacker))
        .about(attack.attacker);
}

Objection one_protection_card_is_taken(const Position& position, const Attack& attack)
{
    if (zone_of(attack.at) != Zone::protection || attack.taken <= 1)
        return kept();
    return Objection(std::to_string(attack.taken) + " protection cards were taken for one attack of " +
                     name_of(position, attack.attacker))
        .about(attack.attacker);
}

/// Something on the attacker may have changed its power, and nobody said whether it did.
bool power_is_open(const Position& position, CardId attacker)
{
    const auto is_open = [](const Ability& ability) {
        return trigger_of(ability) == Trigger::when_attacking &&
               (is_optional(ability) || ability.effects.empty() ||
                std::ranges::any_of(ability.effects, chooses_targets));
    };
    return later_documents(position) && std::ranges::any_of(position.facts(attacker).abilities, is_open);
}

// three-lanes.attack.protection-power
Objection protection_is_hit_with_power_above_0(const Position& position, const Attack& attack)
{
    const Number power = power_of(position, attack.attacker);
    const bool hits_protection = zone_of(attack.at) == Zone::protection && attack.taken > 0;
    if (!hits_protection || power > 0 || power_is_open(position, attack.attacker))
        return kept();
    return Objection(name_of(position, attack.attacker) + " takes no protection card with power " +
                     std::to_string(power))
        .about(attack.attacker);
}

// three-lanes.protection.empty: where none is left, none is due.
bool card_is_due(const Position& position, const Attack& attack)
{
    const Place from = zone_of_attacker(position, attack);
    return from != nowhere && !in_the_way(position, from) && power_of(position, attack.attacker) > 0 &&
           !power_is_open(position, attack.attacker) && count_of(position, attack.at.seat, Pile::protection) > 0;
}

Objection due_protection_card_is_taken(const Position& position, const Attack& attack)
{
    const bool is_told_of_none = zone_of(attack.at) == Zone::protection && attack.taken <= 0;
    if (!is_told_of_none || !card_is_due(position, attack))
        return kept();
    return Objection("no protection card went to the hand for the attack of " + name_of(position, attack.attacker))
        .about(attack.attacker);
}

constexpr Rule<Attack> attack_page[] = {
    {rule("three-lanes.attack.own-unit"), own_unit_attacks, "three-lanes.attack.active"},
    {rule("three-lanes.attack.active"), attacker_is_active},
};
constexpr Rule<Attack> outcome_page[] = {
    {rule("three-lanes.attack.lane"), attack_goes_against_the_opposite_lane,
     "three-lanes.attack.bypass three-lanes.protection.to-hand"},
    {rule("three-lanes.attack.bypass"), nothing_in_the_lane_is_skipped, "three-lanes.protection.undue"},
    {rule("three-lanes.attack.once-each"), one_protection_card_is_taken, "three-lanes.protection.undue"},
    {rule("three-lanes.protection.to-hand"), due_protection_card_is_taken},
    {rule("three-lanes.protection.undue"), protection_is_hit_with_power_above_0},
};

// three-lanes.attack.cost: [Rest] 2 first, then what waits for an attack.
void rest_for_attack(Position& position, CardId attacker)
{
    const Place from = position.card(attacker).place;
    rest(position, attacker, 2);
    const Happening happenings[] = {{Trigger::when_attacking, attacker, from},
                                    {Trigger::on_unit_attack, attacker, from}};
    trigger(position, happenings);
}

/// The position in which the lane is looked at. Where what the attack triggers removes the unit that was told to be
/// fought, it is judged as it was declared.
Position as_it_meets_the_lane(const Position& position, const Attack& attack)
{
    if (!is_fighter(position, attack.attacker))
        return position;
    Position then = position;
    rest_for_attack(then, attack.attacker);
    resolve_all(then);
    const bool was_there = attack.fought && is_fighter(position, attack.fought);
    return was_there && !is_fighter(then, attack.fought) ? position : then;
}

Action as_action(const Attack& attack)
{
    return {.kind = static_cast<std::uint8_t>(Deed::attack),
            .seat = attack.seat,
            .card = attack.attacker,
            .target = attack.fought ? attack.fought : no_card,  // however absurd the card that is not there
            .place = attack.at,
            .number = as_number(attack.taken)};
}

void met(Position& position, Met what, CardId fought, int taken)
{
    set(position, match::met, static_cast<Number>(what));
    set(position, match::fought, fought.index);
    set(position, match::taken, as_number(taken));
    set(position, match::taken_seen, 0);
}

// three-lanes.protection.empty, three-lanes.protection.not-at-zero, three-lanes.ld.protection.1: at a hit with none
// left the game is over; losing the last one is no loss. The top one goes, or where the data says which is known (A07).
void hit_protection(Position& position, const Action& attack, Seat defender)
{
    const bool is_due = power_of(position, attack.card) > 0;
    const bool is_opponents = defender != position.card(attack.card).side;
    if (count_of(position, defender, Pile::protection) == 0 && is_due && is_opponents) {
        met(position, Met::win, no_card, 0);
        return win(position, opponent_of(defender));
    }
    const std::vector<CardId> known = known_in(position, defender, Pile::protection);
    int taken = 0;
    while (taken < std::min<int>(attack.number, 99) && shift(position, defender, Pile::protection, Pile::hand))
        ++taken;
    const auto is_gone = [&](CardId card) { return zone_of(position.card(card).place) != Zone::protection; };
    const auto gone = std::ranges::find_if(known, is_gone);
    met(position, taken > 0 || is_due ? Met::protection : Met::nothing, gone == known.end() ? no_card : *gone, taken);
    if (option(position, Option::protection_pick) == 0)
        set(position, match::taken_seen, as_number(static_cast<int>(std::ranges::count_if(known, is_gone))));
    wait_for(position, attack, Step::attack_end);
    const Happening happenings[] = {{Trigger::on_protection_hit, attack.card, position.card(attack.card).place}};
    if (taken > 0)
        trigger(position, happenings);
}

// three-lanes.ld.combat.start: of both units, the turn player's first.
void start_combat(Position& position, const Action& attack, CardId defender)
{
    const bool is_front = zone_of(position.card(defender).place) == Zone::front;
    met(position, is_front ? Met::front : Met::back, defender, 0);
    Action combat = attack;
    combat.target = defender;
    wait_for(position, combat, Step::combat);
    const Happening happenings[] = {{Trigger::start_of_combat, attack.card, position.card(attack.card).place},
                                    {Trigger::start_of_combat, defender, position.card(defender).place}};
    trigger(position, happenings);
}

}  // namespace

void judge(const Position& position, const Attack& attack, Verdict& verdict)
{
    judge_by<Attack>(attack_page, position, attack, verdict);
    const bool is_told = attack.fought || attack.at != nowhere;
    if (is_told)
        judge_by<Attack>(outcome_page, as_it_meets_the_lane(position, attack), attack, verdict);
    judge_moment(position, attack.seat, verdict);
}

// three-lanes.ld.attack.1: the lane is looked at when all that was triggered has happened.
void apply(Position& position, const Attack& attack)
{
    begin_main(position, attack.seat);
    if (!is_fighter(position, attack.attacker))
        return;
    set(position, match::attacker, attack.attacker.index);
    set(position, match::attack_lane, position.card(attack.attacker).place.slot);
    met(position, Met::none, no_card, 0);
    wait_for(position, as_action(attack), Step::attacking);
    rest_for_attack(position, attack.attacker);
}

void forget_attack(Position& position)
{
    set(position, match::attacker, -1);
    set(position, match::attack_lane, 0);
    set(position, match::attack_power, 0);
    met(position, Met::none, no_card, 0);
}

// three-lanes.attack.front-first, three-lanes.attack.back-second, three-lanes.attack.empty-lane,
// three-lanes.attack.protection-power, three-lanes.ld.attack.2: what was seen to be met is met, otherwise what the lane
// says.
void check_lane(Position& position, const Action& attack)
{
    if (!is_fighter(position, attack.card))
        return end_attack(position, attack);
    const Place from = position.card(attack.card).place;
    const Seat opponent = opponent_of(from.seat);
    set(position, match::attack_power, power_of(position, attack.card));
    const CardId told = is_fighter(position, attack.target) && attack.target != attack.card ? attack.target : no_card;
    const bool hits = zone_of(attack.place) == Zone::protection;
    const CardId fought = told ? told : hits ? no_card : in_the_way(position, from);
    if (fought)
        return start_combat(position, attack, fought);
    if (hits || power_of(position, attack.card) > 0)
        return hit_protection(position, attack, hits ? attack.place.seat : opponent);
    met(position, Met::nothing, no_card, 0);
    wait_for(position, attack, Step::attack_end);
}

}  // namespace cardinal::three_lanes
