#pragma once

#include "engine/rules/game.h"

#include <vector>

namespace cardinal {

/// People tell a deed and leave out what goes without saying: that a card was drawn before, that somebody passed. The
/// shortest legal deeds after which this one is legal, and which what is seen does not deny; empty when it is legal as
/// it is, or when there are none.
std::vector<Action> lead_up(const Game& game, const Position& position, const Board& seen, const Action& action);

}  // namespace cardinal
