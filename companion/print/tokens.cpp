#include "companion/print/drawing.h"
#include "companion/print/icons.h"
#include "companion/print/margins.h"
#include "companion/print/pictures.h"

#include <algorithm>
#include <cmath>
#include <numbers>

// A token is a number large enough for people and below it a marker for the camera. Tokens have gaps between them, so
// that a back which slipped by half a millimetre stays on its own token.
namespace cardinal::print {
namespace {

constexpr double marker_side = (marker_cells + 2) * token_cell_mm;

void draw_token_face(Canvas& canvas, const Rect& cell, const TokenKind& kind, std::size_t face)
{
    const QColor main = colour_of(kind.icon);
    const QRectF head(cell.x, cell.y, cell.width, cell.height - marker_side - 1);
    canvas.fill(rect(cell), white);
    canvas.fill(head, main);
    const QString shown = kind.shows.empty() ? QString::number(kind.faces[face]) : text(kind.shows[face]);
    const double side = 7.2, left = shown.isEmpty() ? (head.width() - side) / 2 : 2;
    canvas.fill(icon_in(kind.icon, {head.x() + left, head.y() + 2.1, side, side}), mixed(main, white, 0.85));
    canvas.line_of_text({head.x() + side + 2.4, head.y() + 0.6, head.width() - side - 3.4, 10.2}, shown,
                        {.size_mm = 9.5, .colour = white, .is_bold = true, .align = Qt::AlignCenter});
    canvas.line_of_text({head.x(), head.bottom() - 2.9, head.width(), 2.4}, text(kind.name).toUpper(),
                        {.size_mm = 2, .colour = mixed(main, white, 0.85), .align = Qt::AlignCenter});
    canvas.marker({cell.x + (cell.width - marker_side) / 2, cell.bottom() - marker_side, marker_side, marker_side},
                  kind.marker_of(face));
    draw_cut_lines(canvas, cell);
}

/// One token of the set: its two faces.
struct Token {
    const TokenKind* kind = nullptr;
    std::size_t front = 0, back = 0;
};

std::vector<Token> tokens_of(const Game& game)
{
    std::vector<Token> all;
    for (const TokenKind& kind : game.tokens->kinds)
        for (std::size_t face = 0; face < kind.faces.size(); face += 2)
            for (int copy = 0; copy < kind.copies; ++copy)
                all.push_back({&kind, face, std::min(face + 1, kind.faces.size() - 1)});
    return all;
}

void draw_token_sheet(Canvas& canvas, const Grid& grid, std::span<const Token> tokens, bool is_back)
{
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const Token& token = tokens[at];
        const auto index = static_cast<int>(at);
        draw_token_face(canvas, is_back ? grid.behind(index) : grid.cell(index), *token.kind,
                        is_back ? token.back : token.front);
    }
    draw_ruler(canvas, grid.bounds(), grid.sheet);
}

// ---- dials ----
constexpr double numbers_radius = 25.6, pointer_radius = 15.6, pointer_tip = 20.5;

/// A card with the numbers around a circle, and its marker below, upright as the card.
void draw_dial(Canvas& canvas, const Rect& card, const DialKind& dial)
{
    const QRectF all = rect(card);
    const QColor main = colour_of(dial.icon);
    const QRectF base(all.x() + 4, all.bottom() - marker_side - 4, marker_side, marker_side);
    const QPointF centre = base.center() + QPointF(dial_pointer_right_mm, -dial_pointer_up_mm);
    canvas.fill(all, white);
    QPainterPath disc;
    disc.addEllipse(centre, 29.5, 29.5);
    canvas.fill(disc, mixed(main, white, 0.86));
    QPainterPath middle;
    middle.addEllipse(centre, pointer_radius + 0.6, pointer_radius + 0.6);
    canvas.fill(middle, white);
    for (Number number = dial.least; number <= dial.greatest; ++number) {
        const double angle = dial.degrees_of(number) * std::numbers::pi / 180;
        const QPointF at = centre + QPointF(numbers_radius * std::sin(angle), -numbers_radius * std::cos(angle));
        canvas.line_of_text(
            {at.x() - 3.2, at.y() - 3, 6.4, 6}, QString::number(number),
            {.size_mm = dial.steps() > 18 ? 4.0 : 5.0, .colour = main, .is_bold = true, .align = Qt::AlignCenter});
    }
    canvas.marker(base, dial.base);
    canvas.fill(icon_in(dial.icon, {all.x() + 31, all.bottom() - 21, 8, 8}), main);
    canvas.line_of_text({all.x() + 27, all.bottom() - 12, 33, 5}, text(dial.name).toUpper(),
                        {.size_mm = 3.4, .colour = main, .is_bold = true, .align = Qt::AlignLeft | Qt::AlignVCenter});
    canvas.outline(all, mixed(black, white, 0.6), 0.1);
}

/// A disc with its marker and an arrow that points up while the marker is upright.
void draw_pointer(Canvas& canvas, const QPointF& centre, const DialKind& dial)
{
    const QColor main = colour_of(dial.icon);
    QPainterPath disc, arrow;
    disc.addEllipse(centre, pointer_radius, pointer_radius);
    arrow.moveTo(centre + QPointF(-5, -pointer_radius + 1));
    arrow.lineTo(centre + QPointF(0, -pointer_tip));
    arrow.lineTo(centre + QPointF(5, -pointer_radius + 1));
    arrow.closeSubpath();
    canvas.fill(disc.united(arrow), main);
    canvas.marker({centre.x() - marker_side / 2, centre.y() - marker_side / 2, marker_side, marker_side}, dial.pointer);
}

/// Dials in the upper rows, their pointers in the lowest.
void draw_dials(Canvas& canvas, const Game& game, Page page)
{
    const Grid grid = grid_of(page, card_width_mm, card_height_mm);
    const int pointer_row = grid.columns * (grid.rows - 1);
    int cell = 0;
    for (const DialKind& dial : game.tokens->dials)
        draw_dial(canvas, grid.cell(cell++), dial);
    int pointer = 0;
    const double step = grid.bounds().width / static_cast<double>(game.tokens->dials.size());
    for (const DialKind& dial : game.tokens->dials)
        draw_pointer(canvas, {grid.bounds().x + (pointer++ + 0.5) * step, grid.cell(pointer_row).y + 32}, dial);
    canvas.line_of_text({grid.bounds().x, grid.bounds().bottom() - 24, grid.bounds().width, 6},
                        "Cut out the pointers, lay each on the middle of its dial, and turn its arrow to the number.",
                        {.size_mm = 3, .colour = gray, .align = Qt::AlignCenter});
    draw_ruler(canvas, grid.bounds(), grid.sheet);
    draw_title(canvas, grid.bounds(), grid.sheet, std::string(game.title) + " · dials");
}

void draw_tokens(Canvas& canvas, const Game& game, Page page)
{
    const Grid grid = token_grid(page);
    const std::vector<Token> tokens = tokens_of(game);
    const auto cells = static_cast<std::size_t>(grid.cells());
    for (std::size_t first = 0; first < tokens.size(); first += cells) {
        const std::span<const Token> sheet = std::span(tokens).subspan(first, std::min(cells, tokens.size() - first));
        if (first > 0)
            canvas.new_page();
        draw_token_sheet(canvas, grid, sheet, false);
        canvas.new_page();
        draw_token_sheet(canvas, grid, sheet, true);
    }
    if (!game.tokens->dials.empty()) {
        if (!tokens.empty())
            canvas.new_page();
        draw_dials(canvas, game, page);
    }
}

Drawing tokens(const Game& game, Page page)
{
    return {.sheet = token_grid(page).sheet,
            .title = std::string(game.title) + ": tokens",
            .draw = [&game, page](Canvas& canvas) {
                draw_tokens(canvas, game, page);
                return std::vector<std::string>();
            }};
}

}  // namespace

Result<Made> print_tokens(const Game& game, Page page, const Target& onto) { return printed(tokens(game, page), onto); }
QImage picture_of_tokens(const Game& game, Page page, int height) { return picture_of(tokens(game, page), height); }

}  // namespace cardinal::print
