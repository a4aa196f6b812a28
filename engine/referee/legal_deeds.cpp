#include "engine/referee/legal_deeds.h"

#include "engine/referee/candidates.h"
#include "engine/rules/action_word.h"

#include <utility>

namespace cardinal {

std::vector<Action> legal_deeds(const Game& game, const Position& position,
                                const std::function<bool(const Action&)>& is_wanted)
{
    std::vector<Action> legal;
    for (Candidate& each : proposed_candidates(game, position, {}))
        if (is_wanted(each.action) && judge(game, position, each.action).legal())
            legal.push_back(std::move(each.action));
    return legal;
}

bool is_without_a_card(const Action& action) { return !action.card && action.cards.empty(); }

bool is_a_pass(const Game& game, const Action& action)
{
    const ActionWord* word = find_action_word(game, action);
    return word && is_pass(*word);
}

}  // namespace cardinal
