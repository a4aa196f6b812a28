#include "companion/cli/commands.h"
#include "companion/cli/complaint.h"
#include "companion/cli/files.h"
#include "companion/cli/report.h"
#include "companion/cli/scenarios.h"
#include "engine/notation/actions.h"
#include "engine/notation/boards.h"
#include "engine/scenario/run.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

/// What happened between two looks at the table, for every board of a scenario: the story that is believed, its
/// verdict, what would be asked, and the rivals with what they cost.
namespace cardinal::cli {
namespace {

nlohmann::ordered_json json_of(const Game& game, const notation::Lexicon& lexicon, const Story& story)
{
    nlohmann::ordered_json object{{"cost", story.cost},
                                  {"legal", story.is_legal()},
                                  {"deeds", nlohmann::ordered_json::array()},
                                  {"left_over", nlohmann::ordered_json::array()},
                                  {"violations", nlohmann::ordered_json::array()}};
    const auto add = [&](const Verdict& verdict) {
        for (const Violation& violation : verdict.violations)
            object["violations"].push_back(cli::json_of(game, violation));
    };
    for (const Deed& deed : story.deeds) {
        object["deeds"].push_back(notation::write_action(lexicon, deed.action));
        add(deed.verdict);
    }
    for (const LeftOver& left : story.left_over) {
        object["left_over"].push_back({{"fact", notation::write_fact(lexicon, left.fact)}, {"late", left.is_late}});
        add(left.verdict);
    }
    return object;
}

/// A look at the table, what was made of it, and in which scenario.
struct Looked {
    const notation::File& file;
    const notation::Scenario& scenario;
    const notation::Lexicon& lexicon;
    int line = 0;
    Observation observation{};
};

std::vector<Deed> written_in(const Observation& observation)
{
    std::vector<Deed> written;
    for (const Entry& entry : observation.entries)
        if (entry.kind == Entry::Kind::action || entry.kind == Entry::Kind::answer)
            written.push_back({.action = entry.action, .verdict = entry.verdict});
    return written;
}

/// Where not the likeliest story was written down: what came before it, or what an earlier look was told as anew.
bool is_told_by_the_story(const Observation& observation, const std::vector<Deed>& written)
{
    const std::vector<Story>& stories = observation.stories;
    return written.empty() ||
           (!stories.empty() && std::ranges::equal(written, stories.front().deeds, {}, &Deed::action, &Deed::action));
}

void print_as_json(const Looked& looked)
{
    nlohmann::ordered_json object{{"file", looked.file.name},
                                  {"scenario", looked.scenario.name},
                                  {"line", looked.line},
                                  {"outcome", to_string(looked.observation.what)},
                                  {"stories", nlohmann::ordered_json::array()}};
    object["written"] = nlohmann::ordered_json::array();
    for (const Deed& deed : written_in(looked.observation))
        object["written"].push_back(notation::write_action(looked.lexicon, deed.action));
    for (const Story& story : looked.observation.stories)
        object["stories"].push_back(json_of(*looked.file.game, looked.lexicon, story));
    for (const Stranger& stranger : looked.observation.strangers)
        object["strangers"].push_back(what_is_said_of(looked.lexicon, stranger));
    if (!looked.observation.sentence.empty())
        object["sentence"] = looked.observation.sentence;
    if (!looked.observation.answers.empty())
        object["answers"] = looked.observation.answers;
    std::cout << line_of(object);
}

void print_verdicts(const Game& game, const Story& story)
{
    for (const Deed& deed : story.deeds)
        for (const Violation& violation : deed.verdict.violations)
            std::cout << told(game, violation, 12);
    for (const LeftOver& left : story.left_over)
        for (const Violation& violation : left.verdict.violations)
            std::cout << told(game, violation, 12);
}

void print_what_was_written(const Looked& looked)
{
    Story written;
    written.deeds = written_in(looked.observation);
    if (is_told_by_the_story(looked.observation, written.deeds))
        return;
    std::cout << "         written: " << what_happened(looked.lexicon, written) << "\n";
    print_verdicts(*looked.file.game, written);
}

void print(const Looked& looked)
{
    const Observation& observation = looked.observation;
    std::cout << "    " << padded(std::to_string(looked.line), 4) << " " << to_string(observation.what) << "\n";
    print_what_was_written(looked);
    for (std::size_t at = 0; at < observation.stories.size(); ++at) {
        const std::string line = told(looked.lexicon, observation.stories[at]);
        std::cout << "         " << (at == 0 ? styled(line, Style::bold) : styled(line, Style::faint)) << "\n";
        if (at == 0)
            print_verdicts(*looked.file.game, observation.stories[at]);
    }
    for (const Stranger& stranger : observation.strangers)
        std::cout << "         ! " << what_is_said_of(looked.lexicon, stranger) << "\n";
    if (!observation.sentence.empty())
        std::cout << "         ? " << observation.sentence << "\n";
    for (std::size_t at = 0; at < observation.answers.size(); ++at)
        std::cout << "           " << at + 1 << ": " << observation.answers[at] << "\n";
}

/// What a referee would make of a board that the scenario takes as it lies.
Observation looked_at(const Referee& referee, const notation::TellBoard& board, const notation::Step& step)
{
    notation::Errors errors;
    const auto seen = notation::resolve(referee.game(), referee.position(), board.phrase, step.lines, errors);
    if (!seen)
        return {.what = Observation::What::lost, .sentence = errors.as_error().sentence};
    Referee another = referee;
    Observer observer(another);
    Observation observation = observer.look(*seen);
    constexpr int most_looks_again = 3;  // as often as a camera looks at a table that is quiet for seconds
    std::vector<Entry> written = observation.entries;
    for (int again = 0; again < most_looks_again && observation.what == Observation::What::waits; ++again) {
        observation = observer.look_again();
        written.insert(written.end(), observation.entries.begin(), observation.entries.end());
    }
    observation.entries = std::move(written);
    return observation;
}

/// How many looks there were, and how many nothing explains.
struct Count {
    int looks = 0, lost = 0;
};

void explain_scenario(const notation::File& file, const notation::Scenario& scenario, bool json, Count& count)
{
    scenario::Runner runner(file, scenario);
    if (!json)
        std::cout << "  " << scenario.name << "\n";
    while (!runner.at_end()) {
        const notation::Step& step = runner.next_step();
        const auto* board = std::get_if<notation::TellBoard>(&step.doing);
        const Position before = runner.referee().position();
        std::optional<Observation> made;
        if (board && !board->is_look)
            made = looked_at(runner.referee(), *board, step);
        const scenario::Answer answer = runner.take_next();
        if (answer.observation)
            made = answer.observation;
        if (!made)
            continue;
        const notation::Lexicon lexicon(*file.vocabulary, before);
        const Looked looked{file, scenario, lexicon, answer.line, *made};
        json ? print_as_json(looked) : print(looked);
        ++count.looks;
        count.lost += made->what == Observation::What::lost ? 1 : 0;
    }
}

int explain_file(const std::string& path, bool json, Count& count)
{
    const auto text = read_text(path);
    if (!text)
        return Complaint("explain")(text.error());
    const auto file = read_scenarios(*text, path == "-" ? "standard input" : path);
    if (!file) {
        std::cerr << file.error().sentence << "\n";
        return exit_code::unreadable;
    }
    if (!json)
        std::cout << styled(file->name, Style::bold) << "\n";
    for (const notation::Scenario& scenario : file->scenarios)
        explain_scenario(*file, scenario, json, count);
    return exit_code::fine;
}

int explain_files(const std::vector<std::string>& files, bool json)
{
    Count count;
    int code = exit_code::fine;
    for (const std::string& path : files)
        code = std::max(code, explain_file(path, json, count));
    if (count.looks == 0 && code == exit_code::fine)
        return Complaint("explain")("There is no board in what was read. A board stands between look and end.",
                                    exit_code::no);
    return std::max(code, count.lost > 0 ? exit_code::no : exit_code::fine);
}

}  // namespace

void add_explain(CLI::App& program, Session& session)
{
    auto files = std::make_shared<std::vector<std::string>>();
    CLI::App* verb = program.add_subcommand("explain", "Find out what happened between the boards of a scenario");
    verb->add_option("FILE", *files, "Files of the notation (engine/NOTATION.md); - is standard input")->required();
    verb->add_flag("--json", session.json, "One JSON object a board");
    verb->callback([files, &session] { session.exit_code = explain_files(*files, session.json); });
}

}  // namespace cardinal::cli
