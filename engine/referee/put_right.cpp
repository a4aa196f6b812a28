#include "engine/referee/put_right.h"

#include "engine/referee/costs.h"
#include "engine/referee/otherwise.h"

#include <vector>

/// After a flag hands do not only put everything back: they also do at once what the rules allow. A unit that was laid
/// on another one is laid beside it. Nothing was done with it twice: what was flagged is taken back, and done anew.
namespace cardinal {
namespace {

/// One plain deed, and no other that tells the board as well.
bool is_plain(const std::vector<Story>& stories)
{
    const Story& best = stories.front();
    const bool is_alone = stories.size() == 1 || best.cost + costs::margin <= stories[1].cost;
    return is_alone && best.deeds.size() == 1 && best.choices.empty() && is_ordinary(best);
}

}  // namespace

std::optional<Story> done_rightly(const Referee& referee, const Board& seen, const Story& onwards)
{
    const History& history = referee.history();
    const std::vector<int>& flagged = referee.just_flagged();
    const bool goes_on = is_ordinary(onwards) && onwards.left_over.empty();
    if (flagged.size() != 1 || flagged.front() != history.head() || goes_on)
        return std::nullopt;
    const Entry& entry = history.record().entries[static_cast<std::size_t>(flagged.front() - 1)];
    if (entry.kind != Entry::Kind::action || !entry.action.card)
        return std::nullopt;
    const std::vector<Story> stories =
        explain(referee.game(), history.state_after(history.before(history.head())).position, seen);
    const Story& best = stories.front();
    const bool is_it = is_plain(stories) && best.deeds.front().action.card == entry.action.card &&
                       costs::take_back + best.cost + costs::margin <= onwards.cost;
    return is_it ? std::optional(best) : std::nullopt;
}

}  // namespace cardinal
