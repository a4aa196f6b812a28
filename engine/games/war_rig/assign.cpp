#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"

#include <algorithm>

/// Assign: equipment of the stock to squads, parts to the chassis.
namespace cardinal::war_rig {
namespace {

Objection about(const Position& position, const Equip& equip, const std::string& fault)
{
    return Objection(name_of(position, equip.item) + fault).about(equip.item);
}

bool is_stolen(const Position& position, const Equip& equip)
{
    const Place place = position.card(equip.item).place;
    return zone_of(place) == Zone::inventory && place.seat != equip.seat;
}

/// A thief's first locked token only marks the plans.
int in_stock(const Position& position, const Equip& equip)
{
    const int locked = locked_tokens(position, equip.item, equip.seat);
    return is_stolen(position, equip) ? std::max(0, locked - 1) : locked;
}

Objection stolen_plans_are_built_first(const Position& position, const Equip& equip)
{
    const bool has_plans = is_stolen(position, equip) && locked_tokens(position, equip.item, equip.seat) > 0;
    if (!has_plans || in_stock(position, equip) > 0)
        return kept();
    return about(position, equip, " was stolen as plans only and has to be built first");
}

Objection squad_is_at_home(const Position& position, const Equip& equip)
{
    if (position.card(equip.squad).place == base_of(position, equip.seat))
        return kept();
    return Objection(name_of(position, equip.squad) + " is not in its Home Base").about(equip.squad);
}

Objection a_locked_token_is_replaced(const Position& position, const Equip& equip)
{
    if (position.card(equip.squad).side != equip.seat)
        return Objection(name_of(position, equip.squad) + " is not a squad of " + name_of(equip.seat))
            .about(equip.squad);
    if (phase(position) == Phase::setup || in_stock(position, equip) > 0)
        return kept();
    return about(position, equip, " has no locked token of " + name_of(equip.seat) + " to replace");
}

/// Where a table limits what a squad carries (A18).
Objection squad_can_carry_it(const Position& position, const Equip& equip)
{
    if (can_carry_more(position, equip.squad) || carries(position, equip.squad, equip.item))
        return kept();
    return Objection(name_of(position, equip.squad) + " can carry no more").about(equip.squad).resting_on("A18");
}

/// In the own activation (A66), or before the match.
Objection it_is_the_players_go(const Position& position, const Equip& equip)
{
    const bool is_over_for_others = active(position) < equip.seat && is_finished(position, active(position));
    if (phase(position) == Phase::setup || option(position, Option::equip_when) == 1 ||
        active(position) == equip.seat || is_over_for_others)
        return kept();
    return about(position, equip, " is assigned in the own activation only").resting_on("A66");
}

// war-rig.assign.equip-free: it takes no action.
constexpr Rule<Equip> equip_page[] = {
    {rule("war-rig.stolen.equipment-build"), stolen_plans_are_built_first,
     "war-rig.assign.equip war-rig.assign.home-only"},
    {rule("war-rig.assign.home-only"), squad_is_at_home},
    {rule("war-rig.assign.equip"), a_locked_token_is_replaced},
    {rule("war-rig.assign.equip"), squad_can_carry_it},
    {rule("war-rig.assign.equip"), it_is_the_players_go},
};

// ---- parts ----
Place slot_for(const Position& position, const Attach& attach)
{
    return attach.to == nowhere ? free_slot(position, attach.seat, attach.part) : attach.to;
}

Objection part_was_built(const Position& position, const Attach& attach)
{
    if (get(position, attach.part, on_card::built) != 0)
        return kept();
    return Objection(name_of(position, attach.part) + " was not built").about(attach.part);
}

/// Its own player's: beside the chassis or on it.
Objection part_is_the_players_own(const Position& position, const Attach& attach)
{
    const Place place = position.card(attach.part).place;
    const bool is_on_a_rivals_rig = zone_of(place) == Zone::rig && place.seat != attach.seat;
    const bool is_beside_a_rivals = zone_of(place) == Zone::inventory && place.seat != attach.seat;
    if (!is_on_a_rivals_rig && !is_beside_a_rivals)
        return kept();
    return Objection(name_of(position, attach.part) + " is " + name_of(place.seat) + "'s").about(attach.part);
}

Objection chassis_is_at_home(const Position& position, const Attach& attach)
{
    if (is_rig_at_home(position, attach.seat))
        return kept();
    return Objection("the chassis of " + name_of(attach.seat) + " is not in its Home Base").about(attach.part);
}

Objection it_fits_the_slot(const Position& position, const Attach& attach)
{
    const Place slot = slot_for(position, attach);
    const bool is_taken = std::ranges::any_of(
        position.cards, [&](const Card& card) { return card.place == slot && position.id_of(card) != attach.part; });
    if (type_of(position, attach.part) != Type::part)
        return Objection(name_of(position, attach.part) + " is no part of a rig").about(attach.part);
    if (zone_of(slot) != Zone::rig || slot.seat != attach.seat)
        return Objection(name_of(position, attach.part) + " belongs on the own chassis").about(attach.part);
    if (is_taken)
        return Objection(name_of(slot) + " is taken").about(attach.part);
    return fits_slot(position, attach.part, slot.slot)
             ? kept()
             : Objection(name_of(position, attach.part) + " does not fit " + name_of(slot)).about(attach.part);
}

constexpr Rule<Attach> attaching_page[] = {
    {rule("war-rig.rig.attach-home"), chassis_is_at_home},
    {rule("war-rig.assign.rig-slot"), it_fits_the_slot},
};
constexpr Rule<Attach> attach_page[] = {
    {rule("war-rig.construct.kinds"), part_is_the_players_own, "war-rig.construct.action"},
    {rule("war-rig.construct.action"), part_was_built},
};

}  // namespace

void judge(const Position& position, const Equip& equip, Verdict& verdict)
{
    judge_by<Equip>(equip_page, position, equip, verdict);
}

void apply(Position& position, const Equip& equip)
{
    if (!is_squad(position, equip.squad) || type_of(position, equip.item) != Type::equipment)
        return;
    const int locked = locked_tokens(position, equip.item, equip.seat);
    if (position.has(equip.seat) && locked > 0)
        set_locked_tokens(position, equip.item, equip.seat, locked - 1);
    give_item(position, equip.squad, equip.item);
}

void judge_attaching(const Position& position, const Attach& attach, Verdict& verdict)
{
    judge_by<Attach>(attaching_page, position, attach, verdict);
}

void judge(const Position& position, const Attach& attach, Verdict& verdict)
{
    judge_by<Attach>(attach_page, position, attach, verdict);
    judge_attaching(position, attach, verdict);
}

void apply(Position& position, const Attach& attach)
{
    const Place slot = slot_for(position, attach);
    if (!position.has(attach.part) || type_of(position, attach.part) != Type::part || slot == nowhere ||
        zone_of(position.card(attach.part).place) == Zone::removed)
        return;
    come_to_light(position, attach.part, attach.seat);
    position.card(attach.part).place = slot;
    position.card(attach.part).side = attach.seat;
    position.card(attach.part).face = Face::up;
    set(position, attach.part, on_card::built, 1);
    set_came(position, attach.part, Came::built);
}

}  // namespace cardinal::war_rig
