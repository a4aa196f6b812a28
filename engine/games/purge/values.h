#pragma once

#include "engine/games/purge/words.h"
#include "engine/position/position.h"
#include "engine/rules/kept.h"
#include "engine/rules/seats_and_numbers.h"

#include <optional>
#include <string>

/// PURGE's numbers: what a position says when asked, and the small steps that change it. Everything computed is
/// computed here and nowhere else; each function carries the id of the rule whose numbers it gives.
namespace cardinal::purge {

// ---- reading what is kept: asked some hundred times for each play, so the compiler sees it ----
inline State state(const Position& position) { return static_cast<State>(get(position, match::state)); }
inline Seat active(const Position& position) { return Seat{static_cast<std::int8_t>(get(position, match::active))}; }
inline Choice choice(const Position& position) { return static_cast<Choice>(get(position, match::choice)); }
Place battle_place(const Position& position);

// ---- what is printed ----
inline Number printed_number(const CardFacts& facts, printed::Field field, Number otherwise = 0)
{
    const Number number = facts.fields[field];
    return number == not_given ? otherwise : number;
}
inline Type type_of(const Position& position, const Card& card)
{
    return static_cast<Type>(position.facts(card).fields[printed::type]);
}
inline Type type_of(const Position& position, CardId card) { return type_of(position, position.card(card)); }
std::optional<Subclass> subclass_of(const Position& position, CardId card);
bool is_unit(const Position& position, CardId card);       ///< Super Weapons with a class and Token Commanders, too
bool is_commander(const Position& position, CardId card);  ///< a Token Commander is none
bool is_unit_or_commander(const Position& position, CardId card);
bool is_attachment(const Position& position, CardId card);
bool moves(const Position& position, CardId card);  ///< Units and Commanders alone
int find_keyword(const Position& position, CardId card,
                 Keyword keyword);  ///< index of the ability, -1 when not printed

// ---- who is where ----
inline bool in_play(const Card& card)  ///< in a vector
{
    return zone_of(card.place) == Zone::home || zone_of(card.place) == Zone::field;
}
inline bool in_play(const Position& position, CardId card) { return in_play(position.card(card)); }
bool in_battle(const Position& position, CardId card);
bool is_dead(const Position& position,
             CardId card);  ///< a Unit or Commander in play whose HEALTH is given and has come to 0
inline Role role_of(const Position& position, CardId card)
{
    const bool takes_part = state(position) == State::battle && in_play(position, card);
    return takes_part ? static_cast<Role>(get(position, card, on_card::role)) : Role::none;
}
CardId stronghold_of(const Position& position, Seat seat);
CardId commander_of(const Position& position, Seat seat);
int distance(Place from, Place to);  ///< home – field 1, home – home 2
int tek_count(const Position& position, Seat seat);
bool has_tek_named(const Position& position, Seat seat, NameNumber name);
Zone deck_of(const Position& position, CardId card);     ///< which of the three decks it belongs to; aside for none
Zone discard_of(const Position& position, CardId card);  ///< the pile of that deck

// ---- abilities ----
/// An ability works when it is stated, or when its owner's TEK for it is in play.
bool is_unlocked(const Position& position, CardId card, int ability);
bool has(const Position& position, CardId card, Keyword keyword);  ///< printed and unlocked
bool was_used(const Position& position, CardId card, int ability);
Number ability_number(const Position& position, CardId card, int ability, ability::Field field, Number otherwise = 0);

// ---- effective stats: printed, permanent, lasting, until end of turn, in battle, then the cap ----
Number attack_left(const Position& position, CardId card);
/// No effect, passive ability, keyword or card laid onto another changes this stat of anybody: the counters tell it
/// all.
bool nothing_changes(const Position& position, Stat stat);
/// Nothing makes this stat of anybody less than its counter says.
bool nothing_lowers(const Position& position, Stat stat);
/// True only if the stat is above 0, found without what can but raise it: what most questions about the dead come down
/// to.
bool is_surely_left(const Position& position, CardId card, Stat stat);
Number attack_of(const Position& position, CardId card);  ///< what a new turn refills to
Number damage_of(const Position& position, CardId card);
Number initiative_of(const Position& position, CardId card);
Number armor_of(const Position& position, CardId card);
Number armor_cap(const Position& position, CardId card);
Number health_of(const Position& position, CardId card);  ///< HEALTH now
Number full_health_of(const Position& position, CardId card);
Number population_of(const Position& position, Seat seat);
Number stat_of(const Position& position, CardId card, Stat stat);
/// The same for a whole table: what changes the stats of others is looked for once. Not for energy.
class TableStats {
public:
    explicit TableStats(const Position& position);
    Number of(CardId card, Stat stat) const;

private:
    const Position& position_;
    std::vector<CardId> passive_{};  ///< cards in play with passive abilities
    std::uint32_t changed_ = 0;      ///< a bit for each stat that these change
    bool is_laid_on_ = false;        ///< a Unit or Commander lies on another

