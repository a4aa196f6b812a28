#include "companion/cli/text_match.h"

#include "companion/cli/files.h"
#include "companion/cli/report.h"
#include "engine/core/nearest.h"
#include "engine/record/entry_text.h"
#include "engine/record/text.h"
#include "engine/referee/remedies.h"
#include "engine/scenario/doing.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

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

std::string changes_between(const Game& game, const Position& before, const Position& after)
{
    std::string text;
    for (std::int8_t seat = 0; seat < after.seats; ++seat)
        if (numbers_of(game, before, Seat{seat}) != numbers_of(game, after, Seat{seat}))
            text += "  " + std::string(1, Seat{seat}.letter()) + "  " + numbers_of(game, after, Seat{seat}) + "\n";
    return styled(text, Style::faint);
}

}  // namespace

TextMatch::TextMatch(Referee referee, std::filesystem::path save_to)
    : referee_(std::move(referee)),
      save_to_(std::move(save_to)),
      vocabulary_(referee_.game(), *referee_.position().library)
{}

std::string TextMatch::greeting()
{
    const std::size_t entries = referee_.record().entries.size();
    std::string text =
        styled(game().title, Style::bold) + (entries ? ", going on after entry " + std::to_string(entries) : "") + "\n";
    for (std::int8_t seat = 0; seat < referee_.position().seats; ++seat)
        text += "  " + std::string(1, Seat{seat}.letter()) + "  " +
                numbers_of(game(), referee_.position(), Seat{seat}) + "\n";
    text += referee_.due() + "\n";
    text += styled("Type what a player does (A pass), ? for what may be done, help for the rest.", Style::faint) + "\n";
    return text + save_now();
}

std::string TextMatch::prompt() const
{
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
           "  save [FILE] · quit\n";
}

std::string TextMatch::respond(std::string_view typed)
{
    const std::string_view line = trimmed(typed);
    const auto [word, rest] = split(line);
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
        return log();
    if (line == "help")
        return help();
    if (word == "remedies")
        return late_remedies(rest);
    if (word == "save")
        return save(rest);
    if (line == "quit" || line == "exit") {
        wants_to_end_ = true;
        return save_to_.empty() ? "" : "Saved in " + save_to_.string() + "\n";
    }
    return do_step(line);
}

std::optional<notation::Step> TextMatch::read(std::string_view line, std::string& wrong) const
{
    notation::Errors errors;
    const notation::Statement statement{.file = "", .text = std::string(line), .line = 1};
    notation::Cursor cursor(statement, errors);
    const notation::Lexicon lexicon(vocabulary_, referee_.position());
    auto step = notation::take_step(cursor, lexicon);
    if (step && errors.empty())
        cursor.expect_end();
    if (step && errors.empty()) {
        step->lines = {statement};
        return step;
    }
    for (const notation::ParseError& error : errors.all())
        wrong += "Expected " + error.expected + (error.found.empty() ? "" : ", found “" + error.found + "”") + "." +
                 error.suggestion + "\n";
    if (wrong.empty())
        wrong = "“" + std::string(line) + "” is nothing that can be done." +
                did_you_mean(split(line).first, std::span<const std::string_view>(own_commands)) + " Type help.\n";
    return std::nullopt;
}

std::string TextMatch::said_of(int entry) const
{
    return entry == 0 ? "" : std::to_string(entry) + " " + step_of(referee_.history(), entry);
}

std::string TextMatch::do_step(std::string_view line)
{
    std::string wrong;
    const auto step = read(line, wrong);
    if (!step)
        return wrong;
    const Position before = referee_.position();
    const std::size_t entries = referee_.record().entries.size();
    const std::string undoes = line.starts_with("undo") ? said_of(referee_.next_undo()) : "";
    const std::string redoes = line.starts_with("redo") ? said_of(referee_.next_redo()) : "";
    const scenario::Outcome outcome = scenario::carry_out(*step, notation::Scenario{}, referee_);
    if (!outcome.refusal.empty())
        return outcome.refusal + "\n";
    const std::string saved = referee_.record().entries.size() > entries ? save_now() : "";
    return saved + (undoes.empty() ? "" : "Undone: " + undoes + "\n") +
           (redoes.empty() ? "" : "Done again: " + redoes + "\n") + after_step(outcome.verdict, before);
}

