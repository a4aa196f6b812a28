#include "companion/camera/room.h"

#include <utility>

namespace cardinal::camera {

void Letterbox::post(Work work)
{
    const std::scoped_lock lock(mutex_);
    post_unlocked(std::move(work));
}

void Letterbox::give(QObject& thing, Work work)
{
    const std::scoped_lock lock(mutex_);
    if (inside_ == nullptr)
        return;
    thing.moveToThread(inside_->thread());
    post_unlocked(std::move(work));
}

void Letterbox::close(Work last)
{
    const std::scoped_lock lock(mutex_);
    if (last)
        post_unlocked(std::move(last));
    inside_ = nullptr;
}

bool Letterbox::is_closed() const
{
    const std::scoped_lock lock(mutex_);
    return inside_ == nullptr;
}

void Letterbox::post_unlocked(Work work)
{
    if (inside_ != nullptr)
        QMetaObject::invokeMethod(inside_, std::move(work), Qt::QueuedConnection);
}

Room::Room()
{
    inside_.moveToThread(&thread_);
    thread_.start();
}

Room::~Room()
{
    end();
    thread_.wait();
}

void Room::end(const Work& last)
{
    letters_->close([this, last] {
        if (last)
            last();
        thread_.quit();
    });
}

}  // namespace cardinal::camera
