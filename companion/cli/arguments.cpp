#include "companion/cli/arguments.h"

#include "companion/cli/files.h"
#include "companion/cli/usual.h"
#include "engine/core/nearest.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <string_view>
#include <vector>

namespace cardinal::cli {
namespace {

using Verbs = std::vector<const CLI::App*>;

/// The program and the verbs that were typed, the innermost last.
Verbs typed_verbs(const CLI::App& program)
{
    Verbs verbs{&program};
    while (!verbs.back()->get_subcommands().empty())
        verbs.push_back(verbs.back()->get_subcommands().front());
    return verbs;
}

bool has_verbs(const CLI::App& app)
{
    return !app.get_subcommands([](const CLI::App*) { return true; }).empty();
}

/// What could have been typed in the place of a word that nobody expected.
std::vector<std::string> known_options(const Verbs& verbs)
{
    std::vector<std::string> words;
    for (const CLI::App* app : verbs)
        for (const CLI::Option* option : app->get_options())
            words.push_back(option->get_name());
    return words;
}

std::vector<std::string> known_verbs(const CLI::App& app)
{
    std::vector<std::string> words;
    for (const CLI::App* verb : app.get_subcommands([](const CLI::App*) { return true; }))
        words.push_back(verb->get_name());
    return words;
}

/// "cardinal print sheets".
std::string called(const Verbs& verbs)
{
    std::string name = verbs.front()->get_name();
    for (std::size_t at = 1; at < verbs.size(); ++at)
        name += " " + verbs[at]->get_name();
    return name;
}

std::string not_expected(const Verbs& verbs, const std::string& word)
{
    const bool is_option = word.starts_with('-');
    const bool is_verb = !is_option && has_verbs(*verbs.back());
    const std::vector<std::string> known = is_option ? known_options(verbs) : known_verbs(*verbs.back());
    return (is_verb ? "There is no verb “" + word + "”." : "“" + word + "” was not expected.") +
           did_you_mean(word, std::vector<std::string_view>(known.begin(), known.end()));
}

std::string which_verb(const CLI::App& app)
{
    std::string verbs;
    for (const std::string& verb : known_verbs(app))
        verbs += (verbs.empty() ? "" : ", ") + verb;
    return "Which of these: " + verbs + "?";
}

/// The library's own words, as a sentence.
std::string sentence_of(std::string words)
{
    words = words.substr(0, words.find('\n'));
    while (!words.empty() && (words.back() == '.' || words.back() == ' '))
        words.pop_back();
    return words + ".";
}

std::string sentence_about(const CLI::App& program, const Verbs& verbs, const CLI::ParseError& error)
{
    if (const std::vector<std::string> unexpected = program.remaining(true); !unexpected.empty())
        return not_expected(verbs, unexpected.front());
    const bool is_verb_missing = dynamic_cast<const CLI::RequiredError*>(&error) != nullptr && has_verbs(*verbs.back());
    return is_verb_missing ? which_verb(*verbs.back()) : sentence_of(error.what());
}

int refuse(const CLI::App& program, const CLI::ParseError& error)
{
    if (error.get_exit_code() == 0) {  // help, or the version
        program.exit(error, std::cout, std::cerr);
        return exit_code::fine;
    }
    const Verbs verbs = typed_verbs(program);
    std::cerr << called(verbs) << ": " << sentence_about(program, verbs, error) << " --help shows what there is.\n";
    return exit_code::usage;
}

}  // namespace

void add_session(CLI::App& program, Session& session)
{
    program.fallthrough();
    program.add_option("--data", session.data, "The folder of cards, decks, matches and profiles")
        ->option_text("DIR")
        ->take_last();
    const auto choose = [&session](const std::string& word) {
        session.colour = word == "always" ? Colour::always : word == "never" ? Colour::never : Colour::automatic;
    };
    or_as_usual(program.add_option_function<std::string>("--color", choose, "auto, always or never")
                    ->check(CLI::IsMember({"auto", "always", "never"}))
                    ->option_text("WHEN")
                    ->take_last());
    program.parse_complete_callback([&session] { choose_colours(session.colour, stdout); });
}

void add_language(CLI::App& verb, std::string& language, const std::string& says)
{
    or_as_usual(
        verb.add_option("--language", language, says)->check(CLI::IsMember({"en", "de"}))->capture_default_str());
}

std::optional<int> read_arguments(CLI::App& program, int argc, char** argv)
{
    const bool asks_for_help = std::any_of(argv, argv + argc, [](std::string_view word) {
        return word == "--help" || word == "-h" || word == "--version";
    });
    if (const auto usual = usual_is_understood(); !usual && !asks_for_help) {
        std::cerr << program.get_name() << ": " << usual.error().sentence << "\n";
        return exit_code::usage;
    }
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return refuse(program, error);
    }
    return std::nullopt;
}

}  // namespace cardinal::cli
