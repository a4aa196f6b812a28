#pragma once

#include "engine/record/record.h"
#include "engine/referee/explain.h"

#include <optional>
#include <string>
#include <vector>

namespace cardinal::cli::bench {

/// How a match that is watched stands, all in the names of the match that was played.
struct Moment {
    const Game* game = nullptr;
    const Position* truth = nullptr;  ///< how it really stands
    std::vector<Action> done{}, written{};
    std::optional<Board> seen{};
    std::vector<Story> stories{};
};
/// For people: what was done, what was written of it, what looked otherwise, and the likeliest stories.
std::string told_of(const Moment& moment);

/// An entry in a line: what it says was done, whether it was taken back, and what it broke.
std::string written_out(const Game& game, const Position& truth, const Entry& entry, const Action& action);

/// Of a film, in seconds.
std::string shown_time(double time_ms);

}  // namespace cardinal::cli::bench
