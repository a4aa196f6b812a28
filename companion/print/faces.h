#pragma once

#include "companion/print/canvas.h"
#include "companion/print/print.h"

/// The two sides of a card.
namespace cardinal::print {

/// A whole card at this place: border, code, name, picture, text and numbers. What could not be shown is said, a
/// sentence each.
std::vector<std::string> draw_face(Canvas& canvas, const Rect& card, const CardCopy& copy, const Deckware& ware);
/// The side that is alike on all cards of a game, so that nobody can tell them apart from behind.
void draw_back(Canvas& canvas, const Rect& card, const Deckware& ware);

}  // namespace cardinal::print
