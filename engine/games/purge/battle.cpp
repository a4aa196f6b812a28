#include "engine/games/purge/battle.h"

#include "engine/games/purge/catalogue.h"

#include <algorithm>

/// Battle Instances from their declaration to their resolution. The roles are given once, when the battle begins, and
/// are the only thing that says who takes part; a card that dies, retreats or is attached to another loses its role.
namespace cardinal::purge {
namespace {

bool is_vector(Place place) { return zone_of(place) == Zone::field || zone_of(place) == Zone::home; }

bool attaches(const Position& position, CardId card) { return type_of(position, card) == Type::defensive_attachment; }

// purge.term.attacking, purge.battle.attackers: those that were assigned and are the player's to assign.
bool can_attack_for(const Position& position, Seat seat, CardId card)
{
    return in_play(position, card) && moves(position, card) && position.card(card).side == seat &&
           !position.card(card).host;
}

// purge.kw.jet_reach, purge.battle.assign: one vector, Jets two, each from wherever it stands.
bool is_within_reach(const Position& position, CardId card, Place target)
{
    if (!is_vector(target) || !in_play(position, card))
        return false;
    const int away = distance(position.card(card).place, target);
    if (away == 0)
        return option(position, Option::attack_same_vector) == 0;  // A24
    return away == 1 || (away == 2 && has(position, card, Keyword::jet));
}

bool skips_the_field(const Position& position, const StartBattle& battle, CardId card)
{
    return position.has(battle.seat) && in_play(position, card) && !is_within_reach(position, card, battle.place) &&
           position.card(card).place == home_of(battle.seat) && battle.place == home_of(opponent_of(battle.seat));
}

using IsWrong = bool (*)(const Position&, const StartBattle&, CardId);

/// The assigned cards that are wrong in some way, as a list for a sentence.
std::string those_that(const Position& position, const StartBattle& battle, IsWrong is_wrong)
{
    std::string names;
    for (const CardId card : battle.attackers)
        if (is_wrong(position, battle, card))
            names += (names.empty() ? "" : ", ") + name_of(position, card);
    return names;
}

Objection every_attacker_is_ones_own(const Position& position, const StartBattle& battle)
{
    const std::string strangers =
        those_that(position, battle, [](const Position& table, const StartBattle& start, CardId card) {
            return table.card(card).side != start.seat && moves(table, card);
        });
    if (strangers.empty())
        return kept();
    return strangers + " is not " + name_of(battle.seat) + "'s to assign";
}

Objection only_units_and_commanders_are_assigned(const Position& position, const StartBattle& battle)
{
    const std::string others = those_that(position, battle, [](const Position& table, const StartBattle&, CardId card) {
        return !moves(table, card) && !attaches(table, card);
    });
    if (others.empty())
        return kept();
    return others + " cannot attack: only Units and Commanders are assigned";
}

Objection defensive_attachments_stay_behind(const Position& position, const StartBattle& battle)
{
    const std::string attachments = those_that(
        position, battle, [](const Position& table, const StartBattle&, CardId card) { return attaches(table, card); });
    if (attachments.empty())
        return kept();
    return attachments + " never leaves its own Stronghold Vector";
}

Objection attackers_come_by_the_field(const Position& position, const StartBattle& battle)
{
    const std::string early =
        those_that(position, battle, [](const Position& table, const StartBattle& start, CardId card) {
            return moves(table, card) && skips_the_field(table, start, card);
        });
    if (early.empty())
        return kept();
    return early + " must enter the Field before attacking the enemy home";
}

Objection attackers_are_within_reach(const Position& position, const StartBattle& battle)
{
    const std::string far =
        those_that(position, battle, [](const Position& table, const StartBattle& start, CardId card) {
            return moves(table, card) && !is_within_reach(table, card, start.place) &&
                   !skips_the_field(table, start, card);
        });
    if (far.empty())
        return kept();
    const bool stands_there =
        std::ranges::any_of(battle.attackers, [&](CardId card) { return position.card(card).place == battle.place; });
    Objection objection{far + " cannot reach " + name_of(position, battle.place)};
    return stands_there ? std::move(objection).resting_on("A24") : std::move(objection);
}

constexpr Rule<StartBattle> battle_page[] = {
    {rule("purge.vector.field_first"), attackers_come_by_the_field},
    {rule("purge.battle.reach"), attackers_are_within_reach},
    {rule("purge.battle.participants"), every_attacker_is_ones_own},
    {rule("purge.battle.attack_sources"), only_units_and_commanders_are_assigned},
    {rule("purge.defatt.stays"), defensive_attachments_stay_behind},
};

void forget_the_last_battle(Position& position)
{
    for (Card& card : position.cards) {
        card.counters[on_card::role] = 0;
        card.counters[on_card::retreated] = 0;
        card.counters[on_card::survived] = 0;
    }
    for (const match::Value value :
         {match::battle_passes, match::attackers_acted, match::entrenched_used, match::battle_just_over})
        set(position, value, 0);
}

void open_battle(Position& position, const StartBattle& battle)
{
    forget_the_last_battle(position);
    set(position, match::state, static_cast<Number>(State::battle));
    set(position, match::battle_attacker, battle.seat.index);
    set(position, match::battle_to_act, battle.seat.index);
    set(position, match::battle_place, packed(battle.place));
}

void give_role(Position& position, CardId card, Role role)
{
    set(position, card, on_card::role, static_cast<Number>(role));
    if (option(position, Option::attack_pool) == 1)  // A21: a pool for each battle
        refill_attack(position, card);
}

void send_attackers(Position& position, const StartBattle& battle)
{
    for (const CardId card : battle.attackers)
        if (can_attack_for(position, battle.seat, card)) {
            if (position.card(card).place != battle.place)
                move_card(position, card, battle.place);
            give_role(position, card, Role::attacker);
        }
}

// purge.battle.defenders, purge.battle.always_defend, purge.battle.no_block: whoever of the other side stands there,
// the Stronghold and its Defensive Attachments included; nobody from elsewhere.
bool defends(const Position& position, CardId id)
{
    const Card& card = position.card(id);
    const Type type = type_of(position, card);
    const bool stands_alone = is_unit_or_commander(position, id) && !card.host;
    return card.place == battle_place(position) && card.side == opponent_of(battle_attacker(position)) &&
           (stands_alone || type == Type::stronghold || type == Type::defensive_attachment);
}

void gather_defenders(Position& position)
{
    for (const Card& card : position.cards)
        if (const CardId id = position.id_of(card); defends(position, id))
            give_role(position, id, Role::defender);
}

}  // namespace

Seat battle_attacker(const Position& position)
{
    return {static_cast<std::int8_t>(get(position, match::battle_attacker))};
}

// purge.battle.repeat, purge.battle.no_summon_delay: neither earlier battles nor the turn a card entered are asked for.
void judge(const Position& position, const StartBattle& battle, Verdict& verdict)
{
    judge_moment(position, battle.seat, Wish::battle, Choice::battle, verdict);
    judge_by<StartBattle>(battle_page, position, battle, verdict);
}

void apply(Position& position, const StartBattle& battle)
{
    const bool is_playing = state(position) != State::setup && !is_over(position);
    if (!is_playing || !is_vector(battle.place) || !position.has(battle.seat))
        return;
    if (state(position) == State::battle)  // begun during another: that one is left where it stands
        resolve_battle(position);
    take_sub_phase(position, battle.seat);
    make_choice(position, battle.seat, Choice::battle);
    open_battle(position, battle);
    send_attackers(position, battle);
    gather_defenders(position);
    end_battle_if_over(position);
}

}  // namespace cardinal::purge
