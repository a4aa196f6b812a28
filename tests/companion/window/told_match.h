#pragma once

#include "companion/match/live_match.h"

#include <string>
#include <vector>

/// The bundled first match of a game, for screens to show.
namespace cardinal::window {

struct ToldMatch {
    Referee referee;
    std::vector<std::string> lines{};  ///< what is said in it, one after another
};
ToldMatch first_match(const std::string& game);

}  // namespace cardinal::window
