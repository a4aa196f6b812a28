#include "engine/referee/choices.h"
#include "engine/referee/costs.h"
#include "engine/referee/doubts.h"
#include "engine/referee/hindsight.h"
#include "engine/referee/otherwise.h"

#include <algorithm>
#include <iterator>
#include <utility>

/// The book has the likeliest story of each look. One that was less likely then, with other deeds and more of them, may
/// be what makes legal what is seen now: the last looks are searched once more, one at a time and further than at
/// first.
namespace cardinal {
namespace {

constexpr std::size_t most_looks = 3;
constexpr std::size_t most_arrivals = 8;  // from which what is seen now is searched: the likeliest come first
constexpr Patience patience{.nodes_in_focus = 60, .nodes = 30, .tries = 2000, .behind = costs::margin_of_proof};
/// What is illegal takes several times as long to search.
constexpr Patience quickly{.nodes_in_focus = 30, .nodes = 12, .tries = 800, .behind = costs::margin_of_proof};
constexpr int steps_of_a_search = 500;  // it takes as long as so many deeds done and judged
constexpr int most_steps = 8000;

bool is_legal(const Deed& deed) { return deed.verdict.legal(); }

/// Whoever was told of a broken rule is told the same of it; what went with it may have been otherwise.
bool accuses_of_the_same(const Story& story, const PastLook& look)
{
    std::vector<std::string> told = accusations_of({.deeds = look.deeds}), now = accusations_of(story);
    std::ranges::sort(told);
    std::ranges::sort(now);
    return told == now && story.explains_everything();
}

bool is_in(const std::vector<Deed>& deeds, const Deed& deed)
{
    return std::ranges::find(deeds, deed.action, &Deed::action) != deeds.end();
}

}  // namespace

/// There are many such pasts: when not all of them can be tried, what was tried before is no less certain.
void Hindsight::tell_afresh()
{
    const int left = std::exchange(steps_left_, std::min(steps_left_, most_steps));
    const std::size_t known = arrivals_.size();
    only_concerned_ = false;
    for (std::size_t ago = 1; ago <= std::min(past_.size(), most_looks) && !is_done(); ++ago) {
        const std::size_t from = past_.size() - ago;
        search_look(from, past_[from].before, {.from = from});
    }
    for (std::size_t at = known; at < std::min(arrivals_.size(), known + most_arrivals) && !is_done(); ++at) {
        try_present(arrivals_[at], 1);
        search_from(arrivals_[at]);
    }
    steps_left_ = left;
}

void Hindsight::search_look(std::size_t which, const Position& before, const Line& line)
{
    const PastLook& look = past_[which];
    if (look.told != Told::by_nobody || is_done())
        return;
    const bool was_legal = std::ranges::all_of(look.deeds, is_legal);
    steps_left_ -= steps_of_a_search;
    for (const Story& story : explain(game_, before, look.shown, was_legal ? patience : quickly)) {
        if (was_legal ? !is_ordinary(story) : !accuses_of_the_same(story, look))
            continue;
        go_on_from(which, before, line, story);
        for (std::size_t choice = 0; choice < story.choices.size(); ++choice)
            for (std::size_t variant = 0; variant < story.choices[choice].variants.size(); ++variant)
                go_on_from(which, before, line, chosen(game_, before, story, choice, variant));
    }
}

/// Where a rule was broken, so much may have been otherwise that the looks after it are searched once more, too.
void Hindsight::go_on_from(std::size_t which, const Position& before, Line line, const Story& story)
{
    const PastLook& look = past_[which];
    line.is_changed = true;
    line.told.back() = story.deeds;
    std::ranges::copy_if(story.deeds, std::back_inserter(line.changes),
                         [&](const Deed& deed) { return !is_in(look.deeds, deed); });
    line.late += static_cast<int>(story.left_over.size());
    Position end = after(game_, before, story.deeds);
    if (which + 1 == past_.size())
        return arrive(std::move(end), std::move(line));
    line.told.emplace_back();
    const std::size_t known = arrived_.size();
    walk(end, {which + 1, 0}, line, 0);
    if (arrived_.size() == known && !story.is_legal())
        search_look(which + 1, end, line);
}

}  // namespace cardinal
