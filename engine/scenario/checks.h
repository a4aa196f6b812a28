#pragma once

#include "engine/scenario/doing.h"
#include "engine/scenario/run.h"

namespace cardinal::scenario {

/// What expectations are held against.
struct Situation {
    const Game* game = nullptr;
    const notation::Lexicon* lexicon = nullptr;
    const Position* position = nullptr;
    const Outcome* outcome = nullptr;
};

Checked check(const Situation& situation, const notation::Expectation& expected);

/// Whether exactly these rules were broken; what there was instead is empty when they were.
std::string unlike(const std::vector<notation::FlagName>& wanted, const Verdict& verdict);
/// `a.b (illegal), c.d (warning)`, or `nothing was flagged`.
std::string list_of(const Verdict& verdict);

}  // namespace cardinal::scenario
