#include "companion/cli/text_match.h"

#include "companion/cli/match_report.h"
#include "companion/cli/report.h"
#include "companion/match/legal_lines.h"
#include "companion/match/typed.h"
#include "engine/core/nearest.h"
#include "engine/record/text.h"
#include "engine/referee/profile.h"
#include "engine/scenario/doing.h"

#include <algorithm>
#include <cctype>

namespace cardinal::cli {
namespace {

constexpr std::string_view own_commands[] = {"?", "due", "table", "log", "remedies", "save", "help", "quit"};
constexpr std::string_view step_words[] = {"see",  "state", "ruling", "correct", "back", "stands",
                                           "undo", "redo",  "note",   "group",   "end"};

std::string_view trimmed(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    return begin == std::string_view::npos ? "" : text.substr(begin, text.find_last_not_of(" \t\r\n") - begin + 1);
}

/// "undo 3" is the word "undo" and the rest "3".
std::pair<std::string_view, std::string_view> split(std::string_view line)
{
    const std::size_t space = line.find(' ');
    return space == std::string_view::npos ? std::pair{line, std::string_view{}}
                                           : std::pair{line.substr(0, space), trimmed(line.substr(space))};
}

bool begins_with(std::string_view text, std::string_view with)
{
    return text.size() >= with.size() && std::ranges::equal(text.substr(0, with.size()), with, [](char a, char b) {
               return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
           });
}

bool goes_back_or_forth(const notation::Step& step)
{
    return std::holds_alternative<notation::Undo>(step.doing) || std::holds_alternative<notation::Redo>(step.doing);
}

}  // namespace

TextMatch::TextMatch(Referee referee, match::MatchBook book, MatchCopy copy, Corrections corrections)
    : referee_(std::move(referee)),
      book_(std::move(book)),
      copy_(std::move(copy)),
      corrections_(corrections),
      vocabulary_(referee_.game(), *referee_.position().library)
{}

std::string TextMatch::text() const { return write_record(game(), referee_.record()); }

std::string TextMatch::greeting()
{
    const std::size_t entries = referee_.record().entries.size();
    return styled(game().title, Style::bold) + (entries ? ", going on after entry " + std::to_string(entries) : "") +
           "\n" + players_of(game(), referee_.position()) + referee_.due() + "\n" +
           styled("Type what a player does (A pass), ? for what may be done, help for the rest.", Style::faint) + "\n" +
           shown(book_.begin(referee_.record()));
}

std::string TextMatch::farewell()
{
    return shown(book_.farewell(referee_.record())) + shown(copy_.write_at_end(text()));
}

std::string TextMatch::prompt() const
{
    if (to_confirm_)
        return "Correct it? (yes or no) > ";
    const int value = find_value(*game().words, game().words->turn);
    if (value < 0)
        return "> ";
    const Number turn = read_value(referee_.position(), game().words->values[static_cast<std::size_t>(value)], {});
    return std::string(game().words->turn) + " " + std::to_string(turn) + "> ";
}

std::string TextMatch::help()
{
    return "  A attack K -> D      what a player does, as in engine/NOTATION.md\n"
           "  ?                    what may be done now      ? A attack K -> D   why not\n"
           "  due                  what is due now           table   what lies on it      log   what happened\n"
           "  back · stands        after a flag: taken back, or left as it is\n"
           "  undo [N] · redo [N]  the last steps            correct 12: A pass   entry 12 was really this\n"
           "  see health(K) = 5    what lies on the table    ruling health(K) = 5   a person decides\n"
           "  remedies 12          what can be done about an illegal play found late\n"
           "  save FILE            a copy of the match so far     quit\n";
}

std::string TextMatch::respond(std::string_view typed)
{
    const std::string_view line = trimmed(typed);
    const auto [word, rest] = split(line);
    if (to_confirm_)
        return confirm(line);
    if (line.empty() || line.starts_with('#'))
        return "";
    if (line == "?")
        return what_may_be_done();
    if (line.starts_with('?'))
        return explain(trimmed(line.substr(1)));
    if (line == "due")
        return referee_.due() + "\n";
    if (line == "table")
        return table();
    if (line == "log")
        return log_of(referee_);
    if (line == "help")
        return help();
    if (word == "remedies")
        return remedies_for(referee_, rest);
    if (word == "save")
        return shown(rest.empty() ? book_.save(referee_.record()) : copy_.write(rest, text()));
    if (line == "quit" || line == "exit") {
        wants_to_end_ = true;
        return "";
    }
    return do_step(line);
}

std::optional<notation::Step> TextMatch::read(std::string_view line, std::string& wrong) const
{
    const notation::Lexicon lexicon(vocabulary_, referee_.position());
    auto step = match::typed_step(lexicon, line);
    if (step)
        return *step;
    wrong = step.error().sentence.empty()
              ? "“" + std::string(line) + "” is nothing that can be done." +
                    did_you_mean(split(line).first, std::span<const std::string_view>(own_commands)) + " Type help.\n"
              : step.error().sentence + "\n";
    return std::nullopt;
}

std::string TextMatch::do_step(std::string_view line)
{
    std::string wrong;
    const auto step = read(line, wrong);
    if (!step)
        return wrong;
    if (std::string why = match::why_not_typed(*step); !why.empty())
        return why + "\n";
    if (const auto* tried = std::get_if<notation::TryAction>(&step->doing))
        return judged(*step, tried->phrase);
    if (const auto* correction = std::get_if<notation::CorrectEntry>(&step->doing))
        return correct(*step, *correction);
    return carry_out(*step);
}

std::string TextMatch::carry_out(const notation::Step& step)
{
    const Position before = referee_.position();
    const std::vector<int> line = referee_.history().line();
    const std::size_t entries = referee_.record().entries.size();
    const scenario::Outcome outcome = scenario::carry_out(step, notation::Scenario{}, referee_, observer_);
    if (!outcome.refusal.empty())
        return outcome.refusal + "\n";
    const std::string stored = referee_.record().entries.size() > entries ? shown(book_.keep(referee_.record())) : "";
    return stored + (goes_back_or_forth(step) ? moved_between(referee_, line) : "") +
           after_step(step, outcome.verdict, before);
}

std::string TextMatch::after_step(const notation::Step& step, const Verdict& verdict, const Position& before) const
{
    std::string text;
    constexpr std::size_t margin = 4;  // the sign stands in it
    for (const Violation& violation : verdict.violations)
        text += "  " + styled("✗", Style::bad) + told(game(), violation, margin).substr(margin - 1);
    if (!referee_.just_flagged().empty() && !verdict.legal())
        text += styled("  back takes it back; anything else leaves it as it is.\n", Style::faint);
    if (std::holds_alternative<notation::BeginGroup>(step.doing))
        text += "What follows belongs together until end.\n";
    return text + changes_between(game(), before, referee_.position()) + referee_.due() + "\n";
}

// ---- setting an earlier entry right ----

/// Nothing when the referee is going to refuse it.
std::optional<std::vector<Change>> TextMatch::changes_by(const notation::Step& step,
                                                         const notation::CorrectEntry& correction) const
{
    Action replacement;
    if (correction.phrase) {
        notation::Errors errors;
        const auto action =
            notation::resolve(game(), referee_.position(), *correction.phrase, step.lines.front(), errors);
        if (!action)
            return {};
        replacement = *action;
    }
    if (!why_not_correct(referee_.history(), step.by).empty() ||
        !why_not_correctable(referee_.history(), correction.entry, replacement).empty())
        return {};
    return referee_.preview_correction(correction.entry, replacement);
}

/// One line can change everything after it, so people see that before it is done, or at least when it is.
std::string TextMatch::correct(const notation::Step& step, const notation::CorrectEntry& correction)
{
    const auto changes = changes_by(step, correction);
    if (!changes)
        return carry_out(step);
    if (corrections_ == Corrections::at_once)
        return "What that changes:\n" + told(*changes) + carry_out(step);
    to_confirm_ = step;
    return "What that would change:\n" + told(*changes);
}

std::string TextMatch::confirm(std::string_view line)
{
    const notation::Step step = std::move(*to_confirm_);
    to_confirm_.reset();
    if (line == "yes" || line == "y")
        return carry_out(step);
    const bool is_answer = line.empty() || line == "no" || line == "n";
    return "It stays as it was.\n" + (is_answer ? "" : respond(line));
}

// ---- asking ----

std::string TextMatch::explain(std::string_view line) const
{
    std::string wrong;
    const auto step = read(line, wrong);
    if (!step)
        return wrong;
    const auto* deed = std::get_if<notation::DoAction>(&step->doing);
    return deed ? judged(*step, deed->phrase) : "Only what players do can be asked about: ? A attack K -> D\n";
}

/// What the rules would say, as far as this table gives hints.
std::string TextMatch::judged(const notation::Step& step, const notation::ActionPhrase& phrase) const
{
    notation::Errors errors;
    const auto action = notation::resolve(game(), referee_.position(), phrase, step.lines.front(), errors);
    if (!action)
        return errors.as_error().sentence + "\n";
    const auto verdict = referee_.why_not(*action);
    if (!verdict)
        return verdict.error().sentence + "\n";
    std::string text = verdict->legal() ? styled("  legal", Style::good) + "\n" : "";
    for (const Violation& violation : verdict->violations)
        text += told(game(), violation, 2);
    return text;
}

const std::vector<std::string>& TextMatch::legal_lines()
{
    const std::size_t now = referee_.record().entries.size() + 1;
    if (lines_for_ == now)
        return lines_;
    lines_for_ = now;
    auto lines = match::legal_lines(referee_);
    lines_ = lines ? std::move(*lines) : std::vector<std::string>();
    return lines_;
}

std::string TextMatch::what_may_be_done()
{
    if (const auto allowed = referee_.options(); !allowed)
        return allowed.error().sentence + "\n";
    std::string text = referee_.due() + "\n";
    for (const std::string& line : legal_lines())
        text += "  " + line + "\n";
    return text;
}

std::string TextMatch::table() const
{
    return table_of(game(), referee_.position()) + players_of(game(), referee_.position());
}

std::vector<std::string> TextMatch::complete(std::string_view typed)
{
    const std::size_t last = typed.rfind(' ');
    const std::size_t begin = last == std::string_view::npos ? 0 : last + 1;
    std::vector<std::string> found;
    const auto add = [&](std::string_view line) {
        if (!begins_with(line, typed))
            return;
        const std::size_t end = line.find(' ', std::max(begin, typed.size()));
        const std::string word(line.substr(begin, end == std::string_view::npos ? end : end - begin));
        if (std::ranges::find(found, word) == found.end())
            found.push_back(word);
    };
    for (const std::string& line : legal_lines())
        add(line);
    for (const std::string_view word : own_commands)
        add(word);
    for (const std::string_view word : step_words)
        add(word);
    return found;
}

}  // namespace cardinal::cli
