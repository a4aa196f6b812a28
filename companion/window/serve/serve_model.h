#pragma once

#include "companion/serve/broadcast.h"
#include "companion/window/backroom.h"
#include "companion/window/backstage.h"
#include "companion/window/window_state.h"

#include <QTimer>
#include <QVariant>

namespace cardinal::window {

/// The switch for second screens: off until somebody wants them, for this computer alone until they say otherwise.
class ServeModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(bool isOn READ is_on WRITE set_on NOTIFY changed)
    Q_PROPERTY(bool isBusy READ is_busy NOTIFY changed)
    Q_PROPERTY(bool isForNetwork READ is_for_network WRITE set_for_network NOTIFY changed)
    Q_PROPERTY(int delay READ delay WRITE set_delay NOTIFY changed)
    Q_PROPERTY(int behind READ behind WRITE set_behind NOTIFY changed)
    Q_PROPERTY(bool hasFiles READ has_files WRITE set_files NOTIFY changed)
    Q_PROPERTY(QString folder READ folder CONSTANT)
    Q_PROPERTY(QString page READ page NOTIFY changed)
    Q_PROPERTY(QString stream READ stream NOTIFY changed)
    Q_PROPERTY(QString code READ code NOTIFY changed)
    Q_PROPERTY(QVariantList picture READ picture NOTIFY changed)
    Q_PROPERTY(int watchers READ watchers NOTIFY watchersChanged)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)

public:
    ServeModel(const Backstage& backstage, WindowState& state, Backroom& backroom);
    ~ServeModel() override;
    ServeModel(const ServeModel&) = delete;
    ServeModel& operator=(const ServeModel&) = delete;

    bool is_on() const { return broadcast_ != nullptr; }
    void set_on(bool wish);
    bool is_busy() const { return is_busy_; }
    /// Whether the local network gets in, with the code. What is on goes on for whom it is meant now, with another
    /// code.
    bool is_for_network() const { return is_for_network_; }
    void set_for_network(bool wish);
    int delay() const { return delay_; }  ///< seconds that viewers stay behind
    void set_delay(int seconds);
    int behind() const { return behind_; }  ///< entries that viewers stay behind as well
    void set_behind(int entries);
    /// Whether each number is kept in a text file as well, for stream programs that read files: in `folder`.
    bool has_files() const { return has_files_; }
    void set_files(bool wish);
    QString folder() const;
    /// What the pages speak: what was chosen for the window; where that is the system's, as each browser does.
    void speak(const QString& wished);

    QString page() const;
    QString stream() const;
    QString code() const;
    QVariantList picture() const;  ///< of the page's address, for phones: rows of "0" and "1"
    int watchers() const { return watchers_; }
    const QString& trouble() const { return trouble_; }

Q_SIGNALS:
    void changed();
    void watchersChanged();

private:
    const Backstage& backstage_;
    WindowState& state_;
    Backroom& backroom_;
    std::shared_ptr<serve::Broadcast> broadcast_{};
    QTimer every_second_;
    bool is_for_network_ = false, is_busy_ = false, has_files_ = false;
    int delay_ = 0, behind_ = 0, watchers_ = 0;
    QString trouble_{};
    std::string language_{};

    void begin();
    void end();
    void begin_anew();
    void keep_to(int& limit, int wish, int most, const char* name);
};

}  // namespace cardinal::window
