#include "companion/window/table_painter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace cardinal::window {
namespace {

// The picture below may have any colour, so every mark brings its own ground: dark behind light letters, and a dark
// edge around each line.
const QColor sure_line(255, 255, 255), unsure_line(255, 214, 102), flag_line(255, 107, 94), foreign_line(255, 122, 217);
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
        return {flag_line, Qt::SolidLine, QStringLiteral("✗ ")};
    switch (mark.belief) {
    case unsure: return {unsure_line, Qt::DashLine, QStringLiteral("… ")};
    case covered: return {sure_line, Qt::DotLine, QStringLiteral("◌ ")};
    case foreign: return {foreign_line, Qt::DashDotLine, QStringLiteral("≠ ")};
    case unknown: return {unsure_line, Qt::DashLine, QStringLiteral("?")};
    default: return {sure_line, Qt::SolidLine, {}};
    }
}

QFont font_of(double pixels, bool is_bold)
{
    QFont font(QStringLiteral("Noto Sans"));
    font.setPixelSize(std::max(7, static_cast<int>(std::lround(pixels))));
    font.setBold(is_bold);
    return font;
}

class MarkPainter {
public:
    MarkPainter(QImage& image, cv::Size picture, double scale)
        : painter_(&image),
          to_x_(static_cast<double>(image.width()) / picture.width),
          to_y_(static_cast<double>(image.height()) / picture.height),
          scale_(scale)
    {
        painter_.setRenderHint(QPainter::Antialiasing);
    }

    void draw(const CardMark& mark)
    {
        const Look look = look_of(mark);
        outline(mark, look);
        label(mark, look);
    }

private:
    QPainter painter_;
    double to_x_, to_y_, scale_;

    QPointF at(const cv::Point2d& point) const { return {(point.x + 0.5) * to_x_, (point.y + 0.5) * to_y_}; }

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
        // How it is turned: a thick stroke at its printed top.
        painter_.setPen(QPen(look.line, 4.5 * scale_, Qt::SolidLine, Qt::RoundCap));
        painter_.drawLine(quad[0] * 0.7 + quad[1] * 0.3, quad[0] * 0.3 + quad[1] * 0.7);
    }

    void label(const CardMark& mark, const Look& look)
    {
        const QString name = look.sign + QString::fromStdString(mark.name);
        const QString numbers = QString::fromStdString(mark.numbers);
        if (name.isEmpty())
            return;
        const QFont bold = font_of(13 * scale_, true), plain = font_of(11.5 * scale_, false);
        const QFontMetricsF of_name(bold), of_numbers(plain);
        QPointF middle;
        for (const cv::Point2d& corner : mark.corners)
            middle += at(corner) / 4;
        const double most = std::max(reach(mark) * 1.15, 60 * scale_);
        const QString short_name = of_name.elidedText(name, Qt::ElideRight, most);
        const QString short_numbers = of_numbers.elidedText(numbers, Qt::ElideRight, most);
        const double width =
            std::max(of_name.horizontalAdvance(short_name), of_numbers.horizontalAdvance(short_numbers)) + 12 * scale_;
        const double height = of_name.height() + (numbers.isEmpty() ? 0 : of_numbers.height()) + 4 * scale_;
        const QRectF pill(middle.x() - width / 2, middle.y() - height / 2, width, height);
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(shade);
        painter_.drawRoundedRect(pill, 5 * scale_, 5 * scale_);
        QRectF line = pill.adjusted(0, 2 * scale_, 0, 0);
        line.setHeight(of_name.height());
        painter_.setPen(look.line);
        painter_.setFont(bold);
        painter_.drawText(line, Qt::AlignCenter, short_name);
        line.translate(0, of_name.height());
        line.setHeight(of_numbers.height());
        painter_.setPen(QColor(225, 228, 232));
        painter_.setFont(plain);
        painter_.drawText(line, Qt::AlignCenter, short_numbers);
    }

    /// How wide it is from left to right, however it is turned.
    double reach(const CardMark& mark) const
    {
        const auto [left, right] = std::ranges::minmax(mark.corners, {}, &cv::Point2d::x);
        return (right.x - left.x) * to_x_;
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
