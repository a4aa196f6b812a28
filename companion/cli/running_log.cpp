#include "companion/cli/running_log.h"

#include "companion/cli/match_json.h"
#include "companion/cli/report.h"
#include "companion/pages/match_told.h"
#include "engine/notation/facts.h"
#include "engine/record/entry_text.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace cardinal::cli {
namespace {

using match::Doubt;

std::string list_of(const std::vector<std::string>& parts)
{
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? "" : ", ") + part;
    return text;
}

std::string sign_of(const Entry& entry)
{
    if (!entry.verdict.legal())
        return styled("✗", Style::bad);
    if (entry.kind == Entry::Kind::take_back || entry.kind == Entry::Kind::undo)
        return styled("↩", Style::warn);
    return entry.kind == Entry::Kind::stand ? styled("→", Style::warn) : "·";
}

/// How it is known, where that is no matter of course.
std::string how_of(const Entry& entry)
{
    return entry.how == HowKnown::seen ? "" : " " + styled("(" + std::string(to_string(entry.how)) + ")", Style::faint);
}

}  // namespace

std::string RunningLog::turn()
{
    const Game& game = match_.game();
    const Position& position = match_.referee().position();
    const int now = pages::turn_of(game, position);
    if (now == turn_)
        return "";
    turn_ = now;
    std::string text = heading(std::string(game.words->turn) + " " + std::to_string(now));
    for (std::int8_t seat = 0; seat < position.seats; ++seat)
        text += player_line(game, position, Seat{seat});
    return text;
}

std::string RunningLog::entry(int number) const
{
    const History& history = match_.referee().history();
    const Entry& entry = history.record().entries[static_cast<std::size_t>(number - 1)];
    const std::string step = step_of(history, number);
    const std::string changes = list_of(pages::news_of(history, number));
    const std::string play = changes.empty() ? step : padded(step, 52);
    std::string text = "   " + sign_of(entry) + " " + (entry.verdict.legal() ? play : styled(play, Style::bold)) +
                       (changes.empty() ? "" : " " + styled(changes, Style::faint)) + how_of(entry) + "\n";
    for (const Violation& violation : entry.verdict.violations)
        text += told(match_.game(), violation, 7);
    return text;
}

std::string RunningLog::doubt()
{
    const Doubt& now = match_.doubt();
    if (now == doubt_)
        return "";
    doubt_ = now;
    if (now.what == Doubt::What::lost)
        return "   " + styled("!", Style::warn) + " " + wrapped(now.sentence, 100, 5) + "\n     " +
               styled("as it lies: the book is put right; or put the table right.", Style::faint) + "\n";
    if (now.what != Doubt::What::asks)
        return "";
    std::string text = "   " + styled("?", Style::accent) + " " + styled(now.sentence, Style::bold) + "\n";
    for (std::size_t at = 0; at < now.answers.size(); ++at)
        text +=
            "       " + styled(std::to_string(at + 1), Style::accent) + " " + wrapped(now.answers[at], 100, 9) + "\n";
    if (!std::exchange(has_said_how_to_answer_, true))
        text += "     " +
                styled("Type the number of what is true, or nothing to be asked later; play may go on.", Style::faint) +
                "\n";
    return text;
}

std::string RunningLog::tell(const match::Told& told)
{
    std::string text;
    for (const int number : told.entries)
        text += entry(number);
    text += shown(told.said) + doubt();
    return told.entries.empty() ? text : text + turn();
}

std::string RunningLog::ending() const
{
    const Record& record = match_.referee().record();
    int flagged = 0;
    for (const Entry& entry : record.entries)
        flagged += entry.verdict.legal() ? 0 : 1;
    return "\n" + styled(pages::ending_of(match_.game(), match_.referee().position()), Style::bold) + " " +
           std::to_string(record.entries.size()) + " entries, " + std::to_string(flagged) + " flagged.\n";
}

std::string RunningJson::tell(const match::Told& told)
{
    std::string lines;
    const History& history = match_.referee().history();
    for (const int number : told.entries)
        lines += line_of(json_of(history, history.record().entries[static_cast<std::size_t>(number - 1)]));
    for (const match::Said& said : told.said)
        lines += line_of({{"said", said.text}, {"warning", said.tone == match::Said::Tone::warning}});
    if (const Doubt& now = match_.doubt(); now != doubt_) {
        doubt_ = now;
        const notation::Vocabulary vocabulary(match_.game(), *match_.referee().position().library);
        const notation::Lexicon lexicon(vocabulary, match_.referee().position());
        nlohmann::ordered_json different = nlohmann::ordered_json::array();
        for (const Fact& fact : now.different)
            different.push_back(notation::write_fact(lexicon, fact));
        if (now.what == Doubt::What::asks)
            lines += line_of({{"question", now.sentence}, {"answers", now.answers}});
        if (now.what == Doubt::What::lost)
            lines += line_of({{"nothing_fits", now.sentence}, {"different", different}});
    }
    return lines;
}

}  // namespace cardinal::cli
