#pragma once

#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"
#include "engine/rules/proposing.h"

#include <utility>
#include <vector>

/// What the two halves of proposals.cpp share, and what proposed_rivals.cpp proposes.
namespace cardinal::war_rig {

constexpr Number face(Die die) { return static_cast<Number>(die); }

inline void add_die(Templates& templates, Action action, Number die)
{
    action.numbers.assign(1, die);
    add(templates, std::move(action));
}

void propose_hits(const Position& position, Action attack, CardId target, int most, Templates& templates);
void propose_recruiting(const Position& position, CardId squad, Templates& templates);
void propose_espionage(const Position& position, CardId squad, Templates& templates);
void propose_sabotage(const Position& position, CardId squad, Templates& templates);
void propose_rig(const Position& position, Seat seat, Templates& templates);
void propose_structures(const Position& position, Seat seat, Templates& templates);
void propose_landings(const Position& position, Templates& templates);
void propose_return_fire(const Position& position, Templates& templates);
void propose_bids(const Position& position, Templates& templates);
void propose_generation(const Position& position, Templates& templates);

}  // namespace cardinal::war_rig
