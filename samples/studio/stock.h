#pragma once

#include "engine/core/markers.h"
#include "engine/core/printed_code.h"
#include "samples/studio/texture.h"

#include <map>
#include <optional>
#include <string>

/// Everything that can be laid on a table, by name.
namespace cardinal::studio {

enum class What {
    card,     ///< a card of a game
    token,    ///< has a marker
    command,  ///< a command card, with a marker
    hand,     ///< an arm with its hand
    die,      ///< shows a number
    foreign,  ///< whatever no game knows: other cards, mugs, phones, paper
    part      ///< of the table: a mat
};

struct Print {
    What what = What::foreign;
    Texture texture{};
    double thickness_mm = 0.3;
    double round_mm = 0;   ///< radius of the corners
    double height_mm = 0;  ///< of things that stand: sides as high as that are drawn below the picture
    std::string back{};    ///< the print that a card shows when it is face down
    std::string label{};   ///< for people: what a foreign thing is
    std::string card{};    ///< the card's name, as an id
    std::optional<PrintedCode> code{};
    Rect code_area{};  ///< mm from the upper left corner
    std::string kind{};
    int value = 0;
    std::optional<MarkerId> marker{};
};

using Stock = std::map<std::string, Print, std::less<>>;

/// What the prints of a game's mat and of the back of its cards are called.
inline constexpr const char *mat_name = "mat", *back_name = "back";
/// What the print of a token's face is called.
inline std::string token_name(MarkerId marker) { return "token " + std::to_string(marker); }

}  // namespace cardinal::studio
