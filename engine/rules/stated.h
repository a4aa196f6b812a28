#pragma once

#include "engine/position/position.h"
#include "engine/rules/fact.h"
#include "engine/rules/words.h"

#include <string>
#include <string_view>

/// A number that is seen or stated, beside the one that is kept.
namespace cardinal {

struct Stated {
    std::string_view name{};  ///< the number's name among the game's words
    Owner of{};
    Number number = 0;
    Number kept = 0;
};

/// The fact is a number that this game has, of somebody who is there.
bool is_about_a_number(const Words& words, const Position& position, const Fact& fact);
/// For a fact that is about a number.
Stated stated_by(const Words& words, const Position& position, const Fact& fact);

bool is(const Stated& stated, std::string_view name);  ///< it is this number, and not as it is kept
bool is_more(const Stated& stated, std::string_view name);
bool is_fewer(const Stated& stated, std::string_view name);
/// "hand 5 instead of 4"
std::string said(const Stated& stated);

/// A number of the match, as who is on turn; the one kept in `counter` is asked for by `is_about_the_matchs`.
bool is_about_the_match(const Fact& fact);
bool is_about_the_matchs(const Words& words, const Fact& fact, std::uint8_t counter);

}  // namespace cardinal
