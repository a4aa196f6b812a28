#include "engine/games/three_lanes/values.h"
#include "engine/rules/lasting.h"

#include <algorithm>

/// Small steps that change a position: resting, laying, entering and leaving play.
namespace cardinal::three_lanes {
namespace {

/// The next number of those that say what came first.
Number next_arrival(Position& position)
{
    const Number next = as_number(get(position, match::arrivals) + 1);
    set(position, match::arrivals, next);
    return next;
}

bool lies_face_down(Place place)
{
    const Zone zone = zone_of(place);
    return zone == Zone::hand || zone == Zone::deck || zone == Zone::protection || zone == Zone::unseen;
}

void carry_equips(Position& position, CardId unit, Place to)
{
    for (const CardId equip : equips_of(position, unit)) {
        position.card(equip).place = to;
        position.card(equip).side = position.card(unit).side;
    }
}

}  // namespace

// ---- rest ----
// three-lanes.rest.lasts: active again at the start of that turn (A02).
bool is_rested(const Position& position, CardId card)
{
    return get(position, match::turn) < get(position.card(card), on_card::rested_until);
}

// three-lanes.rest.lasts: both players' turns count, the running one included; or its controller's alone (A02).
Number end_of_rest(const Position& position, CardId card, Number turns)
{
    const int now = get(position, match::turn);
    if (option(position, Option::rest_count) == 0)
        return as_number(now + turns);
    const bool counts_now = position.card(card).side == active(position);
    return as_number(now + 2 * turns + (counts_now ? 0 : 1));
}

void rest(Position& position, CardId card, Number turns)
{
    if (!position.has(card) || turns <= 0)
        return;
    const Number kept = get(position.card(card), on_card::rested_until);
    const bool adds = option(position, Option::rest_adds) == 1 && is_rested(position, card);  // A10
    const int added = option(position, Option::rest_count) == 0 ? turns : 2 * turns;  // every second turn is its own
    const int until = adds ? kept + added : std::max<int>(kept, end_of_rest(position, card, turns));
    set(position, card, on_card::rested_until, as_number(until));
    position.card(card).turned = 1;
}

void unrest(Position& position, CardId card)
{
    if (!position.has(card))
        return;
    set(position, card, on_card::rested_until, 0);
    position.card(card).turned = 0;
}

void set_rested(Position& position, CardId card, bool rested)
{
    if (!rested)
        unrest(position, card);
    else if (!is_rested(position, card))
        rest(position, card, position.card(card).side == active(position) ? 2 : 1);
}

// ---- laying ----
void lay(Position& position, CardId card, Place to)
{
    if (!position.has(card) || to == nowhere)
        return;
    come_to_light(position, card);
    Card& laid = position.card(card);
    laid.host = no_card;
    laid.place = to;
    laid.side = is_in_play(to) ? to.seat : laid.owner ? laid.owner : to.seat;
    laid.face = lies_face_down(to) ? Face::down : Face::up;
    if (is_in_play(to))
        return carry_equips(position, card, to);
    laid.turned = 0;
    end_lasting_of(position, card, Until::while_source);
    for (const CardId equip : equips_of(position, card))
        position.card(equip).host = no_card;  // it lies there alone until somebody says where it went
    if (zone_of(to) == Zone::unseen)          // nobody knows where it is any more; it still counts
        set(position, to.seat, player::hand_unknown, as_number(get(position, to.seat, player::hand_unknown) + 1));
}

// three-lanes.unit.play, three-lanes.land.play, three-lanes.unit.no-delay: it lies there, upright, and may act at once.
void enter_play(Position& position, CardId card, Place at, Came came)
{
    if (!position.has(card))
        return;
    lay(position, card, at);
    unrest(position, card);
    set(position, card, on_card::came, static_cast<Number>(came));
    set(position, card, on_card::arrived, next_arrival(position));
}

void put_under_deck(Position& position, CardId card)
{
    lay(position, card, in(Zone::deck, owner_of(position, card)));
    set(position, card, on_card::arrived, next_arrival(position));
}

void put_on_deck(Position& position, CardId card)
{
    put_under_deck(position, card);
    set(position, card, on_card::arrived, as_number(-get(position, match::arrivals)));
}

Place trash_of(const Position& position, CardId card) { return in(Zone::trash, owner_of(position, card)); }
Place graveyard_of(const Position& position, CardId card) { return in(Zone::graveyard, owner_of(position, card)); }

// The graveyard is for units; destroyed lands and what lay under a dead unit go to the trash (A08), and what lay under
// one that left in another way does at every table.
void lay_off_equips(Position& position, CardId unit, Came came)
{
    const bool to_graveyard = came == Came::died && option(position, Option::equips_to) == 1;
    for (const CardId equip : equips_of(position, unit))
        lay(position, equip, to_graveyard ? graveyard_of(position, equip) : trash_of(position, equip));
}

void leave_play(Position& position, CardId card, Came came)
{
    if (!position.has(card))
        return;
    lay_off_equips(position, card, came);
    const bool is_death = came == Came::died && type_of(position, card) == Type::unit;
    const bool to_graveyard = came == Came::died && option(position, Option::equips_to) == 1;
    lay(position, card, is_death || to_graveyard ? graveyard_of(position, card) : trash_of(position, card));
    set(position, card, on_card::came, static_cast<Number>(came));
}

void end_effects(Position& position, Until until) { end_lasting(position, until); }

}  // namespace cardinal::three_lanes
