#pragma once

#include "engine/rules/words.h"

/// Dept of Structure's words: every enum that a position, a card or an action of this game uses. The tables that spell
/// them are in words.cpp, in the same order.
namespace cardinal::dept_of_structure {

enum class Zone : std::uint8_t {
    nowhere,
    battlefield,
    line,
    counters,
    reveal,
    graveyard,
    hand,
    deck,
    unseen,
    aside
};  // line: where attackers and, opposite them, blockers lie; unseen: in hand or deck, nobody knows where

inline constexpr int lanes = 7;

enum class Phase : Number { setup, regroup, draw, deploy, battle, retreat, end, over };
enum class Step : Number { none, attack, defend, tactics, resolution };  // of the Battle

/// What is paid and kept in pools. `any` is a symbol of costs and no resource; `nothing` says that nobody paid.
enum class Resource : Number { survivor, bio, power, supplies, any, nothing };
inline constexpr int kinds_of_resource = 4;
inline constexpr Resource resources[kinds_of_resource] = {Resource::survivor, Resource::bio, Resource::power,
                                                          Resource::supplies};

namespace match {  // Position::match
enum Value : std::uint8_t {
    round,
    phase,
    step,
    attacker,
    first_player,
    winner,
    draw,
    battle_used,
    fresh,
    acted,
    announced,
    played,
    handled,
    parted,
    triggered,
    triggered_ability,
    blocked_fights,
    hurried,
    before_over,
    count
};
consteval Scope kept_by(Value) { return Scope::match; }
}  // namespace match
namespace player {  // Player::counters
enum Value : std::uint8_t {
    base,
    survivor,
    bio,
    power,
    supplies,
    hand_unknown,
    deck_unknown,
    shuffled,
    mulligans,
    mulligan_gain,
    dealt,
    drawn,
    added,
    additions,
    passed,
    paid_survivor,
    paid_bio,
    paid_power,
    paid_supplies,
    free_survivor,
    free_bio,
    free_power,
    free_supplies,
    shown_pools,
    overkill,
    to_discard,
    count
};
consteval Scope kept_by(Value) { return Scope::player; }
}  // namespace player
namespace on_card {  // Card::counters
enum Value : std::uint8_t {
    damage,
    tokens,
    deployed_round,
    attacking,
    blocked,
    blocking,
    block_order,
    hunger,
    came,
    arrived,
    left_with,
    to_state,
    readied,
    kept,
    overrun_left,
    overrun_dealt,
    count
};
consteval Scope kept_by(Value) { return Scope::card; }
}  // namespace on_card

/// What the attacker alone did after which nobody could block any more.
enum class Hurry : Number { none, tactic, ability };
/// In place of the attacker that a card blocks.
inline constexpr Number nobody_blocked = -1;
/// What a Hunger card got this round.
enum class Hunger : Number { killed, fed, paid };
/// How a card came to lie where it lies, where rules ask for it.
enum class Came : Number {
    none,
    deployed,
    retired,
    with_host,
    used,
    discarded,
    resurrected,
    sacrificed
};  // with_host: retired with the card it was attached to; used: a Tactic or Resource card
/// What a person is still to state of a card.
enum class ToState : Number { nothing, text, targets, tokens };

/// Printed on cards.
namespace printed {
enum Field : std::uint8_t { type, faction, copies, attack, defense, survivor, bio, power, supplies, any, count };
}
enum class Type : Number { unit, equipment, fortification, upgrade, vehicle, resource, tactic, counter };

namespace ability {
enum Field : std::uint8_t { keyword, way, x, survivor, bio, power, supplies, any, manner, tokens, count };
}
enum class Keyword : Number {
    none,
    crippled,
    defense_gain,
    disguise,
    equipment_assist,
    first_strike,
    generator,
    hidden,
    hunger,
    leadership,
    motivator,
    mounting_aggression,
    overrun,
    pacifist,
    rage,
    rampage,
    resurrect,
    tech_savvy,
    unblockable
};
/// How an ability comes to work; from `conditional` on by a condition, which the data names or leaves to people.
enum class Way : Number {
    permanent,
    activated,
    conditional,
    on_deploy,
    on_retire,
    on_attack,
    on_block,
    on_damage_to_base,
    on_kill,
    on_regroup,
    on_token
};
/// `utilize`: the cost includes utilizing the card; `may`: its conditional ability can be left out.
enum class Manner : Number { plain, utilize, may };

/// What resolving does: "deal 2 to target unit".
namespace effect {
enum Field : std::uint8_t { verb, amount, stat, reach, filter, until, keyword, condition, count };
}
enum class Verb : Number {
    deal,
    heal,
    gain,
    lose,
    give,
    retire,
    draw,
    discard,
    ready,
    utilize,
    token,
    untoken,
    resurrect,
    return_to_hand
};
enum class Stat : std::uint8_t { attack, defense, base, survivor, bio, power, supplies };
/// An effect may also give a keyword: its stat is then this and the keyword's number.
inline constexpr std::uint8_t first_keyword_stat = 7;
enum class Reach : Number { target, targets, self, host, own, enemy, all, player, opponent, that };
enum class Filter : Number {
    anything,
    friendly,
    hostile,
    unit,
    technology,
    equipment,
    fortification,
    upgrade,
    vehicle,
    ready,
    utilized,
    attacking,
    blocking
};
enum class Until : std::uint8_t { permanent, end_of_round, end_of_battle, while_source };
enum class Condition : Number { none, equipped, attacking, blocking };

enum class Option : std::uint8_t {
    hand_check,
    resource_types,
    heal_technology,
    resource_cards_any_time,
    activated_outside_battle,
    response_order,
    vehicles_block,
    crew_adds_stats,
    unblock_on_removal,
    overrun_posthumous,
    leader_self,
    crippled_final,
    hunger_tech_counts,
    hunger_first_round,
    double_zero,
    deck_out,
    resurrected_fresh,
    hidden_blocks_equip,
    fresh_conditional,
    base_health,
    count
};

enum class Section : std::uint8_t { main, counters };

/// How a card was laid when it was deployed.
enum class Entering : Number { ready, utilized };
/// Where cards of a mulligan were laid, when not shuffled in.
enum class Laid : Number { top, bottom };

/// What became of an effect that waits.
enum class Fate : std::uint8_t { open, due };

extern const Words words;

inline Place in(Zone zone, Seat seat) { return {.zone = static_cast<std::uint8_t>(zone), .seat = seat}; }
inline Place in(Zone zone, Seat seat, std::uint8_t lane)
{
    return {.zone = static_cast<std::uint8_t>(zone), .seat = seat, .slot = lane};
}
inline constexpr Place reveal{.zone = static_cast<std::uint8_t>(Zone::reveal)};
inline Zone zone_of(Place place) { return static_cast<Zone>(place.zone); }

}  // namespace cardinal::dept_of_structure
