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

/// The same deed of another card; or the table does another of the things that it does by itself.
bool is_by_another(const Deed& one, const Deed& other)
{
    const bool are_of_the_table = !one.action.seat && !other.action.seat;
    return are_of_the_table || (one.action.kind == other.action.kind && one.action.seat == other.action.seat &&
                                one.action.card != other.action.card);
}

/// Only one deed differs, and only in its card.
bool differ_in_one_card(const Game& game, const Story& one, const Story& other)
{
    const auto [first, second] = std::ranges::mismatch(one.deeds, other.deeds, {}, &Deed::action, &Deed::action);
    if (one.deeds.size() != other.deeds.size() || first == one.deeds.end() || one.left_over != other.left_over)
        return false;
    return is_by_another(*first, *second) && !may_be_asked(game, first->action) &&
           std::equal(first + 1, one.deeds.end(), second + 1,
                      [](const Deed& a, const Deed& b) { return a.action == b.action; });
}

}  // namespace

bool is_far_fetched(const Story& story) { return story.unlikeliness() > costs::far_fetched; }

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

bool differ_in_who_acts(const Game& game, const std::vector<Story>& rivals, const Board& seen)
{
    const Story& best = rivals.front();
    const auto beside = [&](const Story& story) { return differences(board(game, story.end), seen); };
    const std::vector<Fact> told = beside(best);
    return rivals.size() > 1 && std::all_of(rivals.begin(), rivals.end(), [&](const Story& story) {
               const bool is_it = &story == &best;
               return story.is_legal() && (is_it || differ_in_one_card(game, best, story)) &&
                      (is_it || beside(story) == told);
           });
}

bool wait_for_a_mark(const std::vector<Story>& rivals)
{
    return std::ranges::all_of(rivals, [](const Story& story) {
        return std::ranges::any_of(story.left_over, [](const LeftOver& left) {
            return left.is_late && left.fact.what == Fact::What::value && left.fact.card;
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
