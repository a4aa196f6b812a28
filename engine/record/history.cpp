#include "engine/record/history.h"

#include <algorithm>
#include <utility>

namespace cardinal {
namespace {

// A position of 60 cards is about 5 KB and an entry carried out in a few microseconds: every 16th keeps a thousand
// entries in half a megabyte, and any of their positions is there within a tenth of a millisecond.
constexpr int kept_every = 16;

bool is_of_the_line(const Entry& entry)
{
    using enum Entry::Kind;
    switch (entry.kind) {
    case action:
    case answer:
    case fact:
    case question:
    case ruling:
    case correction:
    case take_back: return true;
    default: return false;
    }
}

bool replaces(const Entry& entry)
{
    return entry.about && (entry.kind == Entry::Kind::correction || entry.kind == Entry::Kind::take_back);
}

/// What the entry says that the one it is about was. With a fact that is taken back nothing was told but the fact.
Meaning replacement_of(const Entry& entry, const Entry& subject)
{
    using enum Meaning::What;
    if (entry.kind == Entry::Kind::take_back)
        return {.what = meaning_of(subject).what == fact ? nothing : taken_back, .by = entry.by.authority};
    if (entry.action.kind == 0)
        return {.what = Meaning::What::nothing, .by = entry.by.authority};
    return {.what = Meaning::What::action, .action = &entry.action, .by = entry.by.authority};
}

}  // namespace

History::History(const Game& game, Record record) : game_(&game), record_(std::move(record))
{
    now_.position = record_.start;
    kept_[0] = now_;
    nodes_.emplace_back();
    nodes_.reserve(record_.entries.size() + 1);
    for (const Entry& entry : record_.entries)
        follow(entry);
}

Verdict History::judge_next(const Entry& entry)
{
    judged_ = judge(*game_, now_, meaning_of(entry));
    return judged_.verdict();
}

const Entry& History::append(Entry entry)
{
    entry.number = static_cast<int>(record_.entries.size()) + 1;
    repeat(std::move(entry));
    Entry& written = record_.entries.back();
    written.hash = hash_of(now_.position);
    written.open.clear();
    for (Question& question : questions(*game_, now_.position))
        written.open.push_back(std::move(question.rule));
    return written;
}

void History::repeat(Entry entry)
{
    record_.entries.push_back(std::move(entry));
    follow(record_.entries.back());
}

bool History::refers_well(const Entry& entry) const
{
    if (entry.kind == Entry::Kind::redo)
        return std::ranges::count(redoable(), entry.about) > 0;
    if (replaces(entry) || entry.kind == Entry::Kind::undo)
        return in_line(entry.about);
    return true;
}

void History::follow(const Entry& entry)
{
    nodes_.push_back({.parent = head_, .head_after = head_, .depth = node(head_).depth});
    if (!refers_well(entry))
        return;
    if (is_of_the_line(entry))
        grow(entry);
    else if (entry.kind == Entry::Kind::undo)
        go_to(node(entry.about).parent);
    else if (entry.kind == Entry::Kind::redo)
        go_to(entry.about);
    nodes_.back().head_after = head_;
    judged_ = {};
}

void History::grow(const Entry& entry)
{
    nodes_.back().grows = true;
    nodes_.back().depth += 1;
    head_ = tip_ = static_cast<int>(nodes_.size()) - 1;
    if (replaces(entry)) {
        const std::vector<int> line = line_to(head_);
        const int from = first_replaced(line, subject_of(head_));
        now_ = derive(line, from, replacements(line, from), false).state;
    } else {
        carry_out(*game_, now_, meaning_of(entry), judged_);
    }
    // Lines are never derived across a replacement from further below, see state_at.
    if (replaces(entry) || node(head_).depth % kept_every == 0)
        kept_[head_] = now_;
}

void History::go_to(int head)
{
    head_ = head;
    now_ = state_at(head);
}

State History::state_after(int number) const { return state_at(node(number).head_after); }

/// From the nearest kept position below. What replaces another entry keeps its position, so none lies in between.
State History::state_at(int number) const
{
    std::vector<int> above;
    int from = number;
    for (; !kept_.contains(from); from = node(from).parent)
        above.push_back(from);
    State state = kept_.at(from);
    for (auto next = above.rbegin(); next != above.rend(); ++next)
        carry_out(*game_, state, meaning_of(entry(*next)));
    return state;
}

bool History::is_on_path(int number, int to) const
{
    while (to > number)
        to = node(to).parent;
    return to == number;
}

std::vector<int> History::line_to(int number) const
{
    std::vector<int> line(static_cast<std::size_t>(node(number).depth));
    for (auto place = line.rbegin(); place != line.rend(); ++place, number = node(number).parent)
        *place = number;
    return line;
}

std::vector<int> History::redoable() const
{
    std::vector<int> line = line_to(tip_);
    line.erase(line.begin(), line.begin() + node(head_).depth);
    return line;
}

std::vector<int> History::branches() const
{
    std::vector<bool> goes_on(nodes_.size());
    for (const Node& each : nodes_)
        if (each.grows)
            goes_on[static_cast<std::size_t>(each.parent)] = true;
    std::vector<int> ends;
    for (int number = 1; number < static_cast<int>(nodes_.size()); ++number)
        if (node(number).grows && !goes_on[static_cast<std::size_t>(number)] && !in_line(number))
            ends.push_back(number);
    return ends;
}

bool History::replaces_another(int number) const { return replaces(entry(number)); }

int History::subject_of(int number) const
{
    while (replaces_another(number))
        number = entry(number).about;
    return number;
}

/// The earliest entry that anything after `from` replaces: what lies before it is the same in every derivation.
int History::first_replaced(const std::vector<int>& line, int from) const
{
    for (auto next = line.rbegin(); next != line.rend() && *next > from; ++next)
        if (replaces_another(*next))
            from = std::min(from, subject_of(*next));
    return from;
}

std::map<int, Meaning> History::replacements(const std::vector<int>& line, int from) const
{
    std::map<int, Meaning> found;
    for (const int number : line)
        if (number > from && replaces_another(number))
            found[subject_of(number)] = replacement_of(entry(number), entry(subject_of(number)));
    return found;
}

History::Derivation History::derive(const std::vector<int>& line, int from, const std::map<int, Meaning>& replaced,
                                    bool judging) const
{
    Derivation result{.state = state_at(node(from).parent)};
    for (auto next = std::ranges::find(line, from); next != line.end(); ++next) {
        const auto other = replaced.find(*next);
        const Meaning meaning = other == replaced.end() ? meaning_of(entry(*next)) : other->second;
        const Judged judged = judging ? judge(*game_, result.state, meaning) : Judged{};
        if (judging)
            result.entries.push_back({.number = *next,
                                      .verdict = judged.verdict(),
                                      .is_possible = is_well_formed(*game_, result.state.position, meaning)});
        carry_out(*game_, result.state, meaning, judged);
    }
    return result;
}

History::Derivation History::derive_again(int number, const Meaning* instead) const
{
    const std::vector<int> line = this->line();
    const int subject = subject_of(number);
    const int from = first_replaced(line, subject);
    std::map<int, Meaning> replaced = replacements(line, from);
    if (instead)
        replaced[subject] = *instead;
    return derive(line, from, replaced, true);
}

}  // namespace cardinal
