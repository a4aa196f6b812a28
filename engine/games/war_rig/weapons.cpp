#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"

#include <algorithm>

/// Attack, Dice Type, Agility: what the weapons of a rig do. Dice are told as they lie at the end, after
/// whatever was rerolled.
namespace cardinal::war_rig {
namespace {

Objection about(const Position& position, const Shoot& shoot, const std::string& fault)
{
    return Objection(name_of(position, shoot.weapon) + fault).about(shoot.weapon);
}

bool attacks_again(const Position& position, const Shoot& shoot)
{
    const Number under_way = get(position, shoot.seat, player::rig_attack);
    const bool one_weapon = option(position, Option::rig_shots) == 1;
    return under_way == 0 || one_weapon || get(position, shoot.weapon, on_card::used) == under_way;
}

// ---- dice ----
/// What the weapon's dice show at most, if each shows its best face.
int most_hits_of(const Position& position, CardId weapon)
{
    const bool is_blue = colour_of_weapon(position, weapon) == DieColour::blue;
    const int of_special = x_of(position, weapon, is_blue ? Keyword::special_hits : Keyword::critical_hits, 1);
    return dice_of_weapon(position, weapon) * std::max(is_blue ? 1 : 2, of_special);
}

Objection dice_are_the_cards(const Position& position, const Shoot& shoot)
{
    if (shoot.dice.empty() && shoot.hits > most_hits_of(position, shoot.weapon))
        return about(position, shoot, " does not make " + std::to_string(shoot.hits) + " hits with its dice");
    if (shoot.dice.empty())
        return kept();
    const DieColour colour = colour_of_weapon(position, shoot.weapon);
    const int due = dice_of_weapon(position, shoot.weapon);
    int others = 0;
    for (const DieColour other : {DieColour::red, DieColour::blue, DieColour::black, DieColour::green})
        others += other == colour ? 0 : count_of(shoot.dice, other);
    if (others == 0 && count_of(shoot.dice, colour) == due)
        return kept();
    return about(position, shoot, " attacks with " + std::to_string(due) + " dice of its colour");
}

/// The squad that is shot at; or where brown dice say that a squad beside the target defends against a splash, that
/// one.
CardId defending_squad(const Position& position, const Shoot& shoot)
{
    if (is_squad(position, shoot.target))
        return shoot.target;
    const auto splashed = std::ranges::find_if(shoot.splash, [&](CardId other) { return is_squad(position, other); });
    return splashed != shoot.splash.end() && count_of(shoot.dice, DieColour::brown) > 0 ? *splashed : no_card;
}

Objection who_defends_is_equipped(const Position& position, const Shoot& shoot)
{
    const CardId squad = defending_squad(position, shoot);
    if (count_of(shoot.dice, DieColour::brown) == 0 || !squad || !items_of(position, squad).empty())
        return kept();
    return Objection(name_of(position, squad) + " carries no equipment and may not roll").about(squad);
}

Objection one_brown_die_for_two_defence(const Position& position, const Shoot& shoot)
{
    const CardId squad = defending_squad(position, shoot);
    const int brown = count_of(shoot.dice, DieColour::brown);
    if (shoot.dice.empty() || !squad || brown == brown_dice(position, squad))
        return kept();
    return Objection(name_of(position, squad) + " rolls " + std::to_string(brown_dice(position, squad)) +
                     " brown dice, not " + std::to_string(brown))
        .about(squad);
}

Objection sites_roll_no_defence(const Position& position, const Shoot& shoot)
{
    if (defending_squad(position, shoot) || count_of(shoot.dice, DieColour::brown) == 0)
        return kept();
    return Objection("rigs, facilities and ships roll no defence dice").about(shoot.target);
}

// ---- what they show ----
bool is_red(const Position& position, const Shoot& shoot)
{
    return colour_of_weapon(position, shoot.weapon) == DieColour::red;
}
bool is_overheated(const Position& position, const Shoot& shoot)
{
    return is_red(position, shoot) && count_of(shoot.dice, Die::overheat) > 0;
}
bool malfunctions(const Shoot& shoot) { return count_of(shoot.dice, Die::malfunction) > 0; }

Objection overheated_weapons_have_no_hits(const Position& position, const Shoot& shoot)
{
    if (!is_overheated(position, shoot) || shoot.hits <= 0)
        return kept();
    return about(position, shoot, " has overheated: its rolls are ignored");
}

Objection broken_weapons_have_no_hits(const Position& position, const Shoot& shoot)
{
    if (!malfunctions(shoot) || shoot.hits <= 0)
        return kept();
    return about(position, shoot, " has malfunctioned: its rolls are ignored");
}

// war-rig.rig-die.special, war-rig.rig-die.critical-red, war-rig.rig-die.critical-black: as the weapon's card says.
int rolled_hits(const Position& position, const Shoot& shoot)
{
    int hits = 0;
    for (const Number face : shoot.dice)
        hits += hits_of(face);
    const int criticals = count_of(shoot.dice, Die::critical) + count_of(shoot.dice, Die::lightning);
    hits += criticals * x_of(position, shoot.weapon, Keyword::critical_hits, 1);
    hits += count_of(shoot.dice, Die::special) * x_of(position, shoot.weapon, Keyword::special_hits, 1);
    return hits;
}

int dodged(const Position& position, const Shoot& shoot, CardId target)
{
    int dodges = 0;
    for (const Number face : shoot.dice)
        dodges += dodges_of(face);
    return target == defending_squad(position, shoot) ? dodges : 0;
}

int hits_on(const Position& position, const Shoot& shoot, CardId target)
{
    if (misses_the_half(position, shoot, target))
        return 0;
    if (is_overheated(position, shoot) || malfunctions(shoot))
        return 0;
    return std::max(0, shoot.hits >= 0 && shoot.dice.empty()
                           ? shoot.hits
                           : rolled_hits(position, shoot) - dodged(position, shoot, target));
}

Objection hits_are_those_rolled(const Position& position, const Shoot& shoot)
{
    const bool is_cancelled = is_overheated(position, shoot) || malfunctions(shoot);
    if (shoot.dice.empty() || shoot.hits < 0 || is_cancelled || shoot.hits == hits_on(position, shoot, shoot.target))
        return kept();
    return about(position, shoot,
                 ": the dice leave " + std::to_string(hits_on(position, shoot, shoot.target)) + " hits, not " +
                     std::to_string(shoot.hits));
}

bool can_be_splashed(const Position& position, const Shoot& shoot, CardId other)
{
    const bool is_hidden = status_of(position, other) == Status::infiltrated;
    const bool is_a_target = (is_able(position, other) && !is_hidden) || is_site(position, other);
    return is_a_target && other != shoot.target && other != shoot.weapon &&
           location_of(position, other) == location_of(position, shoot.target);
}

Objection splash_hits_one_more_target_there(const Position& position, const Shoot& shoot)
{
    const bool is_rolled = count_of(shoot.dice, Die::splash) > 0 && !malfunctions(shoot);
    const std::size_t named = shoot.splash.size();
    if (named > 0 && (!is_rolled || named > 1))
        return about(position, shoot, is_rolled ? ": a splash hits one additional target" : ": no splash was rolled");
    if (named == 1 && !can_be_splashed(position, shoot, shoot.splash.front()))
        return about(position, shoot, ": the additional target of a splash is in the same location");
    if (!is_rolled || named > 0)
        return kept();
    const bool could = std::ranges::any_of(position.cards, [&](const Card& card) {
        return can_be_splashed(position, shoot, position.id_of(card)) &&
               holder_of(position, position.id_of(card)) != shoot.seat && card.side != shoot.seat;
    });
    return could ? about(position, shoot, ": a splash hits one additional target") : kept();
}

// ---- agility ----
Seat defender_of(const Position& position, const Shoot& shoot)
{
    return aims_at_a_rig(position, shoot) ? position.card(shoot.target).place.seat : nobody;
}

int lighter_by(const Position& position, const Shoot& shoot)
{
    const Seat seat = defender_of(position, shoot);
    const int own = tier_number(position, seat);
    const int other = is_attached(position, shoot.weapon) ? tier_number(position, shoot.seat) : 0;
    return seat && own > 0 && other > 0 ? other - own : 0;
}

template <int lighter>
Objection rerolls_are_by_tiers(const Position& position, const Shoot& shoot)
{
    const int by = shoot.rerolled > 0 ? std::clamp(lighter_by(position, shoot), 0, 2) : 0;
    if (by != lighter || shoot.rerolled <= by)
        return kept();
    return about(position, shoot,
                 ": " + std::to_string(shoot.rerolled) + " dice were rerolled for a rig " +
                     (by == 0 ? "that is no tier lighter" : std::to_string(by) + " tiers lighter"));
}

constexpr Rule<Shoot> shoot_page[] = {
    {rule("war-rig.rig-attack.dice"), dice_are_the_cards},
    {rule("war-rig.attack.unequipped"), who_defends_is_equipped, "war-rig.attack.defence-dice"},
    {rule("war-rig.attack.defence-dice"), one_brown_die_for_two_defence},
    {rule("war-rig.rig-attack.armour"), sites_roll_no_defence},
    {rule("war-rig.rig-die.overheat"), overheated_weapons_have_no_hits, "war-rig.rig-attack.armour"},
    {rule("war-rig.rig-die.malfunction"), broken_weapons_have_no_hits, "war-rig.rig-attack.armour"},
    {rule("war-rig.hit.net"), hits_are_those_rolled},
    {rule("war-rig.rig-die.splash"), splash_hits_one_more_target_there},
    {rule("war-rig.agility.lighter-only"), rerolls_are_by_tiers<0>},
    {rule("war-rig.agility.one"), rerolls_are_by_tiers<1>},
    {rule("war-rig.agility.two"), rerolls_are_by_tiers<2>},
};

// ---- doing ----
bool sets_on_fire(const Position& position, const Shoot& shoot)
{
    const int due = x_of(position, shoot.weapon, Keyword::critical_burns, 1);
    const int criticals = count_of(shoot.dice, Die::critical) + count_of(shoot.dice, Die::lightning);
    return due > 0 && criticals >= due && !is_overheated(position, shoot) && !malfunctions(shoot);
}

// war-rig.rig-attack.armour: one armour point a hit; squads answer their hits.
void strike(Position& position, const Shoot& shoot, CardId target)
{
    if (is_squad(position, target))
        return begin_hits(position, {shoot.weapon, target, hits_on(position, shoot, target), AttackKind::rig});
    set_came(position, target,
             malfunctions(shoot)              ? Came::spared
             : is_overheated(position, shoot) ? Came::missed
                                              : Came::attacked);
    damage(position, target, hits_on(position, shoot, target));
    if (sets_on_fire(position, shoot))
        burn(position, target);
    if (type_of(position, target) != Type::drop_ship)
        return;
    await_return_fire(position, target, shoot.weapon);
    retreat_if_beaten(position);
}

// war-rig.rig-attack.granted: the weapons of a rig fire in any order, each once in an attack (A06).
void begin_attack(Position& position, const Shoot& shoot)
{
    if (attacks_again(position, shoot)) {
        act(position, RigActing{shoot.seat, 1});
        const int number = get(position, match::turn) * 8 + get(position, shoot.seat, player::rig_spent);
        set(position, shoot.seat, player::rig_attack, as_number(number));
    }
    set(position, shoot.weapon, on_card::used, get(position, shoot.seat, player::rig_attack));
}

}  // namespace

void judge(const Position& position, const Shoot& shoot, Verdict& verdict)
{
    judge_targeting(position, shoot, verdict);
    if (!verdict.broke("war-rig.rig.built-first") && !verdict.broke("war-rig.target.needed"))
        judge_by<Shoot>(shoot_page, position, shoot, verdict);
    if (is_attached(position, shoot.weapon))
        judge_rig_acting(position, {shoot.seat, attacks_again(position, shoot) ? 1 : 0}, verdict);
}

void apply(Position& position, const Shoot& shoot)
{
    if (!is_site(position, shoot.weapon) || !is_weapon(position, shoot.weapon))
        return;
    if (is_attached(position, shoot.weapon))
        begin_attack(position, shoot);
    const bool may_be_hit = is_able(position, shoot.target) || is_site(position, shoot.target);
    if (may_be_hit)
        strike(position, shoot, shoot.target);
    for (const CardId other : shoot.splash)
        if (is_able(position, other) && hits_are_open(position)) {
            set(position, match::splashed, other.index);
            set(position, match::splash_hits, as_number(hits_on(position, shoot, other)));
        } else if (is_able(position, other) || is_site(position, other))
            strike(position, shoot, other);
    if (malfunctions(shoot)) {
        burn(position, shoot.weapon);
        set_came(position, shoot.weapon, Came::malfunctioned);
    }
    if (is_overheated(position, shoot) || malfunctions(shoot))
        set(position, match::hits_total, -1);
    if (shoot.dice.empty() && shoot.hits < 0 && is_able(position, shoot.target))
        set(position, match::dice_open, 1);
}

}  // namespace cardinal::war_rig
