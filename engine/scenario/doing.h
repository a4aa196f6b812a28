#pragma once

#include "engine/notation/file.h"
#include "engine/referee/observer.h"

#include <optional>

#include <string>
#include <vector>

namespace cardinal::scenario {

/// What came of a step.
struct Outcome {
    Verdict verdict{};
    std::string refusal{};                     ///< why it was not done
    std::vector<Fact> differences{};           ///< what was seen and was not so before
    std::optional<Observation> observation{};  ///< what a look at the table came to
};

/// Has the referee do a step; a look at the table goes through the observer.
Outcome carry_out(const notation::Step& step, const notation::Scenario& scenario, Referee& referee, Observer& observer);

/// The words are the same, and each name may mean the card that stands in its slot.
bool could_mean(const Game& game, const Position& position, const notation::ActionPhrase& phrase, const Action& action);

}  // namespace cardinal::scenario
