#include "companion/window/source_model.h"

#include <QFileInfo>
#include <algorithm>

namespace cardinal::window {
namespace {

/// Of a file only what it is called; addresses stay as they are.
QString short_name(const QString& name)
{
    const QFileInfo file(name);
    return file.exists() ? file.fileName() : name;
}

}  // namespace

QStringList SourceModel::cameras() const
{
    QStringList names;
    std::ranges::transform(cameras_, std::back_inserter(names), short_name);
    return names;
}

void SourceModel::opened(const QString& name)
{
    name_ = short_name(name);
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
    tell_again();
    if (!look_)
        return;
    is_looking_ = true;
    look_();
    Q_EMIT changed();
}

void SourceModel::tell_again()
{
    is_looking_ = false;
    cameras_ = list_ ? list_() : QStringList();
    Q_EMIT changed();
}

void SourceModel::choose(int index)
{
    if (index >= 0 && index < cameras_.size() && open_)
        open_(cameras_[index]);
}

}  // namespace cardinal::window
