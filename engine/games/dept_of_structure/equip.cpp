#include "engine/games/dept_of_structure/catalogue.h"
#include "engine/games/dept_of_structure/chapters.h"

#include <algorithm>

/// Equipping and unequipping Technology: both cards are utilized, then laid together or apart.
namespace cardinal::dept_of_structure {
namespace {

// ---- when and by whom ----
/// Somebody equips or unequips.
struct Handling {
    Seat seat{};
};

Objection attacker_alone_equips(const Position& position, const Handling& handling)
{
    if (handling.seat == attacker(position))
        return kept();
    return Objection("it is the round of " + name_of(attacker(position))).about(handling.seat);
}

Objection it_is_a_deploy_phase(const Position& position, const Handling& handling)
{
    if (is_deploy_phase(position))
        return kept();
    return Objection("Technology is equipped and unequipped in the Deploy phases").about(handling.seat);
}

constexpr Rule<Handling> moment_page[] = {
    {rule("dept-of-structure.round.attacker-only"), attacker_alone_equips, "dept-of-structure.equip.phase"},
    {rule("dept-of-structure.equip.phase"), it_is_a_deploy_phase},
};

bool is_left(std::span<const CardId> left_upright, CardId card)
{
    return std::ranges::find(left_upright, card) != left_upright.end();
}

// ---- equipping ----
CardId unit_of(const Position& position, const Equip& equip)
{
    return type_of(position, equip.technology) == Type::unit ? equip.technology : equip.target;
}

/// Tech Savvy and Equipment Assist spare the Unit, and not the Technology (A23).
bool is_spared(const Position& position, const Equip& equip, CardId card)
{
    return card == unit_of(position, equip) && need_not_turn(position, card);
}

Objection equipment_is_for_units(const Position& position, const Equip& equip)
{
    const Type technology = type_of(position, equip.technology), target = type_of(position, equip.target);
    const bool is_crew =
        (technology == Type::vehicle && target == Type::unit) || (technology == Type::unit && target == Type::vehicle);
    const bool is_on_a_unit = technology == Type::equipment && target == Type::unit;
    const bool is_the_enemys =
        position.card(equip.target).side != equip.seat ||
        (is_in_play(position, equip.technology) && position.card(equip.technology).side != equip.seat);
    if (technology == Type::upgrade || ((is_crew || is_on_a_unit) && !is_the_enemys))
        return kept();
    Objection objection =
        Objection(name_of(position, equip.technology) + " does not go with " + name_of(position, equip.target))
            .about(equip.technology);
    return is_crew || is_on_a_unit ? std::move(objection).as(Severity::warning).resting_on("A22")
                                   : std::move(objection);
}

Objection upgrades_are_deployed_on_their_host(const Position& position, const Equip& equip)
{
    if (type_of(position, equip.technology) != Type::upgrade || is_attached(position, equip.technology))
        return kept();
    return Objection(name_of(position, equip.technology) + " is equipped, and Upgrades are deployed on their card")
        .about(equip.technology);
}

Objection upgrades_stay_where_they_are(const Position& position, const Equip& equip)
{
    if (type_of(position, equip.technology) != Type::upgrade || !is_attached(position, equip.technology))
        return kept();
    return Objection(name_of(position, equip.technology) + " is an Upgrade and stays on its card")
        .about(equip.technology);
}

/// Of a Vehicle and a Unit it is the Unit, whichever of them is told first.
CardId laid_on_the_other(const Position& position, const Equip& equip)
{
    return type_of(position, equip.technology) == Type::vehicle ? equip.target : equip.technology;
}

// Moved directly it was never taken off, with both utilized (A22).
Objection it_was_taken_off_first(const Position& position, const Equip& equip)
{
    const CardId card = laid_on_the_other(position, equip);
    if (!is_attached(position, card) || type_of(position, card) == Type::upgrade)
        return kept();
    return Objection(name_of(position, card) + " was on " + name_of(position, position.card(card).host) +
                     " and was not unequipped")
        .about(card)
        .resting_on("A22");
}

Objection equipment_is_deployed_first(const Position& position, const Equip& equip)
{
    if (is_in_play(position, equip.technology) || type_of(position, equip.technology) != Type::equipment)
        return kept();
    return Objection(name_of(position, equip.technology) + " was not deployed before it is equipped")
        .about(equip.technology);
}

Objection both_cards_were_ready(const Position& position, const Equip& equip)
{
    for (const CardId card : {equip.technology, equip.target})
        if (!is_in_play(position, card))
            return Objection(name_of(position, card) + " does not lie on the battlefield").about(card);
    for (const CardId card : {equip.technology, equip.target})
        if (is_utilized(position, card) && !is_spared(position, equip, card))
            return Objection(name_of(position, card) + " was utilized already").about(card);
    return kept();
}

Objection both_cards_are_utilized(const Position& position, const Equip& equip)
{
    for (const CardId card : {equip.technology, equip.target})
        if (is_left(equip.left_upright, card) && !is_spared(position, equip, card))
            return Objection(name_of(position, card) + " is not utilized for being equipped").about(card);
    return kept();
}

// Hidden hides from Tactics and abilities, and from being equipped where the table says so (A33).
Objection hidden_cards_are_not_equipped(const Position& position, const Equip& equip)
{
    const bool is_hidden = has(position, equip.target, Keyword::hidden) && !is_utilized(position, equip.target);
    if (option(position, Option::hidden_blocks_equip) == 0 || !is_hidden)
        return kept();
    return Objection(name_of(position, equip.target) + " is Hidden and ready").about(equip.target);
}

constexpr Rule<Equip> equip_page[] = {
    {rule("dept-of-structure.equipment.host"), equipment_is_for_units},
    {rule("dept-of-structure.upgrade.deploy"), upgrades_are_deployed_on_their_host},
    {rule("dept-of-structure.upgrade.no-unequip"), upgrades_stay_where_they_are},
    {rule("dept-of-structure.unequip.utilize-both"), it_was_taken_off_first,
     "dept-of-structure.equip.ready-both dept-of-structure.equip.utilize-both"},
    {rule("dept-of-structure.equipment.deploy"), equipment_is_deployed_first,
     "dept-of-structure.equip.ready-both dept-of-structure.equip.utilize-both"},
    {rule("dept-of-structure.equip.ready-both"), both_cards_were_ready, "dept-of-structure.equip.utilize-both"},
    {rule("dept-of-structure.equip.utilize-both"), both_cards_are_utilized},
    {rule("dept-of-structure.kw.hidden"), hidden_cards_are_not_equipped},
};

// ---- unequipping ----
Objection upgrades_are_not_taken_off(const Position& position, const Unequip& unequip)
{
    if (type_of(position, unequip.card) != Type::upgrade)
        return kept();
    return Objection(name_of(position, unequip.card) + " is an Upgrade and stays on its card").about(unequip.card);
}

Objection both_are_utilized_to_part(const Position& position, const Unequip& unequip)
{
    if (position.card(unequip.card).side != unequip.seat && unequip.seat == attacker(position))
        return Objection(name_of(position, unequip.card) + " is not " + name_of(unequip.seat) + "'s to utilize")
            .about(unequip.card);
    for (const CardId card : {unequip.card, position.card(unequip.card).host}) {
        if (position.has(card) && is_utilized(position, card))
            return Objection(name_of(position, card) + " was utilized already").about(card);
        if (is_left(unequip.left_upright, card))
            return Objection(name_of(position, card) + " is not utilized for being unequipped").about(card);
    }
    return kept();
}

constexpr Rule<Unequip> unequip_page[] = {
    {rule("dept-of-structure.upgrade.no-unequip"), upgrades_are_not_taken_off,
     "dept-of-structure.unequip.utilize-both dept-of-structure.equip.phase"},
    {rule("dept-of-structure.unequip.utilize-both"), both_are_utilized_to_part},
};

bool are_laid_together(const Position& position, const Equip& equip)
{
    return equip.technology != equip.target && is_in_play(position, equip.technology) &&
           is_in_play(position, equip.target);
}

}  // namespace

// dept-of-structure.kw.tech-savvy, dept-of-structure.kw.equipment-assist: the card itself, or every Unit of its
// player.
bool need_not_turn(const Position& position, CardId unit)
{
    if (!is_unit(position, unit))
        return false;
    const Seat side = position.card(unit).side;
    return has(position, unit, Keyword::tech_savvy) || std::ranges::any_of(position.cards, [&](const Card& card) {
               return card.side == side && is_in_play(card.place) &&
                      has(position, position.id_of(card), Keyword::equipment_assist);
           });
}

// dept-of-structure.equip.fresh-ok: also in the round in which they were deployed.
void judge(const Position& position, const Equip& equip, Verdict& verdict)
{
    judge_by<Handling>(moment_page, position, Handling{equip.seat}, verdict);
    judge_by<Equip>(equip_page, position, equip, verdict);
}

// What is attached is turned against its host: with it as long as it lies alike.
void apply(Position& position, const Equip& equip)
{
    if (!are_laid_together(position, equip))
        return;
    const CardId card = laid_on_the_other(position, equip);
    const CardId host = card == equip.target ? equip.technology : equip.target;
    const auto turns = [&](CardId one) {
        return !is_left(equip.left_upright, one) && (!is_spared(position, equip, one) || is_utilized(position, one));
    };
    const bool host_turns = turns(host), card_turns = turns(card);
    if (is_attached(position, card))
        detach(position, card);
    attach(position, card, host);
    set_utilized(position, host, host_turns);
    set_utilized(position, card, card_turns && !is_utilized(position, host));
    set(position, match::handled, card.index);
}

void judge(const Position& position, const Unequip& unequip, Verdict& verdict)
{
    if (!is_attached(position, unequip.card))
        return;
    judge_by<Handling>(moment_page, position, Handling{unequip.seat}, verdict);
    judge_by<Unequip>(unequip_page, position, unequip, verdict);
}

void apply(Position& position, const Unequip& unequip)
{
    if (!is_attached(position, unequip.card))
        return;
    const CardId host = position.card(unequip.card).host;
    detach(position, unequip.card);
    set_utilized(position, unequip.card, !is_left(unequip.left_upright, unequip.card));
    if (!is_attached(position, host) || !is_utilized(position, host))
        set_utilized(position, host, !is_left(unequip.left_upright, host));
    set(position, match::handled, unequip.card.index);
    set(position, match::parted, host.index);
}

}  // namespace cardinal::dept_of_structure
