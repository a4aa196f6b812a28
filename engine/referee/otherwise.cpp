#include "engine/referee/otherwise.h"

#include "engine/referee/choices.h"
#include "engine/referee/costs.h"

#include <algorithm>
#include <utility>

namespace cardinal {
namespace {

constexpr std::size_t most_looks = 10;  // what nobody saw long ago has mostly shown by now, or ended with its turn
constexpr std::size_t most_charges = 2;

}  // namespace

bool is_ordinary(const Story& story)
{
    return story.is_legal() && story.explains_everything() && story.unlikeliness() <= costs::plainly_legal;
}

void Otherwise::took(int entry, const Position& before, const std::vector<Deed>& deeds, Told told,
                     const std::vector<Fact>& late)
{
    if (deeds.empty())
        return;
    PastLook look{.entry = entry, .before = before, .deeds = deeds, .told = told, .late = late};
    if (!past_.empty() && past_.back().is_begun && past_.back().told == told) {
        look.entry = past_.back().entry;
        look.before = past_.back().before;
        look.deeds.insert(look.deeds.begin(), past_.back().deeds.begin(), past_.back().deeds.end());
        past_.pop_back();
    }
    if (past_.size() == most_looks)
        past_.erase(past_.begin());
    Position end = after(game_, look.before, look.deeds);
    look.after = board(game_, end);
    for (const Fact& fact : late)
        end = take_fact(game_, std::move(end), fact);
    look.shown = board(game_, end);
    past_.push_back(std::move(look));
}

bool Otherwise::was_late() const
{
    return std::ranges::any_of(past_, [](const PastLook& look) { return look.shown != look.after; });
}

Otherwise::Finding Otherwise::account_for(const std::vector<Story>& charges, const Position& now, const Board& seen,
                                          const Settled& settled) const
{
    Finding finding;
    Hindsight hindsight(game_, past_, now, seen, settled);
    std::size_t tried = 0;
    for (const Story& charge : charges)
        if (!(charge.is_legal() && charge.explains_everything()) && tried++ < most_charges && !finding.account)
            finding.account = hindsight.account_for(charge, charges);
    finding.is_proven = !finding.account && hindsight.is_exhausted();
    return finding;
}

}  // namespace cardinal
