#pragma once

#include "companion/print/print.h"

#include <QImage>

/// What is printed, as pictures for screens. Any thread, where Qt's application object is there.
namespace cardinal::print {

QImage picture_of_card(const CardCopy& copy, const Deckware& ware, int height);
/// The first sheet of these.
QImage picture_of_sheet(const std::vector<CardCopy>& copies, const Deckware& ware, Page page, int height);
QImage picture_of_labels(const std::vector<CardCopy>& copies, Label kind, double module, Page page, int height);
QImage picture_of_tokens(const Game& game, Page page, int height);
QImage picture_of_dice(const Game& game, Page page, int height);
QImage picture_of_command_cards(Page page, int height);
QImage picture_of_loose_corners(Page page, int height);
QImage picture_of_calibration_board(Page page, int height);
QImage picture_of_mat(const Game& game, Ground ground, int width);

}  // namespace cardinal::print
