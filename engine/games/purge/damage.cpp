#include "engine/games/purge/chapters.h"
#include "engine/games/purge/values.h"

#include <algorithm>

/// What one hit does, step by step as in the catalogue's *Computation of damage*. A hit comes from an attack, an
/// ability or an OPS; ARMOR is subtracted and not used up. Prevention that only a card's text knows is a person's
/// ruling.
namespace cardinal::purge {
namespace {

bool is_by_card_text(const Hit& hit) { return hit.by != HitBy::attack; }

// What reaches everybody passes a Tactician by; its being chosen is judged where targets are.
bool is_out_of_reach(const Position& position, const Hit& hit)
{
    const bool own_text = hit.source == hit.target;  // A46: what is printed on the Tactician itself does work
    return is_by_card_text(hit) && !own_text && has(position, hit.target, Keyword::tactician);
}

/// What damage comes off: HEALTH, or POPULATION of a Stronghold; nothing of cards that have neither.
std::optional<Stat> pool_of(const Position& position, CardId card)
{
    if (type_of(position, card) == Type::stronghold)
        return Stat::population;
    if (position.facts(card).fields[printed::health] != not_given || stat_of(position, card, Stat::health) > 0)
        return Stat::health;
    return std::nullopt;
}

bool can_be_hit(const Position& position, const Hit& hit)
{
    return in_play(position, hit.target) && pool_of(position, hit.target) && !is_out_of_reach(position, hit);
}

// purge.kw.composite_armor: each that is printed and unlocked takes off its own X.
int composite_armor_of(const Position& position, CardId card)
{
    int sum = 0, at = 0;
    for (const Ability& ability : position.facts(card).abilities) {
        if (ability.fields[ability::keyword] == static_cast<Number>(Keyword::composite_armor) &&
            is_unlocked(position, card, at))
            sum += ability_number(position, card, at, ability::x);
        ++at;
    }
    return sum;
}

// purge.stat.damage, purge.stat.armor, purge.stronghold.armor, purge.kw.critical_mass:
// steps 3 to 7, with whatever ARMOR the target has by now.
Number damage_past_armor(const Position& position, const Hit& hit)
{
    const int armor = std::min(armor_of(position, hit.target), armor_cap(position, hit.target));
    int damage = std::max(0, hit.base - armor);
    if (is_by_card_text(hit))
        damage = std::max(0, damage - composite_armor_of(position, hit.target));
    if (hit.by == HitBy::attack && has(position, hit.source, Keyword::critical_mass)) {
        const bool exactly = option(position, Option::critical_mass) == 1;  // A09
        damage = exactly ? 1 : std::max(damage, 1);
    }
    return as_number(damage);
}

// purge.kw.pyrite: before anything else, also for a hit that ARMOR would have stopped (A11).
bool loses_armor_for_good(const Position& position, const Hit& hit)
{
    const bool needs_damage = option(position, Option::pyrite_needs_damage) == 1;
    return has(position, hit.source, Keyword::pyrite_rounds) && is_unit_or_commander(position, hit.target) &&
           armor_of(position, hit.target) > 0 && (!needs_damage || damage_past_armor(position, hit) > 0);
}

void lose_armor_for_good(Position& position, CardId target)
{
    set(position, target, on_card::armor_lost, as_number(get(position, target, on_card::armor_lost) + 1));
}

// purge.kw.memory_metal: after a hit that it survived (A10).
void harden(Position& position, const Hit& hit, Number damage)
{
    const bool always = option(position, Option::memory_metal_on_zero) == 1;
    if ((damage > 0 || always) && has(position, hit.target, Keyword::memory_metal))
        add_effect(position, {.on = hit.target,
                              .source = hit.target,
                              .stat = static_cast<std::uint8_t>(Stat::armor),
                              .until = static_cast<std::uint8_t>(Until::end_of_turn),
                              .amount = 1});
}

// purge.dmg.attack: what is left over comes off HEALTH or POPULATION; more than there is, is lost.
void take_off(Position& position, CardId target, Stat pool, Number damage)
{
    const Number before = stat_of(position, target, pool);
    const Number lost = std::min(damage, before);
    set_stat(position, target, pool, as_number(before - lost));
    set(position, target, on_card::damage_taken, as_number(get(position, target, on_card::damage_taken) + lost));
    if (damage > 0)
        note_event(position, target, Event::damaged);
}

bool is_used_up(const Position& position, CardId card)
{
    return in_play(position, card) && pool_of(position, card) == Stat::health &&
           stat_of(position, card, Stat::health) == 0;
}

void suffer(Position& position, const Hit& hit, Number damage)
{
    take_off(position, hit.target, *pool_of(position, hit.target), damage);
    if (!is_used_up(position, hit.target))
        harden(position, hit, damage);
    kill_if_dead(position, hit.target);
}

/// A hit as the table was before any hit of the same effect.
struct Blow {
    Hit hit;
    bool wears_armor = false;
    Number damage = 0;
};

}  // namespace

Number damage_dealt(const Position& position, const Hit& hit)
{
    if (!can_be_hit(position, hit))
        return 0;
    if (!loses_armor_for_good(position, hit))
        return damage_past_armor(position, hit);
    Position with_less_armor = position;
    lose_armor_for_good(with_less_armor, hit.target);
    return damage_past_armor(with_less_armor, hit);
}

// purge.ops.scope: they fall together, so who dies of it still shields, and still wears away the others' ARMOR.
void strike_all(Position& position, std::span<const Hit> hits)
{
    std::vector<Blow> blows;
    for (const Hit& hit : hits)
        if (can_be_hit(position, hit))
            blows.push_back({hit, loses_armor_for_good(position, hit), damage_dealt(position, hit)});
    for (const Blow& blow : blows) {
        if (!can_be_hit(position, blow.hit))  // left with its host
            continue;
        if (blow.wears_armor)
            lose_armor_for_good(position, blow.hit.target);
        suffer(position, blow.hit, blow.damage);
    }
}

// purge.dmg.killed, purge.commander.killed: a card without HEALTH leaves play at once; the game goes on without it, be
// it a Commander.
void kill_if_dead(Position& position, CardId card)
{
    if (is_used_up(position, card))
        leave_play(position, card, Fate::killed);
}

std::vector<CardId> living_by_bonus(const Position& position)
{
    std::vector<CardId> found;
    if (nothing_changes(position, Stat::health))
        return found;
    for (const Card& card : position.cards)
        if (const CardId id = position.id_of(card); get(card, on_card::health) <= 0 && in_play(position, id) &&
                                                    pool_of(position, id) == Stat::health && !is_used_up(position, id))
            found.push_back(id);
    return found;
}

void bury(Position& position, std::span<const CardId> lived)
{
    for (const CardId card : lived)
        kill_if_dead(position, card);
}

void apply(Position& position, const Hit& hit)
{
    if (can_be_hit(position, hit)) {
        if (loses_armor_for_good(position, hit))
            lose_armor_for_good(position, hit.target);
        suffer(position, hit, damage_past_armor(position, hit));
    }
    end_game_if_won(position);
}

}  // namespace cardinal::purge
