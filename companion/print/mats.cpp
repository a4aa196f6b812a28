#include "companion/print/drawing.h"
#include "companion/print/margins.h"
#include "companion/print/pictures.h"
#include "companion/print/print.h"

#include <algorithm>
#include <cmath>

// A mat in one piece is printed by a shop, dark so that cards stand out. On sheets of paper it is light: ink runs out
// and paper curls.
namespace cardinal::print {
namespace {

struct Inks {
    QColor ground{}, zone{}, edge{}, letters{};
};
Inks inks_of(Ground ground)
{
    if (ground == Ground::dark)
        return {{27, 33, 44}, {38, 46, 61}, {96, 112, 138}, {150, 166, 190}};
    return {{255, 255, 255}, {240, 243, 247}, {150, 160, 176}, {96, 106, 124}};
}

std::string title_of(const ZoneWord& word, const Place& place)
{
    return titled(word.name) + (place.slot == 0 ? "" : " " + std::to_string(place.slot));
}

class MatDrawing {
public:
    MatDrawing(Canvas& canvas, const Game& game, Ground ground)
        : canvas_(canvas), game_(game), mat_(*game.playmat), inks_(inks_of(ground))
    {}

    void draw()
    {
        canvas_.fill(rect(whole(mat_.size)), inks_.ground);
        for (const MatZone& zone : mat_.zones)
            draw_zone(zone);
        draw_middle();
        draw_game();
        for (int corner = 0; corner < corners; ++corner)
            canvas_.marker(rect(mat_corner(mat_.size, corner)), static_cast<MarkerId>(first_mat_corner + corner));
        canvas_.line_of_text({mat_corner_inset_mm + mat_corner_mm + 4, mat_.size.height - 4, 300, 3},
                             text(std::string(game_.title) + " · " + std::to_string(static_cast<int>(mat_.size.width)) +
                                  " × " + std::to_string(static_cast<int>(mat_.size.height)) + " mm"),
                             {.size_mm = 2.4, .colour = inks_.letters});
        draw_ruler_on_mat();
    }

private:
    Canvas& canvas_;
    const Game& game_;
    const Playmat& mat_;
    Inks inks_;

    /// Each player reads the names of their own zones; what is shared is read by A.
    void draw_zone(const MatZone& zone)
    {
        QPainter& pen = canvas_.pen();
        pen.save();
        QRectF area = rect(zone.area);
        pen.translate(area.center());
        if (sits_across(mat_, zone.place.seat))
            pen.rotate(180);
        area.moveCenter({0, 0});
        draw_frame(area);
        draw_name(area, game_.words->zones[zone.place.zone], zone.place);
        pen.restore();
    }

    void draw_frame(const QRectF& area)
    {
        constexpr double line = 0.6, round = 4;
        QPainterPath shape;
        shape.addRoundedRect(area.adjusted(line / 2, line / 2, -line / 2, -line / 2), round, round);
        canvas_.fill(shape, inks_.zone);
        canvas_.pen().setPen(QPen(inks_.edge, line));
        canvas_.pen().setBrush(Qt::NoBrush);
        canvas_.pen().drawPath(shape);
    }

    void draw_name(const QRectF& area, const ZoneWord& word, const Place& place)
    {
        const bool is_wide = area.width() > 150;
        const QRectF words = area.adjusted(4, 4, -4, -4);
        canvas_.line_of_text({words.x(), words.bottom() - (is_wide ? 9 : 10), words.width(), 6},
                             text(title_of(word, place)),
                             {.size_mm = is_wide ? 7.0 : 5.6,
                              .colour = inks_.letters,
                              .is_bold = true,
                              .align = Qt::AlignHCenter | Qt::AlignVCenter});
        canvas_.paragraph({words.x(), words.bottom() - 3.4, words.width(), 3.8}, text(word.says),
                          {.size_mm = 2.6, .colour = inks_.letters, .align = Qt::AlignHCenter | Qt::AlignTop}, 1.5);
    }

    /// Free of zones, and not near a marker, which a camera finds by what is light around it.
    bool is_free(const Rect& area) const
    {
        constexpr double away = 8;
        for (int corner = 0; corner < corners; ++corner) {
            const Rect marker = mat_corner(mat_.size, corner);
            if (overlap(area, {marker.x - away, marker.y - away, marker.width + 2 * away, marker.height + 2 * away}))
                return false;
        }
        return std::ranges::none_of(mat_.zones, [&](const MatZone& zone) { return overlap(area, zone.area); });
    }

    /// A free place of this size, nearest to the lower left corner; at the corner itself where there is none.
    Rect free_place(double width, double height) const
    {
        constexpr double step = 2;
        for (double y = mat_.size.height - height - step; y > 0; y -= step)
            for (double x = step; x + width < mat_.size.width; x += step)
                if (is_free({x, y, width, height}))
                    return {x, y, width, height};
        return {};
    }

