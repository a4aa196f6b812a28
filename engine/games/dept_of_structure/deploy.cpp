#include "engine/games/dept_of_structure/catalogue.h"
#include "engine/games/dept_of_structure/chapters.h"

/// Deploying Units and Technology: from the hand, by the attacker, in Deploy and in Deploy and Retreat.
namespace cardinal::dept_of_structure {
namespace {

// ---- where it comes from ----
Objection card_comes_from_the_hand(const Position& position, const Source& source)
{
    const Card& card = position.card(source.card);
    const bool is_own = !card.owner || card.owner == source.seat;
    if (is_own && can_leave_hand(position, source.seat, source.card))
        return kept();
    return Objection(name_of(position, source.card) + " was in " + name_of(card.place) + ", not in the hand")
        .about(source.card);
}

constexpr Rule<Source> source_page[] = {
    {rule("dept-of-structure.hand.source"), card_comes_from_the_hand},
};

// ---- when ----
Objection attacker_alone_deploys(const Position& position, const Deploy& deploy)
{
    if (deploy.seat == attacker(position))
        return kept();
    return Objection(name_of(deploy.seat) + " deploys " + name_of(position, deploy.card) + " in the round of " +
                     name_of(attacker(position)))
        .about(deploy.card);
}

Objection it_is_a_deploy_phase(const Position& position, const Deploy& deploy)
{
    if (is_deploy_phase(position))
        return kept();
    return Objection(name_of(position, deploy.card) + " is deployed outside the Deploy phases").about(deploy.card);
}

constexpr Rule<Deploy> moment_page[] = {
    {rule("dept-of-structure.round.attacker-only"), attacker_alone_deploys, "dept-of-structure.deploy.wrong-phase"},
    {rule("dept-of-structure.deploy.wrong-phase"), it_is_a_deploy_phase},
};

// ---- how it is laid ----
bool is_crewing(const Position& position, const Deploy& deploy)
{
    const Type type = type_of(position, deploy.card);
    return position.has(deploy.host) && ((type == Type::unit && type_of(position, deploy.host) == Type::vehicle) ||
                                         (type == Type::vehicle && type_of(position, deploy.host) == Type::unit));
}

Objection laid_amiss(const Position& position, const Deploy& deploy, Type type)
{
    const bool is_on_a_card = position.has(deploy.host) && type != Type::equipment && !is_crewing(position, deploy);
    if (type_of(position, deploy.card) != type || (!deploy.is_laid_utilized && !is_on_a_card))
        return kept();
    const std::string how = is_on_a_card ? " is laid on " + name_of(position, deploy.host)
                                         : std::string(" enters the battlefield utilized");
    return Objection(name_of(position, deploy.card) + how).about(deploy.card).as(Severity::warning);
}

// A Unit gets into a Vehicle by an action of its own.
Objection crews_are_equipped(const Position& position, const Deploy& deploy)
{
    if (!is_crewing(position, deploy))
        return kept();
    return Objection(name_of(position, deploy.card) + " is laid with " + name_of(position, deploy.host) +
                     " from the hand, without both being utilized")
        .about(deploy.card);
}

Objection units_enter_ready(const Position& position, const Deploy& deploy)
{
    return laid_amiss(position, deploy, Type::unit);
}

Objection fortifications_enter_ready(const Position& position, const Deploy& deploy)
{
    return laid_amiss(position, deploy, Type::fortification);
}

Objection vehicles_enter_ready(const Position& position, const Deploy& deploy)
{
    return laid_amiss(position, deploy, Type::vehicle);
}

bool is_laid_on(const Position& position, const Deploy& deploy, bool on_a_unit)
{
    return type_of(position, deploy.card) == Type::equipment && position.has(deploy.host) &&
           (type_of(position, deploy.host) == Type::unit) == on_a_unit;
}

Objection equipment_enters_ready_and_alone(const Position& position, const Deploy& deploy)
{
    if (is_laid_on(position, deploy, true))
        return Objection(name_of(position, deploy.card) + " is laid on " + name_of(position, deploy.host) +
                         " from the hand, without both being utilized")
            .about(deploy.card);
    return laid_amiss(position, deploy, Type::equipment);
}

Objection equipment_is_for_units(const Position& position, const Deploy& deploy)
{
    if (!is_laid_on(position, deploy, false))
        return kept();
    return Objection(name_of(position, deploy.host) + " is no Unit").about(deploy.card);
}

Objection upgrades_are_laid_on_technology(const Position& position, const Deploy& deploy)
{
    const bool is_on_technology =
        position.has(deploy.host) && is_in_play(position, deploy.host) && is_technology(type_of(position, deploy.host));
    if (type_of(position, deploy.card) != Type::upgrade || is_on_technology)
        return kept();
    return Objection(name_of(position, deploy.card) + " is deployed on no Technology").about(deploy.card);
}

constexpr Rule<Deploy> laying_page[] = {
    {rule("dept-of-structure.unit.deploy"), units_enter_ready},
    {rule("dept-of-structure.fortification.deploy"), fortifications_enter_ready},
    {rule("dept-of-structure.vehicle.deploy"), vehicles_enter_ready},
    {rule("dept-of-structure.equipment.deploy"), equipment_enters_ready_and_alone},
    {rule("dept-of-structure.equipment.host"), equipment_is_for_units},
    {rule("dept-of-structure.equip.utilize-both"), crews_are_equipped},
    {rule("dept-of-structure.upgrade.deploy"), upgrades_are_laid_on_technology},
};

}  // namespace

void judge_source(const Position& position, const Source& source, Verdict& verdict)
{
    judge_by<Source>(source_page, position, source, verdict);
}

// dept-of-structure.procedure.intent, dept-of-structure.procedure.response: stated, paid, and then there is time for
// Tactics.
void judge(const Position& position, const Deploy& deploy, Verdict& verdict)
{
    judge_source(position, {deploy.seat, deploy.card}, verdict);
    judge_by<Deploy>(moment_page, position, deploy, verdict);
    judge_payment(position, {deploy.seat, cost_of(position, deploy.card), deploy.paying, deploy.card}, verdict);
    judge_by<Deploy>(laying_page, position, deploy, verdict);
}

void apply(Position& position, const Deploy& deploy)
{
    if (is_in_play(position, deploy.card))
        return;
    pay(position, {deploy.seat, cost_of(position, deploy.card), deploy.paying, deploy.card});
    enter_play(position, deploy.card, in(Zone::battlefield, deploy.seat), deploy.seat, Came::deployed);
    if (position.has(deploy.host) && is_in_play(position, deploy.host))
        attach(position, deploy.card, deploy.host);
    set_utilized(position, deploy.card, deploy.is_laid_utilized);
    set(position, match::played, deploy.card.index);
    trigger(position, {.way = Way::on_deploy, .card = deploy.card});
}

}  // namespace cardinal::dept_of_structure
