#pragma once

#include "engine/games/three_lanes/words.h"
#include "engine/position/position.h"
#include "engine/rules/kept.h"
#include "engine/rules/owner.h"
#include "engine/rules/piles.h"
#include "engine/rules/seats_and_numbers.h"

#include <string>
#include <vector>

/// Three Lanes' numbers: what a position says when asked, and the small steps that change it. Everything computed is
/// computed here and nowhere else; each function carries the id of the rule whose numbers it gives.
namespace cardinal::three_lanes {

// ---- reading what is kept ----
Phase phase(const Position& position);
void set_phase(Position& position, Phase phase);
Seat active(const Position& position);
bool later_documents(const Position& position);
/// A text that the data cannot say has just happened: what is seen now may come of it, and is nobody's fault.
bool a_text_is_open(const Position& position);

// ---- what is printed ----
Type type_of(const Position& position, const Card& card);
Type type_of(const Position& position, CardId card);
Number printed_front(const Position& position, CardId card);
Number printed_back(const Position& position, CardId card);
bool is_of_tribe(const Position& position, CardId card, NameNumber tribe);

// ---- who is where ----
bool is_unit_zone(Place place);
bool is_in_play(Place place);  ///< a unit zone or a land zone
bool is_in_play(const Position& position, CardId card);
bool is_fighter(const Position& position, CardId card);  ///< a unit in a unit zone
CardId unit_at(const Position& position, Place place);   ///< of several the one that came first
CardId land_at(const Position& position, Place place);
/// The unit that an attack on this lane of this player meets.
CardId defender_of(const Position& position, Seat seat, std::uint8_t lane);
std::vector<CardId> equips_of(const Position& position, CardId unit);
bool are_adjacent(const Position& position, Place one, Place other);
bool stand_opposite(Place one, Place other);  ///< the same lane on two sides

// ---- hidden cards: those that are known to lie there, and a count of others ----
enum class Pile { hand, deck, protection, pool_down, pool_up };
HiddenPile pile_of(Pile pile);
/// One card from the first pile to the second, the one that nobody knows if there is any. False when there is none.
bool shift(Position& position, Seat seat, Pile from, Pile to);
/// The card that lies undermost in this player's deck to the hand.
void draw_undermost(Position& position, Seat seat);
/// Whether the card can come out of this player's hand.
bool can_leave_hand(const Position& position, Seat seat, CardId card);
/// A card that nobody knew the place of is seen: it leaves the hand, or whatever pile can have held it.
void come_to_light(Position& position, CardId card);
/// Whether cards lie at this place that nobody has seen; and then one of them turns out to be this card.
bool holds_unknown(const Position& position, Place place);
void be_known_in(Position& position, CardId card, Place place);

// ---- power ----
Number power_of(const Position& position, CardId card);
void set_power(Position& position, CardId card, Number power);

// ---- rest ----
bool is_rested(const Position& position, CardId card);
void set_rested(Position& position, CardId card, bool rested);
void rest(Position& position, CardId card, Number turns);
void unrest(Position& position, CardId card);
Number end_of_rest(const Position& position, CardId card, Number turns);

// ---- the turn ----
bool has_drawn(const Position& position, Seat seat);
void set_drawn(Position& position, Seat seat, bool drawn);

// ---- small steps ----
/// Lays the card at a place, where it counts from now on, and ends what ends when a card leaves play.
void lay(Position& position, CardId card, Place to);
void enter_play(Position& position, CardId card, Place at, Came came);
void put_under_deck(Position& position, CardId card);
void put_on_deck(Position& position, CardId card);
void lay_off_equips(Position& position, CardId unit, Came came);  ///< to their owners' trash
void leave_play(Position& position, CardId card, Came came);      ///< to its owner's graveyard or trash, its equips too
void end_effects(Position& position, Until until);
Place trash_of(const Position& position, CardId card);
Place graveyard_of(const Position& position, CardId card);
void win(Position& position, Seat winner);

std::string name_of(Place place);

}  // namespace cardinal::three_lanes
