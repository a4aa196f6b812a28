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

class TablePainter {
public:
    TablePainter(const TableToDraw& table, QImage& image, const TableColours& colours, double letters)
        : table_(table), game_(table.game), position_(table.position), colours_(colours), painter_(&image)
    {
        const MatSize& mat = game_.playmat->size;
        scale_ = std::min(image.width() / mat.width, image.height() / mat.height);
        pixel_ = letters / scale_;
        offset_ = {(image.width() - mat.width * scale_) / 2, (image.height() - mat.height * scale_) / 2};
        painter_.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter_.translate(offset_);
        painter_.scale(scale_, scale_);
    }

    std::vector<Touch> draw()
    {
        ground();
        for (const MatZone& zone : game_.playmat->zones)
            draw_zone(zone);
        return std::move(touches_);
    }

private:
    const TableToDraw& table_;
    const Game& game_;
    const Position& position_;
    const TableColours& colours_;
    QPainter painter_;
    std::vector<Touch> touches_{};
    double scale_ = 1;
    double pixel_ = 1;  ///< of letters as large as they are on a usual screen, in mm
    QPointF offset_{};

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
            // Nobody looks at it with a ruler: where there is room, cards are larger than they are.
            const double fits = std::min({1.4, inner.width() / (tried * wide), inner.height() / (rows * high)});
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
        const bool is_flagged = std::ranges::find(table_.flagged, id) != table_.flagged.end();
        if (std::ranges::find(table_.chosen, id) != table_.chosen.end()) {
            painter_.setPen(QPen(QColor::fromRgb(colours_.chosen), 5));
            painter_.setBrush(Qt::NoBrush);
            painter_.drawRoundedRect(body.adjusted(-4, -4, 4, 4), corner_mm + 4, corner_mm + 4);
        }
        if (!game_.words->zones[card.place.zone].hidden)
            touches_.push_back({.corners = corners_of(body), .card = id.index});
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

    std::array<cv::Point2d, 4> corners_of(const QRectF& body) const
    {
        const auto at = [&](const QPointF& mm) {
            const QPointF pixel = offset_ + mm * scale_;
            return cv::Point2d(pixel.x(), pixel.y());
        };
        return {at(body.topLeft()), at(body.topRight()), at(body.bottomRight()), at(body.bottomLeft())};
    }

    /// Its name as large as it can be read, below it as many of its numbers as there is room for, the last ones first:
    /// they are those that a match changes.
    void words(const QRectF& body, double size, CardId id, bool is_flagged)
    {
        const QString name =
            (is_flagged ? QStringLiteral("✗ ") : QString()) + QString::fromStdString(name_of(position_, id));
        painter_.setPen(Qt::white);
        const QFont bold = fitting(name, body.width(), std::max(12.5 * size, 13 * pixel_), 8 / scale_, true);
        painter_.setFont(bold);
        const QFontMetricsF of_name(bold);
        const double most = 2.2 * of_name.height();
        const QRectF top(body.left(), body.top() + 3 * size, body.width(), most);
        const double high =
            std::min(most, of_name.boundingRect(top, Qt::TextWrapAnywhere | Qt::TextWordWrap, name).height());
        painter_.drawText(QRectF(top.left(), top.top(), top.width(), high),
                          Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, name);
        std::vector<pages::HeadlineNumber> numbers = pages::headline_of(game_, position_, id);
        const QFont plain = font_of(std::min(std::max(9.5 * size, 10 * pixel_), 13 * size), false);
        const QFontMetricsF of_number(plain);
        painter_.setFont(plain);
        QRectF line(body.left(), body.bottom() - 3 * size - of_number.height(), body.width(), of_number.height());
        for (auto one = numbers.rbegin(); one != numbers.rend() && line.top() >= top.top() + high; ++one) {
            painter_.drawText(line, Qt::AlignHCenter | Qt::AlignVCenter, written(*one, of_number, line.width()));
            line.translate(0, -of_number.height());
        }
    }

    /// With as much of its name as there is room for; the number itself is never cut.
    static QString written(const pages::HeadlineNumber& one, const QFontMetricsF& metrics, double width)
    {
        const QString number = QStringLiteral(" %1").arg(one.number);
        const QString name = text_of(one.name).replace(QLatin1Char('_'), QLatin1Char(' '));
        return metrics.elidedText(name, Qt::ElideRight, width - metrics.horizontalAdvance(number)) + number;
    }

    /// The largest letters in which its longest word fits.
    static QFont fitting(const QString& text, double width, double most, double least, bool is_bold)
    {
        double mm = most;
        const auto is_too_wide = [&] {
            const QFontMetricsF metrics(font_of(mm, is_bold));
            const QStringList all = text.split(QLatin1Char(' '));
            return std::ranges::any_of(all,
                                       [&](const QString& word) { return metrics.horizontalAdvance(word) > width; });
        };
        while (mm > least && is_too_wide())
            mm -= 0.5;
        return font_of(mm, is_bold);
    }
};

}  // namespace

DrawnTable paint_table(const TableToDraw& table, QSize size, const TableColours& colours, double letters)
{
    if (size.isEmpty() || table.game.playmat == nullptr)
        return {};
    DrawnTable drawn{.image = QImage(size, QImage::Format_ARGB32_Premultiplied)};
    drawn.image.fill(Qt::transparent);
    drawn.touches = TablePainter(table, drawn.image, colours, letters).draw();
    return drawn;
}

}  // namespace cardinal::window
