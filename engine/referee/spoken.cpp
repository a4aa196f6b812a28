#include "engine/referee/spoken.h"

#include "engine/rules/action_word.h"

#include <algorithm>

namespace cardinal {
namespace {

/// Whoever names a card twice in one breath means it once.
std::vector<CardId> each_once(const std::vector<CardId>& cards)
{
    std::vector<CardId> once;
    for (const CardId card : cards)
        if (std::ranges::find(once, card) == once.end())
            once.push_back(card);
    return once;
}

void say(const Action& action, Slot slot, Action& spoken)
{
    switch (slot) {
    case Slot::card: spoken.card = action.card; break;
    case Slot::target: spoken.target = action.target; break;
    case Slot::other: spoken.other = action.other; break;
    case Slot::place: spoken.place = action.place; break;
    case Slot::word:
    case Slot::ability: spoken.word = action.word; break;
    case Slot::number: spoken.number = action.number; break;
    case Slot::cards: spoken.cards = each_once(action.cards); break;
    case Slot::numbers: spoken.numbers = action.numbers; break;
    }
}

}  // namespace

Action as_spoken(const Game& game, const Action& action)
{
    const ActionWord* word = find_action_word(game, action);
    if (!word)
        return action;
    Action spoken{.kind = action.kind};
    if (word->who != Who::table)
        spoken.seat = action.seat;
    for (const SlotWord& slot : word->slots)
        say(action, slot.slot, spoken);
    return spoken;
}

}  // namespace cardinal
