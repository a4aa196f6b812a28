#pragma once

#include <QObject>
#include <QThread>
#include <functional>
#include <memory>
#include <mutex>

namespace cardinal::camera {

using Work = std::function<void()>;

/// Where work for a thread is handed in, on any thread. It may outlive the one that does it: then nothing comes of it.
class Letterbox {
public:
    /// What is handed in is done on the thread of `inside`, which outlives it or closes it.
    explicit Letterbox(QObject& inside) : inside_(&inside) {}

    /// Is done after what came before.
    void post(Work work);
    /// The same, and the thing, which is this thread's, is that one's from now on.
    void give(QObject& thing, Work work);
    /// Nothing more is taken, but for this.
    void close(Work last = {});
    bool is_closed() const;

private:
    mutable std::mutex mutex_{};
    QObject* inside_;

    void post_unlocked(Work work);
};

/// A thread of its own with Qt's events, for what may keep whoever asks for it waiting.
class Room {
public:
    Room();
    /// Waits until everything is done that was handed in.
    ~Room();
    Room(const Room&) = delete;
    Room& operator=(const Room&) = delete;

    const std::shared_ptr<Letterbox>& letters() const { return letters_; }
    /// This is the last that is done there. Nobody waits for it.
    void end(const Work& last = {});
    bool is_over() const { return thread_.isFinished(); }

private:
    QThread thread_{};
    QObject inside_{};
    std::shared_ptr<Letterbox> letters_ = std::make_shared<Letterbox>(inside_);
};

}  // namespace cardinal::camera
