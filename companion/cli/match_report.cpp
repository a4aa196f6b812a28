#include "companion/cli/match_report.h"

#include "companion/cli/report.h"
#include "engine/record/entry_text.h"
#include "engine/referee/remedies.h"

#include <algorithm>
#include <charconv>

namespace cardinal::cli {
namespace {

bool is_in(const std::vector<int>& line, int number) { return std::ranges::find(line, number) != line.end(); }

std::string plain_line(const Game& game, const Position& position, Seat seat)
{
    return std::string("  ") + seat.letter() + "  " + numbers_of(game, position, seat) + "\n";
}

/// A line for each entry that is in one and not in the other.
std::string only_in(const Referee& referee, const std::vector<int>& one, const std::vector<int>& other,
                    const std::string& word)
{
    std::string text;
    for (const int number : one)
        if (!is_in(other, number))
            text += word + std::to_string(number) + " " + step_of(referee.history(), number) + "\n";
    return text;
}

}  // namespace

std::string players_of(const Game& game, const Position& position)
{
    std::string text;
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        text += plain_line(game, position, Seat{seat});
    return text;
}

std::string changes_between(const Game& game, const Position& before, const Position& after)
{
    std::string text;
    for (std::int8_t seat = 0; seat < after.seats; ++seat)
        if (numbers_of(game, before, Seat{seat}) != numbers_of(game, after, Seat{seat}))
            text += plain_line(game, after, Seat{seat});
    return text.empty() ? "" : styled(text, Style::faint);
}

std::string log_of(const Referee& referee)
{
    std::string text;
    const std::vector<int> line = referee.history().line();
    for (const Entry& entry : referee.record().entries) {
        const std::string flags = entry.verdict.legal() ? "" : "  ✗ " + entry.verdict.violations.front().rule;
        const std::string words =
            padded(std::to_string(entry.number), 4) + " " + step_of(referee.history(), entry.number);
        text +=
            "  " + (is_in(line, entry.number) ? words : styled(words, Style::faint)) + styled(flags, Style::bad) + "\n";
    }
    return text.empty() ? "Nothing has happened yet.\n" : text;
}

std::string moved_between(const Referee& referee, const std::vector<int>& line_before)
{
    const std::vector<int> now = referee.history().line();
    return only_in(referee, line_before, now, "Undone: ") + only_in(referee, now, line_before, "Done again: ");
}

std::string remedies_for(const Referee& referee, std::string_view number)
{
    int entry = 0;
    std::from_chars(number.data(), number.data() + number.size(), entry);
    std::string text;
    for (const Remedy& remedy : remedies(referee.history(), entry)) {
        text += "  · " + remedy.sentence + "\n";
        for (const Change& change : remedy.changes)
            text += "      " + with_reference(change) + "\n";
        for (const std::string& revealed : remedy.revealed)
            text += "      known since: " + revealed + "\n";
    }
    return text.empty() ? "Name an entry that is in force by its number; log shows them.\n" : text;
}

std::string told(const std::vector<Change>& changes)
{
    std::string text = changes.empty() ? "  Nothing else is otherwise for it.\n" : "";
    for (const Change& change : changes)
        text += "  · " + wrapped(with_reference(change), 100, 4) + "\n";
    return text;
}

}  // namespace cardinal::cli
