#pragma once

#include "companion/print/canvas.h"

/// What a card shows where it has no picture: a scene of plain shapes in the card's colour, different for every name
/// and the same for every copy.
namespace cardinal::print {

void draw_motif(Canvas& canvas, const QRectF& area, Motif motif, const QColor& colour, std::string_view name);

}  // namespace cardinal::print
