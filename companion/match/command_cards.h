#pragma once

#include "companion/match/lying.h"
#include "engine/rules/game.h"

#include <optional>
#include <set>
#include <vector>

namespace cardinal::match {

/// A command card that was laid down, and by whom: the player on whose side it lies.
struct GivenCommand {
    Command command = Command::undo;
    Seat by{};
    bool lay_before = false;  ///< before anybody looked: it may have been obeyed already
    bool operator==(const GivenCommand&) const = default;
};

/// Each card commands once, when it is laid; it has to be taken away before it commands again.
class CommandCards {
public:
    std::vector<GivenCommand> newly_laid(const Game& game, const Lying& lying);
    bool is_paused() const { return lying_.contains(Command::pause); }

private:
    std::set<Command> lying_{};
    bool has_looked_ = false;
};

/// It changes nothing in the match, however often it is obeyed.
bool may_be_obeyed_twice(Command command);

/// What `pass` or `next` means now: nothing when nobody may do that. Passing is done by the player on whose side
/// the card lies, and by nobody else; by whoever may where it lies on no side. Next is what the table does by itself,
/// or else a pass.
std::optional<Action> action_of(const Game& game, const Position& position, const GivenCommand& given);

}  // namespace cardinal::match
