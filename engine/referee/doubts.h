#pragma once

#include "engine/referee/costs.h"
#include "engine/referee/explain.h"

#include <string>
#include <vector>

/// What stands between several stories.
namespace cardinal {

/// It asks to believe too much to be believed at once, whatever it says.
bool is_far_fetched(const Story& story);

/// People are asked about what no camera can see of such a deed.
bool may_be_asked(const Game& game, const Action& action);

/// The stories that are about as good as the best.
std::vector<Story> rivals_among(const std::vector<Story>& stories, double margin = costs::margin);

/// Whether the rivals differ in a deed that no camera can tell. What is declared may still show when it happens.
bool differ_in_something_unseen(const Game& game, const std::vector<Story>& rivals);

/// Whether the rivals look alike, as far as was looked, and are told alike but for who does one of the deeds: a unit
/// that acts shows by what it does next, and so does how far the table is with what it does by itself. Nobody has to be
/// asked, however long that takes.
bool differ_in_who_acts(const Game& game, const std::vector<Story>& rivals, const Board& seen);

/// Whether each of them holds a mark to be late: which one is set tells them apart, and where none is, none was true.
bool wait_for_a_mark(const std::vector<Story>& rivals);

/// Whether all that it says was broken shows in one number alone, which a slow hand may still set otherwise. What is
/// counted changes by itself.
bool rests_on_a_number(const Game& game, const Position& position, const Story& story);

/// Who is accused of what: each broken rule with the card it was broken with.
std::vector<std::string> accusations_of(const Story& story);

}  // namespace cardinal
