#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"

#include <algorithm>

/// Fight Fire, and Fire: what burns damages its neighbours at the start of each turn, until it is put out.
namespace cardinal::war_rig {
namespace {

Objection about(const Position& position, const FightFire& fight, const std::string& fault)
{
    return Objection(name_of(position, fight.squad) + fault).about(fight.squad);
}

bool is_at_home_with_it(const Position& position, const FightFire& fight)
{
    const Place base = base_of(position, fight.seat);
    const bool lies_there = is_built_facility(position, fight.site) || location_of(position, fight.site) == base;
    return position.card(fight.squad).place == base && holder_of(position, fight.site) == fight.seat && lies_there;
}

bool reaches_it_with_equipment(const Position& position, const FightFire& fight)
{
    return has_item_with(position, fight.squad, Keyword::fights_fire) &&
           position.card(fight.squad).place == location_of(position, fight.site);
}

// war-rig.fire.fight: at home, or in the field with equipment.
Objection who_fights_is_at_home_or_equipped(const Position& position, const FightFire& fight)
{
    if (is_at_home_with_it(position, fight) || reaches_it_with_equipment(position, fight))
        return kept();
    return about(position, fight, " is not at home and has no equipment to fight the fire there");
}

Objection action_is_counted(const Position& position, const FightFire& fight)
{
    if (count_of(fight.dice, DieColour::white) > 1)
        return about(position, fight, " rolled more than once for one action");
    if (fight.end != static_cast<Number>(FireEnd::free))
        return kept();
    return about(position, fight, " fought a fire without using an action");
}

bool is_told(const FightFire& fight, FireEnd end) { return fight.end == static_cast<Number>(end); }

Objection it_burns_on_after_one_to_three(const Position& position, const FightFire& fight)
{
    const int die = white_die(fight.dice);
    if ((die == 0 && fight.dice.empty()) || die > 3 || !is_told(fight, FireEnd::out))
        return kept();
    if (die == 0)
        return about(position, fight, " rolled no white die: the fire burns on");
    return about(position, fight, " rolled " + std::to_string(die) + ": the fire burns on");
}

Objection it_is_out_after_four_to_six(const Position& position, const FightFire& fight)
{
    if (white_die(fight.dice) < 4 || !is_told(fight, FireEnd::burning))
        return kept();
    return about(position, fight, " rolled " + std::to_string(white_die(fight.dice)) + ": the fire is out");
}

Objection something_burns(const Position& position, const FightFire& fight)
{
    if (get(position, fight.site, on_card::fire) != 0)
        return kept();
    return Objection(name_of(position, fight.site) + " does not burn").about(fight.site);
}

constexpr Rule<FightFire> fight_page[] = {
    {rule("war-rig.fight-fire.who"), who_fights_is_at_home_or_equipped},
    {rule("war-rig.fight-fire.cost"), action_is_counted, "war-rig.turn.two-actions"},
    {rule("war-rig.fire.token"), something_burns, "war-rig.fight-fire.who"},
    {rule("war-rig.fight-fire.fail"), it_burns_on_after_one_to_three},
    {rule("war-rig.fight-fire.success"), it_is_out_after_four_to_six},
};

// ---- a part that fights the fires of its own rig ----
bool is_a_part(const Position& position, const FightFire& fight) { return is_attached(position, fight.squad); }

Objection part_works(const Position& position, const FightFire& fight)
{
    return works(position, fight.squad) ? kept() : about(position, fight, " burns and cannot be used");
}

Objection part_fights_fires_on_its_own_rig(const Position& position, const FightFire& fight)
{
    const bool is_beside_it = is_attached(position, fight.site) && fight.site != fight.squad &&
                              holder_of(position, fight.site) == holder_of(position, fight.squad);
    const bool can =
        has(position, fight.squad, Keyword::fights_own_fire) && holder_of(position, fight.squad) == fight.seat;
    return can && is_beside_it ? kept() : about(position, fight, " does not fight that fire");
}

constexpr Rule<FightFire> own_fire_page[] = {
    {rule("war-rig.fire.disabled"), part_works, "war-rig.fight-fire.who"},
    {rule("war-rig.fight-fire.who"), part_fights_fires_on_its_own_rig},
    {rule("war-rig.fight-fire.cost"), action_is_counted},
    {rule("war-rig.fire.token"), something_burns, "war-rig.fight-fire.who"},
    {rule("war-rig.fight-fire.fail"), it_burns_on_after_one_to_three},
    {rule("war-rig.fight-fire.success"), it_is_out_after_four_to_six},
};

bool is_put_out(const FightFire& fight)
{
    if (is_told(fight, FireEnd::out) || is_told(fight, FireEnd::burning))
        return is_told(fight, FireEnd::out);
    return white_die(fight.dice) >= 4;
}

// war-rig.fire.damage: half of what armour is left, rounded up (A42).
int fire_damage(const Position& position, CardId burning, CardId neighbour)
{
    const bool of_the_burning = option(position, Option::fire_damage_half_of) == 1;
    const int armour = armour_of(position, of_the_burning ? burning : neighbour);
    return (armour + 1) / 2;
}

std::vector<CardId> burning_sites(const Position& position)
{
    std::vector<CardId> found;
    for (const Card& card : position.cards)
        if (get(card, on_card::fire) != 0 && is_site(position, position.id_of(card)))
            found.push_back(position.id_of(card));
    return found;
}

bool spreads_once(const Position& position) { return option(position, Option::fires_on_one_site) == 1; }

}  // namespace

void judge(const Position& position, const FightFire& fight, Verdict& verdict)
{
    const bool is_free = fight.end == static_cast<Number>(FireEnd::free);
    if (is_a_part(position, fight)) {
        judge_rig_acting(position, {fight.seat, is_free ? 0 : 1}, verdict);
        return judge_by<FightFire>(own_fire_page, position, fight, verdict);
    }
    judge_acting(position, {.seat = fight.seat, .squad = fight.squad, .cost = is_free ? 0 : 1}, verdict);
    if (is_able(position, fight.squad))
        judge_by<FightFire>(fight_page, position, fight, verdict);
}

void apply(Position& position, const FightFire& fight)
{
    if ((!is_squad(position, fight.squad) && !is_a_part(position, fight)) || !position.has(fight.site))
        return;
    if (is_a_part(position, fight))
        act(position, RigActing{fight.seat, 1});
    else
        act(position, {.seat = fight.seat, .squad = fight.squad});
    const bool burnt = get(position, fight.site, on_card::fire) != 0;
    set_came(position, fight.site, is_put_out(fight) ? Came::put_out : Came::burns_on);
    if (!is_put_out(fight) || !burnt)
        return;
    set(position, fight.site, on_card::fire, 0);
    regain(position, fight.site);
}

// war-rig.fire.spread: what burnt when the turn began, one fire after another (A43); what it sets on fire waits for
// the next turn (A44).
void spread_fires(Position& position)
{
    set(position, match::fire_due, 0);
    std::vector<CardId> burning = burning_sites(position);
    std::vector<CardId> damaged;
    for (std::size_t at = 0; at < burning.size(); ++at)
        for (const CardId neighbour : neighbours_of(position, burning[at])) {
            const bool burns = get(position, neighbour, on_card::fire) != 0;
            const bool had_its = spreads_once(position) && std::ranges::find(damaged, neighbour) != damaged.end();
            if (had_its || armour_of(position, neighbour) == 0)
                continue;
            damage(position, neighbour, fire_damage(position, burning[at], neighbour));
            set_came(position, neighbour, Came::burnt_beside);
            damaged.push_back(neighbour);
            const bool caught_fire = !burns && get(position, neighbour, on_card::fire) != 0;
            if (caught_fire && option(position, Option::fire_chain_at_once) == 1)
                burning.push_back(neighbour);
        }
}

}  // namespace cardinal::war_rig
