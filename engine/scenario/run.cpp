#include "engine/scenario/run.h"

#include "engine/scenario/checks.h"
#include "engine/scenario/doing.h"

#include <algorithm>

namespace cardinal::scenario {

using namespace notation;  // what was read is what is run

namespace {

constexpr std::size_t most_changes = 200;  // nobody reads more, and a huge table stays quick

std::string text_of(const Step& step)
{
    std::string text;
    for (const Statement& line : step.lines)
        text += (text.empty() ? "" : "\n") + std::string(trimmed(line.text));
    return text;
}

/// Finds the numbers that a step changed.
class Changes {
public:
    Changes(const Lexicon& lexicon, const Position& before, const Position& after)
        : lexicon_(lexicon), before_(before), after_(after)
    {}

    std::vector<NumberChange> all()
    {
        add_all(Scope::match, {});
        for (std::int8_t seat = 0; seat < after_.seats; ++seat)
            add_all(Scope::player, {.seat = {seat}});
        const std::size_t both = std::min(before_.cards.size(), after_.cards.size());
        for (std::size_t card = 0; card < both && changes_.size() < most_changes; ++card)
            if (before_.cards[card] != after_.cards[card] || is_under_effect(card))
                add_all(Scope::card, {.card = {static_cast<std::int16_t>(card)}});
        return std::move(changes_);
    }

private:
    const Lexicon& lexicon_;
    const Position& before_;
    const Position& after_;
    std::vector<NumberChange> changes_{};

    bool is_under_effect(std::size_t card) const
    {
        const auto is_on = [&](const Effect& effect) { return effect.on.index == static_cast<std::int16_t>(card); };
        return before_.effects != after_.effects &&
               (std::ranges::any_of(before_.effects, is_on) || std::ranges::any_of(after_.effects, is_on));
    }

    void add_all(Scope scope, Owner owner)
    {
        for (const std::int16_t index : lexicon_.vocabulary->values_of(scope).indices) {
            const ValueWord& value = lexicon_.words().values[static_cast<std::size_t>(index)];
            const Number before = read_value(before_, value, owner);
            const Number after = read_value(after_, value, owner);
            if (before == after)
                continue;
            const int facts = owner.card ? after_.card(owner.card).facts : -1;
            changes_.push_back({.name = write_number_name(lexicon_, index, owner.seat, owner.card),
                                .before = write_value(lexicon_, value, facts, before),
                                .after = write_value(lexicon_, value, facts, after)});
        }
    }
};

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
    answer.numbers = Changes(lexicon, before, after).all();
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
