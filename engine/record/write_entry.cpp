#include "engine/notation/actions.h"
#include "engine/notation/facts.h"
#include "engine/record/entry_text.h"

namespace cardinal {
namespace {

using notation::quoted;

std::string write_fact_of(const EntryMoment& before, const Entry& entry)
{
    if (meaning_of(entry).what == Meaning::What::nothing || !is_well_formed(before.game(), before.position, entry.fact))
        return quoted(entry.text);
    return notation::write_fact(before.lexicon, entry.fact);
}

/// What was not possible at that moment has no words; it changed nothing.
std::string write_action_of(const EntryMoment& before, const Entry& entry)
{
    if (!is_well_formed(before.game(), before.position, entry.action))
        return "nothing";
    return notation::write_action(before.lexicon, entry.action);
}

std::string write_correction(const EntryMoment& before, const Entry& entry)
{
    if (!entry.about)
        return "correct " + write_fact_of(before, entry);
    return "correct " + std::to_string(entry.about) + ": " + write_action_of(before, entry);
}

std::string write_step(const EntryMoment& before, const Entry& entry)
{
    const std::string about = std::to_string(entry.about);
    switch (entry.kind) {
    case Entry::Kind::action:
    case Entry::Kind::answer: return write_action_of(before, entry);
    case Entry::Kind::fact:
    case Entry::Kind::question:
        return (entry.how == HowKnown::declared ? "state " : "see ") + write_fact_of(before, entry);
    case Entry::Kind::ruling: return "ruling " + write_fact_of(before, entry);
    case Entry::Kind::correction: return write_correction(before, entry);
    case Entry::Kind::take_back: return "back " + about;
    case Entry::Kind::stand: return "stands " + about;
    case Entry::Kind::undo: return "undo from " + about;
    case Entry::Kind::redo: return "redo to " + about;
    case Entry::Kind::note: return "note " + quoted(entry.text);
    case Entry::Kind::group_begin: return "group " + quoted(entry.text);
    case Entry::Kind::group_end: return "end";
    }
    return "note";
}

std::string write_source(const Entry& entry)
{
    std::string text(to_string(entry.how));
    switch (entry.by.authority) {
    case Authority::inference: text += " by inference"; break;
    case Authority::camera: text += " by camera"; break;
    case Authority::player:
        text += entry.by.seat ? " by " + std::string(1, entry.by.seat.letter()) : " by player";
        break;
    case Authority::both_players: text += " by both"; break;
    case Authority::judge: text += " by judge"; break;
    }
    return entry.by.certainty == 100 ? text : text + ", " + std::to_string(entry.by.certainty) + " %";
}

std::string write_circumstances(const Entry& entry)
{
    std::string text = write_source(entry);
    if (entry.group)
        text += ", group " + std::to_string(entry.group);
    if (entry.kind == Entry::Kind::answer)
        text += ", answers " + entry.text;
    if (entry.kind == Entry::Kind::question)
        text += ", asks " + quoted(entry.text);
    std::string open;
    for (const std::string& question : entry.open)
        open += " " + question;
    if (!open.empty())
        text += ", open" + open;
    if (entry.is_damaged)
        text += ", damaged";
    if (entry.hash)
        text += ", hash " + write_hash(entry.hash);
    return text;
}

std::string write_violation(const EntryMoment& before, const Violation& broken)
{
    std::string line = "! " + broken.rule + " " + std::string(to_string(broken.severity));
    if (broken.of_state)
        line += ", state";
    if (before.position.has(broken.card))
        line += ", card " + notation::write_card_name(before.lexicon, broken.card);
    if (before.position.has(broken.seat))
        line += ", seat " + std::string(1, broken.seat.letter());
    if (!broken.rests_on.empty())
        line += ", rests on " + quoted(broken.rests_on);
    return line + ": " + quoted(broken.sentence) + "\n";
}

}  // namespace

std::string write_hash(std::uint64_t hash)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4)
        text += digits[(hash >> shift) & 15U];
    return text;
}

std::string step_of(const History& history, int number)
{
    const Entry* entry = find_entry(history.record(), number);
    if (!entry)
        return "";
    const Position before = history.state_after(number - 1).position;
    const notation::Vocabulary vocabulary(history.game(), *before.library);
    const notation::Lexicon lexicon(vocabulary, before);
    return write_step({.lexicon = lexicon, .position = before}, *entry);
}

std::string write_entry(const EntryMoment& before, const Entry& entry)
{
    std::string lines =
        std::to_string(entry.number) + ". " + write_step(before, entry) + " {" + write_circumstances(entry) + "}\n";
    for (const Violation& broken : entry.verdict.violations)
        lines += write_violation(before, broken);
    return lines;
}

}  // namespace cardinal
