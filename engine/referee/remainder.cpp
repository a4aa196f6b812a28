#include "engine/referee/remainder.h"

#include "engine/referee/costs.h"

#include <algorithm>

namespace cardinal {
namespace {

double weight_of(const Fact& fact)
{
    const bool is_elsewhere = fact.what == Fact::What::card && fact.from != fact.to;
    return is_elsewhere ? 1 : 0.5;
}

/// A group that moved together, a mark that many cards carry anew since a turn began: that was mostly one deed.
bool are_alike(const Fact& a, const Fact& b)
{
    return a.what == b.what && a.value == b.value && a.seat == b.seat && a.from == b.from && a.to == b.to &&
           (a.what == Fact::What::value || a.from != a.to);
}

/// A card that is where its deed took it, and only turned as it was before: that is what is late.
bool lies_as_before(const Board& book, const Fact& fact)
{
    const bool is_there = fact.what == Fact::What::card && fact.from == fact.to;
    return is_there && std::ranges::any_of(book.cards, [&](const BoardCard& card) {
               return card.card == fact.card && card.host == fact.host &&
                      static_cast<std::int8_t>(card.face) == fact.face &&
                      static_cast<std::int8_t>(card.turned) == fact.turned;
           });
}

}  // namespace

bool is_counted(const Game& game, const Fact& fact)
{
    return fact.what == Fact::What::value && game.words->values[static_cast<std::size_t>(fact.value)].is_counted;
}

double weight_of(const std::vector<Fact>& different)
{
    constexpr double of_another = 0.4;
    double weight = 0;
    for (auto fact = different.begin(); fact != different.end(); ++fact) {
        const bool is_another =
            std::any_of(different.begin(), fact, [&](const Fact& before) { return are_alike(before, *fact); });
        weight += weight_of(*fact) * (is_another ? of_another : 1);
    }
    return weight;
}

bool Remainder::may_be_late(const Fact& fact, const Earlier& earlier) const
{
    const auto is_about_it = [&](const Fact& each) { return is_about_the_same(each, fact); };
    if (at_first_.settled.hands == Hands::at_rest || std::ranges::any_of(at_first_.settled.facts, is_about_it))
        return false;
    const auto was_so = [&](const std::vector<Fact>& different) {
        return std::ranges::none_of(different, is_about_it);
    };
    return was_so(at_first_.different) || lies_as_before(at_first_.book, fact) ||
           (earlier.at_the_last_look && was_so(*earlier.at_the_last_look));
}

/// A card that goes from one pile of a player to another changes both counts: one slow hand.
double Remainder::cost_of_late(const Fact& fact, const std::vector<Fact>& late, bool is_left_behind) const
{
    const bool is_of_the_same_card = is_counted(game_, fact) && std::ranges::any_of(late, [&](const Fact& other) {
                                         return is_counted(game_, other) && other.seat == fact.seat;
                                     });
    const double cost = is_counted(game_, fact)       ? costs::late_count
                      : fact.what == Fact::What::card ? costs::late_card
                                                      : costs::late_mark;
    const double more = is_counted(game_, fact) ? costs::count_left_behind : costs::left_behind;
    return (is_of_the_same_card ? 0 : cost) + (late.empty() ? 0 : costs::further_late) + (is_left_behind ? more : 0);
}

void Remainder::take_as_it_lies(Story& story, const Fact& fact) const
{
    LeftOver left{.fact = fact};
    game_.judge_fact(story.end, fact, left.verdict);
    game_.take_fact(story.end, fact);
    story.cost += left.verdict.legal() ? costs::unexplained : costs::broken_fact;
    story.left_over.push_back(std::move(left));
}

/// What lies otherwise first: with it, what seemed late may be as it should be.
void Remainder::take(Story& story, const std::vector<Fact>& different, double limit, const Earlier& earlier) const
{
    for (const Fact& fact : different)
        if (!may_be_late(fact, earlier) && story.cost <= limit)
            take_as_it_lies(story, fact);
    if (story.cost > limit || story.left_over.size() == different.size())
        return;
    const std::vector<Fact> still = story.left_over.empty() ? different : differences(board(game_, story.end), seen_);
    std::vector<Fact> late;
    for (const Fact& fact : different) {
        if (!may_be_late(fact, earlier) || std::ranges::find(still, fact) == still.end())
            continue;
        const auto* before = earlier.before_the_last_deed;
        const bool is_left_behind = before && std::ranges::find(*before, fact) != before->end();
        story.cost += cost_of_late(fact, late, is_left_behind);
        story.left_over.push_back({.fact = fact, .is_late = true});
        late.push_back(fact);
    }
}

}  // namespace cardinal
