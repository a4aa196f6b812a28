#pragma once

#include <QSettings>
#include <QString>
#include <QVariant>
#include <filesystem>
#include <memory>

namespace cardinal::window {

/// What the window remembers from one time to the next: its theme, how large letters are, the camera, where people
/// were. A small file beside the cards and matches; without a folder, or for pictures of the window, nothing is kept.
class WindowState {
public:
    /// `folder` is where this user's data lies; empty: nothing is remembered.
    explicit WindowState(const std::filesystem::path& folder);

    /// Where this user's data lies; empty where nothing is to be kept.
    std::filesystem::path folder() const;
    QString text(const char* what, const QString& otherwise = {}) const;
    double number(const char* what, double otherwise) const;
    bool is(const char* what, bool otherwise) const;
    void remember(const char* what, const QVariant& value);

private:
    std::unique_ptr<QSettings> file_{};

    QVariant value(const char* what) const;
};

}  // namespace cardinal::window
