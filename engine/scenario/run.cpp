#include "engine/scenario/run.h"

#include "engine/scenario/checks.h"
#include "engine/scenario/doing.h"

#include <algorithm>

namespace cardinal::scenario {

using namespace notation;  // what was read is what is run

namespace {

std::string text_of(const Step& step)
{
    std::string text;
    for (const Statement& line : step.lines)
        text += (text.empty() ? "" : "\n") + std::string(trimmed(line.text));
    return text;
}

/// `can` and `cannot` are expectations themselves.
Checked check_try(const Step& step, const TryAction& tried, const Outcome& outcome)
{
    const std::string instead = !outcome.refusal.empty()
                                  ? outcome.refusal
                                  : unlike(tried.is_legal ? std::vector<FlagName>() : tried.rules, outcome.verdict);
    return {.line = step.lines.front().line, .text = text_of(step), .came_true = instead.empty(), .instead = instead};
}

std::vector<Checked> check_all(const Situation& situation, const std::vector<Expectation>& expected)
{
    std::vector<Checked> checked;
    checked.reserve(expected.size());
    for (const Expectation& one : expected)
        checked.push_back(check(situation, one));
    return checked;
}

bool all_came_true(const std::vector<Checked>& checked)
{
    return std::ranges::all_of(checked, [](const Checked& one) { return one.came_true; });
}

bool expects_refusal(const Step& step)
{
    return std::ranges::find(step.expected, Expectation::What::refused, &Expectation::what) != step.expected.end();
}

}  // namespace

Runner::Runner(const File& file, const Scenario& scenario)
    : file_(&file), scenario_(&scenario), referee_(*file.game, scenario.start, scenario.profile)
{}

std::vector<Checked> Runner::check_set_up() const
{
    const Lexicon lexicon(*file_->vocabulary, referee_.position());
    const Outcome nothing_done;
    return check_all({file_->game, &lexicon, &referee_.position(), &nothing_done}, scenario_->expected);
}

Answer Runner::take_next()
{
    const Step& step = scenario_->steps[next_++];
    const Position before = referee_.position();
    const Outcome outcome = carry_out(step, *scenario_, referee_, observer_);
    const Position& after = referee_.position();
    const Lexicon lexicon(*file_->vocabulary, after);

    Answer answer{.line = step.lines.front().line, .text = text_of(step), .verdict = outcome.verdict};
    answer.questions = referee_.questions();
    answer.numbers = number_changes(lexicon, before, after);
    if (const auto* tried = std::get_if<TryAction>(&step.doing))
        answer.expected.push_back(check_try(step, *tried, outcome));
    const std::vector<Checked> checked = check_all({file_->game, &lexicon, &after, &outcome}, step.expected);
    answer.expected.insert(answer.expected.end(), checked.begin(), checked.end());
    answer.refusal = outcome.refusal;
    answer.observation = outcome.observation;
    answer.came_true = all_came_true(answer.expected) && (outcome.refusal.empty() || expects_refusal(step));
    return answer;
}

ScenarioAnswer run(const File& file, const Scenario& scenario)
{
    Runner runner(file, scenario);
    ScenarioAnswer answer{.name = scenario.name, .line = scenario.line, .about = scenario.about};
    answer.expected = runner.check_set_up();
    answer.came_true = all_came_true(answer.expected);
    while (!runner.at_end()) {
        answer.steps.push_back(runner.take_next());
        answer.came_true &= answer.steps.back().came_true;
    }
    return answer;
}

}  // namespace cardinal::scenario
