#pragma once

#include "engine/games/purge/chapters.h"

/// What the stack shares with those who put things on it and take them off.
namespace cardinal::purge {

Action action_of(const ExecuteOps& deed);
Action action_of(const UseAbility& deed);
UseAbility use_in(const Action& action);

/// The newest declared OPS or play of this card; -1 when it is not on the stack.
int find_pending(const Position& position, CardId card);
/// The newest declared thing of any kind that this card does.
int find_pending_of(const Position& position, CardId source);
/// That one happens now, whatever lies above it.
void resolve_at(Position& position, int at);
/// Cancelled or nullified: it does not happen and leaves the stack for its pile.
void undo_declaration(Position& position, CardId card, Fate fate);
/// A killed or destroyed card is in play again at its owner's home.
void bring_back(Position& position, CardId card);

}  // namespace cardinal::purge
