#pragma once

#include "engine/record/history.h"

#include <string>

namespace cardinal {

/// What a replay can promise.
enum class Fidelity : std::uint8_t {
    exact,       ///< the same game: every pin, verdict and position is what was written down
    unverified,  ///< nothing contradicts, but it was played with something else, or hashes are missing
    diverged,    ///< from one entry on it is not the game that was played
};
std::string_view to_string(Fidelity fidelity);

struct Replay {
    Fidelity fidelity = Fidelity::exact;
    int at_entry = 0;   ///< the first entry that differs; 0 when none does
    std::string why{};  ///< a sentence; empty when exact
    Position last{};    ///< the last position that is certain: nothing is derived beyond a divergence
};

/// Plays the record again and compares. Where it diverges, what was written down then is all there is to show.
Replay replay(const Game& game, const Record& record);

}  // namespace cardinal
