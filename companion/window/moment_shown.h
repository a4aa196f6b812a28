#pragma once

#include "companion/pages/match_told.h"
#include "companion/pages/telling.h"
#include "companion/window/match_view.h"

#include <QVariantMap>
#include <array>
#include <utility>

/// A moment of a match as screens show it, whether it is played or looked at again.
namespace cardinal::window {

/// "turn 2" and "battle", each with the number that says so.
std::vector<StageShown> stages_of(const Game& game, const Position& position);
/// "turn 2 · battle"
std::string stage_of(const Game& game, const Position& position);
/// "A play K" is what A does: {"A", "play K"}.
std::pair<std::string, std::string> who_and_what(const Entry& entry, const std::string& step);
/// Of an entry that is about another one: "taken back: %1", with what was done there; English, for the window to say in
/// its language. Empty for all others.
const char* decision_in(const Entry& entry);
/// What an entry did, in words and in the language that is spoken: "A play K", "taken back: A play K".
std::string said_of(const History& history, int number);
/// "Ben won.", "Nobody won.", or that it goes on; the letter where nobody said who sits there.
std::string ending_of(const Game& game, const Position& position, const std::array<std::string, most_seats>& names);
std::vector<NumberShown> shown(const std::vector<pages::HeadlineNumber>& numbers);
std::vector<PlayerShown> players_of(const Game& game, const Position& position,
                                    const std::array<std::string, most_seats>& names);
/// The entries of a match, a row each.
QList<QVariantMap> rows_of(const Game& game, const pages::ToldMatch& match);

}  // namespace cardinal::window
