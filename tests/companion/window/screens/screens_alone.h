#pragma once

#include "companion/window/log_model.h"

#include <QObject>

class QQmlEngine;

namespace cardinal::window {

/// What screens need that are tested alone, in QML: the types that the window brings, and what its models have, so that
/// what stands in for one can be held against it.
class ScreensAlone : public QObject {
    Q_OBJECT

public:
    /// A log of so many entries: every fifth is flagged, the third not in force, a turn has ten.
    Q_INVOKABLE void fill(int entries);

public Q_SLOTS:
    void applicationAvailable();
    void qmlEngineAvailable(QQmlEngine* engine);

private:
    LogModel log_{};
};

}  // namespace cardinal::window
