#pragma once

#include "engine/notation/file.h"
#include "engine/record/number_changes.h"
#include "engine/referee/observer.h"

#include <optional>
#include <string>
#include <vector>

/// Runs what was read through a referee. The answers are plain values, for the command line to print and for tests.
namespace cardinal::scenario {

/// An expectation and whether it came true.
struct Checked {
    int line = 0;
    std::string text{};
    bool came_true = false;
    std::string instead{};  ///< what was there instead, in a sentence; empty when it came true
};

/// What the referee answered to one step.
struct Answer {
    int line = 0;
    std::string text{};
    Verdict verdict{};
    std::vector<Question> questions{};  ///< open after it
    std::vector<NumberChange> numbers{};
    std::vector<Checked> expected{};
    std::string refusal{};                     ///< why it was not done; empty when it was
    std::optional<Observation> observation{};  ///< what a look at the table came to
    bool came_true = true;  ///< all its expectations did, and nothing was refused that should not have been
};

struct ScenarioAnswer {
    std::string name{};
    int line = 0;
    std::vector<std::string> about{};
    std::vector<Checked> expected{};  ///< about the set-up
    std::vector<Answer> steps{};
    bool came_true = true;
};

ScenarioAnswer run(const notation::File& file, const notation::Scenario& scenario);

/// Runs a scenario step by step, for those who want to look at the referee in between.
class Runner {
public:
    Runner(const notation::File& file, const notation::Scenario& scenario);

    std::vector<Checked> check_set_up() const;
    bool at_end() const { return next_ >= scenario_->steps.size(); }
    const notation::Step& next_step() const { return scenario_->steps[next_]; }
    Answer take_next();
    Runner(const Runner&) = delete;  // the observer watches for this referee
    Runner& operator=(const Runner&) = delete;

    const Referee& referee() const { return referee_; }

private:
    const notation::File* file_;
    const notation::Scenario* scenario_;
    Referee referee_;
    Observer observer_{referee_};
    std::size_t next_ = 0;
};

}  // namespace cardinal::scenario
