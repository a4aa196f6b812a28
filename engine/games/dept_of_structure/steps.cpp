#include "engine/games/dept_of_structure/chapters.h"
#include "engine/games/dept_of_structure/values.h"
#include "engine/rules/lasting.h"

#include <algorithm>

/// Small steps that change a position: laying, attaching, entering play, being retired, damage to a base.
namespace cardinal::dept_of_structure {
namespace {

constexpr int most_retired = 400;  // more cards than any table has: nothing retires for ever

bool lies_face_down(Place place)
{
    const Zone zone = zone_of(place);
    return zone == Zone::hand || zone == Zone::deck || zone == Zone::unseen;
}

/// Nobody blocks or is blocked by what is gone. The attacker it blocked stays blocked, unless the table says otherwise
/// (A12).
void leave_the_battle(Position& position, CardId card)
{
    const CardId blocked = attacker_blocked_by(position, card);
    set(position, card, on_card::blocking, nobody_blocked);
    for (const on_card::Value none : {on_card::attacking, on_card::blocked, on_card::block_order})
        set(position, card, none, 0);
    if (blocked && option(position, Option::unblock_on_removal) == 1 && blockers_of(position, blocked).empty())
        set(position, blocked, on_card::blocked, 0);
    for (Card& other : position.cards)
        if (attacker_blocked_by(position, position.id_of(other)) == card) {
            other.counters[on_card::blocking] = nobody_blocked;
            other.counters[on_card::block_order] = 0;
        }
}

void forget_what_it_was(Position& position, CardId card)
{
    leave_the_battle(position, card);
    for (const on_card::Value none :
         {on_card::damage, on_card::tokens, on_card::deployed_round, on_card::hunger, on_card::to_state,
          on_card::readied, on_card::kept, on_card::overrun_left, on_card::overrun_dealt})
        set(position, card, none, 0);
}

bool outlived_its_host(const Card& card) { return get(card, on_card::came) == static_cast<Number>(Came::with_host); }

/// What was kept is put right when it has defense again. What outlived its host is not put right by that.
void forget_who_is_alive_again(Position& position)
{
    for (Card& card : position.cards)
        if (get(card, on_card::kept) != 0 && is_in_play(card.place) && !outlived_its_host(card) &&
            is_retired_at_zero(position, position.id_of(card)) && !is_dead(position, position.id_of(card)))
            card.counters[on_card::kept] = 0;
}

/// A card that outlived its host was kept for that alone, and dies by new damage.
bool is_kept_dead(const Card& card)
{
    const bool is_hurt_anew = outlived_its_host(card) && get(card, on_card::damage) > get(card, on_card::left_with);
    return get(card, on_card::kept) != 0 && !is_hurt_anew;
}

}  // namespace

// dept-of-structure.skirmish.death: its owner's, whoever controlled it.
Place graveyard_of(const Position& position, CardId card) { return in(Zone::graveyard, owner_of(position, card)); }

void lay(Position& position, CardId card, Place to)
{
    if (!position.has(card) || to == nowhere)
        return;
    come_to_light(position, card);
    Card& laid = position.card(card);
    const bool leaves_play = is_in_play(laid.place) && !is_in_play(to);
    laid.place = to;
    laid.face = lies_face_down(to) ? Face::down : Face::up;
    if (!is_in_play(to))
        laid.side = laid.owner ? laid.owner : to.seat ? to.seat : laid.side;
    else if (!laid.side)
        laid.side = laid.owner ? laid.owner : to.seat ? to.seat : seat_a;
    if (!is_in_play(to)) {
        laid.turned = 0;
        laid.host = no_card;
    }
    if (leaves_play) {
        for (const CardId other : attached_to(position, card))
            position.card(other).host = no_card;
        end_lasting_of(position, card, Until::while_source);
    }
    if (zone_of(to) == Zone::unseen)  // nobody knows where it is any more; it still counts
        set(position, to.seat, player::deck_unknown, as_number(get(position, to.seat, player::deck_unknown) + 1));
}

void move_pile(Position& position, CardId card, Place to)
{
    if (!position.has(card))
        return;
    position.card(card).place = to;
    for (Card& other : position.cards)
        if (is_attached(position, position.id_of(other)) && uppermost(position, position.id_of(other)) == card)
            other.place = to;
}

// dept-of-structure.unit.deploy, dept-of-structure.vehicle.deploy, dept-of-structure.fortification.deploy: ready.
void enter_play(Position& position, CardId card, Place at, Seat side, Came came)
{
    if (!position.has(card))
        return;
    forget_what_it_was(position, card);
    lay(position, card, at);
    Card& entering = position.card(card);
    entering.side = side;
    entering.host = no_card;
    entering.turned = 0;
    entering.counters[on_card::left_with] = 0;
    const bool counts_as_deployed = came != Came::resurrected || option(position, Option::resurrected_fresh) == 0;
    set(position, card, on_card::deployed_round, counts_as_deployed ? get(position, match::round) : Number{0});
    set(position, card, on_card::arrived, get(position, match::round));
    set(position, card, on_card::came, static_cast<Number>(came));
}

// dept-of-structure.equip.place: what is attached lies with its host.
void attach(Position& position, CardId card, CardId host)
{
    const bool would_go_round = !position.has(host) || uppermost(position, host) == card;
    if (!position.has(card) || would_go_round)
        return;
    position.card(card).host = host;
    move_pile(position, card, position.card(host).place);
    const auto place = position.card(host).place;
    for (Card& other : position.cards)
        if (uppermost(position, position.id_of(other)) == uppermost(position, host))
            other.place = place;
}

void detach(Position& position, CardId card)
{
    if (!position.has(card))
        return;
    position.card(card).host = no_card;
    move_pile(position, card, in(Zone::battlefield, position.card(card).side));
}

// dept-of-structure.equipment.retire, dept-of-structure.upgrade.retire, dept-of-structure.vehicle.crew-retire: whatever
// is attached goes with it, and what is attached to that.
void retire(Position& position, CardId card, Came came)
{
    if (!position.has(card) || !is_in_play(position, card))
        return;
    const std::vector<CardId> attached = attached_to(position, card);
    const Number damage = get(position.card(card), on_card::damage);
    trigger(position, {.way = Way::on_retire, .card = card});
    lay(position, card, graveyard_of(position, card));
    forget_what_it_was(position, card);
    set(position, card, on_card::left_with, damage);
    set(position, card, on_card::came, static_cast<Number>(came));
    set(position, card, on_card::arrived, get(position, match::round));
    for (const CardId other : attached)
        retire(position, other, Came::with_host);
}

// Nothing is retired by that, and nothing with it (A36).
void return_to_hand(Position& position, CardId card)
{
    if (!position.has(card) || !is_in_play(position, card))
        return;
    for (const CardId other : attached_to(position, card)) {
        const bool was_utilized = is_utilized(position, other);
        detach(position, other);
        set_utilized(position, other, was_utilized);
    }
    lay(position, card, in(Zone::hand, owner_of(position, card)));
    forget_what_it_was(position, card);
    set(position, card, on_card::came, static_cast<Number>(Came::none));
}

// dept-of-structure.defense.zero: at once, in battle or not, also after a bonus is lost.
void retire_what_is_dead(Position& position)
{
    forget_who_is_alive_again(position);
    const auto is_to_go = [&](const Card& card) {
        return is_in_play(card.place) && !is_kept_dead(card) && is_dead(position, position.id_of(card));
    };
    for (int left = most_retired; left > 0; --left) {
        const auto dead = std::ranges::find_if(position.cards, is_to_go);
        if (dead == position.cards.end())
            return;
        retire(position, position.id_of(*dead));
    }
}

void keep_what_is_dead(Position& position)
{
    for (const Card& card : position.cards)
        if (is_in_play(card.place) && is_dead(position, position.id_of(card)))
            set(position, position.id_of(card), on_card::kept, 1);
}

void forget_the_fights(Position& position)
{
    for (Card& card : position.cards) {
        card.counters[on_card::blocking] = nobody_blocked;
        for (const on_card::Value none : {on_card::attacking, on_card::blocked, on_card::block_order})
            card.counters[none] = 0;
    }
}

void damage_base(Position& position, Seat seat, int damage)
{
    set(position, seat, player::base, as_number(std::max(0, get(position, seat, player::base) - damage)));
}

void end_effects(Position& position, Until until) { end_lasting(position, until); }

}  // namespace cardinal::dept_of_structure
