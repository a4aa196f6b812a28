#include "engine/games/purge/battle.h"

#include "engine/games/purge/catalogue.h"

#include <algorithm>

/// Battle Actions: the retreat of a Unit or a Commander to its own home.
namespace cardinal::purge {
namespace {

Objection a_battle_is_open_to_leave(const Position& position, const Retreat& retreat)
{
    if (battle_is_open(position))
        return kept();
    return name_of(position, retreat.card) + " cannot retreat: no battle is open";
}

bool cannot_leave(const Position& position, CardId card)
{
    const Type type = type_of(position, card);
    return type == Type::defensive_attachment || type == Type::stronghold;
}

Objection only_units_and_commanders_retreat(const Position& position, const Retreat& retreat)
{
    if (!cannot_leave(position, retreat.card))
        return kept();
    return name_of(position, retreat.card) + " cannot leave its Stronghold Vector";
}

Objection who_retreats_takes_part(const Position& position, const Retreat& retreat)
{
    const bool is_ones_own = position.card(retreat.card).side == retreat.seat;
    if (cannot_leave(position, retreat.card) || (takes_part(position, retreat.card) && is_ones_own))
        return kept();
    return name_of(position, retreat.card) + " takes no part in this battle for " + name_of(retreat.seat);
}

Objection home_is_not_given_up(const Position& position, const Retreat& retreat)
{
    if (!battle_is_open(position) || role_of(position, retreat.card) != Role::defender ||
        battle_place(position) != home_of(position.card(retreat.card).side))
        return kept();
    return name_of(position, retreat.card) + " defends its own Stronghold and cannot retreat";
}

Objection attackers_may_retreat_first(const Position& position, const Retreat& retreat)
{
    return attackers_act_first(position, retreat.seat, no_card);
}

Objection no_retreat_after_the_entrenched_attack(const Position& position, const Retreat& retreat)
{
    return one_entrenched_attack_only(position, retreat.seat);
}

Objection retreats_alternate(const Position& position, const Retreat& retreat)
{
    return sides_alternate(position, retreat.seat);
}

constexpr Rule<Retreat> retreat_page[] = {
    {rule("purge.battle.over"), a_battle_is_open_to_leave,
     "purge.battle.participants purge.stat.attack_spent purge.battle.alternate"},
    {rule("purge.retreat.immobile"), only_units_and_commanders_retreat,
     "purge.retreat.home_defender purge.defatt.stays purge.vector.residents"},
    {rule("purge.battle.participants"), who_retreats_takes_part},
    {rule("purge.retreat.home_defender"), home_is_not_given_up},
    {rule("purge.battle.attacker_first"), attackers_may_retreat_first},
    {rule("purge.kw.entrenched_limit"), no_retreat_after_the_entrenched_attack},
    {rule("purge.battle.alternate"), retreats_alternate},
};

void lose_one_health(Position& position, CardId card)
{
    set_stat(position, card, Stat::health, as_number(std::max(0, health_of(position, card) - 1)));
    kill_if_dead(position, card);
}

void lower(Position& position, CardId card, Stat stat)
{
    add_effect(position, {.on = card,
                          .stat = static_cast<std::uint8_t>(stat),
                          .until = static_cast<std::uint8_t>(Until::end_of_turn),
                          .amount = -1});
}

// purge.retreat.effect: the price of leaving (A14).
void pay_for_retreat(Position& position, CardId card)
{
    switch (option(position, Option::retreat_penalty)) {
    case 0: return spend_attack(position, card);
    case 1: return lose_one_health(position, card);
    case 2: return lower(position, card, Stat::armor);
    case 3: return lower(position, card, Stat::damage);
    default: return;
    }
}

}  // namespace

void judge(const Position& position, const Retreat& retreat, Verdict& verdict)
{
    judge_by<Retreat>(retreat_page, position, retreat, verdict);
}

void apply(Position& position, const Retreat& retreat)
{
    if (!in_play(position, retreat.card) || !moves(position, retreat.card))
        return;
    const std::vector<CardId> lived = living_by_bonus(position);
    if (battle_is_open(position)) {
        set(position, match::battle_passes, 0);
        hand_over_action(position, retreat.seat);
    }
    move_card(position, retreat.card, home_of(position.card(retreat.card).side));
    set(position, retreat.card, on_card::role, static_cast<Number>(Role::none));
    set(position, retreat.card, on_card::retreated, battle_is_open(position) ? 1 : 0);
    pay_for_retreat(position, retreat.card);
    bury(position, lived);
    end_battle_if_over(position);
}

}  // namespace cardinal::purge
