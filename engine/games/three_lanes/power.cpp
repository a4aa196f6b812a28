#include "engine/games/three_lanes/effects.h"
#include "engine/games/three_lanes/values.h"

#include <algorithm>

/// Effective power: what is printed for the row, and everything that changes it while it lies there or for a while.
namespace cardinal::three_lanes {
namespace {

bool counts_here(Stat stat, Place place)
{
    return stat == Stat::power || (stat == Stat::front && zone_of(place) == Zone::front) ||
           (stat == Stat::back && zone_of(place) == Zone::back);
}

int change_by(const CardEffect& effect, Place place)
{
    const Number stat = effect.fields[effect::stat];
    if (!counts_here(stat == not_given ? Stat::power : static_cast<Stat>(stat), place))
        return 0;
    const int amount = amount_of(effect);
    switch (static_cast<Verb>(effect.fields[effect::verb])) {
    case Verb::gain: return amount;
    case Verb::lose: return -amount;
    default: return 0;
    }
}

int change_by(const Position& position, const std::vector<CardEffect>& effects, CardId source, CardId unit)
{
    int sum = 0;
    for (const CardEffect& effect : effects)
        if (const int change = change_by(effect, position.card(unit).place))
            sum += reaches(position, source, effect, unit) ? change : 0;
    return sum;
}

// three-lanes.ld.continuous.while, three-lanes.ld.continuous.zones: while the source lies in a unit or land zone, or
// where else its card says.
int change_by_source(const Position& position, CardId source, CardId unit)
{
    const CardFacts& facts = position.facts(source);
    int sum = is_in_play(position, source) ? change_by(position, facts.effects, source, unit) : 0;
    for (const Ability& ability : facts.abilities)
        if (trigger_of(ability) == Trigger::continuous && works_where_it_lies(position, source, ability) &&
            condition_is_met(position, source, ability))
            sum += change_by(position, ability.effects, source, unit);
    return sum;
}

bool can_change_others(const CardFacts& facts) { return !facts.effects.empty() || !facts.abilities.empty(); }

// three-lanes.power.front, three-lanes.power.back
int printed_power(const Position& position, CardId card)
{
    const bool is_back = zone_of(position.card(card).place) == Zone::back;
    return is_back ? printed_back(position, card) : printed_front(position, card);
}

int sum_of_power(const Position& position, CardId card)
{
    int sum = printed_power(position, card);
    for (const Effect& effect : position.effects)
        if (effect.on == card && counts_here(static_cast<Stat>(effect.stat), position.card(card).place))
            sum += effect.amount;
    if (is_fighter(position, card))
        for (const Card& source : position.cards)
            if (can_change_others(position.facts(source)))
                sum += change_by_source(position, position.id_of(source), card);
    return sum;
}

}  // namespace

// three-lanes.power.now: printed, equips, lands of its lane, effects; no floor unless the table wants one (A09).
Number power_of(const Position& position, CardId card)
{
    const int sum = sum_of_power(position, card);
    return as_number(option(position, Option::power_floor) == 1 ? std::max(0, sum) : sum);
}

// What lies below the floor counts from there, not from 0.
void set_power(Position& position, CardId card, Number power)
{
    if (!position.has(card) || power == power_of(position, card))
        return;
    const int change = power - sum_of_power(position, card);
    position.effects.push_back({.on = card,
                                .stat = static_cast<std::uint8_t>(Stat::power),
                                .until = static_cast<std::uint8_t>(Until::permanent),
                                .amount = as_number(change)});
}

}  // namespace cardinal::three_lanes
