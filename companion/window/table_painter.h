#pragma once

#include "companion/window/card_mark.h"
#include "engine/rules/game.h"

#include <QImage>

/// Pictures of tables. They are painted by whoever has time, never by the thread that draws the window.
namespace cardinal::window {

/// What is believed, over a picture of this size: transparent where nothing is. Names stand upright; one unit of
/// `scale` is how large a letter is on a usual screen.
QImage paint_marks(const std::vector<CardMark>& marks, cv::Size picture, QSize size, double scale);

/// A table without a camera, as it is kept: its zones, and the cards in them. Seat A sits below. One unit of `letters`
/// is as large as they are on a usual screen.
struct TableColours {
    QRgb ground = 0, zone = 0, line = 0, faint = 0, ink = 0, flag = 0, chosen = 0;
};
struct DrawnTable {
    QImage image{};
    std::vector<Touch> touches{};
};
struct TableToDraw {
    const Game& game;
    const Position& position;
    std::vector<CardId> flagged{}, chosen{};
};
DrawnTable paint_table(const TableToDraw& table, QSize size, const TableColours& colours, double letters = 1);

}  // namespace cardinal::window
