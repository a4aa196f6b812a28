#include "engine/games/purge/battle.h"

#include "engine/games/purge/catalogue.h"

#include <algorithm>

/// Battle Actions: the attack of a Unit, a Commander or a Defensive Attachment.
namespace cardinal::purge {
namespace {

bool is_of_type(const Position& position, CardId card, Type type) { return type_of(position, card) == type; }

bool is_defensive_attachment(const Position& position, CardId card)
{
    return is_of_type(position, card, Type::defensive_attachment);
}

bool never_attacks(const Position& position, CardId card)
{
    return is_of_type(position, card, Type::stronghold) || is_of_type(position, card, Type::tek) ||
           is_of_type(position, card, Type::resource_attachment);
}

bool is_ones_own(const Position& position, Seat seat, CardId card) { return position.card(card).side == seat; }

Objection a_battle_is_open_to_attack(const Position& position, const Attack& attack)
{
    if (battle_is_open(position))
        return kept();
    return name_of(position, attack.source) + " cannot attack: no battle is open";
}

Objection source_is_one_that_attacks(const Position& position, const Attack& attack)
{
    if (!never_attacks(position, attack.source))
        return kept();
    return name_of(position, attack.source) + " is no Unit, Commander or Defensive Attachment and never attacks";
}

Objection attachment_defends_with_its_stronghold(const Position& position, const Attack& attack)
{
    if (!battle_is_open(position) || !is_defensive_attachment(position, attack.source) ||
        takes_part(position, attack.source))
        return kept();
    return name_of(position, attack.source) + " fights only when its Stronghold is attacked";
}

Objection target_is_of_the_other_side(const Position& position, const Attack& attack)
{
    if (position.card(attack.source).side != position.card(attack.target).side)
        return kept();
    return name_of(position, attack.target) + " is on the same side as " + name_of(position, attack.source);
}

/// A28: it could have joined the defence where the table's option allows that.
bool is_a_jet_from_afar(const Position& position, const Attack& attack)
{
    return battle_is_open(position) && attack.seat == opponent_of(battle_attacker(position)) &&
           is_ones_own(position, attack.seat, attack.source) && role_of(position, attack.source) == Role::none &&
           lives(position, attack.source) && has(position, attack.source, Keyword::jet);
}

Objection source_and_target_take_part(const Position& position, const Attack& attack)
{
    const bool source_does = (takes_part(position, attack.source) || may_join_defence(position, attack.source)) &&
                             is_ones_own(position, attack.seat, attack.source);
    const bool target_does = takes_part(position, attack.target);
    if (source_does && target_does)
        return kept();
    Objection objection{name_of(position, source_does ? attack.target : attack.source) +
                        " takes no part in this battle" +
                        (is_ones_own(position, attack.seat, attack.source) ? "" : " for " + name_of(attack.seat))};
    return is_a_jet_from_afar(position, attack) ? std::move(objection).resting_on("A28") : std::move(objection);
}

Objection attack_is_left(const Position& position, const Attack& attack)
{
    if (never_attacks(position, attack.source) || attack_left(position, attack.source) > 0)
        return kept();
    Objection objection{name_of(position, attack.source) + " has no ATTACK left this turn"};
    const bool for_the_turn = option(position, Option::attack_pool) == 0;
    return for_the_turn ? std::move(objection).resting_on("A21") : std::move(objection);
}

bool shields_the_stronghold(const Position& position, const Card& card)
{
    const CardId id = position.id_of(card);
    const bool commanders_too = option(position, Option::commander_shields_stronghold) == 1;
    return role_of(position, id) == Role::defender && lives(position, id) &&
           (is_unit(position, id) || (commanders_too && is_commander(position, id)));
}

Objection no_unit_defends_the_stronghold(const Position& position, const Attack& attack)
{
    if (!is_of_type(position, attack.target, Type::stronghold))
        return kept();
    const auto shields = [&](const Card& card) { return shields_the_stronghold(position, card); };
    const auto shield = std::ranges::find_if(position.cards, shields);
    if (shield == position.cards.end())
        return kept();
    const CardId id = position.id_of(*shield);
    Objection objection{name_of(position, attack.target) + " is still defended by " + name_of(position, id)};
    const bool by_a_unit = std::ranges::any_of(
        position.cards, [&](const Card& card) { return shields(card) && is_unit(position, position.id_of(card)); });
    return by_a_unit ? std::move(objection) : std::move(objection).resting_on("A22");
}

Objection target_is_no_defensive_attachment(const Position& position, const Attack& attack)
{
    if (!is_defensive_attachment(position, attack.target))
        return kept();
    return name_of(position, attack.target) + " is a Defensive Attachment and cannot be attacked";
}

Objection jets_are_attacked_by_jets(const Position& position, const Attack& attack)
{
    if (never_attacks(position, attack.source) || !has(position, attack.target, Keyword::jet) ||
        (is_unit_or_commander(position, attack.source) && has(position, attack.source, Keyword::jet)))
        return kept();
    return name_of(position, attack.target) + " is a Jet and " + name_of(position, attack.source) + " is none";
}

Objection attackers_attack_first(const Position& position, const Attack& attack)
{
    return attackers_act_first(position, attack.seat, attack.source);
}

Objection entrenched_attacks_once(const Position& position, const Attack& attack)
{
    return one_entrenched_attack_only(position, attack.seat);
}

Objection attacks_alternate(const Position& position, const Attack& attack)
{
    return sides_alternate(position, attack.seat);
}

constexpr Rule<Attack> attack_page[] = {
    {rule("purge.battle.over"), a_battle_is_open_to_attack,
     "purge.battle.participants purge.stat.attack_spent purge.battle.alternate"},
    {rule("purge.battle.attack_sources"), source_is_one_that_attacks, "purge.battle.participants"},
    {rule("purge.battle.defatt_joins"), attachment_defends_with_its_stronghold, "purge.battle.participants"},
    {rule("purge.battle.opposing"), target_is_of_the_other_side, "purge.battle.participants purge.defatt.untargetable"},
    {rule("purge.battle.participants"), source_and_target_take_part,
     "purge.stat.attack_spent purge.stronghold.defender purge.kw.jet_target"},
    {rule("purge.stat.attack_spent"), attack_is_left},
    {rule("purge.stronghold.defender"), no_unit_defends_the_stronghold},
    {rule("purge.defatt.untargetable"), target_is_no_defensive_attachment},
    {rule("purge.kw.jet_target"), jets_are_attacked_by_jets},
    {rule("purge.battle.attacker_first"), attackers_attack_first},
    {rule("purge.kw.entrenched_limit"), entrenched_attacks_once},
    {rule("purge.battle.alternate"), attacks_alternate},
};

void join_defence(Position& position, CardId card)
{
    move_card(position, card, battle_place(position));
    set(position, card, on_card::role, static_cast<Number>(Role::defender));
}

void note_who_acts(Position& position, const Attack& attack)
{
    if (may_join_defence(position, attack.source))
        join_defence(position, attack.source);
    if (acts_before_the_attackers(position, attack.seat) && may_attack_first(position, attack.source))
        set(position, match::entrenched_used, 1);
    set(position, match::battle_passes, 0);
    hand_over_action(position, attack.seat);
}

}  // namespace

// purge.stat.attack: one for each attack, and never less than none.
void spend_attack(Position& position, CardId card)
{
    set_stat(position, card, Stat::attack, as_number(std::max(0, attack_left(position, card) - 1)));
}

// purge.commander.attackable, purge.kw.jet_effects, purge.unit.attack_defend: no row forbids a Commander as a target,
// an OPS or ability on a Jet, or any Unit on either side.
void judge(const Position& position, const Attack& attack, Verdict& verdict)
{
    judge_by<Attack>(attack_page, position, attack, verdict);
}

void apply(Position& position, const Attack& attack)
{
    if (!in_play(position, attack.source))
        return;
    const Hit hit{.source = attack.source,
                  .target = attack.target,
                  .by = HitBy::attack,
                  .base = damage_of(position, attack.source)};
    if (battle_is_open(position))
        note_who_acts(position, attack);
    spend_attack(position, attack.source);
    note_event(position, attack.source, Event::attacks);
    if (in_play(position, attack.target))
        note_event(position, attack.target, Event::defends);
    const std::vector<CardId> lived = living_by_bonus(position);
    apply(position, hit);
    bury(position, lived);
    end_battle_if_over(position);
}

}  // namespace cardinal::purge
