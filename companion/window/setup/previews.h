#pragma once

#include "companion/camera/qt_camera.h"
#include "companion/window/leaving.h"
#include "companion/window/table_item.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <map>
#include <memory>
#include <thread>

namespace cardinal::window {

/// Small pictures of cameras, films and streams that nobody looks through yet, a few a second, so that one sees which
/// of them is which. A camera is asked for its smallest pictures: several share what one cable carries.
class Previews : public QObject {
public:
    explicit Previews(camera::Cameras& cameras) : cameras_(cameras) {}
    ~Previews() override;

    /// These from now on, and no others; those that are cameras stand in the first list.
    void look_at(const QStringList& cameras, const QStringList& addresses);
    /// Where the pictures of one are shown.
    void show_on(const QString& source, TableItem* table);

private:
    camera::Cameras& cameras_;
    struct Eye {
        std::unique_ptr<camera::QtCamera> camera{};
        QPointer<TableItem> table{};
        QImage last{};
        std::jthread thread{};
    };
    std::map<QString, std::unique_ptr<Eye>> eyes_{};
    Leaving leaving_{};  ///< goes first: those who leave still call this

    void open(const QString& source, bool is_camera);
    void show(const QString& source, QImage picture);
};

}  // namespace cardinal::window
