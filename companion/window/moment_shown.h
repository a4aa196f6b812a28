#pragma once

#include "companion/pages/match_told.h"
#include "companion/pages/telling.h"
#include "companion/window/match_view.h"

#include <QVariantMap>
#include <array>
#include <utility>

/// A moment of a match as screens show it, whether it is played or looked at again.
namespace cardinal::window {

/// "turn 2 · battle"
std::string stage_of(const Game& game, const Position& position);
/// "A play K" is what A does: {"A", "play K"}.
std::pair<std::string, std::string> who_and_what(const Entry& entry, const std::string& step);
/// What an entry did: as it was written, or in plain words where that would be only the number of the entry it is
/// about, of which `about` says what was done.
std::string step_shown(const Entry& entry, const std::string& written, const std::string& about);
std::vector<NumberShown> shown(const std::vector<pages::HeadlineNumber>& numbers);
std::vector<PlayerShown> players_of(const Game& game, const Position& position,
                                    const std::array<std::string, most_seats>& names);
/// The entries of a match, a row each.
QList<QVariantMap> rows_of(const Game& game, const pages::ToldMatch& match);

}  // namespace cardinal::window
