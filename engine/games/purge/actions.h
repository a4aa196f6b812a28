#pragma once

#include "engine/rules/action.h"

#include <span>

/// What players of PURGE do. Each struct is a view of the common Action under the names its rules use.
namespace cardinal::purge {

enum class Deed : std::uint8_t {
    none,
    begin,
    place,
    coin,
    first,
    claim,
    move,
    play,
    battle,
    attack,
    retreat,
    pass,
    ops,
    use,
    decline,
    resolve,
    carry_out,
    upkeep,
    count
};

struct Begin {};     ///< set-up is complete, turn 1 begins
struct PutInPlace {  ///< setting up: a card is laid at a home
    Seat seat{};
    CardId card{};
    Place place{};
};
struct WinCoin {
    Seat seat{};
};
struct NameFirst {
    Seat seat{};
    Seat first{};
};
struct ClaimSubPhase {
    Seat seat{};
};
struct Move {
    Seat seat{};
    std::span<const CardId> cards{};
    Place to{};
};
struct Play {  ///< a Unit, TEK, Attachment or Super Weapon
    Seat seat{};
    CardId card{};
    Place at{};  ///< where it was laid; nowhere stands for its owner's home
};
struct StartBattle {
    Seat seat{};
    Place place{};
    std::span<const CardId> attackers{};
};
struct Attack {
    Seat seat{};
    CardId source{};
    CardId target{};
};
struct Retreat {
    Seat seat{};
    CardId card{};
};
struct Pass {
    Seat seat{};
};
struct ExecuteOps {
    Seat seat{};
    CardId card{};
    std::span<const CardId> targets{};
};
struct UseAbility {
    Seat seat{};
    CardId source{};
    int ability = -1;  ///< index into the card's abilities
    std::span<const CardId> targets{};
    Number amount = no_number;
    Number stat = no_number;
};
struct Decline {
    Seat seat{};
};
struct Resolve {};  ///< both let the newest declared thing happen
struct CarryOut {   ///< somebody makes a declared thing happen without waiting
    Seat seat{};
    CardId card{};
};
struct Upkeep {};  ///< the table was refreshed for a new turn

inline Deed deed_of(const Action& action) { return static_cast<Deed>(action.kind); }

}  // namespace cardinal::purge
