#include "engine/games/lost_empires/catalogue.h"
#include "engine/games/lost_empires/chapters.h"
#include "engine/games/lost_empires/values.h"

#include <algorithm>

/// Attack actions, Critical effect, Damage: dice are seen, the value of a face and whether it is critical are two
/// things.
namespace cardinal::lost_empires {
namespace {

Acting acting_of(const Attack& attack) { return {.seat = attack.seat, .unit = attack.unit, .act = Act::attack}; }

/// How many attacks this action may still make.
int attacks_left(const Position& position, const Attack& attack)
{
    if (is_second_attack(position, attack.unit))
        return get(position, match::melee_left);
    return attacks_of(position, attack.unit, grant_for(position, acting_of(attack)) >= 0);
}

/// Attacks that this line tells: one for each target, or for each pair of dice.
std::size_t attacks_told(const Attack& attack)
{
    return std::max(attack.targets.size(), attack.targets.empty() ? 0 : attack.dice.size() / 2);
}

CardId target_of(const Attack& attack, std::size_t which)
{
    return attack.targets[std::min(which, attack.targets.size() - 1)];
}

bool are_dice_told_for(const Attack& attack, std::size_t which) { return attack.dice.size() >= 2 * which + 2; }

/// What the dice come to; -1 where nobody told them, or where the data does not give what they are added to.
int damage_by_dice(const Position& position, const Attack& attack, std::size_t which)
{
    if (!are_dice_told_for(attack, which))
        return -1;
    const CardId target = target_of(attack, which);
    const Number attacking = attack.dice[2 * which], defending = attack.dice[2 * which + 1];
    const bool is_known = defending == critical || (is_stat_known(position, attack.unit, Stat::offense) &&
                                                    is_stat_known(position, target, Stat::defense));
    return is_known ? damage_of(position, attack.unit, target, attacking, defending) : -1;
}

// lost-empires.attack.drained_target: ready, drained or just played, it defends as usual.
Objection target_is_an_enemy(const Position& position, const Attack& attack)
{
    if (attack.targets.empty() && !enemies_of(position, attack.unit).empty())
        return kept();  // it is asked for
    if (attack.targets.empty())
        return Objection(name_of(position, attack.unit) + " attacks nobody")
            .about(attack.unit)
            .as(Severity::warning)
            .resting_on("A41");
    const auto is_own = [&](CardId target) { return position.card(target).side == attack.seat; };
    const auto own = std::ranges::find_if(attack.targets, is_own);
    if (own == attack.targets.end())
        return kept();
    return Objection(name_of(position, *own) + " is a unit of " + name_of(attack.seat) + "'s own").about(attack.unit);
}

// lost-empires.melee.targets: each of two attacks chooses for itself. Hives are battlefields like others (A33).
Objection target_is_in_the_same_battlefield(const Position& position, const Attack& attack)
{
    const Place place = position.card(attack.unit).place;
    const auto is_elsewhere = [&](CardId target) {
        return position.card(target).place != place || !is_unit(position, target);
    };
    const auto elsewhere = std::ranges::find_if(attack.targets, is_elsewhere);
    if (elsewhere == attack.targets.end())
        return kept();
    return Objection(name_of(position, *elsewhere) + " is not in " + name_of(place) + " with " +
                     name_of(position, attack.unit))
        .about(attack.unit);
}

Objection no_more_targets_than_attacks(const Position& position, const Attack& attack)
{
    if (static_cast<int>(attack.targets.size()) <= attacks_left(position, attack))
        return kept();
    return Objection(name_of(position, attack.unit) + " attacks " + std::to_string(attack.targets.size()) +
                     " units in one action")
        .about(attack.unit);
}

// Where both targets are named before the first roll, the second attack is at one of those (A16).
Objection second_target_was_declared(const Position& position, const Attack& attack)
{
    const bool upfront = option(position, Option::melee_declare) == 1 && is_second_attack(position, attack.unit);
    if (!upfront || attack.targets.empty() || attack.targets.front() == card_in(position, match::melee_target))
        return kept();
    return Objection(name_of(position, attack.targets.front()) + " was not declared before the first roll")
        .about(attack.unit)
        .resting_on("A16");
}

Objection each_player_rolls_one_die(const Position& position, const Attack& attack)
{
    const bool is_in_pairs = attack.dice.size() % 2 == 0;
    const bool are_both_at_one = attack.targets.size() == 1 && attacks_left(position, attack) > 1;
    const std::size_t attacks = are_both_at_one ? std::clamp<std::size_t>(attack.dice.size() / 2, 1, 2)
                                                : std::max<std::size_t>(1, attack.targets.size());
    if (!attack.dice.empty() && (!is_in_pairs || attack.dice.size() != 2 * attacks))
        return Objection(std::to_string(attack.dice.size()) + " dice were rolled for " + std::to_string(attacks) +
                         (attacks == 1 ? " attack" : " attacks"))
            .about(attack.unit);
    const auto strange = std::ranges::find_if(attack.dice, [&](Number face) { return !is_on_the_die(position, face); });
    if (strange == attack.dice.end())
        return kept();
    return Objection(std::to_string(*strange) + " is on no result die").about(attack.unit).resting_on("A01");
}

Objection told_damage_follows_from_the_roll(const Position& position, const Attack& attack)
{
    if (attack.dealing < 0 || attack.targets.empty())
        return kept();
    const std::vector<Number> possible = possible_damage(position, attack.unit);
    const int due = damage_by_dice(position, attack, 0);
    if (due < 0 && std::ranges::find(possible, attack.dealing) == possible.end())
        return Objection(name_of(position, attack.unit) + " cannot deal " + std::to_string(attack.dealing))
            .about(attack.unit);
    if (due < 0 || due == attack.dealing)
        return kept();
    return Objection(name_of(position, attack.unit) + " deals " + std::to_string(due) + ", not " +
                     std::to_string(attack.dealing))
        .about(attack.unit);
}

constexpr Rule<Attack> target_page[] = {
    {rule("lost-empires.attack.limit"), second_target_was_declared},
    {rule("lost-empires.attack.target.enemy"), target_is_an_enemy},
    {rule("lost-empires.attack.target.here"), target_is_in_the_same_battlefield, "lost-empires.attack.damage"},
    {rule("lost-empires.attack.roll"), each_player_rolls_one_die},
    {rule("lost-empires.attack.damage"), told_damage_follows_from_the_roll},
};
constexpr Rule<Attack> count_page[] = {
    {rule("lost-empires.attack.limit"), no_more_targets_than_attacks},
};

/// What the attack deals to this target: what was put there, else what the dice say; -1 where nobody has told.
int damage_told(const Position& position, const Attack& attack, std::size_t which)
{
    return which == 0 && attack.dealing >= 0 ? attack.dealing : damage_by_dice(position, attack, which);
}

void show_dice(Position& position, const Attack& attack, std::size_t which)
{
    if (!are_dice_told_for(attack, which))
        return;
    const Seat defender = position.card(target_of(attack, which)).side;
    set(position, attack.seat, player::die, std::clamp<Number>(attack.dice[2 * which], 0, critical));
    if (defender != attack.seat)
        set(position, defender, player::die, std::clamp<Number>(attack.dice[2 * which + 1], 0, critical));
}

// lost-empires.attack.roles, lost-empires.attack.attacker_safe: the defender alone takes damage.
void strike(Position& position, const Attack& attack, std::size_t which)
{
    const CardId target = target_of(attack, which);
    const int damage = damage_told(position, attack, which);
    show_dice(position, attack, which);
    set(position, match::attacker, attack.unit.index);
    set(position, match::defender, target.index);
    set(position, match::dealt, as_number(std::clamp(damage, 0, 99)));
    set(position, match::dice_open, as_number(damage < 0 ? 1 : 0));
    if (damage < 0)
        set(position, target, on_card::open_attacks, as_number(get(position.card(target), on_card::open_attacks) + 1));
    deal_damage(position, target, std::clamp(damage, 0, 99), attack.seat);
}

void leave_target_open(Position& position, CardId attacker, bool is_asked)
{
    set(position, match::attacker, attacker.index);
    set(position, match::defender, -1);
    set(position, match::dice_open, is_asked ? 1 : 0);
}

/// Spends what the action costs and says how many attacks it brings.
int begin_attack_action(Position& position, const Attack& attack)
{
    if (completes_an_open_attack(position, attack.unit))
        return get(position, match::melee_left) + 1;
    if (is_second_attack(position, attack.unit))
        return get(position, match::melee_left);
    const int attacks = attacks_left(position, attack);
    const bool is_granted = grant_for(position, acting_of(attack)) >= 0;
    spend_action(position, acting_of(attack), 1);
    if (card_in(position, match::unit) == attack.unit && !is_granted)
        set(position, match::attacked, 1);
    return attacks;
}

}  // namespace

bool completes_an_open_attack(const Position& position, CardId unit)
{
    return unit && card_in(position, match::attacker) == unit && !card_in(position, match::defender) &&
           get(position, match::dice_open) != 0;
}

bool is_second_attack(const Position& position, CardId unit)
{
    return unit && card_in(position, match::melee_unit) == unit && get(position, match::melee_left) > 0;
}

bool owes_a_second_attack(const Position& position)
{
    const CardId unit = card_in(position, match::melee_unit);
    if (!is_second_attack(position, unit) || !is_in_play(position, unit))
        return false;
    const Card& card = position.card(unit);
    const CardId declared = card_in(position, match::melee_target);
    if (option(position, Option::melee_declare) == 1 && declared)
        return position.card(declared).place == card.place;
    return has_enemy_at(position, card.side, card.place);
}

void judge(const Position& position, const Attack& attack, Verdict& verdict)
{
    judge_by<Attack>(target_page, position, attack, verdict);
    if (completes_an_open_attack(position, attack.unit))
        return;
    judge_acting(position, acting_of(attack), verdict);
    if (!verdict.broke("lost-empires.attack.limit"))
        judge_by<Attack>(count_page, position, attack, verdict);
}

// A target that nobody told is the only enemy there, or is asked for.
void apply(Position& position, const Attack& attack)
{
    if (!is_unit(position, attack.unit))
        return;
    const std::vector<CardId> enemies = enemies_of(position, attack.unit);
    Attack meant = attack;
    if (attack.targets.empty() && enemies.size() == 1)
        meant.targets = enemies;
    const int attacks = begin_attack_action(position, meant);
    const auto most = std::max(meant.targets.size(), static_cast<std::size_t>(std::max(1, attacks)));
    const std::size_t told = std::min(attacks_told(meant), most);
    for (std::size_t which = 0; which < told; ++which)
        strike(position, meant, which);
    if (told == 0)
        leave_target_open(position, attack.unit, !enemies.empty());
    const int left = attacks - std::max(1, static_cast<int>(told));
    set(position, match::melee_left, as_number(std::max(0, left)));
    set(position, match::melee_unit, left > 0 ? attack.unit.index : Number{-1});
    set(position, match::melee_target, left > 0 && told > 0 ? target_of(meant, 0).index : Number{-1});
}

void close_open_attacks(Position& position, CardId target)
{
    set(position, target, on_card::open_attacks, 0);
    if (card_in(position, match::defender) == target)
        set(position, match::dice_open, 0);
}

void forget_attack(Position& position)
{
    for (const match::Value none : {match::attacker, match::defender, match::melee_unit, match::melee_target})
        set(position, none, -1);
    for (const match::Value none : {match::dealt, match::dice_open, match::melee_left})
        set(position, none, 0);
    for (Card& card : position.cards)
        card.counters[on_card::open_attacks] = 0;
    for (std::int8_t index = 0; index < position.seats; ++index)
        set(position, Seat{index}, player::elite_gain, 0);
}

}  // namespace cardinal::lost_empires
