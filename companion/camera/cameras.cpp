#include "companion/camera/cameras.h"

#include "companion/camera/camera_list.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace cardinal::camera {

Cameras::Cameras() = default;

Cameras::~Cameras() { here_->close(); }

std::vector<std::string> Cameras::names() const
{
    std::vector<std::string> names;
    std::ranges::transform(known_, std::back_inserter(names), &KnownCamera::name);
    return names;
}

const KnownCamera* Cameras::find(const std::string& name) const
{
    const auto found = std::ranges::find(known_, name, &KnownCamera::name);
    return found == known_.end() ? nullptr : &*found;
}

void Cameras::look()
{
    desk()->post([this, here = here_] {
        here->post([this, found = cameras_there()]() mutable {
            known_ = std::move(found);
            are_known_ = true;
            Q_EMIT looked();
        });
    });
}

/// What is looked through once more waits until whoever looked before has let go of it: most cameras serve but one.
std::unique_ptr<Room> Cameras::room_for(const std::string& name)
{
    auto room = std::make_unique<Room>();
    for (const Leaving& before : leaving_)
        if (before.name == name)
            room->letters()->post([is_closed = before.is_closed] { is_closed.wait(); });
    return room;
}

void Cameras::see_off(const std::string& name, std::unique_ptr<Room> room, const Work& close)
{
    std::erase_if(leaving_, [](const Leaving& one) { return one.room->is_over(); });
    auto closed = std::make_shared<std::promise<void>>();
    leaving_.push_back({name, closed->get_future().share(), std::move(room)});
    leaving_.back().room->end([close, closed] {
        close();
        closed->set_value();
    });
}

}  // namespace cardinal::camera
