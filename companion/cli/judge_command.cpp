#include "companion/cli/commands.h"
#include "companion/cli/complaint.h"
#include "companion/cli/files.h"
#include "companion/cli/report.h"
#include "companion/cli/saved_match.h"
#include "companion/cli/scenarios.h"
#include "companion/cli/story.h"
#include "engine/record/text.h"
#include "engine/scenario/run.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

namespace cardinal::cli {
namespace {

struct Wanted {
    std::vector<std::string> files{};
    bool story = false;
    bool verbose = false;
};

/// How many of what came out how, over all files.
struct Count {
    int scenarios = 0, steps = 0, expectations = 0, disagreements = 0;
};

nlohmann::ordered_json json_of(const notation::File& file, const scenario::ScenarioAnswer& scenario,
                               const scenario::Answer& step)
{
    nlohmann::ordered_json object{{"file", file.name},
                                  {"scenario", scenario.name},
                                  {"line", step.line},
                                  {"step", step.text},
                                  {"agrees", step.came_true},
                                  {"legal", step.verdict.legal()},
                                  {"violations", nlohmann::ordered_json::array()},
                                  {"questions", nlohmann::ordered_json::array()},
                                  {"numbers", nlohmann::ordered_json::array()},
                                  {"expected", nlohmann::ordered_json::array()}};
    for (const Violation& violation : step.verdict.violations)
        object["violations"].push_back(cli::json_of(*file.game, violation));
    for (const Question& question : step.questions)
        object["questions"].push_back(cli::json_of(question));
    for (const NumberChange& change : step.numbers)
        object["numbers"].push_back({{"name", change.name}, {"before", change.before}, {"after", change.after}});
    for (const scenario::Checked& checked : step.expected)
        object["expected"].push_back({{"line", checked.line},
                                      {"text", checked.text},
                                      {"came_true", checked.came_true},
                                      {"instead", checked.instead}});
    if (!step.refusal.empty())
        object["refusal"] = step.refusal;
    return object;
}

/// The set-up of a scenario as if it were a step, when something was expected of it.
scenario::Answer set_up_of(const scenario::ScenarioAnswer& scenario)
{
    scenario::Answer answer{.line = scenario.line, .text = "set-up", .expected = scenario.expected};
    answer.came_true = std::ranges::all_of(scenario.expected, &scenario::Checked::came_true);
    return answer;
}

void count(const scenario::Answer& step, Count& total)
{
    ++total.steps;
    total.expectations += static_cast<int>(step.expected.size());
    const auto failed = std::ranges::count(step.expected, false, &scenario::Checked::came_true);
    total.disagreements += step.came_true ? 0 : std::max(1, static_cast<int>(failed));
}

void print_disagreements(const notation::File& file, const scenario::Answer& step)
{
    for (const scenario::Checked& checked : step.expected)
        if (!checked.came_true)
            std::cout << "    " << file.name << ":" << checked.line << ": expected “" << checked.text << "”. "
                      << checked.instead << "\n";
    if (!step.came_true && !step.refusal.empty())
        std::cout << "    " << file.name << ":" << step.line << ": not done: " << step.refusal << "\n";
}

void print_step(const Game& game, const scenario::Answer& step)
{
    std::cout << "    " << padded(std::to_string(step.line), 4) << " " << step.text << "\n";
    for (const Violation& violation : step.verdict.violations)
        std::cout << told(game, violation, 9);
    for (const Question& question : step.questions)
        std::cout << "         " << styled("? " + question.sentence + "  " + question.rule, Style::faint) << "\n";
}

void print(const notation::File& file, const scenario::ScenarioAnswer& scenario, bool verbose)
{
    std::cout << "  " << (scenario.came_true ? styled("✓", Style::good) : styled("✗", Style::bad)) << " "
              << scenario.name << "\n";
    print_disagreements(file, set_up_of(scenario));
    for (const scenario::Answer& step : scenario.steps) {
        if (verbose)
            print_step(*file.game, step);
        print_disagreements(file, step);
    }
}

void judge_scenarios(const notation::File& file, const Wanted& wanted, bool json, Count& total)
{
    if (!json && !wanted.story)
        std::cout << styled(file.name, Style::bold) << "\n";
    for (const notation::Scenario& scenario : file.scenarios) {
        ++total.scenarios;
        if (wanted.story) {
            total.disagreements += tell(file, scenario, std::cout) ? 0 : 1;
            continue;
        }
        const scenario::ScenarioAnswer answer = scenario::run(file, scenario);
        if (!answer.expected.empty())
            count(set_up_of(answer), total);
        for (const scenario::Answer& step : answer.steps)
            count(step, total);
        if (!json) {
            print(file, answer, wanted.verbose);
            continue;
        }
        if (!answer.expected.empty())
            std::cout << line_of(json_of(file, answer, set_up_of(answer)));
        for (const scenario::Answer& step : answer.steps)
            std::cout << line_of(json_of(file, answer, step));
    }
}

constexpr Complaint complain("judge");

int judge_record(const std::string& name, std::string_view text, bool json)
{
    const auto match = read_saved(text, name);
    if (!match)
        return complain(match.error());
    for (const notation::ParseError& damage : match->damage)
        std::cerr << to_string(damage) << "\n";
    if (json)
        std::cout << line_of({{"file", name},
                              {"entries", match->record.entries.size()},
                              {"fidelity", to_string(match->replayed.fidelity)},
                              {"diverged_at", match->replayed.at_entry},
                              {"why", match->replayed.why}});
    else
        std::cout << told(*match) << "\n";
    if (!match->damage.empty())
        return exit_code::unreadable;
    return match->replayed.fidelity == Fidelity::diverged ? exit_code::no : exit_code::fine;
}

/// The text is read once: standard input and pipes give it only once.
int judge_file(const std::string& path, const Wanted& wanted, bool json, Count& total)
{
    const auto text = read_text(path);
    if (!text)
        return complain(text.error());
    const std::string name = path == "-" ? "standard input" : path;
    if (is_record(*text)) {
        if (!wanted.story)
            return judge_record(name, *text, json);
        return complain(name + " is a saved match; --story tells scenarios.", exit_code::usage);
    }
    const auto file = read_scenarios(*text, name);
    if (!file) {
        std::cerr << file.error().sentence << "\n";
        return exit_code::unreadable;
    }
    if (file->scenarios.empty())
        complain.say(name + " has no steps to judge; it was only read.");
    const int before = total.disagreements;
    judge_scenarios(*file, wanted, json, total);
    return total.disagreements > before ? exit_code::no : exit_code::fine;
}

int judge_files(const Wanted& wanted, bool json)
{
    Count total;
    int code = exit_code::fine;
    for (const std::string& path : wanted.files)
        code = std::max(code, judge_file(path, wanted, json, total));
    if (!json && !wanted.story && total.scenarios > 0)
        std::cout << "\n"
                  << total.scenarios << " scenarios, " << total.steps << " steps, " << total.expectations
                  << " expectations: "
                  << (total.disagreements == 0
                          ? styled("all came true", Style::good)
                          : styled(std::to_string(total.disagreements) + " did not come true", Style::bad))
                  << "\n";
    return code;
}

}  // namespace

void add_judge(CLI::App& program, Session& session)
{
    auto wanted = std::make_shared<Wanted>();
    CLI::App* verb = program.add_subcommand("judge", "Run scenarios or replay saved matches; 0 only if all agrees");
    verb->add_option("FILE", wanted->files, "Files of the notation (engine/NOTATION.md); - is standard input")
        ->required();
    CLI::Option* json = verb->add_flag("--json", session.json, "One JSON object a step");
    CLI::Option* story = verb->add_flag("--story", wanted->story, "Tell a match as a person wants to read it");
    verb->add_flag("-v,--verbose", wanted->verbose, "Show every step with its verdict and open questions")
        ->excludes(json)
        ->excludes(story);
    story->excludes(json);
    verb->callback([wanted, &session] { session.exit_code = judge_files(*wanted, session.json); });
}

}  // namespace cardinal::cli
