#pragma once

#include "engine/referee/referee.h"

#include <string>
#include <string_view>
#include <vector>

/// What a match looks like to the people who play it by typing.
namespace cardinal::cli {

/// A line for each player: their letter and what they always see of their numbers.
std::string players_of(const Game& game, const Position& position);
/// The same for those whose numbers are others now.
std::string changes_between(const Game& game, const Position& before, const Position& after);
/// Everything that was entered; what is not in force any more is faint.
std::string log_of(const Referee& referee);
/// What an undo or redo took out of the line and what it brought back.
std::string moved_between(const Referee& referee, const std::vector<int>& line_before);
/// What can be done about the entry of this number, which people typed.
std::string remedies_for(const Referee& referee, std::string_view number);
/// What a correction would change.
std::string told(const std::vector<Change>& changes);

}  // namespace cardinal::cli
