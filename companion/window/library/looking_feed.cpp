#include "companion/window/library/looking_feed.h"

#include "companion/window/frame_images.h"

#include <QPainter>
#include <algorithm>

namespace cardinal::window {
namespace {

/// Known by a line all around, unknown by a broken one: colour is not the only sign.
QImage outlines(const Looked& looked, const cv::Mat& picture, QSize size, double scale)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const double to_x = static_cast<double>(size.width()) / picture.cols;
    const double to_y = static_cast<double>(size.height()) / picture.rows;
    const auto draw = [&](const std::vector<vision::Quad>& quads, const QPen& pen) {
        painter.setPen(pen);
        for (const vision::Quad& quad : quads) {
            QPolygonF outline;
            for (const cv::Point2d& corner : quad)
                outline << QPointF((corner.x + 0.5) * to_x, (corner.y + 0.5) * to_y);
            painter.drawPolygon(outline);
        }
    };
    draw(looked.unknown, QPen(QColor(240, 199, 94), 3 * scale, Qt::DashLine));
    draw(looked.known, QPen(QColor(111, 208, 140), 3 * scale));
    return image;
}

}  // namespace

LookingFeed::LookingFeed(Setup setup, Show show)
    : setup_(std::move(setup)), show_(std::move(show)), thread_([this](const std::stop_token& stop) { work(stop); })
{}

LookingFeed::~LookingFeed()
{
    thread_.request_stop();
    thread_.join();
}

void LookingFeed::show_at(QSize size, double scale)
{
    const std::scoped_lock lock(mutex_);
    size_ = size;
    scale_ = scale;
}

void LookingFeed::work(const std::stop_token& stop)
{
    const std::string name = setup_.source->name();
    while (!stop.stop_requested()) {
        const auto frame = setup_.source->next();
        if (!frame || !*frame) {
            show_({.trouble = frame ? "" : frame.error().sentence, .is_over = frame.has_value()}, {});
            if (frame)
                return;
            continue;
        }
        const auto [size, scale] = [this] {
            const std::scoped_lock lock(mutex_);
            return std::pair(size_, scale_);
        }();
        Looked looked = setup_.look(**frame, name);
        const cv::Mat& picture = (*frame)->picture;
        const cv::Size at_most(std::max(320, size.width()), std::max(240, size.height()));
        Shot shot{.picture =
                      image_of(setup_.in_colours ? setup_.in_colours(**frame, at_most) : smaller(picture, at_most)),
                  .size = QSize(picture.cols, picture.rows)};
        shot.marks = outlines(looked, picture, shot.picture.size(), scale);
        show_(std::move(shot), std::move(looked.then));
    }
}

}  // namespace cardinal::window
