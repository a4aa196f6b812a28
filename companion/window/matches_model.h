#pragma once

#include "companion/window/backroom.h"
#include "companion/window/backstage.h"
#include "companion/window/replay_model.h"
#include "companion/window/rows_model.h"

namespace cardinal::window {

/// Every match that was played, those among them that are looked for, and the one that is looked at again.
class MatchesModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(QAbstractListModel* matches READ matches CONSTANT)
    Q_PROPERTY(QObject* replay READ replay CONSTANT)
    Q_PROPERTY(QString typed READ typed WRITE look_for NOTIFY changed)
    Q_PROPERTY(bool onlyFlagged READ only_flagged WRITE set_only_flagged NOTIFY changed)
    Q_PROPERTY(int all READ all NOTIFY changed)
    Q_PROPERTY(bool isLooking READ is_looking NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)

public:
    MatchesModel(const Backstage& backstage, Backroom& backroom);

    RowsModel* matches() { return &matches_; }
    ReplayModel* replay() { return &replay_; }
    const QString& typed() const { return typed_; }
    void look_for(const QString& typed);
    bool only_flagged() const { return only_flagged_; }
    void set_only_flagged(bool only_flagged);
    int all() const { return static_cast<int>(rows_.size()); }
    bool is_looking() const { return is_looking_; }
    const QString& trouble() const { return trouble_; }

    Q_INVOKABLE void refresh();

Q_SIGNALS:
    void changed();

private:
    const Backstage& backstage_;
    Backroom& backroom_;
    RowsModel matches_{};
    ReplayModel replay_;
    QList<QVariantMap> rows_{};
    QString typed_{}, trouble_{};
    bool only_flagged_ = false, is_looking_ = false;

    void choose();
};

}  // namespace cardinal::window
