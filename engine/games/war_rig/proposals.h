#pragma once

#include "engine/games/war_rig/chapters.h"
#include "engine/games/war_rig/values.h"

#include <utility>
#include <vector>

/// What the two halves of proposals.cpp share, and what proposed_rivals.cpp proposes.
namespace cardinal::war_rig {

using Templates = std::vector<Template>;

constexpr Number face(Die die) { return static_cast<Number>(die); }

inline Action deed(Deed kind, Seat seat, CardId card = no_card)
{
    Action action{.kind = static_cast<std::uint8_t>(kind), .seat = seat};
    action.card = card;
    return action;
}

inline void add(Templates& templates, Action action) { templates.push_back({.action = std::move(action)}); }

inline void add_at(Templates& templates, Action action, Place place)
{
    action.place = place;
    add(templates, std::move(action));
}

inline void add_target(Templates& templates, Action action, CardId target)
{
    action.target = target;
    add(templates, std::move(action));
}

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
