#pragma once

#include <QLocalServer>
#include <QString>
#include <filesystem>
#include <functional>

namespace cardinal::window {

/// One window for each data folder: whoever opens another one brings the first to the front instead, and may hand it a
/// file to show.
class SingleInstance {
public:
    explicit SingleInstance(const std::filesystem::path& data);

    /// True when a window of this data is open and was told; `file` may be empty.
    bool hands_over(const QString& file) const;
    /// From now on others hand over to this one. Called on the main thread.
    void listen(std::function<void(const QString& file)> called);

private:
    QString name_{};
    QLocalServer server_{};
    std::function<void(const QString&)> called_{};

    void take();
};

}  // namespace cardinal::window
