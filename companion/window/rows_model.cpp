#include "companion/window/rows_model.h"

namespace cardinal::window {
namespace {

constexpr int row_role = Qt::UserRole;

}  // namespace

QVariant RowsModel::data(const QModelIndex& index, int role) const
{
    return index.isValid() && role == row_role ? QVariant(rows_[index.row()]) : QVariant();
}

QHash<int, QByteArray> RowsModel::roleNames() const { return {{row_role, "row"}}; }

QVariantMap RowsModel::at(int index) const { return rows_.value(index); }

/// What is as it was stays where it is on the screen.
void RowsModel::show(QList<QVariantMap> rows)
{
    if (rows == rows_)
        return;
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
    Q_EMIT countChanged();
}

}  // namespace cardinal::window
