// A table as it is kept, drawn: zones where the mat has them, in each its cards side by side, overlapping where they
// are many, each turned as it lies and towards whose it is.
#include "companion/pages/telling.h"
#include "companion/window/table_painter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <map>

namespace cardinal::window {
namespace {

constexpr double gap_mm = 5, corner_mm = 4;

QString text_of(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

QFont font_of(double mm, bool is_bold)
{
    QFont font(QStringLiteral("Noto Sans"));
    font.setPixelSize(std::max(1, static_cast<int>(mm)));
    font.setBold(is_bold);
    return font;
}

class DrawnTable {
public:
    DrawnTable(const Game& game, const Position& position, const std::vector<CardId>& flagged, QImage& image,
               const TableColours& colours)
        : game_(game), position_(position), flagged_(flagged), colours_(colours), painter_(&image)
    {
        const MatSize& mat = game.playmat->size;
        const double scale = std::min(image.width() / mat.width, image.height() / mat.height);
        painter_.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter_.translate((image.width() - mat.width * scale) / 2, (image.height() - mat.height * scale) / 2);
        painter_.scale(scale, scale);
    }

    void draw()
    {
        ground();
        for (const MatZone& zone : game_.playmat->zones)
            draw_zone(zone);
    }

private:
    const Game& game_;
    const Position& position_;
    const std::vector<CardId>& flagged_;
    const TableColours& colours_;
    QPainter painter_;

    void ground()
    {
        const MatSize& mat = game_.playmat->size;
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(QColor::fromRgb(colours_.ground));
        painter_.drawRoundedRect(QRectF(0, 0, mat.width, mat.height), 10, 10);
    }

    std::vector<CardId> cards_in(const Place& place) const
    {
        std::vector<CardId> cards;
        for (std::size_t at = 0; at < position_.cards.size(); ++at)
            if (position_.cards[at].place == place)
                cards.push_back({static_cast<std::int16_t>(at)});
        // What is attached lies under its host, and beside it.
        std::ranges::stable_sort(cards, {}, [&](CardId card) {
            const CardId host = position_.card(card).host;
            return host ? 2 * host.index + 1 : 2 * card.index;
        });
        return cards;
    }

    void draw_zone(const MatZone& zone)
    {
        const QRectF area(zone.area.x, zone.area.y, zone.area.width, zone.area.height);
        const ZoneWord& word = game_.words->zones[zone.place.zone];
        painter_.setPen(QPen(QColor::fromRgb(colours_.line), 1));
        painter_.setBrush(QColor::fromRgb(colours_.zone));
        painter_.drawRoundedRect(area, 6, 6);
        const std::vector<CardId> cards = cards_in(zone.place);
        const bool is_narrow = zone.area.width < 1.5 * card_width_mm;
        if (word.hidden)
            count(area, cards.size());
        else if (is_narrow && cards.size() > 1)
            heap(area, cards);
        else
            row(area, cards);
        name(area, zone.place);
    }

    /// As large as it can be, and not cut where a zone is narrow.
    void name(const QRectF& area, const Place& place)
    {
        QString name = text_of(game_.words->zones[place.zone].name).replace(QLatin1Char('_'), QLatin1Char(' '));
        if (place.slot != 0)
            name += QStringLiteral(" %1").arg(place.slot);
        const QRectF line = area.adjusted(4, 1, -2, -2);
        const double wide = QFontMetricsF(font_of(13, false)).horizontalAdvance(name);
        painter_.setFont(font_of(std::max(8.0, 13 * std::min(1.0, line.width() / std::max(1.0, wide))), false));
        painter_.setPen(QColor::fromRgb(colours_.faint));
        painter_.drawText(line, Qt::AlignLeft | Qt::AlignTop, name);
    }

    /// Of what lies face down only its number is told.
    void count(const QRectF& area, std::size_t cards)
    {
        if (cards == 0)
            return;
        painter_.setPen(QColor::fromRgb(colours_.ink));
        painter_.setFont(font_of(26, true));
        painter_.drawText(area.adjusted(0, 10, 0, 0), Qt::AlignCenter, QString::number(cards));
    }

    /// An open pile: its uppermost card, and how many there are.
    void heap(const QRectF& area, const std::vector<CardId>& cards)
    {
        row(area, {cards.back()});
        const QRectF badge(area.right() - 23, area.bottom() - 23, 20, 20);
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(QColor::fromRgb(colours_.ink));
        painter_.drawEllipse(badge);
        painter_.setPen(QColor::fromRgb(colours_.zone));
        painter_.setFont(font_of(11, true));
        painter_.drawText(badge, Qt::AlignCenter, QString::number(cards.size()));
    }

    /// As many rows as make the cards largest, at most as large as they are.
    void row(const QRectF& area, const std::vector<CardId>& cards)
    {
        if (cards.empty())
            return;
        const bool has_turned =
            std::ranges::any_of(cards, [this](CardId card) { return position_.card(card).turned % 2 == 1; });
        const double wide = (has_turned ? card_height_mm : card_width_mm) + gap_mm, high = card_height_mm + gap_mm;
        const QRectF inner = area.adjusted(2, 16, -2, -2);
        int columns = 1;
        double size = 0;
        for (int rows = 1; rows <= 3; ++rows) {
            const int tried = (static_cast<int>(cards.size()) + rows - 1) / rows;
            const double fits = std::min({1.0, inner.width() / (tried * wide), inner.height() / (rows * high)});
            if (fits > size) {
                size = fits;
                columns = tried;
            }
        }
        lay(inner, cards, columns, QSizeF(wide, high) * size, size);
    }

    void lay(const QRectF& inner, const std::vector<CardId>& cards, int columns, const QSizeF& step, double size)
    {
        const int all = static_cast<int>(cards.size()), rows = (all + columns - 1) / columns;
        for (int at = 0; at < all; ++at) {
            const int row = at / columns, in_row = std::min(columns, all - row * columns);
            const QPointF middle(inner.center().x() + (at % columns - (in_row - 1) / 2.0) * step.width(),
                                 inner.center().y() + (row - (rows - 1) / 2.0) * step.height());
            card(middle, size, cards[static_cast<std::size_t>(at)]);
        }
    }

    /// Turned as it lies; its words stay upright for who looks at the screen.
    void card(const QPointF& middle, double size, CardId id)
    {
        const Card& card = position_.card(id);
        const bool is_across = card.turned % 2 == 1;
        const double width = (is_across ? card_height_mm : card_width_mm) * size;
        const double height = (is_across ? card_width_mm : card_height_mm) * size;
        const QRectF body(middle.x() - width / 2, middle.y() - height / 2, width, height);
        const CardFace face = game_.face(*position_.library, position_.facts(card));
        const QColor colour(face.colour.red, face.colour.green, face.colour.blue);
        const bool is_flagged = std::ranges::find(flagged_, id) != flagged_.end();
        painter_.setPen(is_flagged ? QPen(QColor::fromRgb(colours_.flag), 5) : QPen(colour.darker(150), 1));
        painter_.setBrush(card.face == Face::down ? QColor::fromRgb(colours_.line) : colour);
        painter_.drawRoundedRect(body, corner_mm * size, corner_mm * size);
        if (card.face == Face::down)
            return;
        band_of(card.side, body, size);
        words(body.adjusted(2.5 * size, 2 * size, -2.5 * size, -2 * size), size, id, is_flagged);
    }

    /// The edge towards whose it is.
    void band_of(Seat side, const QRectF& body, double size)
    {
        const bool is_below = !sits_across(*game_.playmat, side);
        const double thick = 3.5 * size;
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(QColor(255, 255, 255, 150));
        painter_.drawRoundedRect(QRectF(body.left() + corner_mm * size, is_below ? body.bottom() - thick : body.top(),
                                        body.width() - 2 * corner_mm * size, thick),
                                 1, 1);
    }

    void words(const QRectF& body, double size, CardId id, bool is_flagged)
    {
        painter_.setPen(Qt::white);
        painter_.setFont(font_of(10.5 * size, true));
        const QString name =
            (is_flagged ? QStringLiteral("✗ ") : QString()) + QString::fromStdString(name_of(position_, id));
        painter_.drawText(body.adjusted(0, 4 * size, 0, 0), Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, name);
        QString numbers;
        for (const pages::HeadlineNumber& one : pages::headline_of(game_, position_, id))
            numbers +=
                text_of(one.name).replace(QLatin1Char('_'), QLatin1Char(' ')) + QStringLiteral(" %1\n").arg(one.number);
        painter_.setFont(font_of(8.5 * size, false));
        painter_.drawText(body.adjusted(0, 0, 0, -3 * size), Qt::AlignHCenter | Qt::AlignBottom, numbers.trimmed());
    }
};

}  // namespace

QImage paint_table(const Game& game, const Position& position, const std::vector<CardId>& flagged, QSize size,
                   const TableColours& colours)
{
    if (size.isEmpty() || game.playmat == nullptr)
        return {};
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    DrawnTable(game, position, flagged, image, colours).draw();
    return image;
}

}  // namespace cardinal::window
