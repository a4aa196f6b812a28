#pragma once

#include <QAbstractListModel>
#include <QVariantMap>

namespace cardinal::window {

/// Rows of a list on the screen, each a few named values under the one role `row`.
class RowsModel : public QAbstractListModel {
    Q_OBJECT
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : count(); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(rows_.size()); }
    Q_INVOKABLE QVariantMap at(int index) const;
    void show(QList<QVariantMap> rows);

Q_SIGNALS:
    void countChanged();

private:
    QList<QVariantMap> rows_{};
};

}  // namespace cardinal::window
