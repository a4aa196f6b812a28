#include "companion/window/table_item.h"

#include <QQuickWindow>
#include <QSGImageNode>
#include <cmath>
#include <utility>

namespace cardinal::window {
namespace {

std::int64_t in_ns(Clock::time_point time)
{
    return std::chrono::duration_cast<std::chrono::nanoseconds>(time.time_since_epoch()).count();
}

QSGImageNode* image_node(QQuickWindow* window)
{
    QSGImageNode* node = window->createImageNode();
    node->setOwnsTexture(true);
    node->setFiltering(QSGTexture::Linear);
    return node;
}

/// As large as it can be without being cut or bent, in the middle. A picture that was made for this room is shown pixel
/// by pixel: drawn without a graphics card, anything else takes ten times as long.
QRectF fitted(const QSize& picture, const QRectF& room, double ratio)
{
    QRectF rect(QPointF(), QSizeF(picture).scaled(room.size(), Qt::KeepAspectRatio));
    const QSizeF exactly = QSizeF(picture) / ratio;
    if (std::abs(exactly.width() - rect.width()) < 2 && std::abs(exactly.height() - rect.height()) < 2)
        rect.setSize(exactly);
    rect.moveCenter(room.center());
    rect.moveTopLeft(QPointF(std::round(rect.left() * ratio) / ratio, std::round(rect.top() * ratio) / ratio));
    return rect;
}

}  // namespace

TableItem::TableItem(QQuickItem* parent) : QQuickItem(parent)
{
    setFlag(ItemHasContents);
    connect(this, &TableItem::looksOtherwise, this, &QQuickItem::polish);
}

void TableItem::show(Shot shot)
{
    const bool was_empty = is_empty();
    shot_ = std::move(shot);
    is_new_ = true;
    update();
    if (was_empty != is_empty())
        Q_EMIT isEmptyChanged();
}

double TableItem::ratio() const { return window() != nullptr ? window()->effectiveDevicePixelRatio() : 1; }

QSize TableItem::size_in_pixels() const { return (size() * ratio()).toSize(); }

TableColours TableItem::colours() const
{
    return {.ground = ground_.rgb(),
            .zone = zone_.rgb(),
            .line = line_.rgb(),
            .faint = faint_.rgb(),
            .ink = ink_.rgb(),
            .flag = flag_.rgb(),
            .chosen = chosen_.rgb()};
}

double TableItem::pixels_a_letter() const { return letters_ * ratio(); }

/// The uppermost: those that lie above others come later.
QVariantMap TableItem::at(qreal x, qreal y) const
{
    const QRectF rect = fitted(shot_.picture.size(), boundingRect(), ratio());
    if (rect.isEmpty() || shot_.extent.isEmpty())
        return {};
    const QPointF point((x - rect.left()) / rect.width() * shot_.extent.width(),
                        (y - rect.top()) / rect.height() * shot_.extent.height());
    for (auto touch = shot_.touches.rbegin(); touch != shot_.touches.rend(); ++touch) {
        QPolygonF quad;
        for (const cv::Point2d& corner : touch->corners)
            quad << QPointF(corner.x, corner.y);
        if (quad.containsPoint(point, Qt::OddEvenFill))
            return {{"card", touch->card},
                    {"seat", touch->seat ? QString(QLatin1Char(touch->seat.letter())) : QString()},
                    {"value", QString::fromStdString(touch->value)}};
    }
    return {};
}

void TableItem::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size())
        polish();
}

QSGNode* TableItem::updatePaintNode(QSGNode* old, UpdatePaintNodeData* /*data*/)
{
    if (shot_.picture.isNull()) {
        delete old;
        return nullptr;
    }
    // What draws without a graphics card looks at a node as soon as it is added, and knows of one that is added later
    // neither a texture nor a place: marks that come later come with everything.
    if (old != nullptr && !shot_.marks.isNull() && old->firstChild()->nextSibling() == nullptr) {
        delete old;
        old = nullptr;
    }
    if (old == nullptr) {
        old = new QSGNode;  // NOLINT(cppcoreguidelines-owning-memory): the scene graph owns it
        old->appendChildNode(image_node(window()));
        is_new_ = true;
        marks_key_ = 0;
    }
    auto* picture = static_cast<QSGImageNode*>(old->firstChild());
    auto* marks = static_cast<QSGImageNode*>(picture->nextSibling());
    const QRectF rect = fitted(shot_.picture.size(), boundingRect(), ratio());
    if (std::exchange(is_new_, false)) {
        picture->setTexture(window()->createTextureFromImage(shot_.picture));
        Q_EMIT drawn(in_ns(shot_.came), in_ns(shot_.seen));
    }
    picture->setRect(rect);
    if (shot_.marks.isNull()) {
        delete marks;
        marks_key_ = 0;
        return old;
    }
    if (marks == nullptr) {
        marks = image_node(window());
        old->appendChildNode(marks);
        marks_key_ = 0;
    }
    if (std::exchange(marks_key_, shot_.marks.cacheKey()) != shot_.marks.cacheKey())
        marks->setTexture(window()->createTextureFromImage(shot_.marks));
    marks->setRect(rect);
    return old;
}

}  // namespace cardinal::window
