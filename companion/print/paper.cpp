#include "companion/print/paper.h"

#include "engine/core/code_pattern.h"

#include <algorithm>
#include <cmath>

namespace cardinal::print {
namespace {

/// How many cells fit into a length, gaps between them.
int count_in(double length, double cell, double gap)
{
    return std::max(1, static_cast<int>(std::floor((length + gap) / (cell + gap) + 1e-9)));
}

double length_of(int count, double cell, double gap) { return count * cell + (count - 1) * gap; }

constexpr double tile_margin = 10;

Tiles tiles_on(const MatSize& large, const MatSize& sheet, bool is_landscape)
{
    const MatSize room{sheet.width - 2 * tile_margin, sheet.height - 2 * tile_margin};
    const auto needed = [](double length, double part) {
        return std::max(1, static_cast<int>(std::ceil((length - tile_overlap_mm) / (part - tile_overlap_mm) - 1e-9)));
    };
    const int columns = needed(large.width, room.width), rows = needed(large.height, room.height);
    // Sheets share what they overlap more than they must, so that none shows only a sliver.
    const auto part_of = [](double length, int count) { return (length + (count - 1) * tile_overlap_mm) / count; };
    const MatSize part{part_of(large.width, columns), part_of(large.height, rows)};
    Tiles tiles{.large = large, .is_landscape = is_landscape, .sheet = sheet, .columns = columns};
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            tiles.parts.push_back({column * (part.width - tile_overlap_mm), row * (part.height - tile_overlap_mm),
                                   part.width, part.height});
    tiles.shown = {(sheet.width - part.width) / 2, (sheet.height - part.height) / 2, part.width, part.height};
    return tiles;
}

}  // namespace

MatSize size_of(Page page) { return page == Page::a4 ? MatSize{210, 297} : MatSize{215.9, 279.4}; }

Rect Grid::bounds() const
{
    const double width = length_of(columns, cell_width, gap), height = length_of(rows, cell_height, gap);
    return {(sheet.width - width) / 2, (sheet.height - height) / 2, width, height};
}

Rect Grid::cell(int index) const
{
    const Rect all = bounds();
    const int row = index / columns, column = index % columns;
    return {all.x + column * (cell_width + gap), all.y + row * (cell_height + gap), cell_width, cell_height};
}

Rect Grid::behind(int index) const
{
    Rect area = cell(index);
    area.x = sheet.width - area.right();
    return area;
}

Grid grid_of(Page page, double cell_width, double cell_height, double gap, double reserve)
{
    const MatSize sheet = size_of(page);
    return {.sheet = sheet,
            .columns = count_in(sheet.width - 2 * unprintable_mm, cell_width, gap),
            .rows = count_in(sheet.height - 2 * unprintable_mm - 2 * reserve, cell_height, gap),
            .cell_width = cell_width,
            .cell_height = cell_height,
            .gap = gap};
}

Ruler ruler_beside(const Rect& printed, const MatSize& sheet)
{
    constexpr double thickness = 3;
    const double below = sheet.height - printed.bottom(), beside = printed.x;
    if (below >= beside)
        return {{(sheet.width - ruler_length_mm) / 2, sheet.height - unprintable_mm - thickness, ruler_length_mm,
                 thickness},
                false};
    return {{unprintable_mm, (sheet.height - ruler_length_mm) / 2, thickness, ruler_length_mm}, true};
}

Tiles tiles_of(const MatSize& large, Page page)
{
    const MatSize upright = size_of(page);
    Tiles portrait = tiles_on(large, upright, false);
    Tiles landscape = tiles_on(large, {upright.height, upright.width}, true);
    return portrait.parts.size() <= landscape.parts.size() ? portrait : landscape;
}

Rect code_on(const Rect& card, double module)
{
    const double quiet = quiet_modules * module, side = code_modules * module;
    return {card.x + quiet, card.y + quiet, side, side};
}

Rect quiet_zone_on(const Rect& card, double module)
{
    const double side = (code_modules + 2 * quiet_modules) * module;
    return {card.x, card.y, side, side};
}

}  // namespace cardinal::print
