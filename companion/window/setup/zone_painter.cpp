#include "companion/window/setup/zone_painter.h"

#include "companion/window/language.h"
#include "companion/window/shown_values.h"

#include <QPainter>
#include <algorithm>

namespace cardinal::window {
namespace {

using calibration::TablePose;
using doctor::Grade;

const QColor plate(12, 16, 20, 215);

Qt::PenStyle line_of(Grade grade)
{
    switch (grade) {
    case Grade::doubtful: return Qt::DashLine;
    case Grade::unreadable: return Qt::DotLine;
    default: return Qt::SolidLine;
    }
}

class ZonePainter {
public:
    ZonePainter(QImage& image, cv::Size picture, double scale)
        : painter_(&image),
          to_x_(static_cast<double>(image.width()) / picture.width),
          to_y_(static_cast<double>(image.height()) / picture.height),
          scale_(scale)
    {
        painter_.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    }

    void zone(const TablePose& pose, const doctor::ZoneCheck& zone)
    {
        const QPolygonF outline = outline_of(pose, zone.zone.area);
        QColor colour = colour_of(zone.grade);
        painter_.setPen(QPen(colour, 2.5 * scale_, line_of(zone.grade)));
        QColor veil = colour;
        veil.setAlphaF(zone.grade <= Grade::readable ? 0.10F : 0.28F);
        painter_.setBrush(veil);
        painter_.drawPolygon(outline);
        words(outline.boundingRect(), zone);
    }

    /// Dark below light, so that it is seen on every ground.
    void mat(const TablePose& pose)
    {
        const QPolygonF outline = outline_of(pose, {0, 0, pose.mat.width, pose.mat.height});
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(QColor(12, 16, 20, 160), 5 * scale_));
        painter_.drawPolygon(outline);
        painter_.setPen(QPen(QColor(255, 255, 255), 2.5 * scale_, Qt::DashLine));
        painter_.drawPolygon(outline);
    }

    void corner(const calibration::MarkerSeen& marker)
    {
        QPolygonF quad;
        for (const cv::Point2d& point : marker.corners)
            quad << at(point);
        painter_.setPen(QPen(QColor(255, 255, 255), 3 * scale_));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawPolygon(quad);
    }

    void dot(const cv::Point2f& point)
    {
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(QColor(90, 220, 190, 190));
        painter_.drawEllipse(at(point), 3 * scale_, 3 * scale_);
    }
    void third_lines(QSize size)
    {
        painter_.setPen(QPen(QColor(255, 255, 255, 90), scale_, Qt::DashLine));
        for (int third = 1; third < 3; ++third) {
            const double x = size.width() * third / 3.0, y = size.height() * third / 3.0;
            painter_.drawLine(QPointF(x, 0), QPointF(x, size.height()));
            painter_.drawLine(QPointF(0, y), QPointF(size.width(), y));
        }
    }

private:
    QPainter painter_;
    double to_x_, to_y_, scale_;

    QPointF at(const cv::Point2d& point) const { return {(point.x + 0.5) * to_x_, (point.y + 0.5) * to_y_}; }

    /// Its sides follow the lens's bending.
    QPolygonF outline_of(const TablePose& pose, const Rect& area) const
    {
        constexpr int steps = 8;
        const cv::Point2d corners[] = {{area.x + 1.5, area.y + 1.5},
                                       {area.right() - 1.5, area.y + 1.5},
                                       {area.right() - 1.5, area.bottom() - 1.5},
                                       {area.x + 1.5, area.bottom() - 1.5}};
        QPolygonF outline;
        for (int side = 0; side < 4; ++side)
            for (int step = 0; step < steps; ++step)
                outline << at(
                    to_pixel(pose, corners[side] + (corners[(side + 1) % 4] - corners[side]) * (1.0 * step / steps)));
        return outline;
    }

    /// Two lines where there is room, the sign alone where there is not.
    void words(const QRectF& room, const doctor::ZoneCheck& zone)
    {
        const QString sign = QString::fromUtf8(sign_of(zone.grade));
        const QString lines = Local::tr("%1 %2\n%3 px a module")
                                  .arg(sign, said_here(doctor::word_for(zone.grade)))
                                  .arg(decimal(zone.px_per_module, 1));
        QFont font(QStringLiteral("Noto Sans"));
        font.setPixelSize(std::max(9, static_cast<int>(14 * scale_)));
        font.setBold(true);
        painter_.setFont(font);
        const QRectF all = painter_.boundingRect(room, Qt::AlignCenter, lines);
        const bool has_room = all.width() + 12 * scale_ < room.width() && all.height() + 8 * scale_ < room.height();
        const QRectF shown = has_room ? all : painter_.boundingRect(room, Qt::AlignCenter, sign);
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(plate);
        painter_.drawRoundedRect(shown.adjusted(-7 * scale_, -3 * scale_, 7 * scale_, 3 * scale_), 6 * scale_,
                                 6 * scale_);
        painter_.setPen(Qt::white);
        painter_.drawText(shown, Qt::AlignCenter, has_room ? lines : sign);
    }
};

QImage transparent(QSize size)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

}  // namespace

const char* sign_of(Grade grade)
{
    switch (grade) {
    case Grade::comfortable: return "✓✓";
    case Grade::readable: return "✓";
    case Grade::doubtful: return "?";
    default: return "✗";
    }
}

/// They differ in brightness, too.
QColor colour_of(Grade grade)
{
    switch (grade) {
    case Grade::comfortable: return {54, 190, 166};
    case Grade::readable: return {126, 200, 96};
    case Grade::doubtful: return {250, 184, 60};
    default: return {240, 74, 62};
    }
}

QImage paint_zones(const doctor::Checkup& checkup, QSize size, double scale)
{
    if (size.isEmpty() || !checkup.table)
        return {};
    QImage image = transparent(size);
    constexpr double usual_width = 900;  // in a smaller picture larger letters would hide the zones
    ZonePainter painter(image, checkup.picture, std::min(scale, size.width() / usual_width));
    for (const doctor::ZoneCheck& zone : checkup.zones)
        painter.zone(checkup.table->pose, zone);
    for (const calibration::MarkerSeen& marker : checkup.table->markers)
        painter.corner(marker);
    return image;
}

QImage paint_places(const std::vector<TablePose>& places, cv::Size picture, QSize size, double scale)
{
    const auto fits = [&](const TablePose& pose) { return pose.lens.picture == picture; };
    if (size.isEmpty() || picture.empty() || std::ranges::none_of(places, fits))
        return {};
    QImage image = transparent(size);
    ZonePainter painter(image, picture, scale);
    for (const TablePose& pose : places)
        if (fits(pose))
            painter.mat(pose);
    return image;
}

QImage paint_walk(const calibration::LensWalk& walk, cv::Size picture, QSize size, double scale)
{
    if (size.isEmpty() || picture.empty())
        return {};
    QImage image = transparent(size);
    ZonePainter painter(image, picture, scale);
    painter.third_lines(size);
    for (const calibration::BoardView& view : walk.views())
        for (const cv::Point2f& point : view.px)
            painter.dot(point);
    return image;
}

}  // namespace cardinal::window
