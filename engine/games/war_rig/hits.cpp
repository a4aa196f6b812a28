#include "engine/games/war_rig/hits.h"
#include "engine/games/war_rig/catalogue.h"

#include <algorithm>

/// Squad Attack: each hit that was not dodged is answered in a fixed order: equipment, a release, an item, surrender.
namespace cardinal::war_rig {
namespace {

bool are_told(const Position& position) { return get(position, match::dice_open) == 0; }

Objection about(const Position& position, CardId card, const std::string& fault)
{
    return Objection(name_of(position, card) + fault).about(card);
}

// ---- what no answer is for ----
bool was_cancelled_by(const Position& position, const Answering& answering, bool is_backfire)
{
    const bool backfired = attack_kind(position) == AttackKind::backfire;
    const CardId target = backfired ? attacker(position) : defender(position);
    const CardId shooter = backfired ? defender(position) : attacker(position);
    return answering.squad == target && backfired == is_backfire && is_barred(position, shooter) &&
           get(position, match::hits_total) <= (backfired ? 1 : 0);
}

Objection overheated_attacks_have_no_hits(const Position& position, const Answering& answering)
{
    if (!was_cancelled_by(position, answering, false))
        return kept();
    return about(position, answering.squad, " answers a hit of an attack that overheating cancelled");
}

Objection backfiring_attacks_have_no_hits(const Position& position, const Answering& answering)
{
    if (!was_cancelled_by(position, answering, true))
        return kept();
    return about(position, answering.squad, " answers a hit of an attack that backfired");
}

bool weapon_failed(const Position& position, const Answering& answering, bool burns)
{
    const CardId weapon = attacker(position);
    const bool is_of_a_rig = attack_kind(position) == AttackKind::rig && answering.squad == defender(position);
    return is_of_a_rig && get(position, match::hits_total) < 0 && (get(position, weapon, on_card::fire) != 0) == burns;
}

Objection overheated_weapons_have_no_hits(const Position& position, const Answering& answering)
{
    return weapon_failed(position, answering, false)
             ? about(position, answering.squad, " answers a hit of a weapon that overheated")
             : kept();
}

Objection broken_weapons_have_no_hits(const Position& position, const Answering& answering)
{
    return weapon_failed(position, answering, true)
             ? about(position, answering.squad, " answers a hit of a weapon that malfunctioned")
             : kept();
}

Objection what_follows_a_surrender_is_ignored(const Position& position, const Answering& answering)
{
    if (!has_surrendered(position, answering.squad))
        return kept();
    return about(position, answering.squad, " has surrendered: its other hits are ignored");
}

Objection an_item_cancels_its_hit(const Position& position, const Answering& answering)
{
    const bool gave = answering.squad == defender(position) && last_answer(position) == Answer::item;
    if (answering.how != Answer::surrender || !gave || is_hit(position, answering.squad))
        return kept();
    return about(position, answering.squad, " gave an item for its hit, which counts no more");
}

Objection only_hits_are_answered(const Position& position, const Answering& answering)
{
    return is_hit(position, answering.squad) ? kept() : about(position, answering.squad, " has no hit to answer");
}

// The first answer is offered first: where that holds for the whole attack, who has given an item did not want the two
// before. A hit that is still open after a gift is another one, and begins anew (A70).
Objection answers_come_in_order(const Position& position, const Answering& answering)
{
    if (option(position, Option::answers_in_order) == 0)
        return kept();
    const bool is_open = answering.squad == defender(position);
    const bool is_late = answering.how < last_answer(position) && last_answer(position) != Answer::surrender;
    if (!is_open || !is_late || answering.how == Answer::nothing || last_answer(position) < Answer::item)
        return kept();
    return Objection("this answer is offered before an item is given").about(answering.squad).resting_on("A70");
}

constexpr std::string_view no_hit = "war-rig.hit.net war-rig.hit.give war-rig.hit.order";

constexpr Rule<Answering> answering_page[] = {
    {rule("war-rig.hit.rest-ignored"), what_follows_a_surrender_is_ignored, no_hit},
    {rule("war-rig.die.overheat"), overheated_attacks_have_no_hits, no_hit},
    {rule("war-rig.die.backfire"), backfiring_attacks_have_no_hits, no_hit},
    {rule("war-rig.rig-die.overheat"), overheated_weapons_have_no_hits, no_hit},
    {rule("war-rig.rig-die.malfunction"), broken_weapons_have_no_hits, no_hit},
    {rule("war-rig.hit.give"), an_item_cancels_its_hit, "war-rig.hit.net"},
    {rule("war-rig.hit.net"), only_hits_are_answered},
    {rule("war-rig.hit.order"), answers_come_in_order},
};

// ---- surrender ----
// war-rig.rig-attack.squad-defence: against a rig the last answer is to be destroyed.
void lose_squad(Position& position, CardId squad)
{
    if (attack_kind(position) == AttackKind::rig)
        return destroy(position, squad);
    // A ship that returned fire, or at which the squad's own weapons backfired.
    if (type_of(position, attacker(position)) == Type::drop_ship)
        return capture_for_the_empire(position, squad, Came::shot);
    capture(position, squad, attacker(position));
}

bool has_an_answer_but_surrender(const Position& position)
{
    return has_something_to_give(position, defender(position)) ||
           !usable_when_attacked(position, defender(position)).empty() ||
           !captives_of(position, defender(position)).empty();
}

Objection who_was_hit_chooses_its_answer(const Position& position, const Surrender& surrender)
{
    const Seat side = position.card(surrender.squad).side;
    return side && surrender.seat != side
             ? about(position, surrender.squad, " chooses itself what it does about its hit")
             : kept();
}

constexpr Rule<Surrender> surrender_page[] = {
    {rule("war-rig.hit.give"), who_was_hit_chooses_its_answer},
};

struct Unanswered {
    CardId squad{};
};

Objection every_hit_is_answered(const Position& position, const Unanswered& unanswered)
{
    if (!hits_are_open(position))
        return kept();
    return about(position, unanswered.squad,
                 " has not answered " + std::to_string(get(position, match::hits)) + " of the hits");
}

Objection a_backfire_is_answered(const Position& position, const Unanswered& unanswered)
{
    return attack_kind(position) == AttackKind::backfire ? every_hit_is_answered(position, unanswered) : kept();
}

constexpr Rule<Unanswered> unanswered_page[] = {
    {rule("war-rig.die.backfire"), a_backfire_is_answered, "war-rig.hit.net"},
    {rule("war-rig.hit.net"), every_hit_is_answered},
};

}  // namespace

Seat attacking_side(const Position& position)
{
    const CardId by = attacker(position);
    return type_of(position, by) == Type::drop_ship ? seat_in(position, match::summoner) : position.card(by).side;
}

bool is_hit(const Position& position, CardId squad)
{
    return squad == defender(position) && (hits_are_open(position) || !are_told(position));
}

bool has_surrendered(const Position& position, CardId squad)
{
    return squad == defender(position) && last_answer(position) == Answer::surrender;
}

void judge_answering(const Position& position, const Answering& answering, Verdict& verdict)
{
    judge_by<Answering>(answering_page, position, answering, verdict);
}

void use_up_hits(Position& position, int hits)
{
    set(position, match::hits, as_number(std::max(0, get(position, match::hits) - hits)));
}

void note_answer(Position& position, Answer answer) { set(position, match::answered, static_cast<Number>(answer)); }

/// Nothing is left to choose: the hits are answered, or the squad has only surrender left.
void finish_hits(Position& position)
{
    if (hits_are_open(position) && are_told(position) && !has_an_answer_but_surrender(position)) {
        note_answer(position, Answer::surrender);
        set(position, match::hits, 0);
        lose_squad(position, defender(position));
    }
    if (!hits_are_open(position) && are_told(position) && attack_kind(position) == AttackKind::discovered &&
        attacker(position))
        let_the_discovered_go(position);
    begin_hits_of_a_splash(position);
}

// war-rig.rig-die.splash: a second squad answers its hits after the first. Which defence dice were its own nobody told.
void begin_hits_of_a_splash(Position& position)
{
    const CardId squad = card_in(position, match::splashed);
    if (!squad || hits_are_open(position))
        return;
    set(position, match::splashed, -1);
    if (!is_able(position, squad))
        return;
    begin_hits(position, {attacker(position), squad, get(position, match::splash_hits), AttackKind::rig});
    if (brown_dice(position, squad) > 0 && hits_are_open(position))
        set(position, match::dice_open, 1);
}

AttackKind attack_kind(const Position& position) { return static_cast<AttackKind>(get(position, match::attack_kind)); }

bool hits_are_open(const Position& position) { return get(position, match::hits) > 0; }

bool is_discovered(const Position& position, CardId squad)
{
    return squad && attack_kind(position) == AttackKind::discovered && squad == defender(position) &&
           !attacker(position);
}

bool answers_a_hit(const Action& action)
{
    const Deed deed = deed_of(action);
    return deed == Deed::use || deed == Deed::release || deed == Deed::give || deed == Deed::surrender;
}

void begin_hits(Position& position, const Hitting& hitting)
{
    set(position, match::attacker, hitting.by.index);
    set(position, match::defender, hitting.squad.index);
    set(position, match::hits, as_number(std::max(0, hitting.hits)));
    set(position, match::hits_total, as_number(hitting.hits));
    set(position, match::attack_kind, static_cast<Number>(hitting.kind));
    set(position, match::answered, 0);
    set(position, match::dice_open, 0);
    finish_hits(position);
}

void forget_attack(Position& position)
{
    set(position, match::attacker, -1);
    set(position, match::defender, -1);
    set(position, match::splashed, -1);
    for (const match::Value value :
         {match::hits, match::hits_total, match::splash_hits, match::attack_kind, match::answered, match::dice_open})
        set(position, value, 0);
}

// war-rig.espionage.discovered-repelled: who defended successfully is sent away all the same (A37).
void let_the_discovered_go(Position& position)
{
    const CardId spy = defender(position);
    const bool is_spy =
        attack_kind(position) == AttackKind::discovered && status_of(position, spy) == Status::infiltrated;
    const bool stays =
        last_answer(position) == Answer::item && option(position, Option::discovered_beaten_repelled) == 1;
    if (is_spy && !stays)
        repel_to_wastes(position, spy, Came::by_discovery);
}

void judge_unanswered(const Position& position, Verdict& verdict)
{
    judge_by<Unanswered>(unanswered_page, position, {defender(position)}, verdict);
}

std::vector<CardId> usable_when_attacked(const Position& position, CardId squad)
{
    std::vector<CardId> found;
    for (const CardId friendly : squads_at(position, location_of(position, squad), position.card(squad).side))
        for (const CardId item : items_of(position, friendly))
            if (has(position, item, Keyword::when_attacked))
                found.push_back(item);
    return found;
}

bool has_something_to_give(const Position& position, CardId squad)
{
    return cargo_of(position.card(squad)) > 0 || !items_of(position, squad).empty();
}

void judge(const Position& position, const Surrender& surrender, Verdict& verdict)
{
    judge_by<Surrender>(surrender_page, position, surrender, verdict);
    judge_answering(position, {surrender.squad, Answer::surrender}, verdict);
}

void apply(Position& position, const Surrender& surrender)
{
    if (!is_able(position, surrender.squad) || !attacker(position))
        return;
    set(position, match::hits, 0);
    note_answer(position, Answer::surrender);
    lose_squad(position, surrender.squad);
    begin_hits_of_a_splash(position);
}

}  // namespace cardinal::war_rig
