#pragma once

#include "companion/window/table_feed.h"
#include "companion/window/table_painter.h"

#include <QColor>
#include <QQuickItem>

namespace cardinal::window {

/// The table on the screen: a frame, and over it what is believed of it. Of the newest shot only, whatever came
/// between.
class TableItem : public QQuickItem {
    Q_OBJECT
    Q_PROPERTY(bool isEmpty READ is_empty NOTIFY isEmptyChanged)
    // How a table without a camera is painted, and how large letters are over one with.
    Q_PROPERTY(QColor ground MEMBER ground_ NOTIFY looksOtherwise)
    Q_PROPERTY(QColor zone MEMBER zone_ NOTIFY looksOtherwise)
    Q_PROPERTY(QColor line MEMBER line_ NOTIFY looksOtherwise)
    Q_PROPERTY(QColor faint MEMBER faint_ NOTIFY looksOtherwise)
    Q_PROPERTY(QColor ink MEMBER ink_ NOTIFY looksOtherwise)
    Q_PROPERTY(QColor flag MEMBER flag_ NOTIFY looksOtherwise)
    Q_PROPERTY(QColor chosen MEMBER chosen_ NOTIFY looksOtherwise)
    Q_PROPERTY(qreal letters MEMBER letters_ NOTIFY looksOtherwise)

public:
    explicit TableItem(QQuickItem* parent = nullptr);

    void show(Shot shot);
    bool is_empty() const { return shot_.picture.isNull(); }
    /// In pixels of the screen.
    QSize size_in_pixels() const;
    TableColours colours() const;
    double letters() const { return letters_; }
    /// The same in pixels of the screen.
    double pixels_a_letter() const;

    /// What lies at this point of the item: a card, and the number that a token says; empty where there is nothing.
    Q_INVOKABLE QVariantMap at(qreal x, qreal y) const;

Q_SIGNALS:
    void isEmptyChanged();
    void looksOtherwise();
    void resized();  ///< or it is to look otherwise: once, however much of it changed
    /// On the thread that draws, when the shot is part of what is going to be shown next.
    void drawn(std::int64_t came_ns, std::int64_t seen_ns);

protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void updatePolish() override { Q_EMIT resized(); }

private:
    double ratio() const;

    QColor ground_{}, zone_{}, line_{}, faint_{}, ink_{}, flag_{}, chosen_{};
    double letters_ = 1;
    Shot shot_{};
    bool is_new_ = false;
    qint64 marks_key_ = 0;
};

}  // namespace cardinal::window
