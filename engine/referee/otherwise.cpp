#include "engine/referee/otherwise.h"

#include "engine/referee/choices.h"
#include "engine/referee/costs.h"

#include <algorithm>
#include <utility>

namespace cardinal {
namespace {

constexpr std::size_t most_positions = 12;  // each costs a search when somebody seems to break a rule

}  // namespace

bool is_ordinary(const Story& story)
{
    return story.is_legal() && story.explains_everything() && story.unlikeliness() <= costs::plainly_legal;
}

void Otherwise::note(const Position& may_be, const Board& looks_like, std::vector<Position>& noted) const
{
    const bool is_room = noted.size() < most_positions;
    if (is_room && board(game_, may_be) == looks_like && std::ranges::find(noted, may_be) == noted.end())
        noted.push_back(may_be);
}

void Otherwise::took(const Position& before, const Story& story, const std::vector<Story>& rivals)
{
    const Position now = after(game_, before, story.deeds);
    const Board looks_like = board(game_, now);
    std::vector<Position> noted{now};
    for (const Story& rival : rivals)
        if (rival.is_legal())
            note(after(game_, before, rival.deeds), looks_like, noted);
    for (const Position& might_have_been : positions_)
        note(after(game_, might_have_been, story.deeds), looks_like, noted);
    noted.erase(noted.begin());
    positions_ = std::move(noted);
}

bool Otherwise::allows(const Board& seen) const
{
    return std::ranges::any_of(positions_, [&](const Position& may_be) {
        return is_ordinary(explain(game_, may_be, seen, {.nodes = 0}).front());
    });
}

}  // namespace cardinal
