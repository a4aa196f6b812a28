// A long log on a screen: only what can be seen is there at all, so it scrolls as a short one does. The times are
// printed; they are those of drawing without a graphics card.
#include "companion/window/log_model.h"
#include "tests/companion/window/application.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <algorithm>
#include <chrono>
#include <gmock/gmock.h>
#include <iostream>
#include <memory>

namespace cardinal::window {
namespace {

std::vector<LogLine> lines(int count)
{
    std::vector<LogLine> all;
    for (int entry = 1; entry <= count; ++entry) {
        LogLine line{.entry = entry,
                     .stage =
                         "turn " + std::to_string(1 + entry / 40) + (entry % 40 < 20 ? " · subphase" : " · battle"),
                     .who = entry % 2 == 0 ? "A" : "B",
                     .step = "attack Trooper" + std::to_string(entry % 9) + " -> Plate1",
                     .changes = "health(Plate1) 4→2, energy(A) 7→5"};
        if (entry % 17 == 0) {
            line.kind = LogKind::flagged;
            line.flags = {{.sentence = "Trooper1 has no ATTACK left this turn.",
                           .cited = "purge.stat.attack_spent · illegal · rulebook: Battle Stats, line 156"}};
        }
        all.push_back(std::move(line));
    }
    return all;
}

TEST(LongLog, OfAThousandEntriesScrolls)
{
    make_application();
    LogModel log;
    log.show(lines(1000));
    QQmlEngine engine;
    QQmlComponent component(&engine);
    component.setData(
        "import QtQuick\nimport \"qrc:/cardinal/window\"\nWindow { width: 420; height: 560; visible: true\n"
        "property alias list: list\nproperty alias model: list.model\n"
        "LogList { id: list; anchors.fill: parent } }",
        QUrl(QStringLiteral("qrc:/cardinal/window/test.qml")));
    const std::unique_ptr<QObject> root(component.createWithInitialProperties({{"model", QVariant::fromValue(&log)}}));
    ASSERT_TRUE(root) << component.errorString().toStdString();
    auto* window = qobject_cast<QQuickWindow*>(root.get());
    auto* list = window->findChild<QQuickItem*>(QString(), Qt::FindDirectChildrenOnly);
    list = root->property("list").value<QQuickItem*>();
    ASSERT_NE(list, nullptr);
    QCoreApplication::processEvents();
    std::vector<double> took;
    list->setProperty("follows", false);
    for (int step = 0; step < 90; ++step) {
        list->setProperty("contentY", list->property("originY").toDouble() + 400 * step);
        const auto begin = std::chrono::steady_clock::now();
        QCoreApplication::processEvents();
        ASSERT_FALSE(window->grabWindow().isNull());
        took.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
    }
    std::ranges::sort(took);
    std::cout << "a frame of a log of 1,000 entries, nearly a whole screen further each: " << took[took.size() / 2]
              << " ms (95 %: " << took[took.size() * 95 / 100] << ")\n";
    const auto* rows = list->property("contentItem").value<QQuickItem*>();
    EXPECT_LT(rows->childItems().size(), 70) << "what nobody sees is not there";
}

}  // namespace
}  // namespace cardinal::window
