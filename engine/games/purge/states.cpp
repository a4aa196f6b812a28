#include "engine/games/purge/states.h"

#include "engine/games/purge/battle.h"
#include "engine/games/purge/catalogue.h"
#include "engine/games/purge/targets.h"
#include "engine/games/purge/values.h"

#include <iterator>

/// What must not lie where it lies. The same page is read for what the position keeps and for where a card is seen, so
/// a fault that is seen and left standing is the same fault afterwards.
namespace cardinal::purge {
namespace {

bool is_vector(Place place) { return zone_of(place) == Zone::home || zone_of(place) == Zone::field; }

bool is_discard(Place place)
{
    const Zone zone = zone_of(place);
    return zone == Zone::tek_discard || zone == Zone::ops_discard || zone == Zone::war_discard;
}

Fate fate_of(const Position& position, CardId card) { return static_cast<Fate>(get(position, card, on_card::fate)); }

Place own_discard(const Position& position, CardId card)
{
    return in(discard_of(position, card), position.card(card).owner);
}

Place own_deck(const Position& position, CardId card) { return in(deck_of(position, card), position.card(card).owner); }

Place own_home(const Position& position, CardId card) { return home_of(position.card(card).side); }

bool lies_in_wrong_vector(const Position& position, const Lying& lying)
{
    return is_vector(lying.at) && lying.at != own_home(position, lying.card);
}

Objection about(const Position& position, const Lying& lying, const std::string& fault)
{
    return Objection{name_of(position, lying.card) + fault}.about(lying.card);
}

Objection the_dead_have_left_play(const Position& position, const Lying& lying)
{
    const bool is_killed = fate_of(position, lying.card) == Fate::killed || is_dead(position, lying.card);
    if (!is_vector(lying.at) || !is_killed)
        return kept();
    return about(position, lying, " has 0 HEALTH and still lies in " + name_of(position, lying.at));
}

Objection the_cancelled_are_discarded(const Position& position, const Lying& lying)
{
    const bool is_elsewhere = lying.at != own_discard(position, lying.card) && zone_of(lying.at) != Zone::stack;
    if (fate_of(position, lying.card) != Fate::cancelled || !is_elsewhere)
        return kept();
    return about(position, lying, " was cancelled and belongs in its discard, not in " + name_of(position, lying.at));
}

Objection the_nullified_are_in_their_deck(const Position& position, const Lying& lying)
{
    const bool is_elsewhere = lying.at != own_deck(position, lying.card) && zone_of(lying.at) != Zone::stack;
    if (fate_of(position, lying.card) != Fate::nullified || !is_elsewhere)
        return kept();
    return about(position, lying, " was nullified and belongs in its deck, not in " + name_of(position, lying.at));
}

Objection resolved_ops_are_discarded(const Position& position, const Lying& lying)
{
    const bool is_elsewhere = lying.at != own_discard(position, lying.card) && zone_of(lying.at) != Zone::stack;
    if (type_of(position, lying.card) != Type::ops || fate_of(position, lying.card) != Fate::resolved || !is_elsewhere)
        return kept();
    return about(position, lying, " has resolved and belongs in the OPS discard of its owner");
}

/// A52: the rulebook sends every dead Unit to the WAR discard, and a Super Weapon comes from another deck.
bool may_lie_by_either_reading(const Position& position, const Lying& lying)
{
    return type_of(position, lying.card) == Type::super_weapon && is_unit(position, lying.card) &&
           lying.at == in(Zone::war_discard, position.card(lying.card).owner);
}

Objection each_pile_holds_its_own(const Position& position, const Lying& lying)
{
    const Fate fate = fate_of(position, lying.card);
    const bool belongs_somewhere = discard_of(position, lying.card) != Zone::aside;
    const bool wrong_pile = is_discard(lying.at) && lying.at != own_discard(position, lying.card) &&
                            !may_lie_by_either_reading(position, lying);
    const bool left_lying = is_vector(lying.at) && (fate == Fate::destroyed || fate == Fate::removed);
    if (!belongs_somewhere || !(wrong_pile || left_lying))
        return kept();
    return about(position, lying, " does not belong in " + name_of(position, lying.at));
}

bool has_outstayed(const Position& position, const Lying& lying)
{
    const bool left_already = fate_of(position, lying.card) == Fate::removed;
    const Number entered = get(position, lying.card, on_card::entered_turn);  // 0: nobody said when
    const bool of_an_earlier_turn = entered > 0 && entered < get(position, match::turn);
    return position.card(lying.card).is_token && is_vector(lying.at) &&
           (left_already || (of_an_earlier_turn && in_play(position, lying.card)));
}

bool goes_with_the_battle(const Position& position, CardId card)
{
    return position.card(card).is_token && printed_number(position.facts(card), printed::token_leaves) ==
                                               static_cast<Number>(TokenLeaves::battle_resolution);
}

Objection tokens_of_the_battle_have_left(const Position& position, const Lying& lying)
{
    const bool fought = get(position, lying.card, on_card::survived) == 1 &&
                        get(position, match::battle_just_over) == 1 && is_vector(lying.at);
    if (!goes_with_the_battle(position, lying.card) || !(fought || has_outstayed(position, lying)))
        return kept();
    return about(position, lying, " is a Token that leaves at Battle Resolution");
}

Objection tokens_of_the_turn_have_left(const Position& position, const Lying& lying)
{
    if (goes_with_the_battle(position, lying.card) || !has_outstayed(position, lying))
        return kept();
    return about(position, lying, " is a Token and leaves play when the turn ends");
}

/// Asked of the move alone: whether it had Critical Mass then cannot be told from what is in play later.
Objection critical_mass_is_not_removed(const Position& position, const Lying& lying)
{
    const bool is_being_removed =
        zone_of(lying.at) == Zone::removed && zone_of(position.card(lying.card).place) != Zone::removed;
    if (!is_being_removed || !has(position, lying.card, Keyword::critical_mass))
        return kept();
    return about(position, lying, " has Critical Mass: no OPS or ability removes it from the game");
}

bool stands_right_after_battle(const Position& position, const Lying& lying)
{
    const bool may_be_home = option(position, Option::jets_return_home) == 1 &&  // A27
                             has(position, lying.card, Keyword::jet) && lying.at == own_home(position, lying.card);
    return zone_of(lying.at) == Zone::field || may_be_home;
}

Objection survivors_stand_in_the_field(const Position& position, const Lying& lying)
{
    const bool is_fresh = get(position, match::battle_just_over) == 1 || lying.at == position.card(lying.card).place;
    if (get(position, lying.card, on_card::survived) == 0 || !is_fresh || !is_vector(lying.at) ||
        stands_right_after_battle(position, lying))
        return kept();
    return about(position, lying,
                 " survived the battle and belongs in the Field, not in " + name_of(position, lying.at))
        .resting_on("A27");
}

bool is_fought_over(const Position& position, Place place)
{
    return state(position) == State::battle && battle_place(position) == place;
}

Objection enemy_home_is_left_again(const Position& position, const Lying& lying)
{
    const bool is_there = zone_of(lying.at) == Zone::home && lies_in_wrong_vector(position, lying);
    if (!is_there || !moves(position, lying.card) || is_fought_over(position, lying.at) ||
        option(position, Option::move_into_enemy_home) == 1)
        return kept();
    return about(position, lying, " rests in the enemy home outside a battle").resting_on("A26");
}

Objection defensive_attachments_stay(const Position& position, const Lying& lying)
{
    if (type_of(position, lying.card) != Type::defensive_attachment || !lies_in_wrong_vector(position, lying))
        return kept();
    return about(position, lying, " never leaves its own Stronghold Vector");
}

Objection residents_stay(const Position& position, const Lying& lying)
{
    const Type type = type_of(position, lying.card);
    const bool resides = type == Type::stronghold || type == Type::tek || type == Type::resource_attachment;
    if (!resides || !lies_in_wrong_vector(position, lying))
        return kept();
    return about(position, lying, " stays at its owner's Stronghold Vector");
}

bool lies_in_deck(const Position& position, CardId card)
{
    const Zone zone = zone_of(position.card(card).place);
    return zone == Zone::war_deck || zone == Zone::tek_deck;
}

Objection units_enter_at_home(const Position& position, const Lying& lying)
{
    if (!is_unit(position, lying.card) || !lies_in_deck(position, lying.card) || !lies_in_wrong_vector(position, lying))
        return kept();
    return about(position, lying, " enters play at its owner's home, not in " + name_of(position, lying.at));
}

constexpr Rule<Lying> lying_page[] = {
    {rule("purge.stat.health_zero"), the_dead_have_left_play, "purge.zone.discards purge.sub.move_enemy_home"},
    {rule("purge.term.cancel"), the_cancelled_are_discarded, "purge.zone.discards purge.ops.discard"},
    {rule("purge.term.nullify"), the_nullified_are_in_their_deck, "purge.zone.discards purge.ops.discard"},
    {rule("purge.ops.discard"), resolved_ops_are_discarded, "purge.zone.discards"},
    {rule("purge.zone.discards"), each_pile_holds_its_own},
    {rule("purge.token.battle_end"), tokens_of_the_battle_have_left, "purge.battle.after purge.sub.move_enemy_home"},
    {rule("purge.token.end_of_turn"), tokens_of_the_turn_have_left, "purge.battle.after purge.sub.move_enemy_home"},
    {rule("purge.kw.critical_mass_remove"), critical_mass_is_not_removed},
    {rule("purge.battle.after"), survivors_stand_in_the_field, "purge.sub.move_enemy_home"},
    {rule("purge.unit.enter_home"), units_enter_at_home, "purge.sub.move_enemy_home"},
    {rule("purge.sub.move_enemy_home"), enemy_home_is_left_again},
    {rule("purge.defatt.stays"), defensive_attachments_stay},
    {rule("purge.vector.residents"), residents_stay},
};

}  // namespace

void judge_lying(const Position& position, const Lying& lying, Verdict& verdict)
{
    Verdict of_this_card;
    judge_by<Lying>(lying_page, position, lying, of_this_card);
    verdict.violations.insert(verdict.violations.end(), std::make_move_iterator(of_this_card.violations.begin()),
                              std::make_move_iterator(of_this_card.violations.end()));
}

void judge_states(const Position& position, Verdict& verdict)
{
    if (is_over(position))
        return;
    for (const Card& card : position.cards)
        judge_lying(position, {.card = position.id_of(card), .at = card.place}, verdict);
}

}  // namespace cardinal::purge
