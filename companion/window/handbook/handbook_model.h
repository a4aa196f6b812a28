#pragma once

#include "companion/window/handbook/passages.h"

#include <QObject>
#include <QVariant>

namespace cardinal::window {

/// The user's guide inside the window: its chapters, and the one that is read.
class HandbookModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(QVariantList chapters READ chapters NOTIFY changed)
    Q_PROPERTY(int chapter READ chapter WRITE set_chapter NOTIFY changed)
    Q_PROPERTY(QVariantList passages READ passages NOTIFY changed)

public:
    HandbookModel();

    QVariantList chapters() const;  ///< each with title and what it is about
    int chapter() const { return chapter_; }
    void set_chapter(int chapter);
    QVariantList passages() const;
    /// By its name, as links have it: "flags" or "flags.md"; false where there is no such chapter.
    Q_INVOKABLE bool open(const QString& name);
    /// In the language that is spoken now.
    void tell_again();

Q_SIGNALS:
    void changed();

private:
    std::vector<Chapter> chapters_{};
    std::vector<Passage> passages_{};
    int chapter_ = 0;

    void read();
};

}  // namespace cardinal::window
