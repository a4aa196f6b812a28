#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"

#include <algorithm>

/// Empire Invasion: drop-ships return fire, and when enough of them are gone the Empire retreats.
namespace cardinal::war_rig {
namespace {

// ---- return fire ----
/// The squad that attacked; of a rig each part, of a facility each site of its player.
bool has_attacked(const Position& position, CardId target)
{
    const CardId attacker = card_in(position, match::attacker);
    if (!attacker || !target || target == attacker)
        return true;
    const bool is_of_its_rig = is_attached(position, attacker) == is_attached(position, target);
    return is_site(position, attacker) && is_site(position, target) && is_of_its_rig &&
           holder_of(position, attacker) == holder_of(position, target);
}

Objection three_blue_dice_return_fire(const Position& position, const ReturnFire& fire)
{
    if (card_in(position, match::return_fire_due) != fire.ship)
        return Objection(name_of(position, fire.ship) + " was not attacked").about(fire.ship);
    if (!has_attacked(position, fire.target))
        return Objection(name_of(position, fire.ship) + " was not attacked by " + name_of(position, fire.target))
            .about(fire.ship);
    const int blue = count_of(fire.dice, DieColour::blue);
    if (fire.dice.empty() || (blue == 3 && fire.dice.size() == 3))
        return kept();
    return Objection(name_of(position, fire.ship) + " returns fire with 3 blue dice").about(fire.ship);
}

// Each special is two hits, wherever the summoner wants them.
int hits_of(const ReturnFire& fire)
{
    return count_of(fire.dice, Die::blue_hit) + 2 * count_of(fire.dice, Die::special);
}

Objection summoner_chooses_two_hits_for_each_special(const Position& position, const ReturnFire& fire)
{
    const Seat summoner = seat_in(position, match::summoner);
    const bool by_another = (fire.chosen_by && fire.chosen_by != summoner) || (fire.seat && fire.seat != summoner);
    if (by_another)
        return Objection(name_of(summoner) + " chooses what the drop-ship hits").about(fire.ship);
    if (fire.dice.empty() || fire.hits < 0 || fire.hits == hits_of(fire))
        return kept();
    return Objection("the return fire has " + std::to_string(hits_of(fire)) + " hits, not " + std::to_string(fire.hits))
        .about(fire.ship);
}

constexpr Rule<ReturnFire> return_page[] = {
    {rule("war-rig.empire.return-fire"), three_blue_dice_return_fire},
    {rule("war-rig.empire.return-special"), summoner_chooses_two_hits_for_each_special},
};

// war-rig.empire.release: they stay where they are (A53).
void let_go(Position& position, CardId squad)
{
    set_free(position, squad);
    if (option(position, Option::released_captives_to) == 1)
        put(position, squad, wastes);
    if (option(position, Option::released_captives_to) == 2)
        put(position, squad, home_of(position, squad));
}

}  // namespace

// war-rig.empire.ship-destroyed: what is destroyed does not return fire any more.
void await_return_fire(Position& position, CardId ship, CardId attacker)
{
    if (!is_on_map(position.card(ship).place))
        return;
    set(position, match::return_fire_due, ship.index);
    set(position, match::attacker, attacker.index);
}

void retreat_if_beaten(Position& position)
{
    const bool is_here = invasion(position) == Invasion::landed || invasion(position) == Invasion::landing;
    if (!is_here || ships_destroyed(position) < ships_to_destroy(position))
        return;
    set(position, match::invasion, static_cast<Number>(Invasion::retreated));
    set(position, match::held, 0);
    set(position, match::return_fire_due, -1);
    for (Card& card : position.cards)
        if (type_of(position, card) == Type::drop_ship && is_on_map(card.place))
            card.place = at(Zone::aside);
    for (const Card& card : position.cards)
        if (status_of(card) == Status::taken)
            let_go(position, position.id_of(card));
}

void judge(const Position& position, const ReturnFire& fire, Verdict& verdict)
{
    judge_by<ReturnFire>(return_page, position, fire, verdict);
}

// On a part of a rig, or on the squad that attacked (A54).
void apply(Position& position, const ReturnFire& fire)
{
    set(position, match::return_fire_due, -1);
    const int hits = fire.dice.empty() ? std::max(0, fire.hits) : hits_of(fire);
    const bool spares_squads = option(position, Option::return_fire_on_squads) == 1;
    if (is_site(position, fire.target)) {
        damage(position, fire.target, hits);
        set_came(position, fire.target, Came::returned_fire);
    } else if (is_able(position, fire.target) && !spares_squads)
        begin_hits(position, {fire.ship, fire.target, hits, AttackKind::return_fire});
}

}  // namespace cardinal::war_rig
