#pragma once

#include "engine/notation/file.h"
#include "engine/referee/referee.h"

#include <string>
#include <vector>

namespace cardinal::scenario {

/// What came of a step.
struct Outcome {
    Verdict verdict{};
    std::string refusal{};            ///< why it was not done
    std::vector<Fact> differences{};  ///< what was seen and was not so before
};

/// Has the referee do a step.
Outcome carry_out(const notation::Step& step, const notation::Scenario& scenario, Referee& referee);

}  // namespace cardinal::scenario
