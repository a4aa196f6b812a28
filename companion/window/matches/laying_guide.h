#pragma once

#include "companion/shelf/replay.h"

#include <QObject>
#include <QVariant>
#include <set>
#include <vector>

namespace cardinal::window {

/// How a moment is laid out on a real table again: place by place, each thing to be ticked off when it lies there.
class LayingGuide : public QObject {
    Q_OBJECT
    Q_PROPERTY(QVariantList places READ places NOTIFY changed)
    Q_PROPERTY(QString told READ told NOTIFY ticked)
    Q_PROPERTY(QString inWords READ in_words NOTIFY changed)
    Q_PROPERTY(bool isAnyLaid READ is_any_laid NOTIFY ticked)

public:
    /// Of another moment: nothing of it lies yet.
    void show(std::vector<shelf::LayingOut> places);

    QVariantList places() const;  ///< each with its things: what, where among all, whether it lies
    QString told() const;         ///< "3 of 12 things lie there"
    QString in_words() const;
    bool is_any_laid() const { return !laid_.empty(); }

    Q_INVOKABLE void lay(int at, bool lies);
    Q_INVOKABLE void layNone();

Q_SIGNALS:
    void changed();
    void ticked();

private:
    std::vector<shelf::LayingOut> places_{};
    std::set<int> laid_{};

    int count() const;
};

}  // namespace cardinal::window
