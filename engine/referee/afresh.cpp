#include "engine/referee/choices.h"
#include "engine/referee/costs.h"
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
constexpr Patience patience{.nodes_in_focus = 60, .nodes = 30, .tries = 2000, .behind = costs::margin_of_proof};
constexpr int steps_of_a_search = 500;  // it takes as long as so many deeds done and judged
constexpr int most_steps = 8000;

bool is_legal(const Deed& deed) { return deed.verdict.legal(); }

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
    for (std::size_t ago = 1; ago <= std::min(past_.size(), most_looks) && !is_done(); ++ago)
        search_look(past_.size() - ago);
    for (std::size_t at = known; at < arrivals_.size() && !is_done(); ++at) {
        try_present(arrivals_[at], 1);
        search_from(arrivals_[at]);
    }
    steps_left_ = left;
}

void Hindsight::search_look(std::size_t which)
{
    const PastLook& look = past_[which];
    if (look.told != Told::by_nobody || !std::ranges::all_of(look.deeds, is_legal))
        return;
    steps_left_ -= steps_of_a_search;
    for (const Story& story : explain(game_, look.before, look.shown, patience)) {
        if (!is_ordinary(story))
            continue;
        go_on_from(which, story);
        for (std::size_t choice = 0; choice < story.choices.size(); ++choice)
            for (std::size_t variant = 0; variant < story.choices[choice].variants.size(); ++variant)
                go_on_from(which, chosen(game_, look.before, story, choice, variant));
    }
}

void Hindsight::go_on_from(std::size_t from, const Story& story)
{
    const PastLook& look = past_[from];
    Line line{.from = from, .told = {story.deeds}, .is_changed = true};
    std::ranges::copy_if(story.deeds, std::back_inserter(line.changes),
                         [&](const Deed& deed) { return !is_in(look.deeds, deed); });
    line.late = static_cast<int>(story.left_over.size());
    Position end = after(game_, look.before, story.deeds);
    if (from + 1 == past_.size())
        return arrive(std::move(end), std::move(line));
    line.told.emplace_back();
    walk(std::move(end), {from + 1, 0}, std::move(line), 0);
}

}  // namespace cardinal
