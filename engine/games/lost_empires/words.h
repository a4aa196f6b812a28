#pragma once

#include "engine/rules/words.h"

/// Lost Empires' words: every enum that a position, a card or an action of this game uses. The tables that spell them
/// are in words.cpp, in the same order.
namespace cardinal::lost_empires {

enum class Zone : std::uint8_t {
    nowhere,
    hive,
    outer_a,
    center,
    outer_b,
    hand,
    deck,
    discard,
    resolve,
    loose,
    box,
    unseen,
    aside
};  // outer_a: at seat A's left; loose: in no marked area; unseen: in hand or deck, nobody knows where

enum class Phase : Number { setup, order, control, gate, casualty, wrap, over };
enum class Step : Number { none, fall_back, ready, refresh, draw, first_player };  // of the Wrap Up Phase
enum class Paid : Number { none, command, supply, free };
enum class Order : Number { none, play, support, activate };
enum class CenterTile : Number { middle, end };
enum class Supplies : Number { beside, misplaced };  // where artifacts and markers lie before round 1

namespace match {  // Position::match
enum Value : std::uint8_t {
    turn,
    round,
    phase,
    step,
    active,
    first_player,
    winner,
    draw,
    mandatory,
    activations,
    unit,
    paid_with,
    actions_total,
    actions,
    attacked,
    named,
    named_attack,
    draining,
    frontline,
    interrupted,
    ended,
    lapsed,
    ordered,
    fresh,
    last_order,
    melee_unit,
    melee_left,
    melee_target,
    attacker,
    defender,
    dealt,
    dice_open,
    won_outer_a,
    won_center,
    won_outer_b,
    taken,
    objectives,
    center_tile,
    supplies,
    first_tokens,
    before_over,
    laid,
    paid_known,
    count
};
consteval Scope kept_by(Value) { return Scope::match; }
}  // namespace match
namespace player {  // Player::counters
enum Value : std::uint8_t {
    command,
    supply,
    artifacts,
    gate_sides,
    passed,
    built,
    faction,
    hive_tile,
    die,
    roll,
    hand_unknown,
    deck_unknown,
    shuffled,
    mulligans,
    dealt,
    elite_gain,
    fell_back,
    fell_back_to,
    drew,
    emptied,
    command_tokens,
    supply_tokens,
    gate_set,
    reference_cards,
    result_dice,
    count
};
consteval Scope kept_by(Value) { return Scope::player; }
}  // namespace player
namespace on_card {  // Card::counters
enum Value : std::uint8_t {
    damage,
    drained,
    elite,
    row,
    played_turn,
    arrived,
    came,
    used,
    granted_turn,
    left_with,
    text_to_state,
    hurt_by,
    left_from,
    open_attacks,
    lapsed_turn,
    activated_round,
    count
};
consteval Scope kept_by(Value) { return Scope::card; }
}  // namespace on_card

enum class GateSet : Number { complete, incomplete, double_number };
/// On whose side of a battlefield a card lies, seen from its controller.
enum class Row : Number { own, opposite };
/// How a card came to lie where it lies, where rules ask for it.
enum class Came : Number { none, played, put, moved, fell_back, destroyed, nuked, casualty, resolved, discarded };

/// The faces of a result die: a plain number stands for itself, the circled 4 is a face of its own.
inline constexpr Number critical = 7;

/// Printed on cards.
namespace printed {
enum Field : std::uint8_t { type, faction, subtype, command, supply, control, offense, defense, errata, count };
}
enum class Type : Number { unit, support };
enum class Faction : Number { terra_corps, feng, neo_human_republic, scion_imperium };
enum class Subtype : Number { light, heavy };

namespace ability {
enum Field : std::uint8_t { keyword, way, x, attack, draining, once_per_round, count };
}
/// Keywords, and what card texts say so often that the data says it, too.
enum class Keyword : Number {
    none,
    elite,
    formation,
    frontline,
    melee,
    ruthless,
    place_with_friend,
    free_activation,
    attack_only,
    free_if_drained,
    damage_bonus,
    on_move,
    on_light_enemy,
    on_leave
};
enum class Way : Number { passive, named };

/// What resolving does: "deal 1 to target enemy".
namespace effect {
enum Field : std::uint8_t { verb, amount, stat, reach, filter, until, grant, count };
}
enum class Verb : Number {
    deal,
    heal,
    destroy,
    draw,
    refresh,
    ready,
    drain,
    artifact,
    gain,
    lose,
    grant,
    move,
    put,
    return_to_hand,
    reveal
};
enum class Stat : std::uint8_t { control, offense, defense, command, supply };
enum class Reach : Number { target, targets, self, own, enemy, all, here, that };  // that: what set it off
enum class Filter : Number { anything, friendly, enemy, light, heavy, ready, drained, damaged };
enum class Until : std::uint8_t { end_of_activation, end_of_turn, end_of_round, while_source, permanent };
enum class Grant : Number { move, attack, move_or_attack };

enum class Option : std::uint8_t {
    die_faces,
    control_outer_award,
    casualty_elite,
    frontline_bonus,
    control_floor,
    refresh_round1,
    pass_after_orders,
    activate_zero,
    order_interleave,
    melee_granted,
    melee_named,
    melee_declare,
    ruthless_each,
    patroller_enter_by_play,
    tokens_limited,
    activate_put_into_play,
    eye_granted_move,
    deck_revived,
    players34,
    count
};

enum class Section : std::uint8_t { main };

/// A token that is turned to its X side to pay: `spent` lay on it already.
enum class Token : Number { nothing, command, supply, spent };

/// What became of an effect that waits, and of an action that a card grants.
enum class Fate : std::uint8_t { open, lapsed, used };

extern const Words words;

inline Place in(Zone zone, Seat seat) { return {.zone = static_cast<std::uint8_t>(zone), .seat = seat}; }
inline Place hive_of(Seat seat) { return in(Zone::hive, seat); }
inline constexpr Place outer_a{.zone = static_cast<std::uint8_t>(Zone::outer_a)};
inline constexpr Place center{.zone = static_cast<std::uint8_t>(Zone::center)};
inline constexpr Place outer_b{.zone = static_cast<std::uint8_t>(Zone::outer_b)};
inline Zone zone_of(Place place) { return static_cast<Zone>(place.zone); }

}  // namespace cardinal::lost_empires
