#include "engine/record/correction.h"

#include "engine/record/differences.h"
#include "engine/record/entry_text.h"

#include <algorithm>

namespace cardinal {
namespace {

std::string entry_name(int number) { return "Entry " + std::to_string(number); }

bool has(const Verdict& verdict, const Violation& sought)
{
    return std::ranges::any_of(verdict.violations, [&](const Violation& found) {
        return found.rule == sought.rule && found.card == sought.card && found.seat == sought.seat;
    });
}

std::string entry_name(const History& history, int number)
{
    return entry_name(number) + " (" + step_of(history, number) + ")";
}

void add_flags(const History& history, const History::Derived& before, const History::Derived& after,
               std::vector<Change>& changes)
{
    if (before.verdict == after.verdict)
        return;
    const std::string name = entry_name(history, after.number);
    for (const Violation& broken : after.verdict.violations)
        if (!has(before.verdict, broken))
            changes.push_back({.entry = after.number,
                               .sentence = name + " would be flagged: " + broken.sentence + ".",
                               .rule = broken.rule});
    for (const Violation& broken : before.verdict.violations)
        if (!has(after.verdict, broken))
            changes.push_back({.entry = after.number,
                               .sentence = name + " would not be flagged any more: " + broken.sentence + ".",
                               .rule = broken.rule});
}

void add_changes(const History& history, const History::Derived& before, const History::Derived& after,
                 std::vector<Change>& changes)
{
    if (before.is_possible && !after.is_possible)
        changes.push_back({.entry = after.number,
                           .sentence = entry_name(history, after.number) +
                                       " could not have been done: it names what would not exist.",
                           .is_impossible = true});
    else
        add_flags(history, before, after, changes);
}

}  // namespace

std::string with_reference(const Change& change)
{
    if (change.rule.empty())
        return change.sentence;
    const bool has_full_stop = change.sentence.ends_with('.');
    return change.sentence.substr(0, change.sentence.size() - (has_full_stop ? 1 : 0)) + " (" + change.rule + ")" +
           (has_full_stop ? "." : "");
}

Meaning corrected_to(const Action& replacement)
{
    if (replacement.kind == 0)
        return {.what = Meaning::What::nothing};
    return {.what = Meaning::What::action, .action = &replacement};
}

std::string why_not_correctable(const History& history, int number)
{
    const Entry* entry = find_entry(history.record(), number);
    if (!entry)
        return "There is no entry " + std::to_string(number) + ".";
    if (!history.in_line(number))
        return entry_name(number) + " is not in force: it was undone, or it changes nothing.";
    return "";
}

std::string why_not_correctable(const History& history, int number, const Action& replacement)
{
    std::string why = why_not_correctable(history, number);
    if (!why.empty() || replacement.kind == 0)
        return why;
    const Meaning instead = corrected_to(replacement);
    const int subject = history.subject_of(number);
    const History::Derivation derivation = history.derive_again(number, &instead);
    const auto found = std::ranges::find(derivation.entries, subject, &History::Derived::number);
    const bool is_possible = found != derivation.entries.end() && found->is_possible;
    return is_possible ? "" : "The replacement names what did not exist then.";
}

std::vector<Change> preview_correction(const History& history, int number, const Action& replacement)
{
    if (!why_not_correctable(history, number).empty())
        return {};
    const Meaning instead = corrected_to(replacement);
    const History::Derivation before = history.derive_again(number);
    const History::Derivation after = history.derive_again(number, &instead);
    const int subject = history.subject_of(number);
    std::vector<Change> changes;
    for (std::size_t at = 0; at < after.entries.size(); ++at)
        if (after.entries[at].number != subject)
            add_changes(history, before.entries[at], after.entries[at], changes);
    for (std::string& sentence : differences(history.game(), before.state.position, after.state.position))
        changes.push_back({.sentence = std::move(sentence)});
    return changes;
}

Verdict verdict_of_replacement(const History& history, int number, const Meaning& instead)
{
    if (!why_not_correctable(history, number).empty())
        return {};
    const int subject = history.subject_of(number);
    const History::Derivation derivation = history.derive_again(number, &instead);
    const auto found = std::ranges::find(derivation.entries, subject, &History::Derived::number);
    return found == derivation.entries.end() ? Verdict{} : found->verdict;
}

}  // namespace cardinal
