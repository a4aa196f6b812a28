#pragma once

#include "engine/rules/game.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace cardinal::window {

/// What tells the answers to a question apart, to be read at a glance: instead of "A coin" and "B coin" who it is,
/// instead of "A attack K -> D" and "A attack K -> E" the targets alone, and "Yes" where there is nothing else to be
/// said. Lines that differ in more stay as they are written down.
std::vector<std::string> short_answers(const std::string& question, const std::vector<std::string>& lines,
                                       const std::array<std::string, most_seats>& names);

/// What may have happened, as the referee tells it, with each rule that it breaks in a line below and in the rulebook's
/// words instead of by its name.
std::string in_plain_words(const Game& game, std::string_view story);

}  // namespace cardinal::window
