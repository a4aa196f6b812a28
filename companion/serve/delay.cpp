#include "companion/serve/delay.h"

#include <algorithm>

namespace cardinal::serve {

void Delayed::note(std::size_t steps, Clock::time_point now)
{
    if (arrivals_.empty() || steps > arrivals_.back().steps)
        arrivals_.push_back({steps, now});
    while (arrivals_.size() > 1 && now - arrivals_[1].at >= delay_.time)
        arrivals_.pop_front();
}

std::size_t Delayed::shown(Clock::time_point now, bool is_over) const
{
    std::size_t old_enough = 0;
    for (const Arrival& arrival : arrivals_)
        if (now - arrival.at >= delay_.time)
            old_enough = std::max(old_enough, arrival.steps);
    const std::size_t newest = arrivals_.empty() ? 0 : arrivals_.back().steps;
    const std::size_t held_back = is_over ? 0 : std::min(newest, delay_.entries);
    return std::min(old_enough, newest - held_back);
}

}  // namespace cardinal::serve
