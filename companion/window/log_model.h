#pragma once

#include "companion/window/match_view.h"

#include <QAbstractListModel>

namespace cardinal::window {

/// The log of a match, a row an entry. Only rows that changed are told of, so a long log scrolls while it grows.
class LogModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        entry = Qt::UserRole,
        heading,
        sign,
        who,
        step,
        changes,
        how,
        flags,
        in_group,
        in_force,
        outcome,
        spoken,
        is_flagged,
        is_heading
    };

    void show(std::vector<LogLine> lines);
    void tell_again();  ///< in the language that is spoken now

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    std::vector<LogLine> lines_{};
};

/// A sign for each kind of line, so that colour is never the only one.
QString sign_of(const LogLine& line);
/// The line as a screen reader says it.
QString spoken(const LogLine& line);

}  // namespace cardinal::window
