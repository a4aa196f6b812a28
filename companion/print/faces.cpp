#include "companion/print/faces.h"

#include "companion/print/icons.h"
#include "companion/print/motifs.h"

#include <QImageReader>
#include <QLinearGradient>
#include <QTextDocument>
#include <algorithm>

// A card is light at its border and around its code, so that its outline and its code stand out on a dark table, and so
// that scissors that go astray by half a millimetre do no harm. The code is at the upper left and the name beside it:
// both can be read in a fan, and when the card lies under another one with its upper edge out.
namespace cardinal::print {
namespace {

constexpr double border = 2.2, corner = 2.0, gap = 0.7;
constexpr double header_height = 26.4, stats_height = 8.0, footer_height = 3.0;
constexpr double beside_text = 1.8, above_text = 1.2, below_text = 0.8;
constexpr double least_art = 17, least_text_box = 11;
constexpr double least_text = 1.25, usual_text = 2.9;

class Face {
public:
    Face(Canvas& canvas, const Rect& card, const CardCopy& copy, const Deckware& ware)
        : canvas_(canvas),
          card_(rect(card)),
          copy_(copy),
          face_(copy.face),
          ware_(ware),
          main_(colour(copy.face.colour)),
          quiet_(rect(quiet_zone_on(card, ware.module)))
    {
        lay_out_texts();
    }

    std::vector<std::string> draw()
    {
        canvas_.fill(card_, white);
        draw_header();
        draw_art();
        draw_texts();
        draw_stats();
        draw_footer();
        if (copy_.code)
            canvas_.code(rect(code_on({card_.x(), card_.y(), card_.width(), card_.height()}, ware_.module)),
                         pattern_of(*copy_.code));
        has_room_ &= face_.texts.empty() || document_.size().height() <= text_room().height() * text_scale;
        if (!has_room_)
            remarks_.push_back("The text of " + face_.name + " is too long for its card; its end is missing.");
        return std::move(remarks_);
    }

private:
    Canvas& canvas_;
    QRectF card_;
    const CardCopy& copy_;
    const CardFace& face_;
    const Deckware& ware_;
    QColor main_;
    QRectF quiet_;
    QTextDocument document_{};
    bool has_room_ = true;  ///< for the whole name and text
    std::vector<std::string> remarks_{};

    QColor dark() const { return mixed(main_, QColor(14, 16, 26), 0.45); }
    QColor pale() const { return mixed(main_, white, 0.91); }

    QRectF inside() const { return card_.adjusted(border, border, -border, -border - footer_height + border - 0.2); }
    QRectF header() const
    {
        const double left = copy_.code ? quiet_.right() : inside().left();
        return {left, inside().top(), inside().right() - left, header_height};
    }
    double art_top() const { return std::max(header().bottom() + gap, copy_.code ? quiet_.bottom() : 0.0); }
    double art_bottom() const { return text_box().top() - gap; }
    QRectF art() const { return {inside().left(), art_top(), inside().width(), art_bottom() - art_top()}; }
    bool has_stats() const { return !face_.stats.empty(); }
    QRectF stats() const
    {
        const double height = has_stats() ? stats_height : 0;
        return {inside().left(), inside().bottom() - height, inside().width(), height};
    }
    double text_bottom() const { return stats().top() - (has_stats() ? gap : 0); }
    /// As high as its text needs; the picture gets the rest.
    QRectF text_box() const
    {
        const double most = text_bottom() - art_top() - least_art - gap;
        if (face_.texts.empty())
            return {inside().left(), text_bottom() + gap, inside().width(), 0};
        const double height =
            std::clamp(document_.size().height() / text_scale + above_text + below_text, least_text_box, most);
        return {inside().left(), text_bottom() - height, inside().width(), height};
    }
    QRectF text_room() const { return text_box().adjusted(beside_text, above_text, -beside_text, -below_text); }

