#include "engine/referee/focus.h"

#include "engine/rules/action_word.h"

#include <algorithm>
#include <iterator>

namespace cardinal {

void Focus::add(CardId card)
{
    if (card && !has(card))
        cards_.push_back(card);
}

bool Focus::has(CardId card) const { return std::ranges::find(cards_, card) != cards_.end(); }

void Focus::add(const Position& position, const std::vector<Fact>& different)
{
    for (const Fact& fact : different)
        add(fact.card);
    for (const Pending& pending : position.stack)
        add(pending.action.card);
    std::vector<Question> questions;
    game_.ask(position, questions);
    for (Question& question : questions)
        std::ranges::move(question.answers, std::back_inserter(answers_));
}

bool Focus::uses_an_ability(const Action& action) const
{
    const ActionWord* word = find_action_word(game_, action);
    return word && std::ranges::find(word->slots, Slot::ability, &SlotWord::slot) != word->slots.end();
}

bool Focus::has(const Candidate& candidate) const { return candidate.is_proposed && has(candidate.action); }

bool Focus::has(const Action& action) const
{
    if (!action.card && action.cards.empty())
        return true;
    return has(action.card) || has(action.target) || std::ranges::find(answers_, action) != answers_.end() ||
           uses_an_ability(action) || std::ranges::any_of(action.cards, [&](CardId card) { return has(card); });
}

}  // namespace cardinal
