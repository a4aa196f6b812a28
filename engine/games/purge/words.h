#pragma once

#include "engine/rules/words.h"

/// PURGE's words: every enum that a position, a card or an action of this game uses. The tables that spell them are in
/// words.cpp, in the same order.
namespace cardinal::purge {

enum class Zone : std::uint8_t {
    nowhere,
    home,
    field,
    tek_deck,
    ops_deck,
    war_deck,
    tek_discard,
    ops_discard,
    war_discard,
    removed,
    stack,
    aside
};  // aside: beside the table, not yet in play or a token that left

enum class State : Number { setup, choose_first, subphase, battle, over };
enum class Choice : Number { none, move, battle, produce, pass };

namespace match {  // Position::match
enum Value : std::uint8_t {
    turn,
    state,
    active,
    first_player,
    chooser,
    passes,
    choice,
    plays,
    move_from,
    move_to,
    battle_attacker,
    battle_place,
    battle_to_act,
    battle_passes,
    attackers_acted,
    entrenched_used,
    battle_just_over,
    winner,
    draw,
    before_over,
    count
};
consteval Scope kept_by(Value) { return Scope::match; }
}  // namespace match
namespace player {  // Player::counters
enum Value : std::uint8_t {
    energy,
    faction,
    tek_played,
    surcharge,
    plays_this_turn,
    acted_this_turn,
    supply_cap_added,
    count
};
consteval Scope kept_by(Value) { return Scope::player; }
}  // namespace player
namespace on_card {  // Card::counters
enum Value : std::uint8_t {
    attack,
    health,
    population,
    armor_lost,
    used,
    role,
    retreated,
    fate,
    happened,
    survived,
    damage_taken,
    entered_turn,
    text_to_state,
    paid,
    count
};
consteval Scope kept_by(Value) { return Scope::card; }
}  // namespace on_card

enum class Role : Number { none, attacker, defender };
/// How a card came to lie where it lies, where rules ask for it.
enum class Fate : Number { none, resolved, cancelled, nullified, killed, destroyed, removed, returned };

/// Printed on cards.
namespace printed {
enum Field : std::uint8_t {
    type,
    faction,
    subclass,
    energy,
    tech,
    ep,
    attack,
    damage,
    initiative,
    armor,
    health,
    population,
    executed_by,
    allows_super_weapons,
    token_leaves,
    count
};
}
enum class Type : Number {
    commander,
    stronghold,
    ops,
    unit,
    defensive_attachment,
    resource_attachment,
    tek,
    super_weapon
};
enum class Faction : Number { humans, machines, ancients };
enum class Subclass : Number { infantry, tank, jet, rig, dreadnought, mother_ship };
enum class TokenLeaves : Number { end_of_turn, battle_resolution };

namespace ability {
enum Field : std::uint8_t { keyword, way, x, unlocked_by, once_per_turn, cost, trigger, count };
}
enum class Keyword : Number {
    none,
    clone_dna,
    composite_armor,
    critical_mass,
    cumulative,
    entrenched,
    fractal_repairs,
    fury,
    irradiate,
    memory_metal,
    pyrite_rounds,
    cloaking,
    defender,
    flux,
    jet,
    overlay,
    tactician
};
enum class Way : Number { passive, triggered, activated };
enum class Event : Number { damaged, enters, killed, attacks, defends, battle_resolution, turn_end };

/// What resolving does: "deal 4 to target unit".
namespace effect {
enum Field : std::uint8_t { verb, amount, stat, reach, filter, until, card, count };
}
enum class Verb : Number {
    deal,
    gain,
    lose,
    restore,
    energy,
    cancel,
    nullify,
    destroy,
    remove,
    resurrect,
    take_back,
    token
};
enum class Stat : std::uint8_t { attack, damage, initiative, armor, health, population, energy };
enum class Reach : Number { target, targets, self, own, opposing, all, vector };  // `target`s alone count as targeted
enum class Filter : Number {
    anything,
    unit,
    commander,
    unit_or_commander,
    stronghold,
    infantry,
    tank,
    jet,
    rig,
    attachment,
    tek,
    ops
};
enum class Until : std::uint8_t { end_of_turn, end_of_battle, while_source, permanent };

enum class Option : std::uint8_t {
    fury_stat,
    defender_stat,
    critical_mass,
    memory_metal_on_zero,
    pyrite_needs_damage,
    flux_stat,
    retreat_penalty,
    population_regenerates,
    defatt_regenerates,
    attack_pool,
    commander_shields_stronghold,
    attack_same_vector,
    move_distance,
    move_into_enemy_home,
    jets_return_home,
    jets_join_defence,
    refund_nullified,
    superweapon_needs_tek,
    ops_need_living_commander,
    double_ko,
    production_limit,
    deck_exact_50,
    defatt_deck_max,
    foreign_ops_in_deck,
    resurrect_ignores_cap,
    overlay_needs_tactician,
    opt_scope,
    ops_breaks_passes,
    resurrect_keeps_permanent,
    allow_mirror,
    irradiate_counts,
    count
};

enum class Section : std::uint8_t { commander, stronghold, war, tek, ops };

extern const Words words;

inline Place home_of(Seat seat) { return {.zone = static_cast<std::uint8_t>(Zone::home), .seat = seat}; }
inline constexpr Place the_field{.zone = static_cast<std::uint8_t>(Zone::field)};
inline Place in(Zone zone, Seat seat) { return {.zone = static_cast<std::uint8_t>(zone), .seat = seat}; }
inline Zone zone_of(Place place) { return static_cast<Zone>(place.zone); }

}  // namespace cardinal::purge
