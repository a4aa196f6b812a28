#include "companion/print/drawing.h"
#include "companion/print/faces.h"
#include "companion/print/margins.h"
#include "companion/print/pictures.h"

#include <algorithm>
#include <span>

// Card sheets, labels and command cards: cells of one size that are cut apart.
namespace cardinal::print {
namespace {

std::string on_sheet(const std::string& title, std::size_t sheet, std::size_t sheets)
{
    return title + " · sheet " + std::to_string(sheet + 1) + " of " + std::to_string(sheets);
}

/// Calls `draw` with the canvas and the cells' first item for each sheet that `count` items take.
template <class Draw>
void for_each_sheet(std::size_t count, const Grid& grid, Draw draw)
{
    const auto cells = static_cast<std::size_t>(grid.cells());
    for (std::size_t first = 0; first < count; first += cells)
        draw(first, std::min(count, first + cells));
}

/// The copies of one sheet, and which of how many sheets it is.
struct CardSheet {
    std::span<const CardCopy> copies{};
    std::string title{};
};

void draw_fronts(Canvas& canvas, const Grid& grid, const CardSheet& sheet, const Deckware& ware,
                 std::vector<std::string>& remarks)
{
    int cell = 0;
    for (const CardCopy& copy : sheet.copies)
        for (std::string& remark : draw_face(canvas, grid.cell(cell++), copy, ware))
            if (std::ranges::find(remarks, remark) == remarks.end())
                remarks.push_back(std::move(remark));
    draw_crop_marks(canvas, grid);
    draw_ruler(canvas, grid.bounds(), grid.sheet);
    draw_title(canvas, grid.bounds(), grid.sheet, sheet.title);
}

void draw_backs(Canvas& canvas, const Grid& grid, const CardSheet& sheet, const Deckware& ware)
{
    canvas.new_page();
    for (std::size_t cell = 0; cell < sheet.copies.size(); ++cell)
        draw_back(canvas, grid.behind(static_cast<int>(cell)), ware);
    draw_ruler(canvas, grid.bounds(), grid.sheet);
    draw_title(canvas, grid.bounds(), grid.sheet,
               sheet.title + ", behind: print on both sides, turned over at the long edge");
}

Drawing sheets(const std::vector<CardCopy>& copies, const Deckware& ware, Page page)
{
    const Grid grid = grid_of(page, card_width_mm, card_height_mm);
    return {.sheet = grid.sheet, .title = ware.title, .draw = [&copies, &ware, grid](Canvas& canvas) {
                std::vector<std::string> remarks;
                const auto cells = static_cast<std::size_t>(grid.cells());
                for_each_sheet(copies.size(), grid, [&](std::size_t first, std::size_t end) {
                    const CardSheet sheet{std::span(copies).subspan(first, end - first),
                                          on_sheet(ware.title, first / cells, (copies.size() + cells - 1) / cells)};
                    if (first > 0)
                        canvas.new_page();
                    draw_fronts(canvas, grid, sheet, ware, remarks);
                    if (ware.has_backs)
                        draw_backs(canvas, grid, sheet, ware);
                });
                return remarks;
            }};
}

}  // namespace

Result<Made> print_sheets(const std::vector<CardCopy>& copies, const Deckware& ware, Page page, const Target& onto)
{
    return printed(sheets(copies, ware, page), onto);
}

QImage picture_of_sheet(const std::vector<CardCopy>& copies, const Deckware& ware, Page page, int height)
{
    return picture_of(sheets(copies, ware, page), height);
}

QImage picture_of_card(const CardCopy& copy, const Deckware& ware, int height)
{
    const MatSize size{card_width_mm, card_height_mm};
    return picture_of(
        {.sheet = size, .draw = [&](Canvas& canvas) { return draw_face(canvas, whole(size), copy, ware); }}, height);
}

namespace {

constexpr double sticker_name_height = 5, insert_border = 1.5;

void draw_sticker(Canvas& canvas, const Rect& cell, const CardCopy& copy, double module)
{
    const Rect quiet = quiet_zone_on(cell, module);
    canvas.code(rect(code_on(cell, module)), pattern_of(*copy.code));
    canvas.paragraph({cell.x + 1, quiet.bottom() - 1.2, cell.width - 2, cell.bottom() - quiet.bottom() + 0.4},
                     text(copy.face.name), {.size_mm = 2.3, .is_bold = true, .align = Qt::AlignCenter}, 0.9);
}

void draw_insert(Canvas& canvas, const Rect& cell, const CardCopy& copy, double module)
{
    const Rect quiet = quiet_zone_on(cell, module);
    const double left = quiet.right() + insert_border, width = cell.right() - left - insert_border;
    const QColor main = colour(copy.face.colour);
    canvas.code(rect(code_on(cell, module)), pattern_of(*copy.code));
    canvas.fill(QRectF(left - insert_border, cell.y, width + 2 * insert_border, 2), main);
    canvas.paragraph({left, cell.y + 3, width, cell.height * 0.5}, text(copy.face.name),
                     {.size_mm = 4, .is_bold = true, .align = Qt::AlignLeft | Qt::AlignTop}, 1.2);
    canvas.paragraph({left, cell.y + cell.height * 0.62, width, 5}, text(copy.face.type_line),
                     {.size_mm = 2.2, .colour = gray, .align = Qt::AlignLeft | Qt::AlignTop}, 1.1);
    canvas.line_of_text({left, cell.bottom() - 4, width, 2.4}, text(write_code(*copy.code)),
                        {.size_mm = 1.8, .colour = gray});
}

Drawing labels(const std::vector<CardCopy>& copies, Label kind, double module, Page page)
{
    const Rect size = label_size(kind, module);
    const Grid grid = grid_of(page, size.width, size.height, 1.5, 5);
    return {.sheet = grid.sheet, .title = "Labels", .draw = [&copies, kind, module, grid](Canvas& canvas) {
                const auto draw = kind == Label::sticker ? draw_sticker : draw_insert;
                for_each_sheet(copies.size(), grid, [&](std::size_t first, std::size_t end) {
                    if (first > 0)
                        canvas.new_page();
                    for (std::size_t at = first; at < end; ++at) {
                        const Rect cell = grid.cell(static_cast<int>(at - first));
                        draw_cut_lines(canvas, cell);
                        draw(canvas, cell, copies[at], module);
                    }
                    draw_ruler(canvas, grid.bounds(), grid.sheet);
                });
                return std::vector<std::string>();
            }};
}

}  // namespace

Rect label_size(Label kind, double module)
{
    const double side = (code_modules + 2 * quiet_modules) * module;
    return kind == Label::sticker ? Rect{0, 0, side, side + sticker_name_height} : Rect{0, 0, card_width_mm, side};
}

Result<Made> print_labels(const std::vector<CardCopy>& copies, Label kind, double module, Page page, const Target& onto)
{
    return printed(labels(copies, kind, module, page), onto);
}

QImage picture_of_labels(const std::vector<CardCopy>& copies, Label kind, double module, Page page, int height)
{
    return picture_of(labels(copies, kind, module, page), height);
}

namespace {

void draw_command_card(Canvas& canvas, const Rect& card, const CommandWord& word)
{
    const QRectF all = rect(card), inner = all.adjusted(2.2, 2.2, -2.2, -2.2);
    const QColor main(38, 44, 58);
    canvas.fill(all, white);
    QPainterPath head;
    head.addRoundedRect(QRectF(inner.x(), inner.y(), inner.width(), 15), 2, 2);
    canvas.fill(head, main);
    QString name = text(word.name).toUpper();
    canvas.line_of_text({inner.x() + 3, inner.y() + 1, inner.width() - 6, 13}, name,
                        {.size_mm = 9, .colour = white, .is_bold = true, .align = Qt::AlignCenter});
    const double side = mat_corner_mm;
    canvas.marker({all.center().x() - side / 2, inner.y() + 19, side, side}, marker_of(word.command));
    canvas.paragraph({inner.x() + 2, inner.bottom() - 22, inner.width() - 4, 16}, text(word.says),
                     {.size_mm = 3.6, .colour = main, .align = Qt::AlignCenter}, 2);
    canvas.line_of_text({inner.x(), inner.bottom() - 3.4, inner.width(), 2.4},
                        "Lay this card on the table, then take it away.",
                        {.size_mm = 1.8, .colour = gray, .align = Qt::AlignCenter});
}

Drawing command_cards(Page page)
{
    const Grid grid = grid_of(page, card_width_mm, card_height_mm);
    return {.sheet = grid.sheet, .title = "Command cards", .draw = [grid](Canvas& canvas) {
                int cell = 0;
                for (const CommandWord& word : command_words)
                    draw_command_card(canvas, grid.cell(cell++), word);
                draw_crop_marks(canvas, grid);
                draw_ruler(canvas, grid.bounds(), grid.sheet);
                draw_title(canvas, grid.bounds(), grid.sheet, "Command cards");
                return std::vector<std::string>();
            }};
}

}  // namespace

Result<Made> print_command_cards(Page page, const Target& onto) { return printed(command_cards(page), onto); }
QImage picture_of_command_cards(Page page, int height) { return picture_of(command_cards(page), height); }

}  // namespace cardinal::print
