#include "engine/games/lost_empires/values.h"

#include <algorithm>

/// Control, offense and defense where a unit stands now, who controls an objective by them, and what an attack deals.
namespace cardinal::lost_empires {
namespace {

/// What effects add that end by themselves.
int added_by_effects(const Position& position, CardId card, Stat stat)
{
    int sum = 0;
    for (const Effect& effect : position.effects)
        if (effect.on == card && effect.stat == static_cast<std::uint8_t>(stat))
            sum += effect.amount;
    return sum;
}

// lost-empires.frontline.offense: for the activation, which a granted action is not (A06).
bool is_on_the_frontline(const Position& position, CardId card)
{
    return is_active_unit(position, card) && get(position, match::frontline) != 0;
}

int offense_added(const Position& position, CardId card)
{
    return (is_formed(position, card) ? 1 : 0) + (is_on_the_frontline(position, card) ? 1 : 0);
}

// lost-empires.control.damaged, lost-empires.formation.control: 1 less for any damage, unless it is in FORMATION.
int control_lost(const Position& position, CardId card)
{
    return get(position.card(card), on_card::damage) > 0 && !is_formed(position, card) ? 1 : 0;
}

// lost-empires.control.printed: what the card says, and what changes it (A07).
Number control_of(const Position& position, CardId card)
{
    const int control = printed_of(position, card, printed::control) + added_by_effects(position, card, Stat::control) -
                        control_lost(position, card);
    return as_number(option(position, Option::control_floor) == 0 ? std::max(0, control) : control);
}

int base_damage(const Position& position, CardId attacker, int attack, int defense)
{
    if (attack < defense)
        return 0;
    return attack == defense || has(position, attacker, Keyword::melee) ? 1 : 2;
}

// lost-empires.card.dust_angel.bonus: what the text adds where an attack deals any damage (A32).
int damage_bonus(const Position& position, CardId attacker)
{
    const Ability* ability = ability_of(position, attacker, ability_with(position, attacker, Keyword::damage_bonus));
    const Number x = ability ? ability->fields[ability::x] : Number{0};
    return x == not_given ? 1 : x;
}

}  // namespace

// lost-empires.formation.offense, lost-empires.formation.alone: while another friendly unit is in the same battlefield.
bool is_formed(const Position& position, CardId card)
{
    const Card& unit = position.card(card);
    return has(position, card, Keyword::formation) && is_battlefield(unit.place) &&
           has_unit_at(position, unit.side, unit.place, card);
}

Number stat_of(const Position& position, CardId card, Stat stat)
{
    switch (stat) {
    case Stat::control: return control_of(position, card);
    case Stat::offense:
        return as_number(printed_of(position, card, printed::offense) + offense_added(position, card) +
                         added_by_effects(position, card, stat));
    default: return as_number(printed_of(position, card, printed::defense) + added_by_effects(position, card, stat));
    }
}

void set_stat(Position& position, CardId card, Stat stat, Number number)
{
    const int more = number - stat_of(position, card, stat);
    if (position.has(card) && more != 0)
        position.effects.push_back({.on = card,
                                    .stat = static_cast<std::uint8_t>(stat),
                                    .until = static_cast<std::uint8_t>(Until::while_source),
                                    .amount = as_number(more)});
}

// lost-empires.control.all_units: ready or drained, with any damage.
Number control_at(const Position& position, Seat seat, Place place)
{
    int sum = 0;
    for (const CardId unit : units_of(position, seat, place))
        sum += control_of(position, unit);
    return as_number(sum);
}

// The sum over all five battlefields (A27).
Number total_control(const Position& position, Seat seat)
{
    int sum = 0;
    for (const Card& card : position.cards)
        if (card.side == seat && is_battlefield(card.place) && is_unit(position, position.id_of(card)))
            sum += control_of(position, position.id_of(card));
    return as_number(sum);
}

// lost-empires.control.empty, lost-empires.control.uncontested, lost-empires.control.uncontested.zero,
// lost-empires.control.contested, lost-empires.control.tie: who alone is there, else who has the higher sum.
Seat controller_of(const Position& position, Place objective)
{
    Seat best = nobody;
    int highest = -1000;
    if (is_undecided(position, objective))
        return nobody;
    for (std::int8_t index = 0; index < position.seats; ++index) {
        const Seat seat{index};
        if (!has_unit_at(position, seat, objective))
            continue;
        if (!has_enemy_at(position, seat, objective))
            return seat;
        const int control = control_at(position, seat, objective);
        if (control >= highest)
            best = control > highest ? seat : nobody;
        highest = std::max(highest, control);
    }
    return best;
}

// Both are there, and of one unit the data does not give the control.
bool is_undecided(const Position& position, Place objective)
{
    bool has_a_riddle = false;
    Seat first = nobody;
    bool is_contested = false;
    for (const Card& card : position.cards) {
        if (card.place != objective || !is_unit(position, position.id_of(card)))
            continue;
        is_contested = is_contested || (first && card.side != first);
        first = card.side;
        has_a_riddle = has_a_riddle || !is_stat_known(position, position.id_of(card), Stat::control);
    }
    return is_contested && has_a_riddle;
}

// lost-empires.control.center, lost-empires.objective.center_ability: one more at the center (A03).
Number award_for(const Position& position, Place objective)
{
    const bool outer_gives_two = option(position, Option::control_outer_award) == 1;
    return zone_of(objective) == Zone::center || outer_gives_two ? 2 : 1;
}

match::Value winner_value(Place objective)
{
    if (zone_of(objective) == Zone::center)
        return match::won_center;
    return zone_of(objective) == Zone::outer_a ? match::won_outer_a : match::won_outer_b;
}

// ---- attacks ----
// lost-empires.crit.face: worth 4, but a plain 4 is not critical (A02).
Number value_of(Number face) { return face == critical ? Number{4} : face; }

// lost-empires.components.dice: 1 to 4 and the circled 4, unless the table has other dice (A01).
bool is_on_the_die(const Position& position, Number face)
{
    const bool any_face = option(position, Option::die_faces) == 1;
    return any_face ? face >= 0 && face <= critical : (face >= 1 && face <= 4) || face == critical;
}

// lost-empires.melee.one_action: two attacks are one action (A14).
int attacks_of(const Position& position, CardId unit, bool is_granted)
{
    const bool makes_two = !is_granted || option(position, Option::melee_granted) == 0;
    return has(position, unit, Keyword::melee) && makes_two ? 2 : 1;
}

// lost-empires.attack.strength, lost-empires.attack.tie, lost-empires.attack.win, lost-empires.attack.fail,
// lost-empires.crit.attacker, lost-empires.crit.defender, lost-empires.crit.both, lost-empires.melee.damage,
// lost-empires.melee.crit: what the defender takes.
Number damage_of(const Position& position, CardId attacker, CardId defender, Number attack, Number defense)
{
    if (defense == critical)
        return 0;
    const int base = base_damage(position, attacker, stat_of(position, attacker, Stat::offense) + value_of(attack),
                                 stat_of(position, defender, Stat::defense) + value_of(defense));
    if (base == 0)
        return 0;
    return as_number(base + (attack == critical ? 1 : 0) + damage_bonus(position, attacker));
}

bool is_stat_known(const Position& position, CardId card, Stat stat)
{
    const printed::Field field = stat == Stat::control ? printed::control
                               : stat == Stat::offense ? printed::offense
                                                       : printed::defense;
    const auto was_told = [&](const Effect& effect) {
        return effect.on == card && !effect.source && effect.stat == static_cast<std::uint8_t>(stat);
    };
    return is_given(position.facts(card).fields[field]) || std::ranges::any_of(position.effects, was_told);
}

// Both attacks of MELEE may be open, and at the same unit.
std::vector<Number> open_damage_on(const Position& position, CardId card)
{
    std::vector<Number> sums;
    const std::vector<Number> each = possible_damage(position, card_in(position, match::attacker));
    for (int left = get(position.card(card), on_card::open_attacks); left > 0; --left) {
        const std::vector<Number> before = sums.empty() ? std::vector<Number>{0} : sums;
        sums.clear();
        for (const Number sum : before)
            for (const Number damage : each)
                sums.push_back(as_number(sum + damage));
    }
    std::ranges::sort(sums);
    return sums;
}

std::vector<Number> possible_damage(const Position& position, CardId attacker)
{
    std::vector<Number> possible{0};
    const int most = has(position, attacker, Keyword::melee) ? 2 : 3;
    for (int damage = 1; damage <= most; ++damage)
        possible.push_back(as_number(damage + damage_bonus(position, attacker)));
    return possible;
}

}  // namespace cardinal::lost_empires
