#include "engine/referee/profile.h"

#include <algorithm>

namespace cardinal {
namespace {

bool may_do_everything(const History& history, const Source& by)
{
    return history.record().pins.profile == Profile::practice || by.authority == Authority::judge;
}

const Entry& entry(const History& history, int number) { return *find_entry(history.record(), number); }

bool is_own_and_unflagged(const History& history, int number, const Source& by)
{
    const Entry& done = entry(history, number);
    return by.authority == Authority::player && done.by.authority == Authority::player && done.by.seat == by.seat &&
           done.verdict.legal();
}

}  // namespace

int first_of_step(const History& history, int last, int open_group)
{
    while (last && entry(history, last).kind == Entry::Kind::question)
        last = history.before(last);
    if (!last)
        return 0;
    const int group = entry(history, last).group;
    if (!group || group == open_group)
        return last;
    for (int before = history.before(last); before && entry(history, before).group == group;
         before = history.before(last))
        last = before;
    return last;
}

std::string why_not_undo(const History& history, int first, const Source& by, int open_group)
{
    if (may_do_everything(history, by))
        return "";
    if (first != first_of_step(history, history.head(), open_group))
        return "In a tournament only a judge undoes more than the last step.";
    const std::vector<int> line = history.line();
    const bool is_own = std::all_of(std::ranges::find(line, first), line.end(),
                                    [&](int number) { return is_own_and_unflagged(history, number, by); });
    return is_own ? "" : "In a tournament players undo only their own last step, and only if it broke no rule.";
}

std::string why_not_redo(const History& history, const Source& by)
{
    if (may_do_everything(history, by))
        return "";
    const auto& entries = history.record().entries;
    const auto last = std::find_if(entries.rbegin(), entries.rend(),
                                   [](const Entry& each) { return each.kind == Entry::Kind::undo; });
    const bool undid_it = last != entries.rend() && last->by == by;
    return undid_it ? "" : "In a tournament players redo only what they have undone themselves.";
}

std::string why_not_correct(const History& history, const Source& by)
{
    return may_do_everything(history, by) ? "" : "In a tournament only a judge corrects and rules.";
}

bool gives_hints(const History& history) { return history.record().pins.profile == Profile::practice; }

}  // namespace cardinal
