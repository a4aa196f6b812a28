#include "engine/rules/action_word.h"

#include <algorithm>

namespace cardinal {

const ActionWord* find_action_word(const Words& words, std::uint8_t kind)
{
    const auto found = std::ranges::find(words.actions, kind, &ActionWord::kind);
    return found == words.actions.end() ? nullptr : &*found;
}

const ActionWord* find_action_word(const Game& game, const Action& action)
{
    return find_action_word(*game.words, action.kind);
}

}  // namespace cardinal
