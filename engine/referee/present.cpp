#include "engine/core/hash.h"
#include "engine/referee/costs.h"
#include "engine/referee/hindsight.h"
#include "engine/referee/legal_deeds.h"
#include "engine/referee/otherwise.h"
#include "engine/referee/remainder.h"

#include <algorithm>
#include <utility>

// What is seen now, told as legal play from a past that may have been.
namespace cardinal {
namespace {

constexpr std::size_t most_reordered = 4;  // deeds of one look that are tried in every order
constexpr std::size_t most_searches = 4;   // of pasts that matter, where the present is searched anew

bool is_an_unseen_pass(const Deed& deed) { return !deed.is_seen && deed.action.seat && is_without_a_card(deed.action); }

}  // namespace

/// What is charged, or else may have been done, breaks these rules and leaves that different.
std::uint64_t Hindsight::what_comes_of_it(const Position& at)
{
    Hash64 hash;
    for (const std::vector<Action>& charge : charges_) {
        Position position = at;
        for (const Action& deed : charge) {
            for (const Violation& violation : judge(game_, position, deed).violations)
                hash.add(violation.rule);
            take(position, deed, true);
        }
        for (const Fact& fact : comparison_.differences_in(position, now_, different_))
            hash.add(fact.card.index).add(fact.value).add(fact.number).add(packed(fact.from));
    }
    return hash.value();
}

void Hindsight::try_present(const Arrival& at, int insertions)
{
    for (int inserted = 0; inserted <= insertions; ++inserted)
        for (std::size_t charge = 0; charge < charges_.size(); ++charge) {
            is_bold_ = charge >= first_rival_ || inserted > 1;
            std::vector<Deed> told;
            go_on(at, at.now, charges_[charge], inserted, told);
        }
    is_bold_ = false;
    for (std::size_t part = 0; part < parts_.size() && at.line.is_changed; ++part) {
        std::vector<Deed> told;
        go_on(at, at.now, parts_[part], 0, told);
    }
}

/// What is left to be told, in every order, with so many deeds among it that nobody charged anybody with. Of more than
/// one none may have left a trace.
void Hindsight::go_on(const Arrival& at, const Position& position, const std::vector<Action>& left, int insertions,
                      std::vector<Deed>& told)
{
    if (is_done())
        return;
    if (left.empty())
        weigh(at, told, position);
    const std::size_t next = left.size() <= most_reordered ? left.size() : 1;
    for (std::size_t which = 0; which < next; ++which) {
        Position after = position;
        if (!take(after, left[which]))
            continue;
        std::vector<Action> others = left;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(which));
        told.push_back({.action = left[which]});
        go_on(at, after, others, insertions, told);
        told.pop_back();
    }
    if (insertions == 0 || is_done())
        return;
    const auto is_wanted = [&](const Action& action) { return is_without_a_card(action) || concerns(action); };
    for (const Action& action : legal_deeds(game_, position, is_wanted)) {
        --steps_left_;
        Position after = apply(game_, position, action);
        if (is_bold_ && !look_alike(game_, after, position))
            continue;
        told.push_back({.action = action, .is_seen = false});
        go_on(at, after, left, insertions - 1, told);
        told.pop_back();
    }
}

/// All is told. It counts when it asks to believe no more than the charge does, but for what nobody sees.
void Hindsight::weigh(const Arrival& at, const std::vector<Deed>& told, const Position& end)
{
    const std::vector<Fact> not_so = comparison_.differences_in(end, now_, different_);
    if (!not_so.empty() && !is_half_seen(not_so))
        return;
    const Cost cost = cost_of(at, told);
    if (not_so.empty() && cost.all + (is_bold_ ? costs::margin_of_proof : costs::margin) <= charge_)
        return take_for_true(at, told, end);
    const double late = not_so.empty() ? 0 : costs::late_mark;
    const bool is_ordinary = cost.unseen + (not_so.empty() ? 0 : 1) <= costs::most_believed_unseen;
    may_be_ = may_be_ || (!is_bold_ && is_ordinary && cost.all + late <= charge_ + costs::margin_of_proof);
}

