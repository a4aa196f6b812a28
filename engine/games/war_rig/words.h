#pragma once

#include "engine/rules/words.h"

/// War Rig's words: every enum that a position, a card or an action of this game uses. The tables that spell them are
/// in words.cpp, in the same order.
namespace cardinal::war_rig {

/// The six basic locations stand clockwise, as they lie on the board. Bases are shared places: two may be nobody's.
enum class Zone : std::uint8_t {
    nowhere,
    wastes,
    oil_sands,
    deep_trenches,
    methane_sea,
    ancient_city,
    volcanic_range,
    low_orbit,
    planet_core,
    deep_space,
    base_1,
    base_2,
    base_3,
    base_4,
    base_5,
    base_6,
    cell,
    rig,
    facilities,
    inventory,
    unseen,
    tech_deck,
    removed,
    aside
};  // unseen: in the tech deck or face down in an inventory, nobody knows where

enum class Phase : Number { setup, bids, rounds, empire, over };  // empire: its suppressors move
enum class Invasion : Number { none, landing, landed, retreated };
enum class AttackKind : Number { none, squad, discovered, backfire, rig, return_fire };

namespace match {  // Position::match
enum Value : std::uint8_t {
    turn,
    round,
    phase,
    active,
    winner,
    winners,
    acting,
    mover,
    entered,
    tried,
    attacker,
    defender,
    hits,
    hits_total,
    attack_kind,
    answered,
    dice_open,
    splashed,
    splash_hits,
    supply_wastes,
    supply_oil_sands,
    supply_deep_trenches,
    supply_methane_sea,
    supply_ancient_city,
    supply_volcanic_range,
    supply_low_orbit,
    tech_deck,
    invasion,
    summoner,
    landed_turn,
    held,
    ships,
    advanced,
    fire_due,
    return_fire_due,
    controller,
    recruiter,
    recruited_from,
    power_turn,
    revealed,
    shuffled,
    before_over,
    count
};
consteval Scope kept_by(Value) { return Scope::match; }
}  // namespace match
namespace player {  // Player::counters
enum Value : std::uint8_t {
    base,
    red,
    green,
    blue,
    brown,
    scrap,
    tech,
    sway,
    bid,
    bid_laid,
    matched,
    generated,
    inventory_unknown,
    rig_spent,
    rig_round,
    passed,
    rig_attack,
    count
};
consteval Scope kept_by(Value) { return Scope::player; }
}  // namespace player
namespace on_card {  // Card::counters
enum Value : std::uint8_t {
    red,
    green,
    blue,
    brown,
    scrap,
    tech,
    camp,
    status,
    number,
    spent,
    coercion,
    barred,
    locked,
    home,
    misturned,
    came,
    hits,
    fire,
    used,
    built,
    tokens_a,
    tokens_b,
    tokens_c,
    tokens_d,
    count
};
consteval Scope kept_by(Value) { return Scope::card; }
}  // namespace on_card
static_assert(on_card::count == 24 && player::count <= 32 && match::count <= 48);

/// What squads carry and locations give; the first four are the normal resources.
enum class Token : std::uint8_t { red, green, blue, brown, scrap, tech };
inline constexpr int resource_kinds = 4, token_kinds = 6;
inline constexpr Number paying_nothing = 6;  ///< said after `paying`

enum class Camp : Number { no, yes, two, misplaced };
/// prisoner: in its captor's base, to be coerced; taken: captured by the Empire.
enum class Status : Number { able, infiltrated, captured, prisoner, taken, destroyed };
/// What happened to a card last this turn, where rules ask for it: why a squad lies where it lies, what became of a
/// site or of equipment. missed: its attacker overheated; spared: its attacker malfunctioned.
enum class Came : Number {
    none,
    repelled,
    by_recruit,
    by_rescue,
    by_breakin,
    by_alarm,
    by_discovery,
    by_sabotage,
    escaped,
    shot,
    caught,
    beaten,
    landed,
    advanced,
    entered,
    released,
    attacked,
    missed,
    spared,
    malfunctioned,
    returned_fire,
    put_out,
    burns_on,
    sabotaged,
    not_sabotaged,
    burnt_beside,
    built,
    left_aside,
    given,
    stolen,
    joined
};
enum class Fire : Number { no, yes };

/// Faces of all dice: each colour has its own, so that a list of faces says which dice were rolled.
enum class Die : Number {
    none,
    white_1,
    white_2,
    white_3,
    white_4,
    white_5,
    white_6,
    miss,
    hit,
    double_hit,
    overheat,
    lightning,
    blank,
    dodge,
    double_dodge,
    blue_miss,
    blue_hit,
    special,
    black_miss,
    black_hit,
    black_double_hit,
    splash,
    critical,
    malfunction,
    break_in,
    caught,
    alarm,
    discovered,
    undiscovered
};
enum class DieColour : Number { none, white, red, brown, blue, black, green };

/// Printed on cards.
namespace printed {
enum Field : std::uint8_t {
    type,
    squad,
    colour,
    red,
    green,
    blue,
    brown,
    standard,
    armour,
    weight,
    half,
    light,
    medium,
    heavy,
    at,
    movement,
    red_dice,
    blue_dice,
    black_dice,
    needs,
    needs_any,
    count
};
}
static_assert(printed::count <= 24);
enum class Type : Number { squad, equipment, part, facility, chassis, heap, drop_ship };
enum class Half : Number { upper, lower };
enum class Site : Number {
    home_base,
    oil_sands,
    deep_trenches,
    methane_sea,
    ancient_city,
    volcanic_range,
    low_orbit,
    planet_core,
    deep_space,
    wastes
};
enum class Movement : Number { none, walker, crawler, flight, other };

namespace ability {
enum Field : std::uint8_t { keyword, x, count };
}
/// What card texts say so often that the data says it, too.
enum class Keyword : Number {
    none,
    construct,          // tool of its holder
    construct_for_all,  // and of every friendly squad in the location
    tool_alone,         // built with no other tool than this card's text says
    offence,            // X
    defence,            // X
    repel,              // X more squads when rolling to repel
    recruit,            // X more against recruit and rescue
    spaces,             // X more
    fights_fire,
    when_attacked,
    negates,       // X hits; without X all
    negates_each,  // one for each resource in the further spaces
    leaves_when_used,
    targeting,
    pair_needed,
    pair_doubles,
    crash_if_lost,
    no_crash,
    home_if_lost,
    fights_own_fire,
    critical_hits,   // X for each critical
    critical_burns,  // X criticals set the target on fire
    special_hits,    // X for each special
    long_range,
    indestructible,
    gather_times,  // X
    scrap_for,     // X scrap for a resource, for everybody
    shortcut,      // anywhere in one action
    coerce_more,   // X more counters
    warp_gate,
    power_source
};

enum class Option : std::uint8_t {
    round_count,
    same_number_actions,
    rig_actions,
    rig_map_movement,
    rig_range,
    rig_shots,
    equipment_modifiers_from,
    repel_equipment,
    camp_counts_for_mover,
    infiltrators_repel,
    repel_choice,
    resource_spaces,
    camp_bonus_for,
    camp_when_forced_away,
    equipment_limit,
    overheated_adds_offence,
    backfire_items_to,
    release_uses_up_hit,
    captive_escapes_to,
    captives_count_for,
    cell_full,
    joined_squad_number,
    joined_squad_acts,
    forced_repel_costs_actions,
    away_build_paid_by,
    equipment_built_away,
    stolen_build_action,
    recruit_enemies,
    recruit_choice,
    discovered_attack_cost,
    discovered_beaten_repelled,
    caught_cell_full,
    fire_regain,
    regain_rounding,
    crash_rounding,
    fire_damage_half_of,
    fires_on_one_site,
    fire_chain_at_once,
    burning_parts_weigh,
    tier_without_limits,
    target_half_empty,
    destroyed_squad_items,
    outer_areas,
    drop_ship_attackers,
    released_captives_to,
    return_fire_on_squads,
    turn_start_order,
    simultaneous_end,
    functioning_rig,
    lesser_with_four,
    claim_after_actions,
    equip_when,
    second_camp_gather,
    own_colour_joins,
    answers_in_order,
    count
};

enum class Section : std::uint8_t { squads, lesser, chassis, standard, tech };

/// What is said beside a single action. `free`: nobody counts an action for it.
enum class Told : Number { free };
enum class RepelEnd : Number { goes, stays };
enum class RecruitEnd : Number { free, taken, refused };
enum class FireEnd : Number { free, out, burning };
enum class SpyWay : Number { free, look, face_up };
enum class BuildWay : Number { free, face_down };

extern const Words words;

inline constexpr Place at(Zone zone) { return {.zone = static_cast<std::uint8_t>(zone)}; }
inline constexpr Place in(Zone zone, Seat seat) { return {.zone = static_cast<std::uint8_t>(zone), .seat = seat}; }
inline constexpr Place wastes = at(Zone::wastes);
inline constexpr Place base_at(int number)  ///< 1 to 6, as printed
{
    return {.zone = static_cast<std::uint8_t>(static_cast<int>(Zone::base_1) + number - 1)};
}
inline constexpr Zone zone_of(Place place) { return static_cast<Zone>(place.zone); }

}  // namespace cardinal::war_rig
