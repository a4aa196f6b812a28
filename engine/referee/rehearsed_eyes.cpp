#include "engine/referee/rehearsed_eyes.h"

#include "engine/referee/rehearsal.h"

#include <algorithm>

namespace cardinal {
namespace {

constexpr std::size_t longest_delay = 2;  // looks

Fact fact_of(CardId card, const BoardCard::Mark& mark)
{
    return {.value = mark.value, .card = card, .number = mark.number};
}

std::vector<Fact> marks_of(const Board& board)
{
    std::vector<Fact> marks = board.numbers;
    for (const BoardCard& card : board.cards)
        for (const BoardCard::Mark& mark : card.marks)
            marks.push_back(fact_of(card.card, mark));
    return marks;
}

}  // namespace

Eyes::Eyes(const Game& game, const Rehearsal& rehearsal, const Board& start)
    : game_(&game), rehearsal_(&rehearsal), shown_(marks_of(start))
{}

Board Eyes::see(Board table, Seed& seed)
{
    for (Fact& number : table.numbers)
        number.number = shown(number, seed);
    for (BoardCard& card : table.cards)
        for (BoardCard::Mark& mark : card.marks)
            mark.number = shown(fact_of(card.card, mark), seed);
    shown_ = marks_of(table);
    table_ = std::move(table);
    return see_again(seed);
}

Board Eyes::see_again(Seed& seed) const
{
    Board table = table_;
    std::erase_if(table.numbers, [&](const Fact& number) { return is_covered(number) || is_lost(seed); });
    for (BoardCard& card : table.cards)
        std::erase_if(card.marks, [&](const BoardCard::Mark&) { return is_lost(seed); });
    return table;
}

bool Eyes::is_covered(const Fact& number) const
{
    return !rehearsal_->are_counts_late && game_->words->values[static_cast<std::size_t>(number.value)].is_counted &&
           std::ranges::any_of(late_, [&](const Late& late) { return is_about_the_same(late.old, number); });
}

/// What the mark shows: what it should, or for a look or two what it showed before.
Number Eyes::shown(const Fact& now, Seed& seed)
{
    if (rehearsal_->one_mark_late_in == 0)
        return now.number;
    const auto is_it = [&](const Late& late) { return is_about_the_same(late.old, now); };
    const auto known = std::ranges::find_if(late_, is_it);
    const bool was_late = known != late_.end();
    if (was_late && known->looks-- > 0)
        return known->old.number;
    std::erase_if(late_, is_it);
    const auto before = std::ranges::find_if(shown_, [&](const Fact& mark) { return is_about_the_same(mark, now); });
    const bool is_late = !was_late && before != shown_.end() && before->number != now.number &&
                         seed.one_in(static_cast<std::size_t>(rehearsal_->one_mark_late_in));
    if (!is_late)
        return now.number;
    late_.push_back({.old = *before, .looks = seed.below(longest_delay)});
    return before->number;
}

bool Eyes::is_lost(Seed& seed) const
{
    return rehearsal_->one_mark_lost_in > 0 && seed.one_in(static_cast<std::size_t>(rehearsal_->one_mark_lost_in));
}

}  // namespace cardinal