    void draw_header()
    {
        const QRectF area = header();
        QLinearGradient gradient(area.topLeft(), area.bottomLeft());
        gradient.setColorAt(0, main_);
        gradient.setColorAt(1, dark());
        QPainterPath shape;
        shape.addRoundedRect(area, corner, corner);
        canvas_.fill(shape, gradient);
        const QRectF words = area.adjusted(1.8, 1.5, -1.6, 0);
        const double costs = face_.costs.empty() ? 0 : 8.6;
        const QRectF name(words.x(), words.y(), words.width(), area.height() - 8.0 - costs);
        has_room_ &= canvas_.paragraph(
            name, text(face_.name),
            {.size_mm = 4.2, .colour = white, .is_bold = true, .align = Qt::AlignLeft | Qt::AlignTop}, 1.1);
        canvas_.paragraph(
            {words.x(), name.bottom() + 0.4, words.width(), 5.4}, text(face_.type_line),
            {.size_mm = 2.3, .colour = mixed(main_, white, 0.82), .align = Qt::AlignLeft | Qt::AlignBottom}, 1.1);
        draw_costs({words.x(), area.bottom() - costs, words.width(), costs});
    }

    /// Three or four of them get smaller, so that all are there.
    void draw_costs(const QRectF& area)
    {
        constexpr double width = 13.6, between = 1, height = 6.4, above = 0.6;
        const auto count = static_cast<double>(face_.costs.size());
        const double small = std::min(1.0, area.width() / std::max(1.0, count * (width + between) - between));
        const double side = height * small;
        double x = area.x();
        for (const FaceNumber& cost : face_.costs) {
            const QRectF coin(x, area.y() + above + (height - side) / 2, width * small, side);
            QPainterPath shape;
            shape.addRoundedRect(coin, side / 2, side / 2);
            canvas_.fill(shape, mixed(main_, white, 0.9));
            const double icon = side - 2.6 * small;
            canvas_.fill(icon_in(cost.icon, {coin.x() + 1.5 * small, coin.y() + 1.3 * small, icon, icon}), dark());
            canvas_.line_of_text({coin.x() + side - 0.4 * small, coin.y(), coin.width() - side - 0.8 * small, side},
                                 QString::number(cost.number),
                                 {.size_mm = 4.8 * small, .colour = dark(), .is_bold = true, .align = Qt::AlignCenter});
            x += coin.width() + between * small;
        }
    }

    void draw_art()
    {
        const QRectF area = art();
        const QImage picture = QImage::fromData(QByteArray::fromStdString(copy_.picture));
        if (picture.isNull() && !copy_.picture.empty())
            remarks_.push_back("The picture of " + face_.name + " cannot be read; a scene is drawn instead.");
        if (picture.isNull())
            return draw_motif(canvas_, area, face_.motif, main_, face_.name);
        const QSizeF shown = QSizeF(area.size()).scaled(picture.size(), Qt::KeepAspectRatio);
        const QRectF part(QPointF((picture.width() - shown.width()) / 2, (picture.height() - shown.height()) / 2),
                          shown);
        canvas_.pen().drawImage(area, picture, part);
    }

    QString html() const
    {
        QString lines;
        for (const FaceText& one : face_.texts) {
            const QString lead = text(one.lead).toHtmlEscaped(), note = text(one.note).toHtmlEscaped();
            const QString body = text(one.body).toHtmlEscaped().replace('\n', "<br>");
            lines += "<p style='margin:0 0 " + QString::number(static_cast<int>(0.9 * text_scale)) + "px 0'>";
            lines += lead.isEmpty() ? "" : "<b>" + lead + "</b>";
            lines +=
                note.isEmpty() ? "" : (lead.isEmpty() ? "<i>" : " <i>(") + note + (lead.isEmpty() ? "</i>" : ")</i>");
            lines += body.isEmpty() ? "" : (lead.isEmpty() && note.isEmpty() ? "" : ": ") + body;
            lines += "</p>";
        }
        return lines;
    }

    void lay_out_texts(double size_mm)
    {
        document_.setDocumentMargin(0);
        document_.setDefaultFont(font_of({.size_mm = size_mm}));
        document_.setHtml(html());
        document_.setTextWidth(text_room().width() * text_scale);
    }

    /// Smaller letters until everything fits beside a picture that is still one.
    void lay_out_texts()
    {
        const auto fits = [&] { return document_.size().height() <= text_room().height() * text_scale; };
        double size = usual_text;
        for (lay_out_texts(size); !fits() && size > least_text; lay_out_texts(size))
            size = std::max(least_text, size * 0.95);
    }

