#include "companion/serve/delay.h"

#include <algorithm>

namespace cardinal::serve {

void Delayed::note(std::size_t entries, Clock::time_point now)
{
    if (!arrivals_.empty() && entries < arrivals_.back().entries)
        arrivals_.clear();
    if (arrivals_.empty() || entries > arrivals_.back().entries)
        arrivals_.push_back({entries, now});
    while (arrivals_.size() > 1 && now - arrivals_[1].at >= delay_.time)
        arrivals_.pop_front();
}

std::size_t Delayed::shown(Clock::time_point now) const
{
    std::size_t old_enough = 0;
    for (const Arrival& arrival : arrivals_)
        if (now - arrival.at >= delay_.time)
            old_enough = std::max(old_enough, arrival.entries);
    const std::size_t newest = arrivals_.empty() ? 0 : arrivals_.back().entries;
    const std::size_t far_enough = newest > delay_.entries ? newest - delay_.entries : 0;
    return std::min(old_enough, far_enough);
}

}  // namespace cardinal::serve
