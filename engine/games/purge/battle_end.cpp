#include "engine/games/purge/battle.h"

#include <algorithm>

/// How a Battle Instance ends and what is left of it. An end is looked for when the stack is empty: what was declared
/// still happens in the battle.
namespace cardinal::purge {
namespace {

bool fights(const Position& position, CardId card)  // has a use for ATTACK
{
    return is_unit_or_commander(position, card) || type_of(position, card) == Type::defensive_attachment;
}

bool has_attack_left(const Position& position, CardId card)
{
    return is_surely_left(position, card, Stat::attack) || attack_left(position, card) > 0;
}

// A28: where the table lets Jets join a defence from afar, a battle waits for them.
bool may_join_later(const Position& position, CardId card)
{
    return may_join_defence(position, card) && attack_left(position, card) > 0;
}

/// Who is still there to fight, and whether anybody can.
struct StillFighting {
    bool attackers = false, defenders = false, attack = false;
};

void count_in(const Position& position, CardId card, StillFighting& still)
{
    const Role role = role_of(position, card);
    if (role != Role::none && lives(position, card)) {
        (role == Role::attacker ? still.attackers : still.defenders) = true;
        still.attack = still.attack || (fights(position, card) && has_attack_left(position, card));
    } else if (may_join_later(position, card)) {
        still.defenders = still.attack = true;
    }
}

// purge.battle.end_killed, purge.battle.end_empty: killed or gone; a home still stands while its Stronghold does.
// purge.battle.end_spent: nobody has ATTACK left.
bool a_side_is_gone_or_spent(const Position& position)
{
    StillFighting still;
    for (const Card& card : position.cards) {
        if (in_play(card))
            count_in(position, position.id_of(card), still);
        if (still.attackers && still.defenders && still.attack)
            return false;
    }
    return true;
}

// purge.battle.end_passes
bool both_sides_passed(const Position& position) { return get(position, match::battle_passes) >= 2; }

bool fought_at_its_own_home(const Position& position, CardId card)
{
    return battle_place(position) == home_of(position.card(card).side);
}

Place place_after_battle(const Position& position, CardId card)
{
    const bool flies_home =
        option(position, Option::jets_return_home) == 1 && has(position, card, Keyword::jet);  // A27
    return flies_home ? home_of(position.card(card).side) : the_field;
}

void remember_battle_resolution(Position& position)
{
    for (std::size_t at = 0; at < position.cards.size(); ++at)
        if (const CardId card = position.id_of(position.cards[at]); role_of(position, card) != Role::none)
            note_event(position, card, Event::battle_resolution);
}

// purge.term.token: those whose text says so; the others go when the turn ends.
bool leaves_with_the_battle(const Position& position, CardId card)
{
    const Number leaves = printed_number(position.facts(card), printed::token_leaves);
    return position.card(card).is_token && in_play(position, card) &&
           leaves == static_cast<Number>(TokenLeaves::battle_resolution);
}

void remove_tokens_of_the_battle(Position& position)
{
    for (std::size_t at = 0; at < position.cards.size(); ++at) {
        const CardId card = position.id_of(position.cards[at]);
        if (leaves_with_the_battle(position, card))
            leave_play(position, card, Fate::removed);
    }
}

bool survived_away_from_home(const Position& position, CardId card)
{
    return role_of(position, card) != Role::none && is_unit_or_commander(position, card) && lives(position, card) &&
           !fought_at_its_own_home(position, card);
}

void place_survivors(Position& position)
{
    for (std::size_t at = 0; at < position.cards.size(); ++at) {
        const CardId card = position.id_of(position.cards[at]);
        if (!survived_away_from_home(position, card))
            continue;
        if (battle_place(position) != the_field)
            move_card(position, card, place_after_battle(position, card));
        set(position, card, on_card::survived, 1);
    }
}

void close_battle(Position& position)
{
    for (Card& card : position.cards) {
        card.counters[on_card::role] = 0;
        card.counters[on_card::retreated] = 0;
    }
    for (const match::Value value : {match::battle_passes, match::attackers_acted, match::entrenched_used})
        set(position, value, 0);
    set(position, match::battle_attacker, nobody.index);
    set(position, match::battle_to_act, nobody.index);
    set(position, match::battle_place, packed(nowhere));
    set(position, match::battle_just_over, 1);
    set(position, match::state, static_cast<Number>(State::subphase));
}

}  // namespace

bool lives(const Position& position, CardId card) { return in_play(position, card) && !is_dead(position, card); }

bool may_join_defence(const Position& position, CardId card)
{
    return option(position, Option::jets_join_defence) == 1 && state(position) == State::battle &&
           position.card(card).side == opponent_of(battle_attacker(position)) && has(position, card, Keyword::jet) &&
           role_of(position, card) == Role::none && get(position, card, on_card::retreated) == 0 &&
           lives(position, card) && !position.card(card).host;
}

bool is_battle_over(const Position& position)
{
    return state(position) == State::battle && (both_sides_passed(position) || a_side_is_gone_or_spent(position));
}

void end_battle_if_over(Position& position)
{
    if (position.stack.empty() && is_battle_over(position))
        resolve_battle(position);
}

// purge.term.battle_resolution is asked for afterwards, by what is remembered here.
void resolve_battle(Position& position)
{
    const std::vector<CardId> lived = living_by_bonus(position);
    remember_battle_resolution(position);
    end_effects(position, Until::end_of_battle);
    remove_tokens_of_the_battle(position);
    place_survivors(position);
    close_battle(position);
    bury(position, lived);
}

}  // namespace cardinal::purge