    void draw_texts()
    {
        canvas_.fill(text_box(), pale());
        const QRectF room = text_room();
        const double free = std::max(0.0, room.height() - document_.size().height() / text_scale);
        QPainter& pen = canvas_.pen();
        pen.save();
        pen.translate(room.x(), room.y() + free / 2);
        pen.scale(1 / text_scale, 1 / text_scale);
        document_.drawContents(&pen, QRectF(0, 0, room.width() * text_scale, room.height() * text_scale));
        pen.restore();
    }

    void draw_stats()
    {
        if (!has_stats())
            return;
        const QRectF bar = stats();
        canvas_.fill(bar, dark());
        const double width = bar.width() / static_cast<double>(face_.stats.size());
        double x = bar.x();
        for (const FaceNumber& stat : face_.stats) {
            const double icon = 4.4, number = stat.number > 9 ? 5.6 : 3.4, all = icon + 0.6 + number;
            const double left = x + (width - all) / 2;
            canvas_.fill(icon_in(stat.icon, {left, bar.y() + 0.9, icon, icon}), mixed(main_, white, 0.72));
            canvas_.line_of_text({left + icon + 0.6, bar.y() + 0.5, number, 5.2}, QString::number(stat.number),
                                 {.size_mm = 4.7, .colour = white, .is_bold = true});
            canvas_.line_of_text({x + 0.3, bar.bottom() - 2.5, width - 0.6, 2.2}, text(stat.caption),
                                 {.size_mm = 1.5, .colour = mixed(main_, white, 0.72), .align = Qt::AlignCenter});
            x += width;
        }
    }

    void draw_footer()
    {
        const QRectF area(inside().left() + 0.4, inside().bottom() + 0.1, inside().width() - 0.8, footer_height - 0.6);
        const Lettering small{.size_mm = 1.6, .colour = gray};
        Lettering right = small;
        right.align = Qt::AlignRight | Qt::AlignVCenter;
        if (copy_.code) {
            const std::string code = write_code(*copy_.code);
            canvas_.line_of_text(
                area,
                text(code.substr(0, 1) + " " + code.substr(1, 3) + " " + code.substr(4, 4) + " " + code.substr(8)),
                small);
        }
        canvas_.line_of_text({area.center().x(), area.y(), area.width() / 2, area.height()}, text(ware_.title), right);
    }
};

/// Rows of lozenges, lighter and darker by turns.
void draw_lozenges(Canvas& canvas, const QRectF& area, const QColor& one, const QColor& other)
{
    constexpr int columns = 6, rows = 9;
    const double width = area.width() / columns, height = area.height() / rows;
    canvas.fill(area, one);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const double x = area.x() + column * width, y = area.y() + row * height;
            QPainterPath lozenge;
            lozenge.moveTo(x + width / 2, y + height * 0.12);
            lozenge.lineTo(x + width * 0.88, y + height / 2);
            lozenge.lineTo(x + width / 2, y + height * 0.88);
            lozenge.lineTo(x + width * 0.12, y + height / 2);
            lozenge.closeSubpath();
            canvas.fill(lozenge, mixed(one, other, 0.18 + 0.1 * ((row + column) % 2)));
        }
}

}  // namespace

std::vector<std::string> draw_face(Canvas& canvas, const Rect& card, const CardCopy& copy, const Deckware& ware)
{
    return Face(canvas, card, copy, ware).draw();
}

void draw_back(Canvas& canvas, const Rect& card, const Deckware& ware)
{
    const QRectF all = rect(card), inner = all.adjusted(3, 3, -3, -3);
    const QColor main = mixed(colour(ware.colour), QColor(14, 16, 26), 0.3);
    canvas.fill(all, white);
    draw_lozenges(canvas, inner, main, white);
    canvas.outline(inner.adjusted(1.6, 1.6, -1.6, -1.6), mixed(main, white, 0.6), 0.35);
    const QRectF plate(inner.x() + 8, inner.center().y() - 8, inner.width() - 16, 16);
    canvas.fill(plate, main);
    canvas.outline(plate, mixed(main, white, 0.6), 0.35);
    canvas.line_of_text(plate.adjusted(2, 0, -2, 0), text(ware.title),
                        {.size_mm = 7, .colour = white, .is_bold = true, .align = Qt::AlignCenter});
}

}  // namespace cardinal::print
