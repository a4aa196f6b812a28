#pragma once

#include "engine/rules/game.h"

#include <QObject>
#include <QVariant>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace cardinal::window {

/// A place of the table and what lies there, to lay it out again.
struct LayingOut {
    std::string place{};                ///< "Ann's home"
    std::vector<std::string> things{};  ///< "Guard 1, turned right, damage 2"
};
/// What lies on the table: the places one after another, then the numbers that players keep.
std::vector<LayingOut> laying_out(const Game& game, const Position& position, std::span<const std::string> players);

/// How a moment is laid out on a real table again: place by place, each thing to be ticked off when it lies there.
class LayingGuide : public QObject {
    Q_OBJECT
    Q_PROPERTY(QVariantList places READ places NOTIFY changed)
    Q_PROPERTY(QString told READ told NOTIFY ticked)
    Q_PROPERTY(QString inWords READ in_words NOTIFY changed)
    Q_PROPERTY(bool isAnyLaid READ is_any_laid NOTIFY ticked)

public:
    /// Of another moment: nothing of it lies yet.
    void show(std::vector<LayingOut> places);

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
    std::vector<LayingOut> places_{};
    std::set<int> laid_{};

    int count() const;
};

}  // namespace cardinal::window
