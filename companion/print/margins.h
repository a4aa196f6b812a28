#pragma once

#include "companion/print/canvas.h"

#include <string>

/// What stands around the printed things of a sheet: a ruler on every one, crop marks where something is cut.
namespace cardinal::print {

/// A ruler of 100 mm in the widest margin, and beside it that it has to be measured.
void draw_ruler(Canvas& canvas, const Rect& printed, const MatSize& sheet);
/// The same at a place of one's own.
void draw_ruler_at(Canvas& canvas, const Ruler& ruler);
/// Short lines in the margins where cells begin and end.
void draw_crop_marks(Canvas& canvas, const Grid& grid);
/// A thin frame around each cell, for cells with gaps between them.
void draw_cut_lines(Canvas& canvas, const Rect& cell);
/// In the upper margin: what this sheet is.
void draw_title(Canvas& canvas, const Rect& printed, const MatSize& sheet, const std::string& title);

}  // namespace cardinal::print
