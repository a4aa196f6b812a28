#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"

#include <algorithm>

/// Squad Attack: who may attack whom, with how many dice, and what they show. What hits do is hits.cpp.
namespace cardinal::war_rig {
namespace {

Objection about(const Position& position, const Attack& attack, const std::string& fault)
{
    return Objection(name_of(position, attack.squad) + fault).about(attack.squad);
}

bool is_infiltrated_squad(const Position& position, CardId squad)
{
    return status_of(position, squad) == Status::infiltrated;
}

bool is_on_a_ship(const Position& position, const Attack& attack)
{
    return type_of(position, attack.target) == Type::drop_ship;
}

// ---- whom ----
// war-rig.espionage.discovered: only who was discovered may be attacked while infiltrated.
Objection infiltrated_squads_do_not_fight(const Position& position, const Attack& attack)
{
    const bool is_hidden = is_infiltrated_squad(position, attack.target) && !is_discovered(position, attack.target);
    if (!is_infiltrated_squad(position, attack.squad) && !is_hidden)
        return kept();
    return about(position, attack, ": squads infiltrated in a base neither attack nor are attacked");
}

Objection attacker_is_not_infiltrated(const Position& position, const Attack& attack)
{
    if (!is_infiltrated_squad(position, attack.squad))
        return kept();
    return about(position, attack, " is infiltrated and cannot attack");
}

Objection the_loyal_do_not_attack_each_other(const Position& position, const Attack& attack)
{
    if (!are_loyal_to_each_other(position, position.card(attack.squad).side, position.card(attack.target).side))
        return kept();
    return about(position, attack, " attacks a faction that loyalty binds it to");
}

// war-rig.loc.wastes: also in the Barren Wastes.
Objection they_share_a_location(const Position& position, const Attack& attack)
{
    if (is_squad(position, attack.target) && position.card(attack.target).side == position.card(attack.squad).side)
        return about(position, attack, " attacks a friend");
    const Place here = position.card(attack.squad).place, there = location_of(position, attack.target);
    if (here == there)
        return kept();
    return about(position, attack,
                 " is in " + name_of(here) + ", " + name_of(position, attack.target) + " in " + name_of(there));
}

// war-rig.target.needed: squads attack squads; whoever attacks a rig or a facility has to target it.
Objection squads_do_not_target(const Position& position, const Attack& attack)
{
    if (is_squad(position, attack.target) || is_on_a_ship(position, attack))
        return kept();
    return about(position, attack, " has no targeting to attack " + name_of(position, attack.target) + " with");
}

Objection table_lets_squads_attack_ships(const Position& position, const Attack& attack)
{
    if (!is_on_a_ship(position, attack) || option(position, Option::drop_ship_attackers) == 0)
        return kept();
    return Objection("only rigs attack drop-ships").about(attack.squad).resting_on("A52");
}

Objection target_is_in_the_game(const Position& position, const Attack& attack)
{
    if (status_of(position, attack.target) != Status::destroyed)
        return kept();
    return Objection(name_of(position, attack.target) + " was destroyed and has left the game").about(attack.target);
}

// ---- how often ----
Objection its_weapons_are_cool(const Position& position, const Attack& attack)
{
    if (!is_barred(position, attack.squad))
        return kept();
    return about(position, attack, " has overheated and takes part in no attack this turn");
}

Objection action_is_counted(const Position& position, const Attack& attack)
{
    return attack.is_free ? about(position, attack, " attacked without using an action") : kept();
}

// ---- dice ----
bool rolls_unequipped(const Position& position, CardId squad, const Attack& attack, DieColour colour)
{
    const bool is_hit_without = colour == DieColour::red && attack.dice.empty() && attack.hits > 0;
    return is_squad(position, squad) && !is_equipped(position, squad) &&
           (count_of(attack.dice, colour) > 0 || is_hit_without);
}

Objection who_rolls_is_equipped(const Position& position, const Attack& attack)
{
    for (const auto& [squad, colour] :
         {std::pair{attack.squad, DieColour::red}, std::pair{attack.target, DieColour::brown}})
        if (rolls_unequipped(position, squad, attack, colour))
            return Objection(name_of(position, squad) + " has no equipment to use and may not roll").about(squad);
    return kept();
}

Objection dice_are(const Position& position, CardId squad, int rolled, int due, const char* what)
{
    if (rolled == due)
        return kept();
    return Objection(name_of(position, squad) + " rolls " + std::to_string(due) + what + ", not " +
                     std::to_string(rolled))
        .about(squad);
}

/// Only red and brown dice are rolled; of others none counts.
int other_dice_of(const Attack& attack)
{
    return static_cast<int>(attack.dice.size()) - count_of(attack.dice, DieColour::red) -
           count_of(attack.dice, DieColour::brown);
}

Objection one_red_die_for_two_offence(const Position& position, const Attack& attack)
{
    if (attack.dice.empty() && attack.hits > 2 * red_dice(position, attack.squad))
        return about(position, attack,
                     " rolls " + std::to_string(red_dice(position, attack.squad)) + " red dice, which cannot make " +
                         std::to_string(attack.hits) + " hits");
    if (attack.dice.empty())
        return kept();
    if (other_dice_of(attack) > 0)
        return about(position, attack, " attacks with red dice only");
    return dice_are(position, attack.squad, count_of(attack.dice, DieColour::red), red_dice(position, attack.squad),
                    " red dice");
}

Objection one_brown_die_for_two_defence(const Position& position, const Attack& attack)
{
    if (attack.dice.empty() || !is_squad(position, attack.target))
        return kept();
    return dice_are(position, attack.target, count_of(attack.dice, DieColour::brown),
                    brown_dice(position, attack.target), " brown dice");
}

Objection ships_roll_no_defence(const Position& position, const Attack& attack)
{
    if (!is_on_a_ship(position, attack) || count_of(attack.dice, DieColour::brown) == 0)
        return kept();
    return Objection("a drop-ship rolls no defence dice").about(attack.target);
}

// ---- what they show ----
bool is_overheated(const Attack& attack) { return count_of(attack.dice, Die::overheat) > 0; }
bool is_backfiring(const Attack& attack) { return count_of(attack.dice, Die::lightning) > 0; }

Objection overheat_cancels_all_hits(const Position& position, const Attack& attack)
{
    if (!is_overheated(attack) || is_backfiring(attack) || attack.hits <= 0)
        return kept();
    return about(position, attack, " has overheated: the attack has no hits");
}

Objection backfire_cancels_all_hits(const Position& position, const Attack& attack)
{
    if (!is_backfiring(attack) || attack.hits <= 0)
        return kept();
    return about(position, attack, "'s weapons backfire: the attack has no hits");
}

int rolled_hits(const Attack& attack)
{
    int hits = 0;
    for (const Number face : attack.dice)
        hits += (colour_of(face) == DieColour::red ? hits_of(face) : 0) - dodges_of(face);
    return std::max(0, hits);
}

Objection hits_are_those_not_dodged(const Position&, const Attack& attack)
{
    const bool is_cancelled = is_overheated(attack) || is_backfiring(attack);
    if (attack.dice.empty() || attack.hits < 0 || is_cancelled || attack.hits == rolled_hits(attack))
        return kept();
    return "the dice leave " + std::to_string(rolled_hits(attack)) + " hits, not " + std::to_string(attack.hits);
}

constexpr std::string_view other_dice = "war-rig.attack.dice war-rig.attack.defence-dice";

constexpr Rule<Attack> attack_page[] = {
    {rule("war-rig.rig-attack.squad-destroyed"), target_is_in_the_game, "*"},
    {rule("war-rig.rival.no-fight"), infiltrated_squads_do_not_fight, "war-rig.attack.infiltrated-attacker"},
    {rule("war-rig.attack.infiltrated-attacker"), attacker_is_not_infiltrated},
    {rule("war-rig.power.loyal-peace"), the_loyal_do_not_attack_each_other},
    {rule("war-rig.target.ability"), squads_do_not_target, "*"},
    {rule("war-rig.target.ability"), table_lets_squads_attack_ships},
    {rule("war-rig.attack.same-location"), they_share_a_location},
    {rule("war-rig.die.overheat-bar"), its_weapons_are_cool, "war-rig.turn.two-actions"},
    {rule("war-rig.attack.cost"), action_is_counted, "war-rig.turn.two-actions"},
    {rule("war-rig.attack.unequipped"), who_rolls_is_equipped, other_dice},
    {rule("war-rig.attack.dice"), one_red_die_for_two_offence},
    {rule("war-rig.attack.defence-dice"), one_brown_die_for_two_defence},
    {rule("war-rig.rig-attack.armour"), ships_roll_no_defence, "war-rig.attack.defence-dice"},
    {rule("war-rig.die.overheat"), overheat_cancels_all_hits, "war-rig.hit.net"},
    {rule("war-rig.die.backfire"), backfire_cancels_all_hits, "war-rig.hit.net"},
    {rule("war-rig.hit.net"), hits_are_those_not_dodged},
};

bool is_on_a_spy(const Position& position, const Attack& attack) { return is_discovered(position, attack.target); }

/// The attack on a spy that was discovered belongs to no activation and costs nothing (A36).
bool costs_nothing(const Position& position, const Attack& attack)
{
    return is_on_a_spy(position, attack) && option(position, Option::discovered_attack_cost) == 0;
}

void hit_ship(Position& position, const Attack& attack, int hits)
{
    damage(position, attack.target, hits);
    set_came(position, attack.target, Came::attacked);
    await_return_fire(position, attack.target, attack.squad);
    retreat_if_beaten(position);
}

void resolve(Position& position, const Attack& attack)
{
    const bool is_spy = is_on_a_spy(position, attack);
    const AttackKind kind = is_spy ? AttackKind::discovered : AttackKind::squad;
    const bool is_cancelled = is_overheated(attack) || is_backfiring(attack);
    if (is_cancelled)
        set(position, attack.squad, on_card::barred, get(position, match::turn));
    if (is_backfiring(attack))
        return begin_hits(position, {attack.target, attack.squad, 1, AttackKind::backfire});
    const int hits = is_cancelled ? 0 : attack.hits >= 0 ? attack.hits : rolled_hits(attack);
    if (is_on_a_ship(position, attack))
        return hit_ship(position, attack, hits);
    begin_hits(position, {attack.squad, attack.target, hits, kind});
    if (attack.dice.empty() && attack.hits < 0 && red_dice(position, attack.squad) > 0)
        set(position, match::dice_open, 1);
}

}  // namespace

void judge(const Position& position, const Attack& attack, Verdict& verdict)
{
    const bool is_out_of_turn = costs_nothing(position, attack);
    judge_acting(position,
                 {.seat = attack.seat,
                  .squad = attack.squad,
                  .cost = attack.is_free || is_out_of_turn ? 0 : 1,
                  .is_out_of_turn = is_out_of_turn},
                 verdict);
    if (is_able(position, attack.squad))
        judge_by<Attack>(attack_page, position, attack, verdict);
}

void apply(Position& position, const Attack& attack)
{
    if (!is_squad(position, attack.squad) || !position.has(attack.target) ||
        status_of(position, attack.squad) == Status::destroyed)
        return;
    if (!costs_nothing(position, attack))
        act(position, {.seat = attack.seat, .squad = attack.squad});
    if (is_squad(position, attack.target) || is_on_a_ship(position, attack))
        resolve(position, attack);
}

}  // namespace cardinal::war_rig
