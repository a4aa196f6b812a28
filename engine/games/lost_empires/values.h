#pragma once

#include "engine/games/lost_empires/words.h"
#include "engine/position/position.h"
#include "engine/rules/kept.h"
#include "engine/rules/owner.h"
#include "engine/rules/piles.h"
#include "engine/rules/seats_and_numbers.h"

#include <span>
#include <string>
#include <vector>

/// Lost Empires' numbers: what a position says when asked, and the small steps that change it. Everything computed is
/// computed here and nowhere else; each function carries the id of the rule whose numbers it gives.
namespace cardinal::lost_empires {

// ---- reading what is kept ----
Phase phase(const Position& position);
void set_phase(Position& position, Phase phase);
Step step(const Position& position);
void set_step(Position& position, Step step);
Seat active(const Position& position);
bool is_between_order_and_wrap_up(const Position& position);

// ---- what is printed ----
Type type_of(const Position& position, const Card& card);
Type type_of(const Position& position, CardId card);
Number printed_of(const Position& position, CardId card, printed::Field field);  ///< 0 where nothing is given
bool has_cost(const Position& position, CardId card);                            ///< the data gives one
int ability_with(const Position& position, CardId card, Keyword keyword);        ///< index, -1 when it has none
bool has(const Position& position, CardId card, Keyword keyword);
Keyword keyword_of(const Ability& ability);
bool is_named(const Ability& ability);
bool is_given_as(const Ability& ability, ability::Field field);
const Ability* ability_of(const Position& position, CardId card, int ability);
int named_ability_of(const Position& position, CardId card);  ///< the only one, or the first; -1 when it has none
Number faction_of(const Position& position, Seat seat);       ///< chosen, else that of the player's cards; -1

// ---- who is where ----
bool is_battlefield(Place place);
bool is_outer(Place place);
bool is_objective(Place place);
bool is_in_play(Place place);
bool is_in_play(const Position& position, CardId card);
bool is_unit(const Position& position, CardId card);  ///< a unit in play
bool are_adjacent(Place one, Place other);
std::vector<CardId> units_of(const Position& position, Seat seat, Place place);
bool has_unit_at(const Position& position, Seat seat, Place place, CardId but = no_card);
bool has_enemy_at(const Position& position, Seat seat, Place place);
std::vector<CardId> enemies_of(const Position& position, CardId unit);  ///< in its battlefield
bool is_in_enemy_hive(const Position& position, CardId card);
std::vector<CardId> units_to_fall_back(const Position& position, Seat seat);
bool somebody_must_fall_back(const Position& position);

// ---- hidden cards: those that are known to lie there, and a count of others ----
enum class Pile { hand, deck };
HiddenPile pile_of(Pile pile);
bool shift(Position& position, Seat seat, Pile from, Pile to);  ///< one card; false when there is none
bool can_leave_hand(const Position& position, Seat seat, CardId card);
void come_to_light(Position& position, CardId card);

// ---- control, offense, defense ----
bool is_formed(const Position& position, CardId card);  ///< FORMATION is on
Number stat_of(const Position& position, CardId card, Stat stat);
void set_stat(Position& position, CardId card, Stat stat, Number number);
Number control_at(const Position& position, Seat seat, Place place);
Number total_control(const Position& position, Seat seat);
Seat controller_of(const Position& position, Place objective);
bool is_undecided(const Position& position, Place objective);  ///< who controls it does not follow from the data
Number award_for(const Position& position, Place objective);
match::Value winner_value(Place objective);

// ---- attacks ----
bool is_stat_known(const Position& position, CardId card, Stat stat);  ///< the data gives it, or somebody told it
/// What the attacks on it may have dealt whose dice nobody told, the least first; empty when there are none.
std::vector<Number> open_damage_on(const Position& position, CardId card);
Number value_of(Number face);
bool is_on_the_die(const Position& position, Number face);
int attacks_of(const Position& position, CardId unit, bool is_granted);  ///< in one attack action
Number damage_of(const Position& position, CardId attacker, CardId defender, Number attack, Number defense);
/// What an attack can deal at all, whatever is rolled, the least first.
std::vector<Number> possible_damage(const Position& position, CardId attacker);

// ---- tokens ----
bool is_drained(const Position& position, CardId card);
bool is_ended(const Position& position);                     ///< the activation of this turn, if there was one
bool is_active_unit(const Position& position, CardId card);  ///< activated, and the activation is not over
int gates_built(const Position& position, Seat seat);
void set_gates_built(Position& position, Seat seat, Number gates);
int lowest_gate(const Position& position, Seat seat);  ///< the lowest that is not built, 5 when all are
bool is_built(const Position& position, Seat seat, int gate);
bool must_build(const Position& position, Seat seat);
bool somebody_must_build(const Position& position);
bool text_is_open(const Position& position);  ///< a text just happened that the data does not say

// ---- small steps ----
/// Lays the card at a place, where it counts from now on, and ends what ends when a card leaves play.
void lay(Position& position, CardId card, Place to);
void enter_play(Position& position, CardId card, Place at, Seat side, Came came);
void leave_play(Position& position, CardId card, Came came);  ///< to its owner's discard pile
void destroy(Position& position, CardId card, Seat by, Came came = Came::destroyed);
/// What was set off, and what by: it waits until it is carried out, or somebody goes on.
void wait_for(Position& position, CardId card, int ability, CardId that = no_card);
void deal_damage(Position& position, CardId card, int damage, Seat by);
void gain_artifacts(Position& position, Seat seat, int count);
void turn_to_x(Position& position, Seat seat, player::Value token, int count);
void end_effects(Position& position, Until until);
Place discard_of(const Position& position, CardId card);

std::string name_of(Place place);

}  // namespace cardinal::lost_empires
