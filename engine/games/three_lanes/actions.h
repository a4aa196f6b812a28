#pragma once

#include "engine/rules/action.h"

#include <span>

/// What players of Three Lanes do. Each struct is a view of the common Action under the names its rules use.
namespace cardinal::three_lanes {

enum class Deed : std::uint8_t {
    none,
    begin,
    coin,
    first,
    shuffle,
    set,
    draw,
    swap,
    reveal,
    play,
    tech,
    equip,
    attack,
    move,
    use,
    decline,
    resolve,
    discard,
    pass,
    count
};

struct Begin {};  ///< set-up is complete, turn 1 begins
struct WinCoin {
    Seat seat{};
};
struct NameFirst {
    Seat seat{};
    Seat first{};
};
struct Shuffle {
    Seat seat{};
};
struct SetProtection {  ///< setting up: cards are set in the protection zone
    Seat seat{};
    int count = 1;
    std::span<const CardId> cards{};  ///< those that somebody saw
};
struct Draw {
    Seat seat{};
    int count = 1;
    bool is_top = true;
    bool is_bottom = false;
    CardId ground{};          ///< the card whose text says to draw
    int ability = -1;         ///< which of its abilities
    bool is_counted = false;  ///< a number was told
};
struct Swap {
    Seat seat{};
    std::span<const CardId> taken{};  ///< from the pool
    int given_count = 1;
    CardId given{};  ///< when somebody saw it
    Place to{};      ///< where it was laid; nowhere stands for under the deck
};
struct Reveal {
    Seat seat{};
    CardId card{};  ///< the card that was flipped, when somebody says which
    bool is_top = true;
};
struct Play {  ///< a unit or a land; an equip card or a tech by mistake
    Seat seat{};
    CardId card{};
    Place at{};
};
struct PlayTech {
    Seat seat{};
    CardId card{};
    std::span<const CardId> targets{};
    Place to{};  ///< where it was laid, nowhere stands for the trash; or the unit zone that it summons to
};
struct Equip {
    Seat seat{};
    CardId card{};
    CardId unit{};
};
struct Attack {
    Seat seat{};
    CardId attacker{};
    CardId fought{};  ///< whom it was seen to fight, when that was told
    Place at{};       ///< the protection zone it was seen to hit, when that was told
    int taken = 1;    ///< protection cards taken then
};
struct Move {
    Seat seat{};
    CardId card{};
    Place to{};
};
struct UseAbility {
    Seat seat{};
    CardId source{};
    int ability = -1;  ///< index into the card's abilities; -1 when its [Main] effect is not in the data
    std::span<const CardId> targets{};
    Place at{};  ///< the zone for a unit it summons
};
struct Decline {
    Seat seat{};
    CardId source{};
    int ability = -1;
};
struct Resolve {};  ///< the trigger that is due happens, as far as the card data says what it does
struct Discard {
    Seat seat{};
    CardId card{};
    Place to{};  ///< where it was laid; nowhere stands for the trash
};
struct Pass {
    Seat seat{};
};

inline Deed deed_of(const Action& action) { return static_cast<Deed>(action.kind); }

}  // namespace cardinal::three_lanes
