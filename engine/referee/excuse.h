#pragma once

#include "engine/referee/explain.h"

#include <optional>
#include <vector>

namespace cardinal {

/// What nobody saw of a story, and the story without that.
struct Excuse {
    std::vector<Action> unseen{};
    Story charge{};
};

/// A pass that nobody saw makes right what would have broken a rule. Mostly it was there: turns end so. But where it
/// stands for a go that somebody is said to have given away, or for a whole turn, the players may be asked; so they may
/// where several things are said to have been done that other deeds of the same look have undone. What is charged is
/// what shows in the end, in the likeliest order that breaks a rule; nothing where the pass goes without saying, where
/// the table would look otherwise, or where nothing illegal is left.
std::optional<Excuse> excuse_in(const Game& game, const Position& position, const Story& story);

}  // namespace cardinal
