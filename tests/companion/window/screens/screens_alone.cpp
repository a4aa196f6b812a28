// The window's screens and what they are made of, each alone, driven by taps and keys (tst_*.qml): models are stood in
// for by plain QML objects. Says what Qt Quick Test says; `-input FILE` names a test.
#include "tests/companion/window/screens/screens_alone.h"

#include "companion/window/match_session.h"
#include "companion/window/replay_model.h"
#include "companion/window/setup/setup_model.h"
#include "companion/window/shell.h"

#include <QMetaMethod>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QtQuickTest>
#include <cstdlib>

namespace cardinal::window {
namespace {

QStringList members_of(const QMetaObject& model)
{
    QStringList names;
    for (int at = 0; at < model.propertyCount(); ++at)
        names.append(QString::fromLatin1(model.property(at).name()));
    for (int at = 0; at < model.methodCount(); ++at)
        names.append(QString::fromLatin1(model.method(at).name()));
    return names;
}

}  // namespace

void ScreensAlone::fill(int entries)
{
    std::vector<LogLine> lines;
    for (int entry = 1; entry <= entries; ++entry) {
        LogLine line{.entry = entry,
                     .stage = "turn " + std::to_string(1 + (entry - 1) / 10),
                     .who = entry % 2 == 0 ? "B" : "A",
                     .step = "step " + std::to_string(entry),
                     .changes = "energy(A) 3→2"};
        line.is_in_force = entry != 3;
        if (entry % 5 == 0) {
            line.kind = LogKind::flagged;
            line.flags = {{.sentence = "Too far.", .cited = "reach.rule · line 9"}};
        }
        lines.push_back(std::move(line));
    }
    log_.show(std::move(lines));
}

void ScreensAlone::applicationAvailable() { QQuickStyle::setStyle(QStringLiteral("Basic")); }

void ScreensAlone::qmlEngineAvailable(QQmlEngine* engine)
{
    qmlRegisterType<TableItem>("Cardinal", 1, 0, "TableItem");
    engine->rootContext()->setContextProperty(QStringLiteral("logs"), this);
    engine->rootContext()->setContextProperty(QStringLiteral("log"), &log_);
    engine->rootContext()->setContextProperty(QStringLiteral("models"),
                                              QVariantMap{{"match", members_of(MatchModel::staticMetaObject)},
                                                          {"session", members_of(MatchSession::staticMetaObject)},
                                                          {"source", members_of(SourceModel::staticMetaObject)},
                                                          {"voice", members_of(Voice::staticMetaObject)},
                                                          {"shell", members_of(Shell::staticMetaObject)},
                                                          {"setup", members_of(SetupModel::staticMetaObject)},
                                                          {"replay", members_of(ReplayModel::staticMetaObject)}});
}

}  // namespace cardinal::window

/// Without a display, in English, and with the keys: on a screen of its own nobody would give them to a window.
int main(int count, char** names)
{
    ::setenv("QT_QPA_PLATFORM", "offscreen", 1);
    ::setenv("QT_QUICK_BACKEND", "software", 1);
    ::setenv("LC_ALL", "C.UTF-8", 1);
    cardinal::window::ScreensAlone setup;
    return quick_test_main_with_setup(count, names, "screens_alone",
                                      CARDINAL_SOURCE_DIR "/tests/companion/window/screens", &setup);
}
