#pragma once

#include "companion/camera/formats.h"
#include "companion/camera/room.h"

#include <QObject>
#include <future>
#include <memory>
#include <string>
#include <vector>

namespace cardinal::camera {

struct KnownCamera {
    std::string name{};             ///< two of one make are “Cam” and “Cam (2)”
    std::vector<Format> formats{};  ///< that it offers, in its own order
};

/// The cameras of this machine. Looking for them, opening and closing them takes its time, with some drivers seconds,
/// so all of that is done elsewhere: they are looked for on a thread that this has, and each that is open has one of
/// its own. Lives on the main thread, longer than whatever is looked through.
class Cameras : public QObject {
    Q_OBJECT

public:
    Cameras();
    /// Waits for those that are still being closed.
    ~Cameras() override;
    Cameras(const Cameras&) = delete;
    Cameras& operator=(const Cameras&) = delete;

    /// As they were found last.
    const std::vector<KnownCamera>& known() const { return known_; }
    std::vector<std::string> names() const;
    /// Nothing where none is called so.
    const KnownCamera* find(const std::string& name) const;
    /// Has anybody looked for them yet?
    bool are_known() const { return are_known_; }

    /// Looks for them; says `looked` when that is done.
    void look();

Q_SIGNALS:
    void looked();

private:
    friend class QtCamera;
    struct Leaving {
        std::string name{};
        std::shared_future<void> is_closed{};
        std::unique_ptr<Room> room{};
    };
    std::shared_ptr<Letterbox> here_ = std::make_shared<Letterbox>(*this);
    Room desk_{};
    std::vector<Leaving> leaving_{};
    std::vector<KnownCamera> known_{};
    bool are_known_ = false;

    const std::shared_ptr<Letterbox>& desk() const { return desk_.letters(); }
    std::unique_ptr<Room> room_for(const std::string& name);
    void see_off(const std::string& name, std::unique_ptr<Room> room, const Work& close);
};

}  // namespace cardinal::camera
