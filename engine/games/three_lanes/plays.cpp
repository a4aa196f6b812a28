#include "engine/games/three_lanes/catalogue.h"
#include "engine/games/three_lanes/chapters.h"
#include "engine/games/three_lanes/effects.h"
#include "engine/games/three_lanes/values.h"

/// Main Phase: units, lands, equip cards and techs are played.
namespace cardinal::three_lanes {
namespace {

bool is(const Position& position, CardId card, Type type) { return type_of(position, card) == type; }

Objection equip_has_a_unit(const Position& position, const Equip& equip)
{
    const std::string name = name_of(position, equip.card);
    if (!equip.unit || !is_fighter(position, equip.unit))
        return Objection(name + " is not equipped to a unit in play").about(equip.card);
    const bool is_enemy = position.card(equip.unit).side != equip.seat;
    if (!is_enemy || option(position, Option::equip_enemy) == 1)
        return kept();
    return Objection(name + " is equipped to the opponent's " + name_of(position, equip.unit))
        .about(equip.card)
        .as(Severity::warning)
        .resting_on("A12");
}

// three-lanes.unit.any-row: front or back, as the player likes.
Objection card_lies_in_a_zone_of_its_kind(const Position& position, const Laying& laying)
{
    const bool fits = is(position, laying.card, Type::unit) ? is_unit_zone(laying.at)
                    : is(position, laying.card, Type::land) ? zone_of(laying.at) == Zone::land
                                                            : true;
    if (fits)
        return kept();
    return Objection(name_of(position, laying.card) + " does not belong in " + name_of(laying.at)).about(laying.card);
}

Objection card_lies_on_its_own_side(const Position& position, const Laying& laying)
{
    const bool has_a_side = is(position, laying.card, Type::unit) || is(position, laying.card, Type::land);
    if (!has_a_side || !is_in_play(laying.at) || laying.at.seat == laying.seat)
        return kept();
    return Objection(name_of(position, laying.card) + " lies on " + name_of(laying.at.seat) + "'s side")
        .about(laying.card);
}

Objection one_in_a_zone(const Position& position, const Laying& laying, CardId other)
{
    if (!other || other == laying.card)
        return kept();
    return Objection(name_of(laying.at) + " already holds " + name_of(position, other)).about(laying.card);
}

Objection unit_zone_was_empty(const Position& position, const Laying& laying)
{
    if (!is_unit_zone(laying.at) || !is(position, laying.card, Type::unit))
        return kept();
    return one_in_a_zone(position, laying, unit_at(position, laying.at));
}

Objection land_zone_was_empty(const Position& position, const Laying& laying)
{
    if (zone_of(laying.at) != Zone::land || !is(position, laying.card, Type::land))
        return kept();
    return one_in_a_zone(position, laying, land_at(position, laying.at));
}

Objection equip_lies_on_a_unit(const Position& position, const Laying& laying)
{
    if (!is(position, laying.card, Type::equip))
        return kept();
    const CardId unit = is_unit_zone(laying.at) ? unit_at(position, laying.at) : no_card;
    return equip_has_a_unit(position, {.seat = laying.seat, .card = laying.card, .unit = unit});
}

Objection tech_lies_in_the_trash(const Position& position, const Laying& laying)
{
    if (!is(position, laying.card, Type::tech) || laying.at == nowhere || laying.at == trash_of(position, laying.card))
        return kept();
    return Objection(name_of(position, laying.card) + " is a tech and goes to the trash").about(laying.card);
}

// three-lanes.unit.play, three-lanes.land.play, three-lanes.equip.play: these hold of wherever a card was laid.
constexpr Rule<Laying> laying_page[] = {
    {rule("three-lanes.tech.trash"), tech_lies_in_the_trash, "three-lanes.track.count"},
    {rule("three-lanes.unit.zone-type"), card_lies_in_a_zone_of_its_kind,
     "three-lanes.unit.empty-zone three-lanes.land.empty-zone"},
    {rule("three-lanes.equip.needs-unit"), equip_lies_on_a_unit, "three-lanes.unit.zone-type three-lanes.track.count"},
    {rule("three-lanes.unit.own-zone"), card_lies_on_its_own_side},
    {rule("three-lanes.unit.empty-zone"), unit_zone_was_empty},
    {rule("three-lanes.land.empty-zone"), land_zone_was_empty},
};

Objection comes_from_the_hand(const Position& position, Seat seat, CardId card)
{
    if (can_leave_hand(position, seat, card))
        return kept();
    return Objection(name_of(position, card) + " cannot have been in " + name_of(seat) + "'s hand").about(card);
}

Objection played_card_comes_from_the_hand(const Position& position, const Play& play)
{
    return comes_from_the_hand(position, play.seat, play.card);
}

constexpr Rule<Play> play_page[] = {
    {rule("three-lanes.track.count"), played_card_comes_from_the_hand},
};

// ---- equip cards ----
Objection an_equip_card_is_equipped(const Position& position, const Equip& equip, Type type)
{
    if (!is(position, equip.card, type))
        return kept();
    return Objection(name_of(position, equip.card) + " is no equip card").about(equip.card);
}

Objection no_unit_is_equipped(const Position& position, const Equip& equip)
{
    return an_equip_card_is_equipped(position, equip, Type::unit);
}

Objection no_land_is_equipped(const Position& position, const Equip& equip)
{
    return an_equip_card_is_equipped(position, equip, Type::land);
}

Objection no_tech_is_equipped(const Position& position, const Equip& equip)
{
    return an_equip_card_is_equipped(position, equip, Type::tech);
}

Objection equip_comes_from_the_hand(const Position& position, const Equip& equip)
{
    return comes_from_the_hand(position, equip.seat, equip.card);
}

constexpr Rule<Equip> equip_page[] = {
    {rule("three-lanes.unit.empty-zone"), no_unit_is_equipped},
    {rule("three-lanes.unit.zone-type"), no_land_is_equipped},
    {rule("three-lanes.tech.trash"), no_tech_is_equipped},
    {rule("three-lanes.equip.needs-unit"), equip_has_a_unit, "three-lanes.unit.zone-type three-lanes.unit.empty-zone"},
    {rule("three-lanes.track.count"), equip_comes_from_the_hand},
};

// ---- techs ----
bool is_summoned_to(const PlayTech& tech) { return is_unit_zone(tech.to) && !tech.targets.empty(); }

Objection used_tech_goes_to_the_trash(const Position& position, const PlayTech& tech)
{
    if (tech.to == nowhere || tech.to == trash_of(position, tech.card) || is_summoned_to(tech))
        return kept();
    return Objection(name_of(position, tech.card) + " lies in " + name_of(tech.to) + ", not in the trash")
        .about(tech.card);
}

Objection tech_comes_from_the_hand(const Position& position, const PlayTech& tech)
{
    return comes_from_the_hand(position, tech.seat, tech.card);
}

Objection only_techs_are_used(const Position& position, const PlayTech& tech)
{
    if (is(position, tech.card, Type::tech))
        return kept();
    return Objection(name_of(position, tech.card) + " is no tech card").about(tech.card);
}

Objection summoned_unit_stands_where_the_effect_allows(const Position& position, const PlayTech& tech)
{
    if (!is_summoned_to(tech) || !later_documents(position))
        return kept();
    for (const CardEffect& effect : position.facts(tech.card).effects)
        if (effect.fields[effect::verb] == static_cast<Number>(Verb::summon) &&
            !allows_zone(position, {.source = tech.card, .seat = tech.seat}, effect, tech.to))
            return Objection(name_of(position, tech.card) + " does not summon to " + name_of(tech.to)).about(tech.card);
    return kept();
}

Objection no_more_are_chosen_than_it_allows(const Position& position, const PlayTech& tech)
{
    const auto& effects = position.facts(tech.card).effects;
    if (effects.empty() || tech.targets.size() <= most_chosen(effects))
        return kept();
    return Objection(name_of(position, tech.card) + " does not choose " + std::to_string(tech.targets.size()) +
                     " cards")
        .about(tech.card);
}

// three-lanes.tech.play: any number, while it is one's own Main Phase.
constexpr Rule<PlayTech> tech_page[] = {
    {rule("three-lanes.tech.trash"), used_tech_goes_to_the_trash, "three-lanes.track.count three-lanes.ld.neutral"},
    {rule("three-lanes.ld.unit-summon"), summoned_unit_stands_where_the_effect_allows},
    {rule("three-lanes.track.count"), only_techs_are_used},
    {rule("three-lanes.track.count"), tech_comes_from_the_hand},
    {rule("three-lanes.track.count"), no_more_are_chosen_than_it_allows},
};

void tuck_under(Position& position, CardId equip, CardId unit)
{
    enter_play(position, equip, position.card(unit).place, Came::played);
    position.card(equip).host = unit;
}

}  // namespace

void judge_laying(const Position& position, const Laying& laying, Verdict& verdict)
{
    judge_by<Laying>(laying_page, position, laying, verdict);
}

void judge(const Position& position, const Play& play, Verdict& verdict)
{
    judge_by<Play>(play_page, position, play, verdict);
    judge_laying(position, {play.seat, play.card, play.at}, verdict);
    judge_moment(position, play.seat, verdict);
}

// three-lanes.ld.unit-play.1, three-lanes.ld.unit-play.2, three-lanes.ld.land-play: it is placed, what is continuous
// holds at once, then its triggers wait.
void apply(Position& position, const Play& play)
{
    begin_main(position, play.seat);
    if (is(position, play.card, Type::equip) && is_unit_zone(play.at) && unit_at(position, play.at))
        return tuck_under(position, play.card, unit_at(position, play.at));
    enter_play(position, play.card, play.at, Came::played);
    const Happening of_unit[] = {{Trigger::on_play, play.card, play.at},
                                 {Trigger::on_summon, play.card, play.at},
                                 {Trigger::on_unit_summoned, play.card, play.at}};
    const Happening of_land[] = {{Trigger::on_play, play.card, play.at}, {Trigger::on_land_placed, play.card, play.at}};
    if (is(position, play.card, Type::unit) && is_unit_zone(play.at))
        trigger(position, of_unit);
    else if (is(position, play.card, Type::land) && zone_of(play.at) == Zone::land)
        trigger(position, of_land);
}

void judge(const Position& position, const PlayTech& tech, Verdict& verdict)
{
    judge_by<PlayTech>(tech_page, position, tech, verdict);
    if (is_summoned_to(tech) && !verdict.broke("three-lanes.ld.unit-summon"))
        judge_laying(position,
                     {summons_to(tech.seat, position.facts(tech.card).effects, tech.to), tech.targets.front(), tech.to},
                     verdict);
    judge_moment(position, tech.seat, verdict);
}

// three-lanes.ld.tech: it is shown, its effect resolves, then it goes to the trash.
void apply(Position& position, const PlayTech& tech)
{
    begin_main(position, tech.seat);
    come_to_light(position, tech.card);
    if (zone_of(position.card(tech.card).place) == Zone::unseen)
        position.card(tech.card).place = in(Zone::aside, position.card(tech.card).place.seat);
    const Resolving resolving{.source = tech.card, .seat = tech.seat, .targets = tech.targets, .at = tech.to};
    carry_out(position, resolving, position.facts(tech.card).effects);
    if (position.facts(tech.card).effects.empty())
        set(position, match::text_open, 1);
    leave_play(position, tech.card, Came::used);
    if (tech.to != nowhere && !is_summoned_to(tech))
        lay(position, tech.card, tech.to);
}

void judge(const Position& position, const Equip& equip, Verdict& verdict)
{
    judge_by<Equip>(equip_page, position, equip, verdict);
    judge_moment(position, equip.seat, verdict);
}

void apply(Position& position, const Equip& equip)
{
    begin_main(position, equip.seat);
    if (!position.has(equip.unit) || equip.unit == equip.card || position.card(equip.unit).host == equip.card)
        return;
    if (is_in_play(position, equip.unit))
        tuck_under(position, equip.card, equip.unit);
    else
        lay(position, equip.card, in(Zone::aside, owner_of(position, equip.card)));
}

}  // namespace cardinal::three_lanes
