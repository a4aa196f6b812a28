#include "companion/window/table_painter.h"

#include "companion/window/language.h"
#include "companion/window/letters.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace cardinal::window {
namespace {

// The picture below may have any colour, so every mark brings its own ground: dark behind light letters, and a dark
// edge around each line.
const QColor sure_line(255, 255, 255), unsure_line(255, 214, 102), flag_line(255, 107, 94), foreign_line(255, 122, 217),
    chosen_line(127, 219, 202);
const QColor shade(12, 16, 20, 205);

struct Look {
    QColor line{};
    Qt::PenStyle style = Qt::SolidLine;
    QString sign{};  ///< so that colour is never the only one
};

Look look_of(const CardMark& mark)
{
    using enum CardMark::Belief;
    if (mark.is_flagged)
        return {flag_line, Qt::SolidLine, QStringLiteral("✗")};
    if (mark.belief == gone)
        return {unsure_line, Qt::DashLine, QStringLiteral("◌")};
    if (mark.is_different)
        return {unsure_line, Qt::SolidLine, QStringLiteral("≠")};
    switch (mark.belief) {
    case unsure: return {unsure_line, Qt::DashLine, QStringLiteral("…")};
    case covered: return {sure_line, Qt::DotLine, QStringLiteral("◌")};
    case foreign: return {foreign_line, Qt::DashDotLine, QStringLiteral("≠")};
    case unknown: return {unsure_line, Qt::DashLine, QStringLiteral("?")};
    default: return {sure_line, Qt::SolidLine, {}};
    }
}

class MarkPainter {
public:
    MarkPainter(QImage& image, cv::Size picture, double scale)
        : painter_(&image),
          to_x_(static_cast<double>(image.width()) / picture.width),
          to_y_(static_cast<double>(image.height()) / picture.height),
          whole_scale_(scale),
          scale_(scale)
    {
        painter_.setRenderHint(QPainter::Antialiasing);
    }

    void draw(const CardMark& mark)
    {
        const Look look = look_of(mark);
        scale_ = std::clamp(around(mark).width() / usual_card, 0.4 * whole_scale_, whole_scale_);
        if (mark.is_chosen)
            ring(mark);
        outline(mark, look);
        label(mark, look);
        badge(mark, look);
    }

private:
    QPainter painter_;
    static constexpr double usual_card =
        46;  ///< pixels: of a narrower one less can be read, and its letters are smaller
    double to_x_, to_y_;
    double whole_scale_;  ///< one unit is how large a letter is on a usual screen
    double scale_;        ///< the same for what is drawn of this card

    QPointF at(const cv::Point2d& point) const { return {(point.x + 0.5) * to_x_, (point.y + 0.5) * to_y_}; }

