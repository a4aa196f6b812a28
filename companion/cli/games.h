#pragma once

#include "engine/core/result.h"
#include "engine/rules/game.h"

#include <string>
#include <string_view>

namespace cardinal::cli {

/// The game of that id, or a sentence that names the games there are.
Result<const Game*> game_called(std::string_view id);
/// The games there are, numbered from 1, a line each, for a person to choose from.
std::string games_to_choose_from();
/// The game that a person means by its number there, its id or its title, in any letter case.
Result<const Game*> game_meant(std::string_view typed);
/// A rule of any game, or a sentence that names the nearest ids.
struct FoundRule {
    const Game* game = nullptr;
    const RuleInfo* rule = nullptr;
};
Result<FoundRule> rule_called(std::string_view id);
/// Names of table options that a rule's ambiguities can be switched by, with spaces between.
std::string options_of(const Game& game, const RuleInfo& rule);

}  // namespace cardinal::cli
