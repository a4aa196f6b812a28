#pragma once

#include "engine/referee/explain.h"
#include "engine/referee/remainder.h"

namespace cardinal {

/// The position that deeds lead to, one after another, whatever they break.
Position after(const Game& game, Position position, const std::vector<Deed>& deeds);

/// The story with one deed put in another's place, judged again from there on; its end is that of its deeds alone.
Story with_deed(const Game& game, const Position& position, Story story, std::size_t at, const Action& action);

/// Leaves of each choice of a story the variants that account for what is seen as well as the story does, and drops the
/// choices that are none.
void keep_what_fits(const Game& game, const Position& position, const AtFirst& at_first, const Board& seen,
                    Story& story);

/// Leaves out what the table does when it happens by itself anyway: a declared card resolves when somebody goes on.
void leave_out_what_goes_without_saying(const Game& game, const Position& position, Story& story);

/// Two stories that differ in nothing but what was chosen.
bool are_one_but_for_choices(const Story& a, const Story& b);

}  // namespace cardinal
