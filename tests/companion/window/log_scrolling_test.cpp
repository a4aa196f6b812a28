// A long log on a screen: only what can be seen is there at all, so it scrolls as a short one does. Both are scrolled
// in turn and their times printed, which are those of drawing without a graphics card.
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

/// A log in a window of its own.
class Scrolled {
public:
    explicit Scrolled(int entries)
    {
        log_.show(lines(entries));
        QQmlComponent component(&engine_);
        component.setData(
            "import QtQuick\nimport \"qrc:/cardinal/window\"\nWindow { width: 420; height: 560; visible: true\n"
            "property alias list: list\nproperty alias model: list.model\n"
            "LogList { id: list; anchors.fill: parent } }",
            QUrl(QStringLiteral("qrc:/cardinal/window/test.qml")));
        root_.reset(component.createWithInitialProperties({{"model", QVariant::fromValue(&log_)}}));
        list_ = root_ ? root_->property("list").value<QQuickItem*>() : nullptr;
        QCoreApplication::processEvents();
        if (list_ != nullptr)
            list_->setProperty("follows", false);
    }
    bool is_there() const { return list_ != nullptr; }
    void scroll_to(double y)
    {
        const auto begin = std::chrono::steady_clock::now();
        list_->setProperty("contentY", list_->property("originY").toDouble() + y);
        QCoreApplication::processEvents();
        EXPECT_FALSE(qobject_cast<QQuickWindow*>(root_.get())->grabWindow().isNull());
        took_.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
    }
    double took(double share)
    {
        std::ranges::sort(took_);
        return took_[static_cast<std::size_t>(share * static_cast<double>(took_.size() - 1))];
    }
    qsizetype rows() const { return list_->property("contentItem").value<QQuickItem*>()->childItems().size(); }

private:
    LogModel log_{};
    QQmlEngine engine_{};
    std::unique_ptr<QObject> root_{};
    QQuickItem* list_ = nullptr;
    std::vector<double> took_{};
};

TEST(LongLog, OfAThousandEntriesScrollsAsAShortOneDoes)
{
    make_application();
    constexpr int far = 90, near = 5, nearly_a_screen = 400;
    Scrolled many(1000), few(60);
    ASSERT_TRUE(many.is_there() && few.is_there());
    for (int step = 0; step < far; ++step) {
        many.scroll_to(nearly_a_screen * step);
        few.scroll_to(nearly_a_screen * (step % near));
    }
    std::cout << "a frame of a log, nearly a whole screen further each: of 1,000 entries " << many.took(0.5)
              << " ms (95 %: " << many.took(0.95) << "), of 60 " << few.took(0.5) << " ms (95 %: " << few.took(0.95)
              << ")\n";
    // The quickest of each: a machine that is busy with something else makes any other wait.
    EXPECT_LT(many.took(0), 2 * few.took(0));
    EXPECT_LT(many.rows(), 70) << "what nobody sees is not there";
}

}  // namespace
}  // namespace cardinal::window
