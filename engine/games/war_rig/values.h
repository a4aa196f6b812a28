#pragma once

#include "engine/games/war_rig/words.h"
#include "engine/position/position.h"
#include "engine/rules/kept.h"
#include "engine/rules/piles.h"
#include "engine/rules/seats_and_numbers.h"

#include <span>
#include <string>
#include <vector>

/// War Rig's numbers: what a position says when asked, and the small steps that change it. Everything computed is
/// computed here, in map.cpp, strength.cpp, rig_values.cpp and steps.cpp, and nowhere else; each function carries the
/// id of the rule whose numbers it gives. A side is a player, or nobody for the lesser factions.
namespace cardinal::war_rig {

// ---- reading what is kept: asked some hundred times for each play, so the compiler sees it ----
inline Phase phase(const Position& position) { return static_cast<Phase>(get(position, match::phase)); }
void set_phase(Position& position, Phase phase);
inline Seat active(const Position& position) { return seat_in(position, match::active); }
inline Status status_of(const Card& card) { return static_cast<Status>(get(card, on_card::status)); }
inline Status status_of(const Position& position, CardId card) { return status_of(position.card(card)); }
Came came_of(const Position& position, CardId card);
bool is_captive(Status status);
int is_flipped(const Position& position, CardId squad);
void set_flipped(Position& position, CardId squad, bool flipped);
bool is_encamped(const Card& card);

// ---- what is printed ----
inline Type type_of(const Position& position, const Card& card)
{
    const CardFacts& facts = position.facts(card);
    if (is_given(facts.fields[printed::squad]))
        return Type::squad;
    const Number type = facts.fields[printed::type];
    return is_given(type) ? static_cast<Type>(type) : Type::equipment;
}
inline Type type_of(const Position& position, CardId card) { return type_of(position, position.card(card)); }
inline bool is_squad(const Position& position, CardId card)
{
    return position.has(card) && type_of(position, card) == Type::squad;
}
Number printed_of(const Position& position, CardId card, printed::Field field);  ///< 0 where nothing is given
bool has(const Position& position, CardId card, Keyword keyword);
Number x_of(const Position& position, CardId card, Keyword keyword, Number otherwise);  ///< 0 without the keyword
Keyword keyword_of(const Ability& ability);

// ---- the map: map.cpp ----
inline bool is_on_map(Place place) { return zone_of(place) >= Zone::wastes && zone_of(place) <= Zone::base_6; }
bool is_basic(Place place);
inline bool is_base(Place place) { return zone_of(place) >= Zone::base_1 && zone_of(place) <= Zone::base_6; }
bool can_hold_suppressors(Place place);
int number_of_base(Place place);  ///< 0 where it is none
Place base_of(const Position& position, Seat seat);
Seat owner_of_base(const Position& position, Place base);  ///< nobody: lesser factions, or vacant
bool is_rival_base(const Position& position, Place place, Seat side);
Place home_of(const Position& position, CardId squad);
std::vector<Place> way(Place from, Place to);  ///< the places entered on the shortest way, the last one `to`
int steps_of_the_way(Place from, Place to);
Place next_clockwise(Place location);
Place landing_place(int die);                              ///< the first location clockwise from that base
Place location_of(const Position& position, CardId card);  ///< where on the map it counts as being
Place place_of(Site site, const Position& position, Seat owner);
Number mask_of(Place location);                           ///< its bit in what is held
Number supply_at(const Position& position, Place place);  ///< the kinds, a bit each
bool gives(const Position& position, Place place, Token token);

// ---- squads: strength.cpp ----
/// On the map, not captured, not coerced; infiltrated ones are.
inline bool is_able(const Position& position, CardId squad)
{
    const Card& card = position.card(squad);
    const Status status = status_of(card);
    return is_on_map(card.place) && (status == Status::able || status == Status::infiltrated) &&
           is_squad(position, squad);
}
inline bool can_act(const Position& position, CardId squad)
{
    return position.card(squad).side && is_able(position, squad);
}
std::vector<CardId> squads_at(const Position& position, Place place, Seat side);  ///< the able ones
bool has_squad_at(const Position& position, Place place, Seat side);
std::vector<CardId> captives_of(const Position& position, CardId squad);
CardId prisoner_of(const Position& position, Seat seat);  ///< who lies in the cell
Number repel_count_of(const Position& position, Seat side, Place place);
Number repel_threshold_of(const Position& position, Seat side, Place place);
Number entering_count(const Position& position, CardId mover, Place area);  ///< its side there, the mover included
int repel_count(const Position& position, CardId squad);
int repel_threshold(const Position& position, CardId squad);
bool may_repel(const Position& position, Seat side, Place place, CardId mover);  ///< squads are there that could
bool reaches_the_ratio(const Position& position, Seat side, Place place, CardId mover);
bool controls(const Position& position, Seat seat, Place place);
int offence_of(const Position& position, CardId squad);
int defence_of(const Position& position, CardId squad);
bool is_equipped(const Position& position, CardId squad);  ///< with something that it can use
int red_dice(const Position& position, CardId squad);
int brown_dice(const Position& position, CardId squad);
int enemies_in_base(const Position& position, CardId squad);
int squads_controlled(const Position& position, Seat seat);
bool controls_a_squad(const Position& position, Seat seat);
int rounds(const Position& position);
int actions_left(const Position& position, CardId squad);
bool is_barred(const Position& position, CardId squad);

// ---- what squads carry ----
Number tokens_on(const Card& card, Token token);
int cargo_of(const Card& card);
int free_spaces(const Position& position, CardId squad);  ///< below 0 where it carries too much
Number stock_of(const Position& position, Seat seat, Token token);
on_card::Value tokens_of(Seat colour);  ///< the counter of that colour's number tokens on an equipment card
bool carries(const Position& position, CardId squad, CardId item);
std::vector<CardId> items_of(const Position& position, CardId squad);
bool has_item_with(const Position& position, CardId squad, Keyword keyword);
int locked_tokens(const Position& position, CardId item, Seat colour);
void set_locked_tokens(Position& position, CardId item, Seat colour, int count);
bool can_carry_more(const Position& position, CardId squad);

// ---- the rig and other sites: rig_values.cpp ----
CardId chassis_of(const Position& position, Seat seat);
bool is_rig_at_home(const Position& position, Seat seat);
std::vector<CardId> parts_of(const Position& position, Seat seat);
bool is_site(const Position& position, CardId card);  ///< a part on a chassis, a built facility, a drop-ship
inline bool is_attached(const Position& position, CardId card)
{
    return zone_of(position.card(card).place) == Zone::rig;
}
bool is_built_facility(const Position& position, CardId card);
Seat holder_of(const Position& position, CardId site);                      ///< whose part or facility it is
bool works(const Position& position, CardId site);                          ///< attached or built, and not on fire
bool works_for(const Position& position, Seat seat, Keyword keyword);       ///< of a facility or part that works
int best_of(const Position& position, Seat seat, Keyword keyword);          ///< the largest X among those that work; 0
CardId burning_with(const Position& position, Seat seat, Keyword keyword);  ///< a facility or part that would help
bool is_upper_slot(std::uint8_t slot);
bool fits_slot(const Position& position, CardId part, std::uint8_t slot);
Place free_slot(const Position& position, Seat seat, CardId part);  ///< nowhere when there is none
std::vector<CardId> neighbours_of(const Position& position, CardId site);
int armour_of(const Position& position, CardId site);
int armour_max(const Position& position, CardId site);
int rig_weight(const Position& position, Seat seat);
enum class Tier : Number { none, light, medium, heavy, overweight };
Tier tier_of(const Position& position, Seat seat);
bool has_a_tier(const Position& position, Seat seat);  ///< a limit is printed on it, or it needs none
int tier_number(const Position& position, Seat seat);
bool grants_movement(const Position& position, Seat seat);
bool has_targeting(const Position& position, Seat seat);
bool is_weapon(const Position& position, CardId card);
int dice_of_weapon(const Position& position, CardId weapon);
DieColour colour_of_weapon(const Position& position, CardId weapon);
std::vector<CardId> targets_of(const Position& position, CardId weapon);  ///< whom it reaches
bool has_functioning_rig(const Position& position, Seat seat);
bool is_eliminated(const Position& position, Seat seat);
int rig_actions_left(const Position& position, Seat seat);

// ---- Infinite Power, the Empire ----
bool power_is_active(const Position& position);
bool is_loyal(const Position& position, Seat seat);
bool are_loyal_to_each_other(const Position& position, Seat one, Seat other);
Invasion invasion(const Position& position);
bool is_held(const Position& position, Place place);
bool is_hostile(const Position& position, CardId squad);
CardId ship_at(const Position& position, Place place);
int ships_destroyed(const Position& position);
int ships_to_destroy(const Position& position);

// ---- inventories ----
enum class Pile { inventory };
HiddenPile pile_of(Pile pile);
int inventory_down(const Position& position, Seat seat);
void set_inventory_down(Position& position, Seat seat, Number total);
bool is_in_inventory(const Position& position, CardId card, Seat seat);  ///< known there, or it may lie there unseen
bool may_be_built_by(const Position& position, CardId card, Seat seat);  ///< own, or stolen plans
bool is_stolen_plan(const Position& position, CardId card, Seat seat);
void come_to_light(Position& position, CardId card, Seat seat);  ///< it was one of the unknown cards

// ---- dice ----
DieColour colour_of(Number face);
int count_of(std::span<const Number> dice, Die face);
int count_of(std::span<const Number> dice, DieColour colour);
int hits_of(Number face);
int dodges_of(Number face);
int white_die(std::span<const Number> dice);  ///< 0 when none was told
Die green_die(std::span<const Number> dice);

// ---- small steps: steps.cpp ----
void spend(Position& position, CardId squad, int actions);
void set_came(Position& position, CardId card, Came came);
void put(Position& position, CardId squad, Place to);  ///< with its captives
void take_camp_away(Position& position, CardId squad);
void repel_to_wastes(Position& position, CardId squad, Came why);
void set_free(Position& position, CardId squad);  ///< no captive any more, where it is
void escape(Position& position, CardId squad);
void capture(Position& position, CardId squad, CardId captor);
void capture_for_the_empire(Position& position, CardId squad, Came why);
void imprison(Position& position, CardId squad, Seat seat);
void destroy(Position& position, CardId squad);
/// Where the heap lies that is printed for one place; else nowhere.
Place heap_place(const CardFacts& card);
CardId heap_at(Position& position, Place place);
/// Those that are printed for a place lie there from the beginning.
void lay_out_heaps(Position& position);
CardId heap_there(const Position& position, Place place);
void add_tokens(Position& position, CardId card, Token token, int count);
void add_stock(Position& position, Seat seat, Token token, int count);
void load_or_leave(Position& position, CardId squad, Token token, int count);  ///< what finds no space lies loose
void damage(Position& position, CardId site, int hits);
void set_armour(Position& position, CardId site, Number armour);
void burn(Position& position, CardId site);
void regain(Position& position, CardId site);
void remove_item(Position& position, CardId squad, CardId item);
void give_item(Position& position, CardId squad, CardId item);
void leave_what_finds_no_space(Position& position, CardId squad);

std::string name_of(Place place);
std::string_view name_of(Token token);
bool is_face(Number face);

}  // namespace cardinal::war_rig
