#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"

#include <algorithm>

/// Targeting: which weapons may attack, whom, and which part of a rig is hit.
namespace cardinal::war_rig {
namespace {

Objection about(const Position& position, const Shoot& shoot, const std::string& fault)
{
    return Objection(name_of(position, shoot.weapon) + fault).about(shoot.weapon);
}

// ---- may it shoot ----
Objection something_is_built(const Position& position, const Shoot& shoot)
{
    return is_built_facility(position, shoot.weapon) || is_attached(position, shoot.weapon)
             ? kept()
             : about(position, shoot, " is not built into anything");
}

Objection it_does_not_burn(const Position& position, const Shoot& shoot)
{
    return get(position, shoot.weapon, on_card::fire) == 0 ? kept()
                                                           : about(position, shoot, " burns and cannot be used");
}

// war-rig.target.ability: facilities with weapons target by themselves.
Objection rig_can_target(const Position& position, const Shoot& shoot)
{
    if (position.card(shoot.weapon).side != shoot.seat)
        return about(position, shoot, " is not " + name_of(shoot.seat) + "'s");
    if (is_built_facility(position, shoot.weapon) || has_targeting(position, shoot.seat))
        return kept();
    return about(position, shoot, ": no targeting item of the rig works");
}

// ---- at whom ----
Objection a_target_is_named(const Position& position, const Shoot& shoot)
{
    if (is_attached(position, shoot.target) && holder_of(position, shoot.target) == shoot.seat)
        return about(position, shoot, " attacks its own rig, and not another one");
    return shoot.target ? kept() : about(position, shoot, " attacks nobody that was targeted");
}

Objection the_infiltrated_are_not_attacked(const Position& position, const Shoot& shoot)
{
    if (status_of(position, shoot.target) != Status::infiltrated)
        return kept();
    return about(position, shoot, " attacks a squad that is infiltrated in a base");
}

Objection the_loyal_do_not_attack_each_other(const Position& position, const Shoot& shoot)
{
    const bool is_a_ship = type_of(position, shoot.target) == Type::drop_ship;  // the Empire's, and nobody's faction
    const Seat other = is_a_ship || is_squad(position, shoot.target) ? position.card(shoot.target).side
                                                                     : holder_of(position, shoot.target);
    if (!are_loyal_to_each_other(position, shoot.seat, other))
        return kept();
    return about(position, shoot, " attacks a faction that loyalty binds it to");
}

// Weapons reach what is in the same location (A06).
Objection target_is_in_the_same_location(const Position& position, const Shoot& shoot)
{
    const bool reaches_far =
        option(position, Option::rig_range) == 1 || has(position, shoot.weapon, Keyword::long_range);
    if (reaches_far || location_of(position, shoot.weapon) == location_of(position, shoot.target))
        return kept();
    return about(position, shoot, " does not reach " + name_of(position, shoot.target)).resting_on("A06");
}

Objection white_die_decides_the_part(const Position& position, const Shoot& shoot)
{
    const bool is_rolled = white_die(shoot.dice) > 0;
    if (count_of(shoot.dice, DieColour::white) > 1)
        return about(position, shoot, ": one white die decides which part is hit");
    if (shoot.dice.empty() || is_rolled == aims_at_a_rig(position, shoot))
        return kept();
    return about(position, shoot,
                 is_rolled ? ": the white die is rolled against rigs only" : ": a white die decides which part is hit");
}

struct Aim {
    bool is_half = false;  ///< the defender chooses a part of this half; else the attacker any
    Half half = Half::upper;
};

Aim aim_of(int die) { return {.is_half = die <= 5, .half = die <= 2 ? Half::lower : Half::upper}; }

Half half_of(const Position& position, CardId part)
{
    return is_upper_slot(position.card(part).place.slot) ? Half::upper : Half::lower;
}

bool has_part_in(const Position& position, Seat seat, Half half)
{
    return std::ranges::any_of(parts_of(position, seat), [&](CardId part) { return half_of(position, part) == half; });
}

// Where no part is in that half, the other one is meant (A48).
bool hits_that_half(const Position& position, const Shoot& shoot, Half half)
{
    const Seat defender = position.card(shoot.target).place.seat;
    return half_of(position, shoot.target) == half || !has_part_in(position, defender, half);
}

Objection aims_as_rolled(const Position& position, const Shoot& shoot, int least, int greatest)
{
    const int die = white_die(shoot.dice);
    if (die < least || die > greatest || !is_attached(position, shoot.target))
        return kept();
    const Aim aim = aim_of(die);
    const Seat defender = position.card(shoot.target).place.seat;
    const Seat due = aim.is_half ? defender : shoot.seat;
    if (shoot.chosen_by && shoot.chosen_by != due)
        return about(position, shoot, ": after a " + std::to_string(die) + " " + name_of(due) + " chooses the part");
    if (aim.is_half && !hits_that_half(position, shoot, aim.half))
        return about(position, shoot,
                     ": a " + std::to_string(die) + " means " +
                         (aim.half == Half::lower ? "a lower part" : "an upper part"));
    return kept();
}

Objection lower_part_after_one_or_two(const Position& position, const Shoot& shoot)
{
    return aims_as_rolled(position, shoot, 1, 2);
}
Objection upper_part_after_three_to_five(const Position& position, const Shoot& shoot)
{
    return aims_as_rolled(position, shoot, 3, 5);
}
Objection any_part_after_a_six(const Position& position, const Shoot& shoot)
{
    return aims_as_rolled(position, shoot, 6, 6);
}

constexpr std::string_view other_aims = "war-rig.target.needed war-rig.target.rig-roll war-rig.attack.same-location";

constexpr Rule<Shoot> targeting_page[] = {
    {rule("war-rig.rig.built-first"), something_is_built, "*"},
    {rule("war-rig.fire.disabled"), it_does_not_burn, "war-rig.target.ability"},
    {rule("war-rig.target.ability"), rig_can_target, other_aims},
    {rule("war-rig.target.needed"), a_target_is_named, "*"},
    {rule("war-rig.rival.no-fight"), the_infiltrated_are_not_attacked},
    {rule("war-rig.power.loyal-peace"), the_loyal_do_not_attack_each_other},
    {rule("war-rig.attack.same-location"), target_is_in_the_same_location},
    {rule("war-rig.target.rig-roll"), white_die_decides_the_part},
    {rule("war-rig.target.lower"), lower_part_after_one_or_two},
    {rule("war-rig.target.upper"), upper_part_after_three_to_five},
    {rule("war-rig.target.any"), any_part_after_a_six},
};

}  // namespace

bool aims_at_a_rig(const Position& position, const Shoot& shoot)
{
    return is_attached(position, shoot.target) || type_of(position, shoot.target) == Type::chassis;
}

// Where a table plays that such a shot misses (A48).
bool misses_the_half(const Position& position, const Shoot& shoot, CardId target)
{
    const int die = white_die(shoot.dice);
    const Aim aim = aim_of(die);
    return option(position, Option::target_half_empty) == 1 && die > 0 && aim.is_half &&
           is_attached(position, target) && half_of(position, target) != aim.half;
}

void judge_targeting(const Position& position, const Shoot& shoot, Verdict& verdict)
{
    judge_by<Shoot>(targeting_page, position, shoot, verdict);
}

}  // namespace cardinal::war_rig
