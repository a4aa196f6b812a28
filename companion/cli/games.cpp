#include "companion/cli/games.h"

#include "engine/core/nearest.h"
#include "engine/games/all_games.h"

#include <algorithm>
#include <cctype>
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

std::string games_to_choose_from()
{
    std::string text;
    int number = 0;
    for (const Game* game : all_games())
        text += "  " + std::to_string(++number) + "  " + std::string(game->title) + "\n";
    return text;
}

Result<const Game*> game_meant(std::string_view typed)
{
    const auto same = [](std::string_view a, std::string_view b) {
        return std::ranges::equal(a, b,
                                  [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
    };
    int number = 0;
    for (const Game* game : all_games())
        if (typed == std::to_string(++number) || same(typed, game->id) || same(typed, game->title))
            return game;
    return game_called(typed);
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
