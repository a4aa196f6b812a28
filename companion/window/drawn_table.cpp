// A table as it is kept, drawn: zones where the mat has them, in each its cards side by side, overlapping where they
// are many, each turned as it lies and towards whose it is.
#include "companion/window/drawn_card.h"
#include "companion/window/letters.h"
#include "companion/window/shown_values.h"
#include "companion/window/table_painter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <map>

namespace cardinal::window {
namespace {

constexpr double gap_mm = 5;

/// How the cards of a zone are laid: as large as there is room for.
struct Grid {
    int columns = 1;
    double size = 0;  ///< 1: as large as they are
};

class TablePainter {
public:
    TablePainter(const TableToDraw& table, QImage& image, const TableColours& colours, double a_letter)
        : game_(table.game),
          position_(table.position),
          colours_(colours),
          painter_(&image),
          scale_(std::min(image.width() / game_.playmat->size.width, image.height() / game_.playmat->size.height)),
          pixel_(a_letter / scale_),
          cards_(painter_, table, colours, {.pixels_a_mm = scale_, .letter_mm = pixel_})
    {
        const MatSize& mat = game_.playmat->size;
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
    const Game& game_;
    const Position& position_;
    const TableColours& colours_;
    QPainter painter_;
    std::vector<Touch> touches_{};
    double scale_;
    double pixel_;  ///< of letters as large as they are on a usual screen, in mm
    CardPainter cards_;
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
        const std::vector<CardId> cards = cards_in(zone.place);
        // Of players who are not there nothing is shown.
        if (cards.empty() && zone.place.seat.index >= position_.seats)
            return;
        painter_.setPen(QPen(QColor::fromRgb(colours_.line), 1));
        painter_.setBrush(QColor::fromRgb(colours_.zone));
        painter_.drawRoundedRect(area, 6, 6);
        const bool is_narrow = zone.area.width < 1.5 * card_width_mm;
        const double below = name(area, zone.place);
        if (word.hidden)
            count(area, cards.size());
        else if (is_narrow && cards.size() > 1 && !is_counted_singly(zone))
            heap(area, below, cards);
        else
            row(area.adjusted(2, below, -2, -2), shown_as(cards, area));
    }

    /// Of an open pile only the uppermost card matters; elsewhere all do, however narrow it is.
    bool is_counted_singly(const MatZone& zone) const { return game_.words->zones[zone.place.zone].in_play; }

    /// Where many lie face down, those are one heap with its number, and the others can be read.
    std::vector<CardDrawn> shown_as(const std::vector<CardId>& cards, const QRectF& area) const
    {
        std::vector<CardDrawn> all;
        all.reserve(cards.size());
        for (const CardId card : cards)
            all.push_back({card});
        const auto is_down = [this](const CardDrawn& one) { return position_.card(one.card).face == Face::down; };
        const auto down = std::ranges::count_if(all, is_down);
        if (down < 2 || are_readable(all, grid_of(area, all).size))
            return all;
        CardDrawn heap = *std::ranges::find_if(all, is_down);
        heap.count = static_cast<int>(down);
        std::erase_if(all, is_down);
        all.push_back(heap);
        return all;
    }

    /// As large as it can be; how far down it reaches is told.
    double name(const QRectF& area, const Place& place)
    {
        QString name = words_of(game_.words->zones[place.zone].name);
        if (place.slot != 0)
            name += QStringLiteral(" %1").arg(place.slot);
        const QRectF line = area.adjusted(4, 1, -3, -2);
        const QFont font =
            letters_that_fit({name}, {.width = line.width(),
                                      .most = std::min(std::max(13.0, 10.5 * pixel_), 0.24 * area.height()),
                                      .least = cards_.least_letters_mm()});
        const QFontMetricsF metrics(font);
        painter_.setFont(font);
        painter_.setPen(QColor::fromRgb(colours_.faint));
        painter_.drawText(line, Qt::AlignLeft | Qt::AlignTop, metrics.elidedText(name, Qt::ElideRight, line.width()));
        return metrics.height() + 1;
    }

    /// Of what lies face down only its number is told.
    void count(const QRectF& area, std::size_t cards)
    {
        if (cards == 0)
            return;
        painter_.setPen(QColor::fromRgb(colours_.ink));
        painter_.setFont(letters(std::max(26.0, 16 * pixel_), true));
        painter_.drawText(area.adjusted(0, 10, 0, 0), Qt::AlignCenter, QString::number(cards));
    }

    /// An open pile: its uppermost card, and how many there are.
    void heap(const QRectF& area, double below, const std::vector<CardId>& cards)
    {
        row(area.adjusted(2, below, -2, -2), {{cards.back()}});
        cards_.badge(area.bottomRight() - QPointF(2, 2), static_cast<int>(cards.size()));
    }

    QSizeF room_of(const std::vector<CardDrawn>& cards) const
    {
        const bool has_turned = std::ranges::any_of(
            cards, [this](const CardDrawn& one) { return position_.card(one.card).turned % 2 == 1; });
        return {(has_turned ? card_height_mm : card_width_mm) + gap_mm, card_height_mm + gap_mm};
    }

