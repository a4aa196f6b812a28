#pragma once

#include "engine/rules/game.h"

#include <string_view>
#include <vector>

/// Why a number is what it is. Nothing is worked out a second time: the game's own reading is asked again of the same
/// table without this card, without that effect, and what is then missing is what they add. So it holds for every
/// number of every game, and cannot disagree with the rules.
namespace cardinal {

/// A part of a number.
struct Addend {
    enum class From : std::uint8_t {
        printed,  ///< a field of the card whose number it is
        card,     ///< another card that lies in play
        effect,   ///< a change that ends by itself
        rest,     ///< what no single thing gives: what is kept, was paid or told, and where rules set a limit
    };
    From from = From::rest;
    CardId card{};            ///< which card, or what made the effect
    std::string_view what{};  ///< of what is printed, the field's name; of an effect, how long it lasts
    Number amount = 0;
    bool operator==(const Addend&) const = default;
};

struct Why {
    Number number = 0;
    std::vector<Addend> addends{};         ///< together they are the number
    std::vector<const RuleInfo*> rules{};  ///< that say so, where the game names them
    bool is_kept = false;                  ///< it is counted up and down: what changed it last says more
    bool operator==(const Why&) const = default;
};

/// Of the value with this index in the game's words. Hidden cards are named in no addend.
Why why(const Game& game, const Position& position, int value, Owner owner);

/// The rules that the game names for this number, in the order of its words.
std::vector<const RuleInfo*> rules_of(const Game& game, const ValueWord& value);

}  // namespace cardinal
