#include "engine/referee/legal_deeds.h"

#include "engine/referee/candidates.h"

#include <algorithm>
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
    const auto word = std::ranges::find(game.words->actions, action.kind, &ActionWord::kind);
    return word != game.words->actions.end() && is_pass(*word);
}

}  // namespace cardinal
