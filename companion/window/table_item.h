#pragma once

#include "companion/window/table_feed.h"

#include <QQuickItem>

namespace cardinal::window {

/// The table on the screen: a frame, and over it what is believed of it. Of the newest shot only, whatever came
/// between.
class TableItem : public QQuickItem {
    Q_OBJECT
    Q_PROPERTY(bool isEmpty READ is_empty NOTIFY isEmptyChanged)

public:
    explicit TableItem(QQuickItem* parent = nullptr);

    void show(Shot shot);
    bool is_empty() const { return shot_.picture.isNull(); }
    /// In pixels of the screen.
    QSize size_in_pixels() const;

Q_SIGNALS:
    void isEmptyChanged();
    void resized();
    /// On the thread that draws, when the shot is part of what is going to be shown next.
    void drawn(std::int64_t came_ns, std::int64_t seen_ns);

protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    Shot shot_{};
    bool is_new_ = false;
    qint64 marks_key_ = 0;
};

}  // namespace cardinal::window