    /// As many rows as make the cards largest. Nobody looks at it with a ruler: where there is room, they are larger
    /// than they are.
    Grid grid_of(const QRectF& inner, const std::vector<CardDrawn>& cards) const
    {
        const QSizeF room = room_of(cards);
        Grid grid;
        for (int rows = 1; rows <= 3; ++rows) {
            const int columns = (static_cast<int>(cards.size()) + rows - 1) / rows;
            const double size =
                std::min({1.4, inner.width() / (columns * room.width()), inner.height() / (rows * room.height())});
            if (size > grid.size)
                grid = {.columns = columns, .size = size};
        }
        return grid;
    }

    /// Whether the words of all names fit on their cards.
    bool are_readable(const std::vector<CardDrawn>& cards, double size) const
    {
        return std::ranges::all_of(cards, [&](const CardDrawn& one) { return cards_.is_readable(one, size); });
    }

    void row(const QRectF& inner, const std::vector<CardDrawn>& cards)
    {
        if (cards.empty())
            return;
        const Grid grid = grid_of(inner, cards);
        if (are_readable(cards, grid.size))
            lay(inner, cards, grid);
        else
            bars(inner, cards);
    }

    /// Cards on which no name could be read are bars, a name in each.
    void bars(const QRectF& inner, const std::vector<CardDrawn>& cards)
    {
        const int all = static_cast<int>(cards.size());
        const auto rows_in = [&](int columns) { return (all + columns - 1) / columns; };
        int columns = 1;
        while (columns < 4 && columns < all && inner.height() / rows_in(columns) < 1.45 * cards_.least_letters_mm())
            ++columns;
        const double wide = std::min(inner.width() / columns, 3 * card_width_mm);
        const double high = std::min(inner.height() / rows_in(columns), 0.45 * card_width_mm);
        const QPointF corner = inner.center() - QPointF(wide * columns, high * rows_in(columns)) / 2;
        for (int at = 0; at < all; ++at) {
            const CardDrawn& one = cards[static_cast<std::size_t>(at)];
            const int column = at % columns, row = at / columns;
            const QPointF upper_left = corner + QPointF(column * wide, row * high);
            const QRectF body = QRectF(upper_left, QSizeF(wide, high)).adjusted(0.8, 0.8, -0.8, -0.8);
            cards_.bar(body, one);
            touch(body, one.card);
        }
    }

    void lay(const QRectF& inner, const std::vector<CardDrawn>& cards, const Grid& grid)
    {
        const QSizeF step = room_of(cards) * grid.size;
        const int all = static_cast<int>(cards.size()), rows = (all + grid.columns - 1) / grid.columns;
        const auto middle_of = [&](int at) {
            const int row = at / grid.columns, in_row = std::min(grid.columns, all - row * grid.columns);
            return QPointF(inner.center().x() + (at % grid.columns - (in_row - 1) / 2.0) * step.width(),
                           inner.center().y() + (row - (rows - 1) / 2.0) * step.height());
        };
        std::map<CardId, QPointF> middles;
        for (int at = 0; at < all; ++at)
            middles[cards[static_cast<std::size_t>(at)].card] = middle_of(at);
        painter_.setPen(QPen(QColor::fromRgb(colours_.ink), 7 * grid.size, Qt::SolidLine, Qt::FlatCap));
        for (const auto& [card, middle] : middles)
            if (const auto host = middles.find(position_.card(card).host);
                host != middles.end() && host->second.y() == middle.y())
                painter_.drawLine(host->second, middle);
        for (const CardDrawn& one : cards)
            card(middles[one.card], grid.size, one);
    }

    /// Turned as it lies; its words stay upright for who looks at the screen.
    void card(const QPointF& middle, double size, const CardDrawn& drawn)
    {
        const bool is_across = position_.card(drawn.card).turned % 2 == 1;
        QSizeF body(card_width_mm * size, card_height_mm * size);
        if (is_across)
            body.transpose();
        const QRectF place(middle - QPointF(body.width() / 2, body.height() / 2), body);
        cards_.card(place, size, drawn);
        touch(place, drawn.card);
    }

    void touch(const QRectF& body, CardId card)
    {
        if (!game_.words->zones[position_.card(card).place.zone].hidden)
            touches_.push_back({.corners = corners_of(body), .card = card.index});
    }

    std::array<cv::Point2d, 4> corners_of(const QRectF& body) const
    {
        const auto at = [&](const QPointF& mm) {
            const QPointF pixel = offset_ + mm * scale_;
            return cv::Point2d(pixel.x(), pixel.y());
        };
        return {at(body.topLeft()), at(body.topRight()), at(body.bottomRight()), at(body.bottomLeft())};
    }
};

}  // namespace

DrawnTable paint_table(const TableToDraw& table, QSize size, const TableColours& colours, double a_letter)
{
    if (size.isEmpty() || table.game.playmat == nullptr)
        return {};
    DrawnTable drawn{.image = QImage(size, QImage::Format_ARGB32_Premultiplied)};
    drawn.image.fill(Qt::transparent);
    drawn.touches = TablePainter(table, drawn.image, colours, a_letter).draw();
    return drawn;
}

}  // namespace cardinal::window
