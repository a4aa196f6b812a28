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

/// Of matches that grow and follow each other, how many steps may be shown now.
class Delayed {
public:
    using Clock = std::chrono::steady_clock;
    explicit Delayed(Delay delay) : delay_(delay) {}

    /// So many steps are there at this moment.
    void note(std::size_t steps, Clock::time_point now);
    /// When the match is over nobody is helped by its last entries, so only the time counts.
    std::size_t shown(Clock::time_point now, bool is_over = false) const;

private:
    struct Arrival {
        std::size_t steps = 0;
        Clock::time_point at{};
    };
    Delay delay_;
    std::deque<Arrival> arrivals_{};  ///< those still held back, and the last that is not
};

}  // namespace cardinal::serve
