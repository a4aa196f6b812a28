#include "companion/print/drawing.h"
#include "companion/print/margins.h"
#include "companion/print/pictures.h"
#include "engine/core/calibration_board.h"
#include "engine/core/playmat.h"

// What helps the camera and no player: loose corners and the calibration board.
namespace cardinal::print {
namespace {

constexpr double loose_marker_mm = (marker_cells + 2) * loose_cell_mm, loose_side_mm = loose_paper_mm;

/// An arrow in the corner of the paper that is to lie at the corner of the table.
void draw_corner_arrow(Canvas& canvas, const Rect& paper, int corner)
{
    const QPointF middle = rect(paper).center();
    QPainter& pen = canvas.pen();
    pen.save();
    pen.translate(middle);
    pen.rotate(corner * 90.0);
    const double half = loose_side_mm / 2;
    QPainterPath arrow;
    arrow.moveTo(-half + 1.2, -half + 1.2);
    arrow.lineTo(-half + 12, -half + 1.2);
    arrow.lineTo(-half + 1.2, -half + 12);
    arrow.closeSubpath();
    canvas.fill(arrow, QColor(40, 46, 60));
    pen.restore();
}

void draw_loose_corner(Canvas& canvas, const Rect& paper, int corner)
{
    static constexpr const char* names[] = {"upper left corner", "upper right corner", "lower right corner",
                                            "lower left corner"};
    canvas.marker({paper.x + (loose_side_mm - loose_marker_mm) / 2, paper.y + (loose_side_mm - loose_marker_mm) / 2,
                   loose_marker_mm, loose_marker_mm},
                  static_cast<MarkerId>(first_loose_corner + corner));
    draw_corner_arrow(canvas, paper, corner);
    draw_cut_lines(canvas, paper);
    canvas.line_of_text({paper.x + 12, paper.bottom() - 5.2, paper.width - 24, 4}, names[corner],
                        {.size_mm = 3, .colour = gray, .align = Qt::AlignCenter});
}

void draw_board_square(Canvas& canvas, const QRectF& square, int row, int column)
{
    namespace board = calibration_board;
    if (board::is_dark(row, column))
        return canvas.fill(square, black);
    const double ring = board::cell_mm, side = board::marker_mm + 2 * ring;
    canvas.marker({square.center().x() - side / 2, square.center().y() - side / 2, side, side},
                  board::marker_at(row, column));
}

Drawing loose_corners(Page page)
{
    const Grid grid = grid_of(page, loose_side_mm, loose_side_mm, 14, 20);
    return {.sheet = grid.sheet, .title = "Loose corners", .draw = [grid](Canvas& canvas) {
                static constexpr int clockwise[] = {0, 1, 3, 2};  // cells are counted row by row
                for (int cell = 0; cell < corners; ++cell)
                    draw_loose_corner(canvas, grid.cell(cell), clockwise[cell]);
                const Rect all = grid.bounds();
                canvas.line_of_text(
                    {all.x, all.y - 12, all.width, 5},
                    "For a table or mat of your own: lay these at its corners, arrows outwards, seat A below.",
                    {.size_mm = 3, .colour = gray, .align = Qt::AlignCenter});
                draw_ruler(canvas, all, grid.sheet);
                return std::vector<std::string>();
            }};
}

Drawing board_to_calibrate(Page page)
{
    namespace board = calibration_board;
    const MatSize upright = size_of(page), sheet{upright.height, upright.width};
    return {.sheet = sheet, .title = "Calibration board", .draw = [sheet](Canvas& canvas) {
                const Rect area{(sheet.width - board::size().width) / 2, (sheet.height - board::size().height) / 2,
                                board::size().width, board::size().height};
                for (int row = 0; row < board::rows; ++row)
                    for (int column = 0; column < board::columns; ++column)
                        draw_board_square(canvas,
                                          {area.x + column * board::square_mm, area.y + row * board::square_mm,
                                           board::square_mm, board::square_mm},
                                          row, column);
                draw_title(canvas, area, sheet, "Calibration board · squares of 26 mm · glue it to something flat");
                draw_ruler(canvas, area, sheet);
                return std::vector<std::string>();
            }};
}

}  // namespace

Result<Made> print_loose_corners(Page page, const Target& onto) { return printed(loose_corners(page), onto); }
QImage picture_of_loose_corners(Page page, int height) { return picture_of(loose_corners(page), height); }

Result<Made> print_calibration_board(Page page, const Target& onto) { return printed(board_to_calibrate(page), onto); }
QImage picture_of_calibration_board(Page page, int height) { return picture_of(board_to_calibrate(page), height); }

}  // namespace cardinal::print
