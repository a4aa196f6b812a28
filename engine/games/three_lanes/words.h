#pragma once

#include "engine/rules/words.h"

/// Three Lanes' words: every enum that a position, a card or an action of this game uses. The tables that spell them
/// are in words.cpp, in the same order.
namespace cardinal::three_lanes {

enum class Zone : std::uint8_t {
    nowhere,
    hand,
    deck,
    pool,
    protection,
    graveyard,
    trash,
    front,
    back,
    land,
    unseen,
    aside
};  // unseen: copies of the deck that lie in hand, deck or protection, nobody knows where; aside: beside the table

enum class Phase : Number { setup, draw, swap, main, over };  // swap: the turn's card is drawn, no Main action was seen
enum class Met : Number { none, front, back, protection, nothing, win };  // what the lane made of the last attack
enum class Layout : Number { standard, other };

namespace match {  // Position::match
enum Value : std::uint8_t {
    turn,
    phase,
    active,
    first_player,
    coin_winner,
    last_turn,
    winner,
    attacker,
    attack_lane,
    met,
    fought,
    taken,
    taken_seen,
    attack_power,
    arrivals,
    main_begun,
    before_over,
    text_open,
    count
};
consteval Scope kept_by(Value) { return Scope::match; }
}  // namespace match
namespace player {  // Player::counters
enum Value : std::uint8_t {
    hand_unknown,
    deck_unknown,
    protection_unknown,
    pool_down_unknown,
    pool_up_unknown,
    swapped,
    shuffled,
    revealed,
    dealt,
    lanes,
    layout,
    count
};
consteval Scope kept_by(Value) { return Scope::player; }
}  // namespace player
namespace on_card {  // Card::counters
enum Value : std::uint8_t { rested_until, arrived, came, count };
consteval Scope kept_by(Value) { return Scope::card; }
}  // namespace on_card

/// How a card came to lie where it lies, where rules ask for it.
enum class Came : Number { none, played, summoned, moved, died, discarded, used };

/// Printed on cards.
namespace printed {
enum Field : std::uint8_t { type, front, back, tribe, second_tribe, id, count };
}
enum class Type : Number { unit, tech, equip, land };

namespace ability {
enum Field : std::uint8_t { trigger, x, optional, works_from, reach, tribe, condition, count };
}
enum class Trigger : Number {
    none,
    continuous,
    main,
    start_of_turn,
    start_of_main,
    end_of_turn,
    on_play,
    on_summon,
    on_unit_summoned,
    on_unit_death,
    on_unit_attack,
    on_land_placed,
    on_land_destroyed,
    when_attacking,
    start_of_combat,
    combat_victory,
    combat_loss,
    end_of_combat,
    end_of_attack,
    on_death,
    on_kill,
    on_protection_hit,
    when_destroyed,
    on_combat_victory,
    on_combat_loss
};
/// Where else than in play an ability works.
enum class WorksFrom : Number { play, hand, pool, graveyard, trash, anywhere };
/// Where it must happen to be noticed by a trigger, seen from the card that has it.
enum class Happens : Number { anywhere, own, opposing, own_lane, opposite_lane, either_lane };
enum class Condition : Number { none, in_front, in_back, opposite_empty, opposite_filled, alone, equipped, rested };

/// What resolving does: "gain 2 power to target unit until end_of_turn".
namespace effect {
enum Field : std::uint8_t { verb, amount, stat, reach, filter, until, tribe, up_to, count };
}
enum class Verb : Number {
    gain,
    lose,
    rest,
    unrest,
    destroy,
    return_to_hand,
    draw,
    discard,
    summon,
    protection_to_hand,
    deck_to_protection,
    reveal
};
enum class Stat : std::uint8_t { power, front, back };
enum class Reach : Number { target, targets, self, host, own, opposing, all, lane, opposite_lane };
enum class Filter : Number { anything, unit, land, equip, front, back, rested, active };
enum class Until : std::uint8_t { end_of_turn, end_of_attack, while_source, permanent };

enum class Option : std::uint8_t {
    protection_source,
    rest_count,
    adjacency,
    swap_reveals_next,
    swap_from,
    protection_pick,
    equips_to,
    power_floor,
    rest_adds,
    equip_enemy,
    effect_draw_loses,
    rested_main,
    later_documents,
    count
};

enum class Section : std::uint8_t { main, pool };

/// Where a card comes from or goes to in a stack that nobody sees into.
enum class From : Number { top, bottom, elsewhere };

/// How far a declared thing has come: the steps of an attack between which triggers resolve.
enum class Step : std::uint8_t {
    open,
    attacking,
    combat,
    attacker_loses,
    defender_loses,
    both_lose,
    combat_end,
    attack_end,
    turn_end,
    turn_start
};

extern const Words words;

inline Place in(Zone zone, Seat seat) { return {.zone = static_cast<std::uint8_t>(zone), .seat = seat}; }
inline Place in(Zone zone, Seat seat, std::uint8_t lane)
{
    return {.zone = static_cast<std::uint8_t>(zone), .seat = seat, .slot = lane};
}
inline Zone zone_of(Place place) { return static_cast<Zone>(place.zone); }

}  // namespace cardinal::three_lanes
