#pragma once

#include "companion/print/canvas.h"

/// The signs of the project's own drawing.
namespace cardinal::print {

/// The sign within a square area, to be filled in one colour.
QPainterPath icon_in(Icon icon, const QRectF& area);
/// The colour that a kind of number has on tokens and dials.
QColor colour_of(Icon icon);

}  // namespace cardinal::print
