#pragma once

#include "engine/rules/deeds.h"

#include <span>

/// What players of Dept of Structure do. Each struct is a view of the common Action under the names its rules use.
namespace cardinal::dept_of_structure {

enum class Deed : std::uint8_t {
    none,
    begin,
    first,
    shuffle,
    draw,
    mulligan,
    ready,
    add,
    deploy,
    play,
    equip,
    unequip,
    use,
    decline,
    attack,
    block,
    order,
    pass,
    resolve,
    overrun,
    sacrifice,
    place_token,
    remove_token,
    discard,
    go_back,
    end_turn,
    next,
    count
};

using Resources = std::span<const Number>;  ///< each one a Resource

struct Begin {};      ///< set-up is complete, round 1 begins
struct ChooseFirst {  ///< by any method: this player is the first attacker
    Seat seat{};
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
    int returned = 0;
    int drawn = 0;
    bool is_shuffled = true;
};
struct ReadyCards {
    Seat seat{};
    std::span<const CardId> cards{};  ///< none: all of them
};
struct AddResources {
    Seat seat{};
    Resources chosen{};
};
/// What was said to be paid; nobody needs to say it, then the cost is.
struct Paying {
    bool is_told = false;
    Resources resources{};
};
struct Deploy {  ///< a Unit or Technology
    Seat seat{};
    CardId card{};
    CardId host{};  ///< of an Upgrade
    Paying paying{};
    bool is_laid_utilized = false;
};
struct Play {  ///< a Tactic or a Resource card
    Seat seat{};
    CardId card{};
    std::span<const CardId> targets{};
    Paying paying{};
    Place to{};  ///< where it was left; nowhere stands for its owner's graveyard
};
struct Equip {
    Seat seat{};
    CardId technology{};
    CardId target{};
    std::span<const CardId> left_upright{};
};
struct Unequip {
    Seat seat{};
    CardId card{};  ///< what is taken off: Equipment, or a Unit out of its Vehicle
    std::span<const CardId> left_upright{};
};
struct UseAbility {
    Seat seat{};
    CardId source{};
    int ability = -1;  ///< index into the card's abilities; -1 when it is not in the data
    std::span<const CardId> targets{};
    Paying paying{};
};
struct Decline {
    Seat seat{};
    CardId source{};
};
struct DeclareAttack {
    Seat seat{};
    CardId attacker{};
    CardId at_card{};  ///< a card that was named as what is attacked
    Place at{};        ///< where it was laid; nowhere stands for the first free lane
    bool is_left_upright = false;
};
struct DeclareBlock {
    Seat seat{};
    CardId blocker{};
    CardId attacker{};
    Place at{};     ///< where it was laid; nowhere stands for the attacker's lane
    int order = 0;  ///< 0: after those that block it already
};
struct SetOrder {  ///< who of several blockers is first, second…
    Seat seat{};
    std::span<const CardId> blockers{};
};
struct Pass {
    Seat seat{};
};
struct Resolve {};  ///< both let it happen: what waits, or the battle
struct Overrun {    ///< how much of what is left is dealt to the base
    Seat seat{};
    CardId attacker{};
    int amount = 0;
};
struct Sacrifice {
    Seat seat{};
    CardId unit{};
    CardId to{};  ///< a Hunger card
};
struct ChangeTokens {
    Seat seat{};
    CardId card{};
    int change = 1;
};
struct Discard {
    Seat seat{};
    CardId card{};
};
struct GoBack {  ///< from the battle line to the battlefield
    Seat seat{};
    std::span<const CardId> cards{};  ///< none: all of them
};
struct EndTurn {
    Seat seat{};
};
struct Next {};  ///< what is left of this phase or step happens, and the next one begins

inline Deed deed_of(const Action& action) { return static_cast<Deed>(action.kind); }

}  // namespace cardinal::dept_of_structure
