#pragma once

#include "engine/core/result.h"

#include <compare>
#include <string>
#include <string_view>

/// The code that is printed on a card: ten characters that name the game, the card and the very copy. It needs no
/// server, and whoever knows this page can write and read it.
///
///     G CCC SSSS XX     for example P107K7Q3HY
///
/// G is the game's letter. CCC is the card's number in its game and SSSS the copy's serial, both with the digits 0-9
/// and then A-Z (base 36), the first digit worth most. XX checks the eight characters before it: let c be 0; for each
/// of them, from left to right, with v its value from 0 to 35, c becomes (62 c + v + 1) modulo 1291; XX is c, again in
/// base 36. So one wrong character and two that changed places, wherever they stand, are always noticed, and of
/// everything else that looks like a code all but one in 1291.
namespace cardinal {

inline constexpr int most_card_numbers = 36 * 36 * 36;
inline constexpr int most_serials = most_card_numbers * 36;
inline constexpr std::size_t code_length = 10;

struct PrintedCode {
    char game = '0';
    int card = 0;    ///< below most_card_numbers
    int serial = 0;  ///< below most_serials
    auto operator<=>(const PrintedCode&) const = default;
};

/// The ten characters, without spaces.
std::string write_code(const PrintedCode& code);
/// What ten characters say. Small letters are capitals, spaces between are passed over.
Result<PrintedCode> read_code(std::string_view text);

/// `17` as "00H": how the number of a card is written, on cards and in card sets.
std::string write_card_number(int number);
std::string write_serial(int serial);
/// -1 when it is no number of one to three digits in base 36.
int read_card_number(std::string_view text);

}  // namespace cardinal
