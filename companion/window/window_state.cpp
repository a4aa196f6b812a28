#include "companion/window/window_state.h"

namespace cardinal::window {

WindowState::WindowState(const std::filesystem::path& folder)
    : file_(folder.empty() ? nullptr
                           : std::make_unique<QSettings>(QString::fromStdString((folder / "window.ini").string()),
                                                         QSettings::IniFormat))
{}

std::filesystem::path WindowState::folder() const
{
    return file_ ? std::filesystem::path(file_->fileName().toStdString()).parent_path() : std::filesystem::path();
}

QVariant WindowState::value(const char* what) const { return file_ ? file_->value(QLatin1String(what)) : QVariant(); }

QString WindowState::text(const char* what, const QString& otherwise) const
{
    const QVariant kept = value(what);
    return kept.isValid() ? kept.toString() : otherwise;
}

double WindowState::number(const char* what, double otherwise) const
{
    bool is_a_number = false;
    const double kept = value(what).toDouble(&is_a_number);
    return is_a_number ? kept : otherwise;
}

bool WindowState::is(const char* what, bool otherwise) const
{
    const QVariant kept = value(what);
    return kept.isValid() ? kept.toBool() : otherwise;
}

void WindowState::remember(const char* what, const QVariant& value)
{
    if (file_)
        file_->setValue(QLatin1String(what), value);
}

}  // namespace cardinal::window
