#pragma once

#include "companion/pages/match_told.h"
#include "companion/window/match_view.h"

#include <QVariantMap>
#include <array>

/// A moment of a match as screens show it, whether it is played or looked at again.
namespace cardinal::window {

/// "turn 2 · battle"
std::string stage_of(const Game& game, const Position& position);
std::vector<PlayerShown> players_of(const Game& game, const Position& position,
                                    const std::array<std::string, most_seats>& names);
/// The entries of a match, a row each.
QList<QVariantMap> rows_of(const Game& game, const pages::ToldMatch& match);

}  // namespace cardinal::window
