#include "companion/cli/games.h"

#include "engine/core/nearest.h"
#include "engine/games/all_games.h"

#include <vector>

namespace cardinal::cli {

Result<const Game*> game_called(std::string_view id)
{
    if (const Game* game = find_game(id))
        return game;
    std::vector<std::string_view> known;
    std::string all;
    for (const Game* game : all_games()) {
        known.push_back(game->id);
        all += (all.empty() ? "" : ", ") + std::string(game->id);
    }
    const std::string guess = did_you_mean(id, known);
    return Failure{
        {"There is no game “" + std::string(id) + "”." + (guess.empty() ? " There is: " + all + "." : guess)}};
}

Result<FoundRule> rule_called(std::string_view id)
{
    std::vector<std::string_view> known;
    for (const Game* game : all_games())
        for (const RuleInfo& rule : game->catalogue) {
            if (rule.id == id)
                return FoundRule{game, &rule};
            known.push_back(rule.id);
        }
    return Failure{{"There is no rule “" + std::string(id) + "”." + did_you_mean(id, known)}};
}

std::string options_of(const Game& game, const RuleInfo& rule)
{
    std::string names;
    for (const Ambiguity& ambiguity : game.ambiguities)
        if (!ambiguity.option.empty() && rule.rests_on.find(ambiguity.id) != std::string_view::npos)
            names += (names.empty() ? "" : " ") + std::string(ambiguity.option);
    return names;
}

}  // namespace cardinal::cli
