#pragma once

#include "companion/camera/qt_camera.h"
#include "companion/window/backroom.h"
#include "companion/window/leaving.h"
#include "companion/window/library/looking_feed.h"
#include "companion/window/table_item.h"
#include "companion/window/window_state.h"

#include <QPointer>
#include <QStringList>

namespace cardinal::window {

/// A camera, file or stream that is looked through beside a match, and where it is shown.
class Eye : public QObject {
    Q_OBJECT
    Q_PROPERTY(QStringList cameras READ cameras NOTIFY changed)
    Q_PROPERTY(bool looksForCameras READ looks_for_cameras NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString status READ status NOTIFY changed)
    Q_PROPERTY(bool isOpen READ is_open NOTIFY changed)
    Q_PROPERTY(bool isOver READ is_over NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)

public:
    /// Looks at a frame, on the thread of the feed; made anew for each source, or why that cannot be.
    using Look = std::function<Looked(const vision::Frame&, const std::string& source)>;
    using MakeLook = std::function<Result<Look>()>;

    /// A camera is looked through in the format that people chose for it in the set-up.
    Eye(Backroom& backroom, const WindowState& state, camera::Cameras& cameras, MakeLook make_look);
    ~Eye() override;
    Eye(const Eye&) = delete;
    Eye& operator=(const Eye&) = delete;

    QStringList cameras() const;
    bool looks_for_cameras() const { return !cameras_.are_known(); }  ///< and knows of none yet
    const QString& name() const { return name_; }
    const QString& status() const { return status_; }
    bool is_open() const { return !name_.isEmpty(); }
    bool is_over() const { return is_over_; }  ///< a file that was looked through to its end
    const QString& trouble() const { return trouble_; }

    /// Looks for cameras once more.
    Q_INVOKABLE void refresh();
    /// The first of them is looked through as soon as it is found, unless something else is by then.
    Q_INVOKABLE void begin();
    /// A camera by its name, a file, a folder of pictures, or an address.
    Q_INVOKABLE void open(const QString& source);
    Q_INVOKABLE void close();
    Q_INVOKABLE void showOn(QObject* table);

Q_SIGNALS:
    void changed();

private:
    Backroom& backroom_;
    const WindowState& state_;
    camera::Cameras& cameras_;
    MakeLook make_look_;
    QString name_{}, status_{}, trouble_{};
    bool is_over_ = false, takes_the_first_ = false;
    int opening_ = 0;
    QPointer<TableItem> table_{};
    std::unique_ptr<camera::QtCamera> camera_{};
    std::unique_ptr<LookingFeed> feed_{};
    Leaving leaving_{};  ///< goes first: those who leave still call this

    void open_camera();
    void open_address();
    void look_through(vision::Source source, InColours in_colours);
    void show(Shot shot);
    void fit();
};

}  // namespace cardinal::window
