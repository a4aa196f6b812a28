#include "engine/referee/flagged.h"

namespace cardinal {

bool follows_by_itself(const Entry& entry)
{
    const bool is_done = entry.kind == Entry::Kind::action || entry.kind == Entry::Kind::answer;
    return is_done && entry.by.authority <= Authority::camera && !entry.action.seat && entry.action.numbers.empty() &&
           entry.verdict.legal();
}

int steps_to_flagged(const Referee& referee)
{
    const History& history = referee.history();
    const std::vector<int>& flagged = referee.just_flagged();
    if (flagged.empty())
        return 0;
    int steps = 1;
    for (int entry = history.head(); entry > flagged.back() && follows_by_itself(*find_entry(history.record(), entry));
         entry = history.before(entry))
        ++steps;
    return steps;
}

}  // namespace cardinal
