#pragma once

#include "engine/referee/explain.h"

#include <optional>

namespace cardinal {

/// A pass that nobody saw makes right what would have broken a rule. Mostly it was there: turns end so. But where it
/// stands for a go that somebody is said to have given away, or for a whole turn, the players may be asked. This is the
/// story without what nobody saw, in the likeliest order that breaks a rule; nothing where the pass goes without
/// saying, where the table would look otherwise, or where nothing illegal is left.
std::optional<Story> without_excuse(const Game& game, const Position& position, const Story& story);

}  // namespace cardinal