    void draw_ruler_on_mat()
    {
        constexpr double length = ruler_length_mm + 6, thickness = 9;
        Rect place = free_place(length, thickness);
        const bool is_upright = place.width == 0;
        if (is_upright)
            place = free_place(thickness, length);
        if (place.width == 0)
            return;
        canvas_.fill(rect(place), white);
        const double x = place.x + (is_upright ? 2 : 3), y = place.y + (is_upright ? 3 : 2);
        draw_ruler_at(canvas_,
                      {{x, y, is_upright ? 3 : ruler_length_mm, is_upright ? ruler_length_mm : 3}, is_upright});
    }

    /// Large and faint in the middle, where one zone has room for it.
    void draw_game()
    {
        const Rect band{mat_.size.width / 4, mat_.size.height / 2 - 15, mat_.size.width / 2, 30};
        if (std::ranges::none_of(mat_.zones, [&](const MatZone& zone) { return contains(zone.area, band); }))
            return;
        canvas_.line_of_text(
            rect(band), text(game_.title).toUpper(),
            {.size_mm = 30, .colour = mixed(inks_.zone, inks_.edge, 0.16), .is_bold = true, .align = Qt::AlignCenter});
    }

    /// Ticks at the middle of each side: where the players' halves meet.
    void draw_middle()
    {
        const double y = mat_.size.height / 2, x = mat_.size.width / 2;
        canvas_.line(0, y, 4, y, 0.6, inks_.edge);
        canvas_.line(mat_.size.width - 4, y, mat_.size.width, y, 0.6, inks_.edge);
        canvas_.line(x, 0, x, 4, 0.6, inks_.edge);
        canvas_.line(x, mat_.size.height - 4, x, mat_.size.height, 0.6, inks_.edge);
    }
};

std::string mat_title(const Game& game) { return std::string(game.title) + ": playmat"; }

void draw_tile(Canvas& canvas, const Game& game, Ground ground, const Tiles& tiles, std::size_t index)
{
    const Rect& part = tiles.parts[index];
    QPainter& pen = canvas.pen();
    pen.save();
    pen.setClipRect(rect(tiles.shown));
    pen.translate(tiles.shown.x - part.x, tiles.shown.y - part.y);
    MatDrawing(canvas, game, ground).draw();
    pen.restore();
}

/// Where to cut, where the next sheet lies on this one, and which sheet this is.
void draw_tile_marks(Canvas& canvas, const Tiles& tiles, std::size_t index)
{
    const Rect& shown = tiles.shown;
    const auto column = index % static_cast<std::size_t>(tiles.columns),
               row = index / static_cast<std::size_t>(tiles.columns);
    const bool has_right = column + 1 < static_cast<std::size_t>(tiles.columns);
    const bool has_below = index + static_cast<std::size_t>(tiles.columns) < tiles.parts.size();
    canvas.outline(rect(shown), mixed(black, white, 0.3), 0.1);
    const QColor glue(200, 60, 60);
    canvas.pen().setPen(QPen(glue, 0.2, Qt::DashLine));
    if (has_right)
        canvas.pen().drawLine(QPointF(shown.right() - tile_overlap_mm, shown.y - 4),
                              QPointF(shown.right() - tile_overlap_mm, shown.bottom() + 4));
    if (has_below)
        canvas.pen().drawLine(QPointF(shown.x - 4, shown.bottom() - tile_overlap_mm),
                              QPointF(shown.right() + 4, shown.bottom() - tile_overlap_mm));
    const std::string where = "row " + std::to_string(row + 1) + ", column " + std::to_string(column + 1) +
                              " · cut along the frame; lay the next sheets' edges on the dashed lines and glue";
    draw_title(canvas, {shown.x, 9, shown.width, shown.height}, tiles.sheet, where);
    draw_ruler(canvas, shown, tiles.sheet);
}

/// What people should know before they hang a camera.
std::vector<std::string> remarks_on(const Playmat& mat)
{
    if (mat.wants == Lines::hd)
        return {};
    return {"The mat is " + std::to_string(std::lround(mat.size.width)) +
            " mm wide: hang a camera of 4K (3840 × 2160) above it."};
}

Drawing mat(const Game& game, Ground ground)
{
    return {.sheet = game.playmat->size, .title = mat_title(game), .draw = [&game, ground](Canvas& canvas) {
                MatDrawing(canvas, game, ground).draw();
                return remarks_on(*game.playmat);
            }};
}

}  // namespace

Result<Made> print_playmat(const Game& game, Ground ground, const Target& onto)
{
    return printed(mat(game, ground), onto);
}

QImage picture_of_mat(const Game& game, Ground ground, int width)
{
    const MatSize& size = game.playmat->size;
    return picture_of(mat(game, ground), static_cast<int>(width * size.height / size.width));
}

Result<Made> print_playmat_tiles(const Game& game, Ground ground, Page page, const Target& onto)
{
    const Tiles tiles = tiles_of(game.playmat->size, page);
    return printed({.sheet = tiles.sheet,
                    .title = mat_title(game),
                    .draw =
                        [&](Canvas& canvas) {
                            for (std::size_t index = 0; index < tiles.parts.size(); ++index) {
                                if (index > 0)
                                    canvas.new_page();
                                draw_tile(canvas, game, ground, tiles, index);
                                draw_tile_marks(canvas, tiles, index);
                            }
                            return remarks_on(*game.playmat);
                        }},
                   onto);
}

}  // namespace cardinal::print
