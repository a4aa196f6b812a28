#include "companion/match/instead.h"

#include "engine/record/derive.h"

#include <algorithm>

namespace cardinal::match {
namespace {

constexpr int another_player = 100;  // who did it is seen better than what was done

/// How much of what was written would have to be wrong.
int unlikeness(const Action& one, const Action& other)
{
    int unlike = one.seat == other.seat ? 0 : another_player;
    unlike += one.kind == other.kind ? 0 : 4;
    unlike += one.card == other.card ? 0 : 3;
    unlike += one.target == other.target && one.cards == other.cards ? 0 : 2;
    unlike += one.place == other.place ? 0 : 1;
    unlike += one.word == other.word && one.number == other.number && one.numbers == other.numbers ? 0 : 1;
    return unlike;
}

/// Where cards are to be chosen: those that were chosen, or each alone.
void add_filled(const Template& option, const Action& written, std::vector<Action>& all)
{
    if (option.any_of.empty()) {
        all.push_back(option.action);
        return;
    }
    const auto may_be = [&](CardId card) { return std::ranges::find(option.any_of, card) != option.any_of.end(); };
    Action action = option.action;
    std::ranges::copy_if(written.cards, std::back_inserter(action.cards), may_be);
    if (action.cards.size() >= option.at_least && action.cards.size() <= option.at_most)
        all.push_back(action);
    if (option.at_least > 1)
        return;
    for (const CardId card : option.any_of) {
        action.cards = {card};
        all.push_back(action);
    }
}

}  // namespace

std::vector<Action> what_else_it_may_have_been(const History& history, int number, std::size_t at_most)
{
    const Entry* entry = find_entry(history.record(), history.subject_of(number));
    if (entry == nullptr || entry->action.kind == 0)
        return {};
    const Position before = history.state_after(history.before(entry->number)).position;
    std::vector<Action> all;
    for (const Template& option : options(history.game(), before))
        add_filled(option, entry->action, all);
    std::erase(all, entry->action);
    std::ranges::stable_sort(all, {}, [&](const Action& action) { return unlikeness(action, entry->action); });
    const auto end = std::unique(all.begin(), all.end());
    all.erase(end, all.end());
    if (all.size() > at_most)
        all.resize(at_most);
    return all;
}

}  // namespace cardinal::match
