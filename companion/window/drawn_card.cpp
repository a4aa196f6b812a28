#include "companion/window/drawn_card.h"

#include "companion/pages/telling.h"
#include "companion/window/letters.h"
#include "companion/window/shown_values.h"

#include <QFontMetricsF>
#include <algorithm>

namespace cardinal::window {
namespace {

constexpr double corner_mm = 4;

/// With as much of its name as there is room for; the number itself is never cut. Empty where too little would be left
/// of its name to tell which number it is.
QString written(const pages::HeadlineNumber& one, const QFontMetricsF& metrics, double width)
{
    constexpr qsizetype telling = 4;  // "dam…"
    const QString number = QStringLiteral(" %1").arg(one.number), whole = words_of(one.name);
    const QString name = metrics.elidedText(whole, Qt::ElideRight, width - metrics.horizontalAdvance(number));
    return name == whole || name.size() >= telling ? name + number : QString();
}

QStringList told(const std::vector<pages::HeadlineNumber>& numbers)
{
    QStringList all;
    for (const pages::HeadlineNumber& one : numbers)
        all.append(words_of(one.name) + QStringLiteral(" %1").arg(one.number));
    return all;
}

}  // namespace

bool CardPainter::is_flagged(CardId id) const { return std::ranges::find(table_.flagged, id) != table_.flagged.end(); }

QString CardPainter::name_told(CardId id) const
{
    return (is_flagged(id) ? QStringLiteral("✗ ") : QString()) + QString::fromStdString(name_of(table_.position, id));
}

bool CardPainter::is_readable(const CardDrawn& drawn, double size) const
{
    const QFontMetricsF metrics(letters(least_letters_mm(), true));
    const QStringList words = name_told(drawn.card).split(QLatin1Char(' '));
    return table_.position.card(drawn.card).face == Face::down || std::ranges::all_of(words, [&](const QString& word) {
               return metrics.horizontalAdvance(word) <= (card_width_mm - 3) * size;
           });
}

void CardPainter::card(const QRectF& body, double size, const CardDrawn& drawn)
{
    ground(body, size, drawn);
    const Card& card = table_.position.card(drawn.card);
    if (card.face == Face::down)
        return;
    band(card.side, body, size);
    words(body.adjusted(2 * size, 2 * size, -2 * size, -4 * size), size, drawn.card);
}

void CardPainter::bar(const QRectF& body, const CardDrawn& drawn)
{
    ground(body, 0.4, drawn);
    if (table_.position.card(drawn.card).face == Face::down)
        return;
    const QString name = name_told(drawn.card);
    const QRectF inner = body.adjusted(2.5, 0, -2.5, 0);
    const QFont bold = letters_that_fit({name}, {.width = inner.width(),
                                                 .most = std::min(13 * scale_.letter_mm, 0.72 * body.height()),
                                                 .least = least_letters_mm(),
                                                 .is_bold = true});
    const QFontMetricsF metrics(bold);
    const QFont plain = letters(least_letters_mm(), false);
    const QString numbers =
        told(pages::headline_of(table_.game, table_.position, drawn.card)).join(QStringLiteral(" · "));
    const double room = inner.width() - metrics.horizontalAdvance(name) - 4;
    const bool has_room = !numbers.isEmpty() && QFontMetricsF(plain).horizontalAdvance(numbers) <= room;
    painter_.setPen(Qt::white);
    painter_.setFont(bold);
    painter_.drawText(inner, static_cast<int>(Qt::AlignVCenter | (has_room ? Qt::AlignLeft : Qt::AlignHCenter)),
                      metrics.elidedText(name, Qt::ElideRight, inner.width()));
    if (!has_room)
        return;
    painter_.setFont(plain);
    painter_.drawText(inner, Qt::AlignVCenter | Qt::AlignRight, numbers);
}

void CardPainter::badge(const QPointF& corner, int count)
{
    const double wide = std::max(20.0, 11 * scale_.letter_mm);
    const QRectF disc(corner - QPointF(wide, wide), QSizeF(wide, wide));
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(QColor::fromRgb(colours_.ink));
    painter_.drawEllipse(disc);
    painter_.setPen(QColor::fromRgb(colours_.zone));
    painter_.setFont(letters(0.58 * wide, true));
    painter_.drawText(disc, Qt::AlignCenter, QString::number(count));
}

/// What every card has, however it is drawn.
void CardPainter::ground(const QRectF& body, double size, const CardDrawn& drawn)
{
    const CardId id = drawn.card;
    const Card& card = table_.position.card(id);
    const CardFace look = table_.game.face(*table_.position.library, table_.position.facts(card));
    const QColor colour(look.colour.red, look.colour.green, look.colour.blue);
    if (std::ranges::find(table_.chosen, id) != table_.chosen.end()) {
        painter_.setPen(QPen(QColor::fromRgb(colours_.chosen), 5));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawRoundedRect(body.adjusted(-4, -4, 4, 4), corner_mm + 4, corner_mm + 4);
    }
    // Of what lies face down not even the colour may be known.
    const QColor shown = card.face == Face::down ? QColor::fromRgb(colours_.line) : colour;
    painter_.setPen(is_flagged(id) ? QPen(QColor::fromRgb(colours_.flag), 5) : QPen(shown.darker(150), 1));
    painter_.setBrush(shown);
    painter_.drawRoundedRect(body, corner_mm * size, corner_mm * size);
    if (drawn.count > 1)
        badge(body.center() + QPointF(10, 10) * std::max(1.0, 0.9 * scale_.letter_mm), drawn.count);
}

/// The edge towards whose it is.
void CardPainter::band(Seat side, const QRectF& body, double size)
{
    const bool is_below = !sits_across(*table_.game.playmat, side);
    const double thick = 3.5 * size;
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(QColor(255, 255, 255, 150));
    painter_.drawRoundedRect(QRectF(body.left() + corner_mm * size, is_below ? body.bottom() - thick : body.top(),
                                    body.width() - 2 * corner_mm * size, thick),
                             1, 1);
}

/// Its name as large as it can be read, below it as many of its numbers as there is room for, the last ones first:
/// they are those that a match changes.
void CardPainter::words(const QRectF& body, double size, CardId id)
{
    const QString name = name_told(id);
    painter_.setPen(Qt::white);
    const QFont bold =
        letters_that_fit(name.split(QLatin1Char(' ')),
                         {.width = body.width(),
                          .most = std::min(std::max(12.5 * size, 13 * scale_.letter_mm), 0.4 * body.height()),
                          .least = least_letters_mm(),
                          .is_bold = true});
    const QString fitted = words_that_fit(name, bold, body.width());
    painter_.setFont(bold);
    const QFontMetricsF of_name(bold);
    const double most = std::min(2.2 * of_name.height(), body.height());
    const QRectF top(body.left(), body.top() + std::min(3 * size, 0.1 * body.height()), body.width(), most);
    const double high = std::min(most, of_name.boundingRect(top, Qt::TextWordWrap, fitted).height());
    painter_.drawText(QRectF(top.left(), top.top(), top.width(), high),
                      Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, fitted);
    numbers(body.adjusted(0, top.top() + high - body.top(), 0, 0), size, id);
}

void CardPainter::numbers(const QRectF& room, double size, CardId id)
{
    const std::vector<pages::HeadlineNumber> numbers = pages::headline_of(table_.game, table_.position, id);
    const QFont plain = letters_that_fit(
        told(numbers),
        {.width = room.width(), .most = std::max(10 * size, 10.5 * scale_.letter_mm), .least = least_letters_mm()});
    const QFontMetricsF metrics(plain);
    painter_.setFont(plain);
    QRectF line(room.left(), room.bottom() - metrics.height(), room.width(), metrics.height());
    for (auto one = numbers.rbegin(); one != numbers.rend() && line.top() >= room.top() - 0.5; ++one) {
        const QString text = written(*one, metrics, line.width());
        if (text.isEmpty())
            continue;
        painter_.drawText(line, Qt::AlignHCenter | Qt::AlignVCenter, text);
        line.translate(0, -metrics.height());
    }
}

}  // namespace cardinal::window