    /// Around what people look into: wide, and still to be told from an edge without its colour.
    void ring(const CardMark& mark)
    {
        QPolygonF quad;
        for (const cv::Point2d& corner : mark.corners)
            quad << at(corner);
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(shade, 13 * scale_, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        painter_.drawPolygon(quad);
        painter_.setPen(QPen(chosen_line, 9 * scale_, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        painter_.drawPolygon(quad);
    }

    void outline(const CardMark& mark, const Look& look)
    {
        QPolygonF quad;
        for (const cv::Point2d& corner : mark.corners)
            quad << at(corner);
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(shade, 4.2 * scale_, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        painter_.drawPolygon(quad);
        painter_.setPen(QPen(look.line, (mark.is_flagged ? 3 : 2) * scale_, look.style, Qt::FlatCap, Qt::RoundJoin));
        painter_.drawPolygon(quad);
        if (mark.belief == CardMark::Belief::gone) {
            painter_.setPen(Qt::NoPen);
            painter_.setBrush(QColor(12, 16, 20, 110));
            painter_.drawPolygon(quad);
            painter_.setBrush(Qt::NoBrush);
        }
        // How it is turned: a thick stroke at its printed top.
        painter_.setPen(QPen(look.line, 4.5 * scale_, Qt::SolidLine, Qt::RoundCap));
        painter_.drawLine(quad[0] * 0.7 + quad[1] * 0.3, quad[0] * 0.3 + quad[1] * 0.7);
    }

    /// On the upper left corner as it is seen: it hides nothing of the label.
    void badge(const CardMark& mark, const Look& look)
    {
        if (look.sign.isEmpty())
            return;
        const QRectF card = around(mark);
        const QRectF disc(card.left() - 7 * scale_, card.top() - 7 * scale_, 18 * scale_, 18 * scale_);
        painter_.setPen(QPen(shade, 1.5 * scale_));
        painter_.setBrush(look.line);
        painter_.drawEllipse(disc);
        painter_.setPen(QColor(20, 24, 28));
        painter_.setFont(letters(12 * scale_, true));
        painter_.drawText(disc, Qt::AlignCenter, look.sign);
    }

    /// No wider than its card, or neighbours could not be told apart; of its numbers as many as it has room for, the
    /// last ones first: they are those that a match changes.
    void label(const CardMark& mark, const Look& look)
    {
        QString name = QString::fromStdString(mark.name);
        if (name.isEmpty())
            return;
        const QRectF card = around(mark);
        const double width = std::max(card.width() - 2 * scale_, 46 * scale_);
        QStringList numbers;
        for (const std::string& number : mark.numbers)
            numbers.append(QString::fromStdString(number));
        const double inner = width - 6 * scale_;
        const QFont bold = letters_that_fit(
            name.split(QLatin1Char(' ')), {.width = inner, .most = 13 * scale_, .least = 9 * scale_, .is_bold = true});
        const QFont plain = letters_that_fit(numbers, {.width = inner, .most = 11 * scale_, .least = 8 * scale_});
        name = words_that_fit(name, bold, inner);
        const QFontMetricsF of_name(bold), of_numbers(plain);
        const double most = 2.1 * of_name.height();
        const double high =
            std::min(most, of_name.boundingRect(QRectF(0, 0, width, most), Qt::TextWordWrap, name).height());
        const double room = std::max(0.0, 0.96 * card.height() - high - 4 * scale_);
        const auto lines = std::min(static_cast<qsizetype>(room / of_numbers.height()), numbers.size());
        const double height = high + static_cast<double>(lines) * of_numbers.height() + 4 * scale_;
        const QRectF pill(card.center().x() - width / 2, card.center().y() - height / 2, width, height);
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(shade);
        painter_.drawRoundedRect(pill, 5 * scale_, 5 * scale_);
        painter_.setPen(look.line);
        painter_.setFont(bold);
        QRectF line(pill.left(), pill.top() + 2 * scale_, pill.width(), high);
        painter_.drawText(line, Qt::AlignCenter | Qt::TextWordWrap, name);
        painter_.setPen(QColor(225, 228, 232));
        painter_.setFont(plain);
        line.setRect(line.left(), line.bottom(), line.width(), of_numbers.height());
        for (const QString& number : numbers.last(lines)) {
            painter_.drawText(line, Qt::AlignCenter, of_numbers.elidedText(number, Qt::ElideRight, line.width()));
            line.translate(0, of_numbers.height());
        }
    }

    /// Upright, however it is turned.
    QRectF around(const CardMark& mark) const
    {
        const auto [left, right] = std::ranges::minmax(mark.corners, {}, &cv::Point2d::x);
        const auto [top, bottom] = std::ranges::minmax(mark.corners, {}, &cv::Point2d::y);
        return {at({left.x, top.y}), at({right.x, bottom.y})};
    }
};

}  // namespace

QImage paint_marks(const std::vector<CardMark>& marks, cv::Size picture, QSize size, double scale)
{
    if (size.isEmpty() || picture.empty())
        return {};
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    MarkPainter painter(image, picture, scale);
    for (const CardMark& mark : marks)
        painter.draw(mark);
    return image;
}

}  // namespace cardinal::window
