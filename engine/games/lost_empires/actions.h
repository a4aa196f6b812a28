#pragma once

#include "engine/rules/action.h"

#include <span>

/// What players of Lost Empires do. Each struct is a view of the common Action under the names its rules use.
namespace cardinal::lost_empires {

enum class Deed : std::uint8_t {
    none,
    begin,
    roll,
    first,
    faction,
    shuffle,
    draw,
    mulligan,
    play,
    support,
    activate,
    move,
    attack,
    use,
    decline,
    drain,
    reveal,
    end_turn,
    pass,
    take,
    ruthless,
    build,
    fall_back,
    ready,
    refresh,
    next,
    count
};

using TurnedTokens = std::span<const Number>;  ///< what was turned to pay, by Token

struct Begin {};       ///< set-up is complete, round 1 begins
struct RollForFirst {  ///< both result dice, to be First Player
    Seat seat{};
    std::span<const Number> dice{};
};
struct TakeFirst {  ///< the First Player token
    Seat seat{};
};
struct ChooseFaction {
    Seat seat{};
    Number faction = no_number;
    Number hive = no_number;  ///< whose tile was laid; left out: the faction's
};
struct Shuffle {
    Seat seat{};
};
struct Draw {
    Seat seat{};
    int count = 1;
};
struct Mulligan {
    Seat seat{};
    int put_back = -1;  ///< -1: the whole hand
    int drawn = 6;
};
struct PlayUnit {
    Seat seat{};
    CardId card{};
    Place at{};  ///< nowhere stands for the player's own hive
    bool is_paying_told = false;
    TurnedTokens paying{};
    Number entering = no_number;  ///< 0 ready, 1 drained
};
struct PlaySupport {
    Seat seat{};
    CardId card{};
    std::span<const CardId> targets{};
    bool is_paying_told = false;
    TurnedTokens paying{};
    Place to{};  ///< where it was left; nowhere stands for its owner's discard pile
};
struct Activate {
    Seat seat{};
    CardId unit{};
    bool is_paying_told = false;
    TurnedTokens paying{};
};
struct Move {
    Seat seat{};
    CardId unit{};
    Place to{};
};
struct Attack {
    Seat seat{};
    CardId unit{};
    std::span<const CardId> targets{};  ///< one, or both of a MELEE unit
    std::span<const Number> dice{};     ///< the attacker's and the defender's, for each attack
    int dealing = -1;                   ///< the damage of the first attack, when that was told
};
struct UseAbility {
    Seat seat{};
    CardId unit{};
    int ability = -1;  ///< index into the card's abilities; -1 when it is not in the data
    std::span<const CardId> targets{};
    Place to{};
};
struct Decline {
    Seat seat{};
    CardId unit{};
};
struct Drain {  ///< the activation is over: a drain token is laid
    Seat seat{};
    CardId unit{};
};
struct Reveal {
    Seat seat{};
    CardId card{};
};
struct EndTurn {
    Seat seat{};
};
struct Pass {
    Seat seat{};
};
struct TakeArtifacts {  ///< for an objective, in the Control Phase
    Seat seat{};
    Place of{};
    int count = -1;  ///< -1: what is due
};
struct DealRuthless {
    Seat seat{};
    CardId unit{};
    CardId target{};
    int amount = 1;
};
struct BuildGate {
    Seat seat{};
    int gate = -1;  ///< -1: the lowest that is not built
    int paid = 4;
};
struct FallBack {
    Seat seat{};
    std::span<const CardId> units{};  ///< empty: all of them
    Place to{};
};
struct ReadyAll {};    ///< the drain tokens are taken off
struct RefreshAll {};  ///< command and supply tokens are turned
struct Next {};        ///< what is left of this phase happens, and the next one begins

inline Deed deed_of(const Action& action) { return static_cast<Deed>(action.kind); }

}  // namespace cardinal::lost_empires
