#pragma once

#include "companion/window/table_painter.h"

#include <QPainter>

/// The cards of a table that is drawn as it is kept.
namespace cardinal::window {

/// Smaller letters cannot be read, on a usual screen.
constexpr double least_letters_px = 9;

/// A card, or several that lie face down and tell nothing of themselves.
struct CardDrawn {
    CardId card{};
    int count = 1;
};

/// Paints cards in millimetres of their table.
class CardPainter {
public:
    struct Scale {
        double pixels_a_mm = 1;
        double letter_mm = 1;  ///< of what is a pixel of a letter on a usual screen
    };
    CardPainter(QPainter& painter, const TableToDraw& table, const TableColours& colours, Scale scale)
        : painter_(painter), table_(table), colours_(colours), scale_(scale)
    {}

    /// Whether the words of its name fit on a card of this size; 1: as large as it is.
    bool is_readable(const CardDrawn& drawn, double size) const;
    void card(const QRectF& body, double size, const CardDrawn& drawn);
    /// The name, and beside it its numbers where there is room for them.
    void bar(const QRectF& body, const CardDrawn& drawn);
    /// How many there are, its lower right corner here.
    void badge(const QPointF& corner, int count);
    double least_letters_mm() const { return least_letters_px / scale_.pixels_a_mm; }

private:
    QPainter& painter_;
    const TableToDraw& table_;
    const TableColours& colours_;
    Scale scale_;

    QString name_told(CardId id) const;
    bool is_flagged(CardId id) const;
    void ground(const QRectF& body, double size, const CardDrawn& drawn);
    void band(Seat side, const QRectF& body, double size);
    void words(const QRectF& body, double size, CardId id);
    void numbers(const QRectF& room, double size, CardId id);
};

}  // namespace cardinal::window
