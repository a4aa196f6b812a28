#include "companion/window/source_model.h"

namespace cardinal::window {

void SourceModel::opened(const QString& name)
{
    name_ = name;
    status_.clear();
    is_lost_ = false;
    Q_EMIT changed();
}

void SourceModel::goes(const QString& status, bool is_lost)
{
    if (status == status_ && is_lost == is_lost_)
        return;
    status_ = status;
    is_lost_ = is_lost;
    Q_EMIT changed();
}

void SourceModel::refresh()
{
    cameras_ = list_ ? list_() : QStringList();
    Q_EMIT changed();
}

void SourceModel::choose(int index)
{
    if (index >= 0 && index < cameras_.size() && open_)
        open_(cameras_[index]);
}

}  // namespace cardinal::window
