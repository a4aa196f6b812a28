#pragma once

#include "engine/games/war_rig/words.h"
#include "engine/rules/action.h"

#include <span>

/// What players of War Rig do. Each struct is a view of the common Action under the names its rules use.
namespace cardinal::war_rig {

enum class Deed : std::uint8_t {
    none,
    begin,
    move,
    repel,
    gather,
    claim,
    swap,
    exchange,
    lock,
    encamp,
    decamp,
    attack,
    use,
    release,
    give,
    surrender,
    coerce,
    construct,
    equip,
    attach,
    fight_fire,
    recruit,
    rescue,
    spy,
    sabotage,
    drive,
    shoot,
    return_fire,
    crash,
    bid,
    reveal,
    generate,
    summon,
    land,
    advance,
    discover,
    pass,
    next,
    count
};

using Dice = std::span<const Number>;       ///< faces, by Die
using TokenList = std::span<const Number>;  ///< kinds, by Token

struct Begin {};  ///< set-up is complete, turn 1 begins
struct Move {
    Seat seat{};
    CardId squad{};
    Place to{};
};
struct Repel {  ///< nobody: the lesser factions
    Seat seat{};
    CardId squad{};
    Dice dice{};
    Number end = no_number;
    Place to{};  ///< where the squad was put, when that was told
};
struct Gather {
    Seat seat{};
    CardId squad{};
    TokenList tokens{};
    CardId onto{};  ///< another board that it was laid on
    bool is_free = false;
};
struct Claim {
    Seat seat{};
    CardId squad{};
    TokenList tokens{};
    Place from{};
};
struct Swap {
    Seat seat{};
    Number token = no_number;
    int scrap = -1;  ///< -1: what is due
};
struct Exchange {
    Seat seat{};
    CardId from{};  ///< the squad whose tech token it is, when it was not brought home
    std::span<const CardId> keeping{};
    int kept = 1;
};
struct Lock {
    Seat seat{};
    CardId captive{};
    int counters = -1;  ///< -1: what is due
};
struct Encamp {
    Seat seat{};
    CardId squad{};
    bool is_free = false;
};
struct Decamp {
    Seat seat{};
    CardId squad{};
    bool is_free = false;
};
struct Attack {  ///< nobody: lesser factions that discovered a spy
    Seat seat{};
    CardId squad{};
    CardId target{};
    Dice dice{};
    int hits = -1;  ///< after dodges, when only that was told
    bool is_free = false;
};
struct UseItem {
    Seat seat{};
    CardId item{};
    CardId squad{};
    int negating = -1;
};
struct Release {
    Seat seat{};
    CardId captive{};
};
struct Give {
    Seat seat{};
    CardId squad{};
    Number token = no_number;
    CardId item{};
    CardId to{};  ///< the board or heap it was laid on, when that was told
};
struct Surrender {
    Seat seat{};
    CardId squad{};
};
struct Coerce {
    Seat seat{};
    CardId squad{};
    CardId prisoner{};
    int counters = -1;  ///< -1: what one action removes
};
struct Construct {
    Seat seat{};
    CardId card{};
    CardId squad{};
    bool is_paying_told = false;
    TokenList paying{};
    Place to{};
    bool is_free = false;
    bool is_left_face_down = false;
};
struct Equip {
    Seat seat{};
    CardId item{};
    CardId squad{};
};
struct Attach {
    Seat seat{};
    CardId part{};
    Place to{};
};
struct FightFire {
    Seat seat{};
    CardId squad{};
    CardId site{};
    Dice dice{};
    Number end = no_number;
};
struct Recruit {
    Seat seat{};
    CardId squad{};
    CardId captive{};
    Dice dice{};
    Number end = no_number;
};
struct Rescue {
    Seat seat{};
    CardId squad{};
    CardId prisoner{};
    Dice dice{};
    Number end = no_number;
};
struct Spy {
    Seat seat{};
    CardId squad{};
    CardId card{};
    Seat at{};  ///< whose inventory, when the card is one that nobody knows
    Dice dice{};
    std::span<const CardId> stealing{};  ///< another card that was stolen
    Number way = no_number;
};
struct Sabotage {
    Seat seat{};
    CardId squad{};
    CardId site{};
    Dice dice{};
    bool is_free = false;
};
struct Drive {
    Seat seat{};
    Place to{};
};
struct Shoot {
    Seat seat{};
    CardId weapon{};
    CardId target{};
    Dice dice{};  ///< of the weapon, of a defending squad, and the white one for the part
    int hits = -1;
    Seat chosen_by{};
    std::span<const CardId> splash{};
    int rerolled = 0;
};
struct ReturnFire {
    Seat seat{};
    CardId ship{};
    CardId target{};
    Dice dice{};
    int hits = -1;
    Seat chosen_by{};
};
struct Crash {
    Seat seat{};
    Dice dice{};
};
struct Bid {
    Seat seat{};
    Number open = no_number;  ///< the value, when it lies face up
    std::span<const Number> further{};
};
struct Reveal {
    std::span<const Number> bids{};  ///< by seat
};
struct Generate {
    Seat seat{};
    TokenList tokens{};
    Place to{};
};
struct Summon {
    Seat seat{};
    CardId structure{};
};
struct Land {
    Seat seat{};  ///< who summoned the Empire, when that is told by it
    Dice dice{};
    Place at{};
    CardId ship{};
};
struct Advance {
    bool is_told = false;
    std::span<const Number> held{};  ///< what is newly held, by the order of locations
};
struct Discover {
    Seat seat{};
    CardId structure{};
    int counters = -1;
};
struct Pass {
    Seat seat{};
};
struct Next {};  ///< everybody is through with this round

inline Deed deed_of(const Action& action) { return static_cast<Deed>(action.kind); }

}  // namespace cardinal::war_rig
