#include "companion/print/dice.h"

#include "companion/print/drawing.h"
#include "companion/print/icons.h"
#include "companion/print/margins.h"
#include "companion/print/pictures.h"

#include <algorithm>

// A sticker covers a side of a die: a marker for the camera, and below it a word in the die's colour for people.
namespace cardinal::print {
namespace {

constexpr double marker_side = (marker_cells + 2) * die_cell_mm;

void draw_sticker(Canvas& canvas, const Rect& cell, const DieKind& die, std::size_t face)
{
    const QColor main = colour_of(die.icon);
    const QRectF word(cell.x, cell.y + marker_side, cell.width, cell.height - marker_side);
    canvas.fill(rect(cell), white);
    canvas.fill(word, main);
    canvas.line_of_text(word.adjusted(0.5, 0.4, -0.5, -0.4), text(die.faces[face].shows).toUpper(),
                        {.size_mm = 2.6, .colour = white, .is_bold = true, .align = Qt::AlignCenter});
    canvas.marker({cell.x + (cell.width - marker_side) / 2, cell.y, marker_side, marker_side}, die.marker_of(face));
    draw_cut_lines(canvas, cell);
}

void draw_stickers(Canvas& canvas, const Game& game, Page page)
{
    const Grid grid = die_grid(page);
    const std::vector<DieShown> stickers = stickers_of(game);
    const auto cells = static_cast<std::size_t>(grid.cells());
    for (std::size_t at = 0; at < stickers.size(); ++at) {
        const bool is_first = at % cells == 0;
        if (is_first && at > 0)
            canvas.new_page();
        if (is_first) {
            draw_title(canvas, grid.bounds(), grid.sheet,
                       std::string(game.title) + " · stickers for blank dice of 20 mm");
            draw_ruler(canvas, grid.bounds(), grid.sheet);
        }
        draw_sticker(canvas, grid.cell(static_cast<int>(at % cells)), *stickers[at].die, stickers[at].face);
    }
}

Drawing dice(const Game& game, Page page)
{
    return {.sheet = die_grid(page).sheet,
            .title = std::string(game.title) + ": dice",
            .draw = [&game, page](Canvas& canvas) {
                draw_stickers(canvas, game, page);
                return std::vector<std::string>();
            }};
}

}  // namespace

std::vector<DieShown> stickers_of(const Game& game)
{
    std::vector<DieShown> all;
    for (const DieKind* die : dice_of(*game.tokens))
        for (std::size_t face = 0; face < die->faces.size(); ++face)
            all.insert(all.end(), stickers_of_a_face, DieShown{die, face});
    return all;
}

Result<Made> print_dice(const Game& game, Page page, const Target& onto) { return printed(dice(game, page), onto); }
QImage picture_of_dice(const Game& game, Page page, int height) { return picture_of(dice(game, page), height); }

}  // namespace cardinal::print
