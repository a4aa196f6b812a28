#include "engine/referee/doubts.h"

#include "engine/referee/costs.h"
#include "engine/referee/remainder.h"
#include "engine/rules/action_word.h"

#include <algorithm>
#include <utility>

namespace cardinal {
namespace {

bool tells(const Story& story, const Action& action)
{
    return std::ranges::any_of(story.deeds, [&](const Deed& deed) { return deed.action == action; });
}

bool is_one_number(const Game& game, const std::vector<Fact>& trace)
{
    return trace.size() == 1 && trace.front().what == Fact::What::value && !is_counted(game, trace.front());
}

}  // namespace

bool may_be_asked(const Game& game, const Action& action)
{
    const ActionWord* word = find_action_word(game, action);
    return word && word->may_be_asked;
}

bool differ_in_something_unseen(const Game& game, const std::vector<Story>& rivals)
{
    return std::ranges::all_of(rivals, [&](const Story& story) {
        return story.end.stack.empty() && std::ranges::any_of(story.deeds, [&](const Deed& deed) {
                   return may_be_asked(game, deed.action) &&
                          !std::ranges::all_of(rivals, [&](const Story& other) { return tells(other, deed.action); });
               });
    });
}

bool rests_on_a_number(const Game& game, const Position& position, const Story& story)
{
    bool is_broken = false;
    Position at = position;
    for (const Deed& deed : story.deeds) {
        const Board before = board(game, at);
        at = apply(game, std::move(at), deed.action);
        if (deed.verdict.legal())
            continue;
        is_broken = true;
        if (!is_one_number(game, differences(before, board(game, at))))
            return false;
    }
    for (const LeftOver& left : story.left_over) {
        is_broken = is_broken || !left.verdict.legal();
        if (!left.verdict.legal() && !is_one_number(game, {left.fact}))
            return false;
    }
    return is_broken;
}

std::vector<Story> rivals_among(const std::vector<Story>& stories, double margin)
{
    std::vector<Story> rivals;
    for (const Story& story : stories)
        if (story.cost < stories.front().cost + margin)
            rivals.push_back(story);
    return rivals;
}

std::vector<std::string> accusations_of(const Story& story)
{
    std::vector<std::string> accusations;
    const auto add = [&](const Verdict& verdict, CardId card) {
        for (const Violation& violation : verdict.violations)
            accusations.push_back(violation.rule + " " + std::to_string(card.index));
    };
    for (const Deed& deed : story.deeds)
        add(deed.verdict, deed.action.card);
    for (const LeftOver& left : story.left_over)
        add(left.verdict, left.fact.card);
    add(story.left_broken, no_card);
    return accusations;
}

}  // namespace cardinal
