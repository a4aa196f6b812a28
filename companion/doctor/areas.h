#pragma once

#include "engine/rules/game.h"

#include <string>
#include <vector>

namespace cardinal::doctor {

/// A part of the table that is judged by itself.
struct NamedArea {
    std::string name{};  ///< of a zone as the game's notation calls it: "front.A.2"
    Rect area{};
    std::string words{name};  ///< for people: "A's front 2"
};

/// The zones of a game's mat.
std::vector<NamedArea> zones_of(const Game& game);
/// Nine parts of a mat that nobody knows more of, as seen from seat A.
std::vector<NamedArea> parts_of(const MatSize& mat);

}  // namespace cardinal::doctor
