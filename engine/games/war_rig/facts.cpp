#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"
#include "engine/rules/stated.h"
#include "engine/rules/told.h"

#include <algorithm>

/// What is seen or said to be so: judged against the position, and then kept. The table is the truth.
namespace cardinal::war_rig {
namespace {

Objection about(const Position& position, const Seen& seen, const std::string& fault)
{
    return Objection(name_of(position, seen.card) + " lies in " + name_of(seen.to) + fault).about(seen.card);
}

/// Why it lies where it lies; nothing any more for a squad whose own go has come, and which may have moved on.
Came came(const Position& position, const Seen& seen)
{
    const bool may_move_on = is_squad(position, seen.card) && actions_left(position, seen.card) > 0 &&
                             is_own_activation(position, position.card(seen.card).side, seen.card);
    return may_move_on ? Came::none : came_of(position, seen.card);
}

// ---- squads ----
Objection destroyed_squads_are_gone(const Position& position, const Seen& seen)
{
    return status_of(position, seen.card) == Status::destroyed ? about(position, seen, ", but was destroyed") : kept();
}

Objection repelled_squads_are_in_the_wastes(const Position& position, const Seen& seen)
{
    return came(position, seen) == Came::repelled && position.card(seen.card).place == wastes
             ? about(position, seen, ", but was repelled")
             : kept();
}

template <Came why>
Objection who_was_sent_away_has_left(const Position& position, const Seen& seen)
{
    return came(position, seen) == why && position.card(seen.card).place == wastes
             ? about(position, seen, ", but was sent to the Barren Wastes")
             : kept();
}

// A break-in sends the own squads away, and nobody else's.
Objection only_the_saboteurs_squads_leave(const Position& position, const Seen& seen)
{
    const CardId acting = card_in(position, match::acting);
    const bool was_sabotage = acting && came_of(position, acting) == Came::by_sabotage;
    return was_sabotage && is_infiltrated(position, seen.card) && seen.to == wastes
             ? about(position, seen, ", but only the saboteur's player leaves")
             : kept();
}

/// Its captor went where no captive is taken, and it is there, too.
bool was_taken_along(const Position& position, const Seen& seen)
{
    const CardId acting = card_in(position, match::acting);
    return attack_kind(position) == AttackKind::none && acting && position.card(acting).place == seen.to;
}

Objection captives_escape_there(const Position& position, const Seen& seen)
{
    return came(position, seen) == Came::escaped && was_taken_along(position, seen)
             ? about(position, seen, ", where its captor keeps no captive")
             : kept();
}

Objection the_escaped_are_where_they_flee_to(const Position& position, const Seen& seen)
{
    return came(position, seen) == Came::escaped
             ? about(position, seen, ", but escaped to " + name_of(position.card(seen.card).place))
             : kept();
}

Objection captives_follow_their_captor(const Position& position, const Seen& seen)
{
    const Status status = status_of(position, seen.card);
    return status == Status::captured || status == Status::prisoner ? about(position, seen, ", and not with its captor")
                                                                    : kept();
}

constexpr std::string_view anything_else = "*";

constexpr Rule<Seen> squad_page[] = {
    {rule("war-rig.rig-attack.squad-destroyed"), destroyed_squads_are_gone, anything_else},
    {rule("war-rig.repelled.to-wastes"), repelled_squads_are_in_the_wastes, anything_else},
    {rule("war-rig.recruit.repelled"), who_was_sent_away_has_left<Came::by_recruit>, anything_else},
    {rule("war-rig.rescue.repelled"), who_was_sent_away_has_left<Came::by_rescue>, anything_else},
    {rule("war-rig.espionage.breakin-repelled"), who_was_sent_away_has_left<Came::by_breakin>, anything_else},
    {rule("war-rig.espionage.alarm"), who_was_sent_away_has_left<Came::by_alarm>, anything_else},
    {rule("war-rig.espionage.discovered-repelled"), who_was_sent_away_has_left<Came::by_discovery>, anything_else},
    {rule("war-rig.sabotage.breakin"), who_was_sent_away_has_left<Came::by_sabotage>, anything_else},
    {rule("war-rig.sabotage.breakin"), only_the_saboteurs_squads_leave, anything_else},
    {rule("war-rig.captive.escape-move"), captives_escape_there, anything_else},
    {rule("war-rig.escape.destination"), the_escaped_are_where_they_flee_to, anything_else},
    {rule("war-rig.captured.follows"), captives_follow_their_captor},
};

// ---- cards ----
bool has_a_thiefs_token(const Position& position, const Seen& seen)
{
    const Seat thief = seen.to.seat;
    return thief && position.card(seen.card).place.seat != thief && get(position, seen.card, tokens_of(thief)) != 0;
}

bool is_equipment(const Position& position, const Seen& seen)
{
    return type_of(position, seen.card) == Type::equipment;
}

// Equipment stays where it was; the plans of other tech went to the thief.
Objection a_break_in_moves_plans_only(const Position& position, const Seen& seen)
{
    return came(position, seen) == Came::stolen ? about(position, seen, ", which is not what a break-in does") : kept();
}

Objection stolen_equipment_stays(const Position& position, const Seen& seen)
{
    const bool is_carried_off =
        is_equipment(position, seen) && zone_of(seen.to) == Zone::inventory && has_a_thiefs_token(position, seen);
    return is_carried_off ? about(position, seen, ", but the card of stolen plans stays with its owner") : kept();
}

constexpr Rule<Seen> card_page[] = {
    {rule("war-rig.espionage.breakin"), a_break_in_moves_plans_only, anything_else},
    {rule("war-rig.stolen.equipment-stays"), stolen_equipment_stays, anything_else},
};

/// Seen where nobody said it went: judged as the deed that would have put it there.
void judge_as_a_deed(const Position& position, const Seen& seen, Verdict& verdict)
{
    const Card& card = position.card(seen.card);
    switch (type_of(position, card)) {
    case Type::squad:
        if (is_on_map(seen.to) && is_able(position, seen.card) && card.side)
            judge(position, Move{card.side, seen.card, seen.to}, verdict);
        return;
    case Type::chassis:
        if (is_on_map(seen.to))
            judge(position, Drive{card.side, seen.to}, verdict);
        return;
    case Type::part:
        if (zone_of(seen.to) == Zone::rig)
            judge(position, Attach{seen.to.seat, seen.card, seen.to}, verdict);
        return;
    case Type::facility:
        if (zone_of(seen.to) == Zone::facilities)
            judge(position, Construct{.seat = seen.to.seat, .card = seen.card}, verdict);
        return;
    case Type::drop_ship:
        if (is_on_map(seen.to))
            judge(position, Land{.at = seen.to}, verdict);
        return;
    default: return;
    }
}

// ---- how cards lie ----
Objection what_was_built_lies_open(const Position& position, const Fact& fact)
{
    const bool is_built = get(position, fact.card, on_card::built) != 0;
    if (fact.face != 1 || !is_built)
        return kept();
    return Objection(name_of(position, fact.card) + " was built and lies face down").about(fact.card);
}

constexpr Rule<Fact> face_page[] = {
    {rule("war-rig.construct.face-up"), what_was_built_lies_open},
};

void judge_card(const Position& position, const Fact& fact, Verdict& verdict)
{
    if (!position.has(fact.card))
        return;
    judge_by<Fact>(face_page, position, fact, verdict);
    if (tells_a_new_place(words, position, fact))
        judge_seen(position, {fact.card, fact.to}, verdict);
}

/// The squad whose recruit nobody named is seen to have left its base.
bool is_the_recruit(const Position& position, CardId squad, Place to)
{
    const CardId recruiter = card_in(position, match::recruiter);
    return recruiter && to == position.card(recruiter).place &&
           std::ranges::count(possible_recruits(position), squad) > 0;
}

// ---- taking ----
void take_squad(Position& position, CardId squad, Place to)
{
    const bool was_gone = status_of(position, squad) == Status::destroyed;
    if (is_the_recruit(position, squad, to))
        return name_the_recruit(position, squad);
    if (zone_of(to) == Zone::removed)
        return destroy(position, squad);
    if (zone_of(to) == Zone::cell) {
        if (status_of(position, squad) != Status::prisoner)
            imprison(position, squad, to.seat);
        position.card(squad).place = to;
        return;
    }
    if (was_gone || status_of(position, squad) == Status::prisoner)
        set_free(position, squad);
    if (position.card(squad).host && position.card(position.card(squad).host).place != to)
        set_free(position, squad);
    put(position, squad, to);
    const bool is_free = !is_captive(status_of(position, squad));
    const bool is_rival = is_rival_base(position, to, position.card(squad).side) && position.card(squad).side;
    if (is_free)
        set(position, squad, on_card::status, static_cast<Number>(is_rival ? Status::infiltrated : Status::able));
}

void take_place(Position& position, const Fact& fact)
{
    if (is_squad(position, fact.card))
        return take_squad(position, fact.card, fact.to);
    Card& card = position.card(fact.card);
    if (fact.to.seat)
        come_to_light(position, fact.card, fact.to.seat);
    card.place = fact.to;
    const bool is_in_use = zone_of(fact.to) == Zone::rig || zone_of(fact.to) == Zone::facilities;
    if (is_in_use)
        set(position, fact.card, on_card::built, 1);
    if (fact.to.seat)
        card.side = fact.to.seat;
    if (type_of(position, card) == Type::drop_ship)
        retreat_if_beaten(position);
}

void take_attitude(Position& position, const Fact& fact)
{
    Card& card = position.card(fact.card);
    take_face_and_turn(card, fact);
    const bool can_be_held = is_squad(position, fact.card) && is_squad(position, fact.host) && fact.host != fact.card &&
                             !position.card(fact.host).host && captives_of(position, fact.card).empty();
    if (can_be_held && card.host != fact.host && is_on_map(position.card(fact.host).place))
        capture(position, fact.card, fact.host);
}

bool holds(const Position& position, const Fact& fact)
{
    const Card& card = position.card(fact.card);
    const bool lies_so =
        (fact.face < 0 || static_cast<Face>(fact.face) == card.face) && (fact.turned < 0 || fact.turned == card.turned);
    if (fact.what == Fact::What::card)
        return lies_so && (fact.to == nowhere || card.place == fact.to);
    return is_kept_so(words, position, fact);
}

}  // namespace

void judge_seen(const Position& position, const Seen& seen, Verdict& verdict)
{
    if (phase(position) == Phase::setup || is_the_recruit(position, seen.card, seen.to))
        return;
    Verdict of_this;
    if (is_squad(position, seen.card))
        judge_by<Seen>(squad_page, position, seen, of_this);
    else
        judge_by<Seen>(card_page, position, seen, of_this);
    if (of_this.legal())
        judge_as_a_deed(position, seen, of_this);
    verdict.violations.insert(verdict.violations.end(), of_this.violations.begin(), of_this.violations.end());
}

void judge_fact(const Position& position, const Fact& fact, Verdict& verdict)
{
    if (is_over(position) || holds(position, fact))
        return;
    if (fact.what == Fact::What::value)
        judge_number(position, fact, verdict);
    else
        judge_card(position, fact, verdict);
}

void take_fact(Position& position, const Fact& fact)
{
    if (fact.what == Fact::What::value)
        take_number(position, fact);
    else if (position.has(fact.card)) {
        if (tells_a_new_place(words, position, fact))
            take_place(position, fact);
        take_attitude(position, fact);
    }
    check_for_the_end(position);
}

void set_right(Position& position, const Fact& fact)
{
    take_fact(position, fact);
    if (!is_about_the_match(fact) || is_about_the_matchs(words, fact, match::winner))
        reopen_if_nobody_won(position);
}

}  // namespace cardinal::war_rig
