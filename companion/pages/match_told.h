#pragma once

#include "engine/record/history.h"

#include <string>
#include <vector>

namespace cardinal::pages {

/// An entry as people read it.
struct Moment {
    const Entry* entry = nullptr;
    std::string step{};                  ///< `A attack K -> D`
    std::vector<std::string> changes{};  ///< numbers that players follow: `energy(A) 7→4`
    Position after{};
    bool in_force = true;   ///< not undone, not taken back
    std::string outcome{};  ///< what became of a flagged one: "taken back", "stood"
};

/// A match as people read it, from its beginning to its end.
struct ToldMatch {
    Position start{};
    std::vector<Moment> moments{};
};

ToldMatch told(const History& history);
/// Of one entry: the numbers that players follow and that it changed.
std::vector<std::string> news_of(const History& history, int number);

/// The turn that a position stands in.
int turn_of(const Game& game, const Position& position);
/// "A won.", "nobody won.", or that it goes on.
std::string ending_of(const Game& game, const Position& position);

}  // namespace cardinal::pages
