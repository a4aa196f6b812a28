#pragma once

#include "engine/games/dept_of_structure/words.h"
#include "engine/position/position.h"
#include "engine/rules/kept.h"
#include "engine/rules/owner.h"
#include "engine/rules/piles.h"
#include "engine/rules/seats_and_numbers.h"

#include <array>
#include <span>
#include <string>
#include <vector>

/// Dept of Structure's numbers: what a position says when asked, and the small steps that change it. Everything
/// computed is computed here and nowhere else; each function carries the id of the rule whose numbers it gives.
namespace cardinal::dept_of_structure {

// ---- where in the round ----
inline Phase phase(const Position& position) { return static_cast<Phase>(get(position, match::phase)); }
void set_phase(Position& position, Phase phase);
inline Step step(const Position& position) { return static_cast<Step>(get(position, match::step)); }
void set_step(Position& position, Step step);
inline Seat attacker(const Position& position) { return seat_in(position, match::attacker); }
Seat defender(const Position& position);

// ---- what is printed ----
inline Type type_of(const Position& position, const Card& card)
{
    const Number type = position.facts(card).fields[printed::type];
    return type == not_given ? Type::unit : static_cast<Type>(type);
}
inline Type type_of(const Position& position, CardId card) { return type_of(position, position.card(card)); }
bool is_technology(Type type);
Number printed_of(const Position& position, CardId card, printed::Field field);  ///< 0 where nothing is given
Keyword keyword_of(const Ability& ability);
Way way_of(const Ability& ability);
bool is_conditional(const Ability& ability);
bool is_manner(const Ability& ability, Manner manner);
const Ability* ability_of(const Position& position, CardId card, int ability);
int activated_ability_of(const Position& position, CardId card);  ///< the first; -1 when it has none
bool is_real(const Position& position, Number resource);          ///< a resource, and no symbol of costs

// ---- who is where ----
inline bool is_in_play(Place place) { return zone_of(place) == Zone::battlefield || zone_of(place) == Zone::line; }
inline bool is_in_play(const Position& position, CardId card) { return is_in_play(position.card(card).place); }
bool is_unit(const Position& position, CardId card);  ///< a Unit in play
inline bool is_attached(const Position& position, CardId card) { return position.has(position.card(card).host); }
CardId uppermost(const Position& position, CardId card);  ///< of the pile it belongs to: itself when alone
std::vector<CardId> attached_to(const Position& position, CardId host);
bool is_utilized(const Position& position, CardId card);  ///< by itself or with what it is attached to
void set_utilized(Position& position, CardId card, bool is_utilized);
bool is_fresh(const Position& position, CardId card);      ///< a Unit deployed this round
bool was_returned(const Position& position, CardId card);  ///< put into play by an effect (A29)
bool is_retired_at_zero(const Position& position, CardId card);
std::string name_of(Place place);

// ---- hidden cards: those that are known to lie there, and a count of others ----
enum class Pile { hand, deck };
HiddenPile pile_of(Pile pile);
bool shift(Position& position, Seat seat, Pile from, Pile to);  ///< one card; false when there is none
bool can_leave_hand(const Position& position, Seat seat, CardId card);
void come_to_light(Position& position, CardId card);

// ---- keywords, attack and defense ----
int copies_of(const Position& position, CardId card, Keyword keyword);
bool has(const Position& position, CardId card, Keyword keyword);
Number stat_of(const Position& position, CardId card, Stat stat);
void set_stat(Position& position, CardId card, Stat stat, Number number);
int attack_of(const Position& position, CardId card);
int defense_of(const Position& position, CardId card);
Number defense_left(const Position& position, CardId card);
bool is_dead(const Position& position, CardId card);  ///< its defense is used up
int generators_of(const Position& position, Seat seat);

// ---- pools and costs ----
struct Cost {
    std::array<int, kinds_of_resource> typed{};
    int any = 0;
    int total() const;
    bool operator==(const Cost&) const = default;
};
Cost cost_of(const Position& position, CardId card);
Cost cost_of(const Ability& ability);
Number pool(const Position& position, Seat seat, int resource);
void add_to_pool(Position& position, Seat seat, int resource, int more);  ///< never below 0
player::Value pool_of(int resource);
std::string in_words(const Cost& cost);

// ---- the battle ----
CardId attacker_blocked_by(const Position& position, CardId blocker);  ///< none: it blocks nobody
void set_blocking(Position& position, CardId blocker, CardId attacker);
bool is_attacking(const Position& position, CardId card);
std::vector<CardId> attackers(const Position& position);
std::vector<CardId> blockers_of(const Position& position, CardId attacker);  ///< in their order
int block_order(const Position& position, CardId blocker);                   ///< first is 1; 0: it blocks nobody
bool is_order_told(const Position& position, CardId blocker);                ///< not only that it blocks
void set_block_order(Position& position, CardId blocker, int order, bool is_told);
bool could_attack(const Position& position, CardId card);  ///< but for whose round it is
bool must_attack(const Position& position, CardId card);   ///< Rage and Rampage
Place free_lane(const Position& position, Seat seat);
bool need_not_turn(const Position& position, CardId unit);  ///< to be equipped

// ---- small steps ----
/// Lays the card and what is attached to it at a place, and ends what ends when a card leaves play.
void lay(Position& position, CardId card, Place to);
void move_pile(Position& position, CardId card, Place to);  ///< with everything attached to it
void enter_play(Position& position, CardId card, Place at, Seat side, Came came);
void attach(Position& position, CardId card, CardId host);
void detach(Position& position, CardId card);
void retire(Position& position, CardId card, Came came = Came::retired);  ///< with everything attached to it
void return_to_hand(Position& position, CardId card);  ///< its owner's; what was attached stays by itself
void retire_what_is_dead(Position& position);
void keep_what_is_dead(Position& position);  ///< it was seen or laid there: a hand is to put it away
void forget_the_fights(Position& position);  ///< nobody attacks or blocks any more
void damage_base(Position& position, Seat seat, int damage);
void end_effects(Position& position, Until until);
Place graveyard_of(const Position& position, CardId card);

}  // namespace cardinal::dept_of_structure
