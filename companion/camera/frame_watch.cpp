#include "companion/camera/frame_watch.h"

#include <utility>

namespace cardinal::camera {

void FrameWatch::opened(double now_ms)
{
    opened_ms_ = tried_ms_ = now_ms;
    waits_for_first_ = true;
}

FrameWatch::News FrameWatch::frame_came(double now_ms)
{
    last_ms_ = now_ms;
    waits_for_first_ = false;
    count(now_ms);
    const bool was_lost = std::exchange(is_lost_, false);
    const bool came_before = std::exchange(came_ever_, true);
    if (!came_before)
        return News::first;
    return was_lost ? News::back : News::none;
}

FrameWatch::News FrameWatch::look(double now_ms)
{
    const double waited = waits_for_first_ ? now_ms - opened_ms_ : now_ms - last_ms_;
    if (waited < (waits_for_first_ && !is_lost_ ? first_patience_ms : patience_ms))
        return News::none;
    if (!std::exchange(is_lost_, true)) {
        tried_ms_ = now_ms;
        return News::lost;
    }
    // What was built anew gets as long for its first frame as any start, or nothing would ever come of a slow camera.
    if (now_ms - tried_ms_ < (waits_for_first_ ? first_patience_ms : between_tries_ms))
        return News::none;
    tried_ms_ = now_ms;
    return News::try_again;
}

void FrameWatch::count(double now_ms)
{
    constexpr double window_ms = 1000;
    if (counted_ == 0)
        counted_since_ms_ = now_ms;
    ++counted_;
    if (now_ms - counted_since_ms_ < window_ms)
        return;
    rate_ = (counted_ - 1) * window_ms / (now_ms - counted_since_ms_);
    counted_since_ms_ = now_ms;
    counted_ = 1;
}

}  // namespace cardinal::camera
