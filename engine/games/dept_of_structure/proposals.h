#pragma once

#include "engine/games/dept_of_structure/chapters.h"
#include "engine/rules/proposing.h"

/// What the files that propose plays share.
namespace cardinal::dept_of_structure {

// ---- proposed_battle.cpp: the battle and what comes of it ----
void propose_attacks(const Position& position, Seat seat, Templates& templates);
void propose_battle(const Position& position, Templates& templates);
void propose_overruns(const Position& position, Templates& templates);
void propose_going_back(const Position& position, Templates& templates);

}  // namespace cardinal::dept_of_structure
