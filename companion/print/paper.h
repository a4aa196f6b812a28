#pragma once

#include "engine/core/playmat.h"

#include <vector>

/// Where things lie on a sheet of paper, in millimetres from its upper left corner.
namespace cardinal::print {

enum class Page { a4, letter };
MatSize size_of(Page page);

/// Printers leave a border of this width white; nothing that matters stands in it.
inline constexpr double unprintable_mm = 5;

/// Equal cells in the middle of a sheet, as many as there is room for.
struct Grid {
    MatSize sheet{};
    int columns = 0, rows = 0;
    double cell_width = 0, cell_height = 0, gap = 0;

    int cells() const { return columns * rows; }
    Rect bounds() const;
    Rect cell(int index) const;  ///< row by row from the upper left one
    /// The same cell on the other side of the paper, turned over at its long edge.
    Rect behind(int index) const;
};
/// `reserve` stays free at the lower edge, for a ruler that does not fit beside the cells.
Grid grid_of(Page page, double cell_width, double cell_height, double gap = 0, double reserve = 0);

/// Tokens, with a gap between them, and room for the ruler below.
inline constexpr double token_width_mm = 22, token_height_mm = 34, token_gap_mm = 2, token_reserve_mm = 5;
inline Grid token_grid(Page page)
{
    return grid_of(page, token_width_mm, token_height_mm, token_gap_mm, token_reserve_mm);
}

/// A ruler of 100 mm in the widest margin around what is printed.
inline constexpr double ruler_length_mm = 100;
struct Ruler {
    Rect area{};  ///< along its longer side it is exactly as long as it says
    bool is_upright = false;
};
Ruler ruler_beside(const Rect& printed, const MatSize& sheet);

/// Parts of something large on sheets that overlap, each the whole part of the large thing that a sheet shows.
struct Tiles {
    MatSize large{};
    bool is_landscape = false;  ///< the sheets
    MatSize sheet{};
    std::vector<Rect> parts{};  ///< row by row
    int columns = 0;
    Rect shown{};  ///< where on each sheet its part is drawn
};
inline constexpr double tile_overlap_mm = 10;
/// As few sheets as possible, all alike.
Tiles tiles_of(const MatSize& large, Page page);

/// Where the symbol of a code stands on a card whose upper left corner is given, its quiet zone around it.
inline constexpr double module_mm = 1.0, small_module_mm = 0.7;
inline constexpr int quiet_modules = 4;
Rect code_on(const Rect& card, double module);
Rect quiet_zone_on(const Rect& card, double module);

}  // namespace cardinal::print
