#pragma once

#include <chrono>
#include <cstddef>
#include <deque>

namespace cardinal::serve {

/// How far behind the match viewers are kept, so that nobody at the table is helped by what a stream shows.
struct Delay {
    std::chrono::milliseconds time{0};
    std::size_t entries = 0;
};

/// Of a match that grows, how many entries may be shown now.
class Delayed {
public:
    using Clock = std::chrono::steady_clock;
    explicit Delayed(Delay delay) : delay_(delay) {}

    /// So many entries are there at this moment. A number lower than before is another match.
    void note(std::size_t entries, Clock::time_point now);
    std::size_t shown(Clock::time_point now) const;

private:
    struct Arrival {
        std::size_t entries = 0;
        Clock::time_point at{};
    };
    Delay delay_;
    std::deque<Arrival> arrivals_{};  ///< those still held back, and the last that is not
};

}  // namespace cardinal::serve
