#include "engine/games/war_rig/catalogue.h"
#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"

#include <algorithm>

/// What lies on the table and may not lie so, whoever did it.
namespace cardinal::war_rig {
namespace {

struct Lying {
    CardId card{};
};

const Card& card_of(const Position& position, const Lying& lying) { return position.card(lying.card); }

Objection about(const Position& position, const Lying& lying, const std::string& fault)
{
    return Objection(name_of(position, lying.card) + fault).about(lying.card);
}

bool is_captured_by_nobody(const Position& position, const Lying& lying)
{
    return is_squad(position, lying.card) && is_able(position, lying.card) && is_hostile(position, lying.card) &&
           is_held(position, card_of(position, lying).place);
}

// ---- squads ----
Objection the_landing_captures_who_is_there(const Position& position, const Lying& lying)
{
    const bool is_a_ships = ship_at(position, card_of(position, lying).place).index >= 0;
    if (!is_captured_by_nobody(position, lying) || !is_a_ships)
        return kept();
    return about(position, lying, " stands able where a drop-ship has landed");
}

Objection the_advance_captures_who_is_there(const Position& position, const Lying& lying)
{
    if (!is_captured_by_nobody(position, lying))
        return kept();
    return about(position, lying, " stands able in an area that the Empire holds");
}

Objection summoners_squads_are_safe(const Position& position, const Lying& lying)
{
    const bool is_summoners =
        card_of(position, lying).side && card_of(position, lying).side == seat_in(position, match::summoner);
    return status_of(card_of(position, lying)) == Status::taken && is_summoners
             ? about(position, lying, " is a squad of who summoned the Empire")
             : kept();
}

Objection captives_go_when_the_empire_does(const Position& position, const Lying& lying)
{
    const bool has_left = get(position, match::invasion) == static_cast<Number>(Invasion::retreated);
    return has_left && status_of(card_of(position, lying)) == Status::taken
             ? about(position, lying, " is still captured after the Empire's retreat")
             : kept();
}

Objection captured_squads_lie_on_their_back(const Position& position, const Lying& lying)
{
    if (!is_squad(position, lying.card) || get(card_of(position, lying), on_card::misturned) == 0)
        return kept();
    return about(position, lying,
                 is_captive(status_of(card_of(position, lying))) ? " is captured and lies number side up"
                                                                 : " is free and lies captured side up");
}

Objection the_escaped_have_no_counters(const Position& position, const Lying& lying)
{
    const bool has_escaped = came_of(position, lying.card) == Came::escaped;
    return has_escaped && get(card_of(position, lying), on_card::coercion) > 0
             ? about(position, lying, " has escaped and still has counters")
             : kept();
}

Objection prisoners_are_marked(const Position& position, const Lying& lying)
{
    if (!is_squad(position, lying.card))
        return kept();
    const bool is_prisoner = status_of(card_of(position, lying)) == Status::prisoner;
    const bool is_marked = get(card_of(position, lying), on_card::coercion) > 0;
    if (is_prisoner == is_marked)
        return kept();
    return about(position, lying,
                 is_prisoner ? " is held without coercion counters" : " has counters and is no prisoner");
}

Objection one_camp_token_in_its_section(const Position& position, const Lying& lying)
{
    const Number camp = get(card_of(position, lying), on_card::camp);
    return camp == static_cast<Number>(Camp::two) || camp == static_cast<Number>(Camp::misplaced)
             ? about(position, lying, " has camp tokens that do not lie as one in the site section")
             : kept();
}

Objection boards_hold_what_they_have_spaces_for(const Position& position, const Lying& lying)
{
    const bool is_full = is_squad(position, lying.card) && free_spaces(position, lying.card) < 0;
    return is_full ? about(position, lying,
                           " carries " + std::to_string(cargo_of(card_of(position, lying))) +
                               " tokens, more than it has spaces for")
                   : kept();
}

// ---- cards and sites ----
Objection without_armour_it_burns(const Position& position, const Lying& lying)
{
    const bool is_shot = came_of(position, lying.card) == Came::attacked;
    return is_shot && is_site(position, lying.card) && armour_max(position, lying.card) > 0 &&
                   armour_of(position, lying.card) == 0 && get(card_of(position, lying), on_card::fire) == 0 &&
                   type_of(position, lying.card) != Type::drop_ship
             ? about(position, lying, " has no armour left and does not burn")
             : kept();
}

Objection built_parts_are_attached(const Position& position, const Lying& lying)
{
    return came_of(position, lying.card) == Came::left_aside &&
                   zone_of(card_of(position, lying).place) == Zone::inventory
             ? about(position, lying, " was built and lies beside a rig that is at home")
             : kept();
}

constexpr Rule<Lying> squad_page[] = {
    {rule("war-rig.empire.capture-landing"), the_landing_captures_who_is_there, "war-rig.empire.capture-advance"},
    {rule("war-rig.empire.capture-advance"), the_advance_captures_who_is_there},
    {rule("war-rig.empire.summoner-safe"), summoners_squads_are_safe, "war-rig.captured.flip"},
    {rule("war-rig.empire.release"), captives_go_when_the_empire_does, "war-rig.captured.flip"},
    {rule("war-rig.captured.flip"), captured_squads_lie_on_their_back},
    {rule("war-rig.escape.counters"), the_escaped_have_no_counters, "war-rig.coerce.mark"},
    {rule("war-rig.coerce.mark"), prisoners_are_marked},
    {rule("war-rig.camp.token"), one_camp_token_in_its_section},
    {rule("war-rig.gather.capacity"), boards_hold_what_they_have_spaces_for},
};

constexpr Rule<Lying> card_page[] = {
    {rule("war-rig.rig-attack.fire-at-zero"), without_armour_it_burns},
    {rule("war-rig.construct.assign"), built_parts_are_attached},
};

// ---- cells ----
struct Having {
    Seat seat{};
};

Objection a_cell_holds_one(const Position& position, const Having& having)
{
    const auto prisoners = std::ranges::count(position.cards, in(Zone::cell, having.seat), &Card::place);
    return prisoners > 1
             ? Objection("the cell of " + name_of(having.seat) + " holds " + std::to_string(prisoners) + " squads")
                   .about(having.seat)
             : kept();
}

constexpr Rule<Having> having_page[] = {
    {rule("war-rig.cell.cap"), a_cell_holds_one},
};

}  // namespace

// What supersedes does so for one card alone.
void judge_states(const Position& position, Verdict& verdict)
{
    if (is_over(position) || phase(position) == Phase::setup)
        return;
    for (const Card& card : position.cards) {
        Verdict of_card;
        const Lying lying{position.id_of(card)};
        if (type_of(position, card) == Type::squad)
            judge_by<Lying>(squad_page, position, lying, of_card);
        else
            judge_by<Lying>(card_page, position, lying, of_card);
        verdict.violations.insert(verdict.violations.end(), of_card.violations.begin(), of_card.violations.end());
    }
    for (std::int8_t index = 0; index < position.seats; ++index)
        judge_by<Having>(having_page, position, {.seat = Seat{index}}, verdict);
}

}  // namespace cardinal::war_rig