    int from_passives(CardId card, Stat stat) const;
};
/// Lying in play it may change what other cards have: by a passive ability, by what it unlocks, by lying on one.
bool may_change_others(const Position& position, const Card& card);
/// A Stronghold has no HEALTH, a TEK no ATTACK: what is said of such a number changes nothing.
bool can_have(const Position& position, CardId card, Stat stat);
/// From now on the stat reads as this number, whatever bonuses it is made of: the way to take off HEALTH, POPULATION or
/// ATTACK. Their counters hold the card's own share and may go below 0 while a bonus lasts; nothing reads below 0.
void set_stat(Position& position, CardId card, Stat stat, Number number);
/// DAMAGE, INITIATIVE and ARMOR have no counters; where less of them was seen or said, it comes back like what has.
void give_back_what_was_stated_lost(Position& position, CardId card, Stat stat);
/// What a new turn brings back becomes this number, for good; what is left stays. For ATTACK and HEALTH.
void set_full_stat(Position& position, CardId card, Stat stat, Number number);

// ---- a player's numbers ----
Number production(const Position& position, Seat seat);
Number supply_used(const Position& position, Seat seat);
Number supply_cap(const Position& position, Seat seat);
/// A card's text may raise them; who says so changes what they are from now on.
void set_production(Position& position, Seat seat, Number number);
void set_supply_cap(Position& position, Seat seat, Number number);
Number supply_cost(const Position& position, CardId card);
Number entry_turn(const Position& position, CardId card);  ///< first turn it may be played on; 1 when any
std::optional<Faction> faction_of(const Position& position, Seat seat);
Number surcharge(const Position& position, Seat seat);

// ---- small steps ----
void give_printed_numbers(Position& position, CardId card);
void refill_attack(Position& position, CardId card);   ///< ATTACK back to what the card has each turn
void refill_defence(Position& position, CardId card);  ///< HEALTH and POPULATION back up to what is printed
/// Lays the card at a place and clears what ends when a card leaves its vector, battle or play.
void move_card(Position& position, CardId card, Place to);
/// In play with the numbers printed on it, as cards are that have just entered.
void enter_play(Position& position, CardId card, Place at);
Place destination_of(const Position& position, CardId card, Fate fate);   ///< the pile its fate sends it to
void leave_play(Position& position, CardId card, Fate fate);              ///< and there it goes
void spend_energy(Position& position, Seat seat, Number amount);          ///< never below 0
void pay_for(Position& position, CardId card, Seat seat, Number amount);  ///< the same, remembered on what it is for
void add_effect(Position& position, Effect effect);                       ///< an ARMOR gain only up to the cap
void end_effects(Position& position, Until until);
void note_event(Position& position, CardId card, Event event);
void answer_event(Position& position, CardId card, Event event);    ///< what happened once is answered once
bool happened(const Position& position, CardId card, Event event);  ///< and may still be answered

std::string name_of(const Position& position, Place place);

}  // namespace cardinal::purge
