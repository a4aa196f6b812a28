#include "companion/print/margins.h"

#include <algorithm>

namespace cardinal::print {
namespace {

constexpr double hairline = 0.1, mark_length = 3.5, mark_distance = 1;
const QString instruction = "This ruler is 100 mm long. If it is not, print again at 100 % (“actual size”).";

/// Along x from 0 to 100, ticks upwards from 0.
void draw_scale(Canvas& canvas, double thickness)
{
    canvas.line(-hairline / 2, thickness, ruler_length_mm + hairline / 2, thickness, hairline);
    for (int mm = 0; mm <= static_cast<int>(ruler_length_mm); ++mm) {
        const double tick = mm % 10 == 0 ? thickness : mm % 5 == 0 ? thickness * 0.65 : thickness * 0.4;
        canvas.line(mm, thickness, mm, thickness - tick, hairline);
    }
    const Lettering small{.size_mm = 1.7, .colour = black, .align = Qt::AlignLeft | Qt::AlignTop};
    for (int cm = 0; cm <= 10; ++cm)
        canvas.line_of_text({cm * 10 + 0.4, -0.8, 6, 2}, QString::number(cm * 10), small);
}

}  // namespace

void draw_ruler(Canvas& canvas, const Rect& printed, const MatSize& sheet)
{
    draw_ruler_at(canvas, ruler_beside(printed, sheet));
}

void draw_ruler_at(Canvas& canvas, const Ruler& ruler)
{
    QPainter& pen = canvas.pen();
    pen.save();
    pen.translate(ruler.area.x, ruler.area.y);
    if (ruler.is_upright) {
        pen.translate(0, ruler.area.height);
        pen.rotate(-90);
    }
    const double thickness = ruler.is_upright ? ruler.area.width : ruler.area.height;
    draw_scale(canvas, thickness);
    canvas.line_of_text({0, thickness + 0.3, ruler_length_mm, 1.9}, instruction,
                        {.size_mm = 1.6, .colour = gray, .align = Qt::AlignHCenter | Qt::AlignTop});
    pen.restore();
}

void draw_crop_marks(Canvas& canvas, const Grid& grid)
{
    const Rect all = grid.bounds();
    const auto upright = [&](double x) {
        canvas.line(x, all.y - mark_distance - mark_length, x, all.y - mark_distance, hairline);
        canvas.line(x, all.bottom() + mark_distance, x, all.bottom() + mark_distance + mark_length, hairline);
    };
    const auto level = [&](double y) {
        canvas.line(all.x - mark_distance - mark_length, y, all.x - mark_distance, y, hairline);
        canvas.line(all.right() + mark_distance, y, all.right() + mark_distance + mark_length, y, hairline);
    };
    for (int column = 0; column < grid.columns; ++column) {
        upright(grid.cell(column).x);
        upright(grid.cell(column).right());
    }
    for (int row = 0; row < grid.rows; ++row) {
        level(grid.cell(row * grid.columns).y);
        level(grid.cell(row * grid.columns).bottom());
    }
}

void draw_cut_lines(Canvas& canvas, const Rect& cell)
{
    canvas.outline(rect(cell), mixed(black, white, 0.6), hairline);
}

void draw_title(Canvas& canvas, const Rect& printed, const MatSize& sheet, const std::string& title)
{
    const double room = std::max(2.6, printed.y - unprintable_mm);
    const QRectF area(unprintable_mm + 4, unprintable_mm - 1, sheet.width - 2 * unprintable_mm - 8,
                      std::min(room, 4.0));
    canvas.line_of_text(area, text(title), {.size_mm = 2.2, .colour = gray, .align = Qt::AlignHCenter | Qt::AlignTop});
}

}  // namespace cardinal::print
