#pragma once

#include "engine/notation/values.h"

#include <optional>
#include <string>
#include <vector>

namespace cardinal::notation {

/// An action as it is written. Everything is read but which copies of its cards are meant: that depends on the
/// position.
struct ActionPhrase {
    struct Mention {
        Slot slot = Slot::card;
        CardName name{};
    };
    Action action{};
    std::vector<Mention> mentions{};
};

/// `A attack`, `resolve`: an action's line begins here.
bool sees_action(const Cursor& cursor, const Lexicon& lexicon);
std::optional<ActionPhrase> take_action(Cursor& cursor, const Lexicon& lexicon);

/// The copies that are meant: of those with the name, the ones that make the action break the fewest rules. When
/// several do that are not alike, it is an error that names them.
std::optional<Action> resolve(const Game& game, const Position& position, const ActionPhrase& phrase,
                              const Statement& statement, Errors& errors);

/// The line that is read back to the same action.
std::string write_action(const Lexicon& lexicon, const Action& action);

}  // namespace cardinal::notation
