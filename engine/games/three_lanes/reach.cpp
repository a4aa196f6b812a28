#include "engine/games/three_lanes/effects.h"
#include "engine/games/three_lanes/values.h"

#include <algorithm>

/// Whom effects reach, where abilities work and under which condition.
namespace cardinal::three_lanes {
namespace {

/// Where no scope is printed: an equip changes its unit, a land the units of its lane, a unit itself.
Reach reach_of(const Position& position, CardId source, const CardEffect& effect)
{
    const Number reach = effect.fields[effect::reach];
    if (reach != not_given)
        return static_cast<Reach>(reach);
    const Number verb = effect.fields[effect::verb];
    if (verb == static_cast<Number>(Verb::summon) || verb == static_cast<Number>(Verb::discard))
        return Reach::target;
    switch (type_of(position, source)) {
    case Type::equip: return Reach::host;
    case Type::land: return Reach::lane;
    case Type::tech: return Reach::target;
    case Type::unit: return Reach::self;
    }
    return Reach::self;
}

bool fits_filter(const Position& position, CardId card, Filter filter)
{
    const Place place = position.card(card).place;
    switch (filter) {
    case Filter::anything: return true;
    case Filter::unit: return type_of(position, card) == Type::unit;
    case Filter::land: return type_of(position, card) == Type::land;
    case Filter::equip: return type_of(position, card) == Type::equip;
    case Filter::front: return zone_of(place) == Zone::front;
    case Filter::back: return zone_of(place) == Zone::back;
    case Filter::rested: return is_rested(position, card);
    case Filter::active: return !is_rested(position, card);
    }
    return true;
}

/// Units, where the effect does not name what else in play it means.
bool is_of_a_kind_meant(const Position& position, const CardEffect& effect, CardId card)
{
    switch (static_cast<Filter>(effect.fields[effect::filter])) {
    case Filter::anything:
    case Filter::land:
    case Filter::equip: return is_in_play(position, card);
    default: return is_fighter(position, card);
    }
}

bool other_unit_in_lane(const Position& position, CardId card)
{
    const Place place = position.card(card).place;
    for (const Zone row : {Zone::front, Zone::back})
        if (const CardId unit = unit_at(position, in(row, place.seat, place.slot)); unit && unit != card)
            return true;
    return false;
}

}  // namespace

Trigger trigger_of(const Ability& ability)
{
    const Number trigger = ability.fields[ability::trigger];
    if (trigger == not_given)
        return Trigger::none;
    switch (static_cast<Trigger>(trigger)) {
    case Trigger::on_combat_victory: return Trigger::combat_victory;
    case Trigger::on_combat_loss: return Trigger::combat_loss;
    default: return static_cast<Trigger>(trigger);
    }
}

bool is_optional(const Ability& ability) { return ability.fields[ability::optional] == 1; }

bool works_after_leaving(Trigger trigger) { return trigger == Trigger::on_death || trigger == Trigger::when_destroyed; }

bool works_out_of_play(const Ability& ability)
{
    return works_after_leaving(trigger_of(ability)) ||
           ability.fields[ability::works_from] > static_cast<Number>(WorksFrom::play);
}

Number amount_of(const CardEffect& effect)
{
    const Number amount = effect.fields[effect::amount];
    return amount == not_given ? Number{1} : amount;
}

bool chooses_targets(const CardEffect& effect)
{
    const Number reach = effect.fields[effect::reach];
    const Number verb = effect.fields[effect::verb];
    const bool must_choose = verb == static_cast<Number>(Verb::summon) || verb == static_cast<Number>(Verb::discard);
    return must_choose || reach == static_cast<Number>(Reach::target) || reach == static_cast<Number>(Reach::targets);
}

const Ability* ability_of(const Position& position, CardId card, int ability)
{
    const auto& abilities = position.facts(card).abilities;
    const bool is_one = ability >= 0 && static_cast<std::size_t>(ability) < abilities.size();
    return is_one ? &abilities[static_cast<std::size_t>(ability)] : nullptr;
}

int find_ability(const Position& position, CardId card, Trigger trigger)
{
    const auto& abilities = position.facts(card).abilities;
    const auto found = std::ranges::find(abilities, trigger, trigger_of);
    return found == abilities.end() ? -1 : static_cast<int>(found - abilities.begin());
}

bool fits(const Position& position, CardId card, const CardEffect& effect)
{
    const Number filter = effect.fields[effect::filter];
    const Number tribe = effect.fields[effect::tribe];
    return (filter == not_given || fits_filter(position, card, static_cast<Filter>(filter))) &&
           (tribe == not_given || is_of_tribe(position, card, tribe));
}

// three-lanes.land.interacts: a land concerns both rows of its own lane. three-lanes.ld.continuous.reach: only the
// zones and tribes that are named.
bool reaches(const Position& position, CardId source, const CardEffect& effect, CardId card)
{
    const Card& from = position.card(source);
    const Card& unit = position.card(card);
    if (!fits(position, card, effect))
        return false;
    switch (reach_of(position, source, effect)) {
    case Reach::self: return card == source;
    case Reach::host: return from.host && card == from.host;
    case Reach::own: return is_of_a_kind_meant(position, effect, card) && unit.side == from.side;
    case Reach::opposing: return is_of_a_kind_meant(position, effect, card) && unit.side != from.side;
    case Reach::all: return is_of_a_kind_meant(position, effect, card);
    case Reach::lane:
        return is_of_a_kind_meant(position, effect, card) && unit.place.seat == from.place.seat &&
               unit.place.slot == from.place.slot;
    case Reach::opposite_lane:
        return is_of_a_kind_meant(position, effect, card) && stand_opposite(unit.place, from.place);
    case Reach::target:
    case Reach::targets: return false;
    }
    return false;
}

std::size_t most_chosen(std::span<const CardEffect> effects)
{
    constexpr std::size_t any_number = 99;
    std::size_t most = 0;
    for (const CardEffect& effect : effects) {
        const Number up_to = effect.fields[effect::up_to];
        const bool several = effect.fields[effect::reach] == static_cast<Number>(Reach::targets);
        const bool is_discard = effect.fields[effect::verb] == static_cast<Number>(Verb::discard);
        if (chooses_targets(effect))
            most += up_to != not_given ? static_cast<std::size_t>(std::max<Number>(up_to, 0))
                  : several            ? any_number
                  : is_discard         ? static_cast<std::size_t>(std::max<Number>(amount_of(effect), 0))
                                       : 1;
    }
    return most;
}

// three-lanes.ld.continuous.zones, three-lanes.ld.effect.zones: in a unit or land zone, or where else its card says.
bool works_where_it_lies(const Position& position, CardId source, const Ability& ability)
{
    const Place place = position.card(source).place;
    const Number from = ability.fields[ability::works_from];
    switch (from == not_given ? WorksFrom::play : static_cast<WorksFrom>(from)) {
    case WorksFrom::play: return is_in_play(place);
    case WorksFrom::hand: return zone_of(place) == Zone::hand || zone_of(place) == Zone::unseen;
    case WorksFrom::pool: return zone_of(place) == Zone::pool;
    case WorksFrom::graveyard: return zone_of(place) == Zone::graveyard;
    case WorksFrom::trash: return zone_of(place) == Zone::trash;
    case WorksFrom::anywhere: return true;
    }
    return false;
}

// three-lanes.ld.effect.condition: without it the effect does nothing.
bool condition_is_met(const Position& position, CardId source, const Ability& ability)
{
    const Place place = position.card(source).place;
    const bool is_faced = is_in_play(place) && defender_of(position, opponent_of(place.seat), place.slot);
    const Number condition = ability.fields[ability::condition];
    switch (condition == not_given ? Condition::none : static_cast<Condition>(condition)) {
    case Condition::none: return true;
    case Condition::in_front: return zone_of(place) == Zone::front;
    case Condition::in_back: return zone_of(place) == Zone::back;
    case Condition::opposite_empty: return !is_faced;
    case Condition::opposite_filled: return is_faced;
    case Condition::alone: return is_in_play(place) && !other_unit_in_lane(position, source);
    case Condition::equipped: return !equips_of(position, source).empty();
    case Condition::rested: return is_rested(position, source);
    }
    return true;
}

}  // namespace cardinal::three_lanes
