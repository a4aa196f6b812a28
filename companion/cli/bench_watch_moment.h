#pragma once

#include "companion/match/live_match.h"
#include "engine/record/record.h"
#include "engine/referee/explain.h"
#include "engine/referee/rehearsed_score.h"

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
    match::Doubt::What doubt = match::Doubt::What::none;
    std::string wrongly_asked{};  ///< about what people cannot answer
};
/// For people: what was done, what was written of it, what looked otherwise, and the likeliest stories.
std::string told_of(const Moment& moment);

/// Why the books parted, as far as it shows: what was seen last is held against what lies there.
std::string cause_of(const Moment& moment, const Sight& sight);

/// An entry in a line: what it says was done, whether it was taken back, and what it broke.
std::string written_out(const Game& game, const Position& truth, const Entry& entry, const Action& action);

/// Of a film, in seconds.
std::string shown_time(double time_ms);

}  // namespace cardinal::cli::bench