std::string TextMatch::after_step(const Verdict& verdict, const Position& before) const
{
    std::string text;
    for (const Violation& violation : verdict.violations)
        text += "  " + styled("✗", Style::bad) + "\n" + told(game(), violation, 4);
    if (!verdict.legal())
        text += styled("  back takes it back; anything else leaves it as it is.\n", Style::faint);
    text += changes_between(game(), before, referee_.position());
    return text + referee_.due() + "\n";
}

std::string TextMatch::explain(std::string_view line)
{
    std::string wrong;
    const auto step = read(line, wrong);
    if (!step)
        return wrong;
    const auto* deed = std::get_if<notation::DoAction>(&step->doing);
    if (!deed)
        return "Only what players do can be asked about: ? A attack K -> D\n";
    notation::Errors errors;
    const auto action = notation::resolve(game(), referee_.position(), deed->phrase, step->lines.front(), errors);
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
    lines_.clear();
    const auto templates = referee_.options();
    const notation::Lexicon lexicon(vocabulary_, referee_.position());
    for (const Template& option : templates ? *templates : std::vector<Template>{}) {
        Action action = option.action;
        if (option.any_of.empty())
            lines_.push_back(notation::write_action(lexicon, action));
        for (const CardId card : option.any_of) {
            action.cards.assign(1, card);
            lines_.push_back(notation::write_action(lexicon, action));
        }
    }
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
    std::string text = table_of(game(), referee_.position());
    for (std::int8_t seat = 0; seat < referee_.position().seats; ++seat)
        text += std::string(1, Seat{seat}.letter()) + "  " + numbers_of(game(), referee_.position(), Seat{seat}) + "\n";
    return text;
}

std::string TextMatch::log() const
{
    std::string text;
    const auto line = referee_.history().line();
    for (const Entry& entry : referee_.record().entries) {
        const bool is_in_force = std::ranges::find(line, entry.number) != line.end();
        const std::string flags = entry.verdict.legal() ? "" : "  ✗ " + entry.verdict.violations.front().rule;
        const std::string words =
            padded(std::to_string(entry.number), 4) + " " + step_of(referee_.history(), entry.number);
        text += "  " + (is_in_force ? words : styled(words, Style::faint)) + styled(flags, Style::bad) + "\n";
    }
    return text.empty() ? "Nothing has happened yet.\n" : text;
}

std::string TextMatch::late_remedies(std::string_view number) const
{
    int entry = 0;
    std::from_chars(number.data(), number.data() + number.size(), entry);
    const std::vector<Remedy> found = remedies(referee_.history(), entry);
    std::string text;
    for (const Remedy& remedy : found) {
        text += "  · " + remedy.sentence + "\n";
        for (const Change& change : remedy.changes)
            text += "      " + change.sentence + "\n";
        for (const std::string& revealed : remedy.revealed)
            text += "      known since: " + revealed + "\n";
    }
    return text.empty() ? "Name an entry that is in force by its number; log shows them.\n" : text;
}

std::string TextMatch::save(std::string_view where)
{
    if (!where.empty())
        save_to_ = std::filesystem::path(where);
    if (save_to_.empty())
        return "Save where? save FILE\n";
    const std::string trouble = save_now();
    return trouble.empty() ? "Saved in " + save_to_.string() + "\n" : trouble;
}

/// On disk before its verdict is shown. When that fails, the match goes on and says so once.
std::string TextMatch::save_now()
{
    if (save_to_.empty())
        return "";
    const auto saved = write_text(save_to_, write_record(game(), referee_.record()));
    const bool failed_before = save_failed_;
    save_failed_ = !saved;
    if (saved)
        return failed_before ? styled("The match is saved again.\n", Style::good) : "";
    return failed_before ? ""
                         : styled(saved.error().sentence + " The match goes on unsaved; save FILE puts it elsewhere.\n",
                                  Style::warn);
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
