#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"

#include <algorithm>

/// War Rig, Movement, Crash: what the rig may do, and where it goes.
namespace cardinal::war_rig {
namespace {

// ---- when ----
// Two actions in one round of the owner's choice (A04).
Objection rig_has_two_actions(const Position& position, const RigActing& acting)
{
    if (acting.cost <= rig_actions_left(position, acting.seat))
        return kept();
    return Objection("the rig of " + name_of(acting.seat) + " has " +
                     std::to_string(rig_actions_left(position, acting.seat)) + " actions left")
        .as(Severity::warning)
        .resting_on("A04");
}

// A rig has no number, and its player is to choose the round; but in a round players go in their order (A04).
Objection earlier_players_have_finished(const Position& position, const RigActing& acting)
{
    const Seat now = active(position);
    if (phase(position) != Phase::rounds || !now || !(now < acting.seat) || is_finished(position, now))
        return kept();
    return Objection(name_of(now) + " has not acted in this round yet").as(Severity::warning).resting_on("A04");
}

constexpr Rule<RigActing> order_page[] = {
    {rule("war-rig.turn.player-order"), earlier_players_have_finished},
};
constexpr Rule<RigActing> acting_page[] = {
    {rule("war-rig.turn.two-actions"), rig_has_two_actions},
};

// ---- driving ----
Place place_of_rig(const Position& position, Seat seat) { return position.card(chassis_of(position, seat)).place; }

int steps_of(const Position& position, const Drive& drive)
{
    return std::max(1, steps_of_the_way(place_of_rig(position, drive.seat), drive.to));
}

Objection something_is_built(const Position& position, const Drive& drive)
{
    const bool has_a_part = std::ranges::any_of(position.cards, [&](const Card& card) {
        return zone_of(card.place) == Zone::rig && card.place.seat == drive.seat;
    });
    return has_a_part ? kept() : Objection("the chassis of " + name_of(drive.seat) + " is empty");
}

Objection movement_works(const Position& position, const Drive& drive)
{
    if (!grants_movement(position, drive.seat) || !has_a_tier(position, drive.seat))
        return Objection("no part of " + name_of(drive.seat) + "'s rig that works grants movement");
    const bool is_barred =
        option(position, Option::rig_map_movement) == 0 && is_rival_base(position, drive.to, drive.seat);
    return is_barred ? Objection("a rig does not enter rival bases").resting_on("A05") : kept();
}

Objection rig_is_not_too_heavy(const Position& position, const Drive& drive)
{
    if (tier_of(position, drive.seat) != Tier::overweight)
        return kept();
    return "the rig of " + name_of(drive.seat) + " weighs " + std::to_string(rig_weight(position, drive.seat)) +
           ", more than a heavy limit";
}

// war-rig.rig.tier-benefit: a lighter tier only helps in combat.
constexpr Rule<Drive> drive_page[] = {
    {rule("war-rig.rig.built-first"), something_is_built, "*"},
    {rule("war-rig.rig.move-ability"), movement_works, "war-rig.rig.overweight"},
    {rule("war-rig.rig.overweight"), rig_is_not_too_heavy},
};

// ---- crashing ----
Objection each_part_is_rolled_for(const Position& position, const Crash& crash)
{
    const int parts = static_cast<int>(parts_of(position, crash.seat).size());
    const int rolled = count_of(crash.dice, DieColour::white);
    return parts == rolled ? kept()
                           : Objection("a crash rolls once for each of " + std::to_string(parts) + " parts, not " +
                                       std::to_string(rolled) + " times");
}

constexpr Rule<Crash> crash_page[] = {
    {rule("war-rig.crash.roll"), each_part_is_rolled_for},
};

// war-rig.crash.fire, war-rig.crash.half, war-rig.crash.one: fire, half of what is left (A41), or one.
void suffer_crash(Position& position, CardId part, int die)
{
    const int armour = armour_of(position, part);
    if (die == 1)
        burn(position, part);
    else if (die <= 3)
        damage(position, part, option(position, Option::crash_rounding) == 1 ? armour / 2 : (armour + 1) / 2);
    else
        damage(position, part, 1);
}

}  // namespace

void judge_rig_acting(const Position& position, const RigActing& acting, Verdict& verdict)
{
    judge_by<RigActing>(order_page, position, acting, verdict);
    if (acting.cost > 0)
        judge_by<RigActing>(acting_page, position, acting, verdict);
}

void act(Position& position, const RigActing& acting)
{
    const bool is_a_new_round = get(position, acting.seat, player::rig_round) != get(position, match::round);
    const int before = is_a_new_round && option(position, Option::rig_actions) == 1
                         ? 0
                         : get(position, acting.seat, player::rig_spent);
    set(position, acting.seat, player::rig_round, get(position, match::round));
    set(position, acting.seat, player::rig_spent, as_number(before + acting.cost));
}

void judge(const Position& position, const Drive& drive, Verdict& verdict)
{
    judge_by<Drive>(drive_page, position, drive, verdict);
    judge_rig_acting(position, {drive.seat, steps_of(position, drive)}, verdict);
    if (verdict.broke("war-rig.rig.built-first"))
        leave_out_superseded(verdict, rule("war-rig.rig.built-first"), "*");
}

void apply(Position& position, const Drive& drive)
{
    const CardId chassis = chassis_of(position, drive.seat);
    if (!chassis || !is_on_map(drive.to))
        return;
    act(position, RigActing{drive.seat, steps_of(position, drive)});
    set(position, drive.seat, player::rig_attack, 0);
    position.card(chassis).place = drive.to;
}

void judge(const Position& position, const Crash& crash, Verdict& verdict)
{
    judge_by<Crash>(crash_page, position, crash, verdict);
}

void apply(Position& position, const Crash& crash)
{
    const std::vector<CardId> parts = parts_of(position, crash.seat);
    if (works_for(position, crash.seat, Keyword::no_crash))
        return;
    for (std::size_t at = 0; at < parts.size() && at < crash.dice.size(); ++at)
        if (colour_of(crash.dice[at]) == DieColour::white)
            suffer_crash(position, parts[at], crash.dice[at]);
}

}  // namespace cardinal::war_rig
