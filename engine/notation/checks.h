#pragma once

#include "engine/notation/doing.h"
#include "engine/notation/run.h"

namespace cardinal::notation {

/// What expectations are held against.
struct Situation {
    const Game* game = nullptr;
    const Lexicon* lexicon = nullptr;
    const Position* position = nullptr;
    const Outcome* outcome = nullptr;
};

Checked check(const Situation& situation, const Expectation& expected);

/// Whether exactly these rules were broken; what there was instead is empty when they were.
std::string unlike(const std::vector<FlagName>& wanted, const Verdict& verdict);
/// `a.b (illegal), c.d (warning)`, or `nothing was flagged`.
std::string list_of(const Verdict& verdict);

}  // namespace cardinal::notation