void Hindsight::Cost::add(const Deed& deed, bool is_unseen)
{
    const bool is_one_of_a_round = !deed.action.card && unseen >= costs::passes_that_count;
    if (!is_unseen)
        all += deed.action.seat ? costs::deed : costs::table_deed;
    else if (!is_one_of_a_round)
        all += costs::unseen_deed + unseen * costs::further_unseen_deed + (deed.action.card ? costs::unseen_use : 0);
    unseen += is_unseen ? 1 : 0;
}

/// What the past asks to believe that the book does not. A pass that was believed all along, only later, is no news.
Hindsight::Cost Hindsight::cost_of(const Line& line) const
{
    std::vector<Action> no_longer;
    for (std::size_t look = 0; line.from < past_.size() && look < line.told.size(); ++look) {
        std::vector<Deed> told = line.told[look];
        for (const Deed& deed : past_[line.from + look].deeds) {
            const auto still = std::ranges::find(told, deed.action, &Deed::action);
            if (still != told.end())
                told.erase(still);
            else if (is_an_unseen_pass(deed))
                no_longer.push_back(deed.action);
        }
    }
    Cost cost{.all = line.late * costs::late_mark};
    for (const Deed& deed : line.changes) {
        const auto moved = std::ranges::find(no_longer, deed.action);
        if (moved == no_longer.end())
            cost.add(deed, !deed.is_seen);
        else
            no_longer.erase(moved);
    }
    return cost;
}

Hindsight::Cost Hindsight::cost_of(const Arrival& at, const std::vector<Deed>& told) const
{
    Cost cost = cost_of(at.line);
    Position position = at.now;
    for (const Deed& deed : told) {
        Position after = apply(game_, position, deed.action);
        cost.add(deed, deed.action.seat && look_alike(game_, after, position));
        position = std::move(after);
    }
    return cost;
}

/// Whether only one thing is still as it was, which a slow hand may mend: one mark, or what is counted of one player
/// while hands are at work.
bool Hindsight::is_half_seen(const std::vector<Fact>& left) const
{
    const auto is_late = [&](const Fact& fact) {
        const auto is_it = [&](const Fact& each) { return is_about_the_same(each, fact); };
        return fact.what == Fact::What::value && !(settled_.hands == Hands::at_rest && is_counted(game_, fact)) &&
               std::ranges::none_of(different_, is_it) && std::ranges::none_of(settled_.facts, is_it);
    };
    const auto is_of_the_same = [&](const Fact& fact) { return !fact.card && fact.seat == left.front().seat; };
    return std::ranges::all_of(left, is_late) && (left.size() == 1 || std::ranges::all_of(left, is_of_the_same));
}

void Hindsight::search_from_the_first(const std::vector<Arrival>& arrivals)
{
    for (std::size_t at = 0; at < std::min(arrivals.size(), most_searches) && !is_done(); ++at)
        search_from(arrivals[at]);
}

void Hindsight::search_from(const Arrival& at)
{
    constexpr int searched = 60;  // a few deeds
    steps_left_ -= searched;
    const std::vector<Story> stories =
        explain(game_, at.now, seen_, {.nodes_in_focus = searched, .nodes = 0}, settled_);
    const Story& best = stories.front();
    if (!is_ordinary(best) || cost_of(at, {}).all + best.cost + costs::margin > charge_)
        return;
    if (best.left_over.empty() && best.choices.empty())
        take_for_true(at, best.deeds, best.end);
    else
        may_be_ = true;
}

void Hindsight::take_for_true(const Arrival& at, std::vector<Deed> present, Position end)
{
    account_ = Account{.from = at.line.from, .looks = at.line.told, .end = std::move(end)};
    if (at.line.from == past_.size())
        account_->looks.clear();
    account_->looks.push_back(std::move(present));
}

}  // namespace cardinal
