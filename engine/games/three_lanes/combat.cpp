#include "engine/games/three_lanes/chapters.h"
#include "engine/games/three_lanes/values.h"

#include <vector>

/// Combat resolution: two units compare their effective power. With the later documents the steps between which
/// triggers resolve; without them one step follows the other.
namespace cardinal::three_lanes {
namespace {

// three-lanes.combat.higher, three-lanes.combat.tie, three-lanes.combat.tie-zero, three-lanes.ld.combat.both-zero: the
// step that follows the comparison.
Step outcome(Number attacking, Number defending)
{
    if (attacking != defending)
        return attacking > defending ? Step::defender_loses : Step::attacker_loses;
    return attacking > 0 ? Step::both_lose : Step::combat_end;
}

struct Fighter {
    CardId card{};
    bool has_lost = false;
};

// three-lanes.ld.combat.order: the turn player's unit first. Only the turn player's units attack.
std::vector<Fighter> fighters_of(const Action& attack, Step who)
{
    return {{attack.card, who == Step::attacker_loses || who == Step::both_lose},
            {attack.target, who == Step::defender_loses || who == Step::both_lose}};
}

}  // namespace

// three-lanes.ld.combat.freeze, three-lanes.combat.no-damage: who wins is fixed by the powers of this moment; nothing
// else comes of it.
void compare_powers(Position& position, const Action& attack)
{
    const bool both_stand = is_fighter(position, attack.card) && is_fighter(position, attack.target);
    const Step next =
        both_stand ? outcome(power_of(position, attack.card), power_of(position, attack.target)) : Step::combat_end;
    wait_for(position, attack, next);
    if (next == Step::combat_end)
        return;
    std::vector<Happening> happenings;
    for (const Fighter& fighter : fighters_of(attack, next))
        happenings.push_back({fighter.has_lost ? Trigger::combat_loss : Trigger::combat_victory, fighter.card,
                              position.card(fighter.card).place});
    trigger(position, happenings);
}

// three-lanes.ld.combat.death: the winner's [On Kill] together with the losers' [On Death].
void losers_die(Position& position, const Action& attack, Step who)
{
    wait_for(position, attack, Step::combat_end);
    std::vector<Happening> kills, deaths;
    for (const Fighter& fighter : fighters_of(attack, who)) {
        const Place place = position.card(fighter.card).place;
        if (!fighter.has_lost)
            kills.push_back({Trigger::on_kill, fighter.card, place});
        else if (is_fighter(position, fighter.card)) {
            leave_play(position, fighter.card, Came::died);
            deaths.push_back({Trigger::on_death, fighter.card, place});
            deaths.push_back({Trigger::on_unit_death, fighter.card, place});
        }
    }
    if (deaths.empty())
        return;
    kills.insert(kills.end(), deaths.begin(), deaths.end());
    trigger(position, kills);
}

// three-lanes.ld.combat.end: of the units still in a unit zone.
void end_combat(Position& position, const Action& attack)
{
    wait_for(position, attack, Step::attack_end);
    std::vector<Happening> happenings;
    for (const CardId card : {attack.card, attack.target})
        if (is_fighter(position, card))
            happenings.push_back({Trigger::end_of_combat, card, position.card(card).place});
    trigger(position, happenings);
}

// three-lanes.ld.attack.2, three-lanes.ld.protection.2: at last [End of Attack], if the attacker still stands.
void end_attack(Position& position, const Action& attack)
{
    end_effects(position, Until::end_of_attack);
    if (!is_fighter(position, attack.card))
        return;
    const Happening happenings[] = {{Trigger::end_of_attack, attack.card, position.card(attack.card).place}};
    trigger(position, happenings);
}

}  // namespace cardinal::three_lanes
