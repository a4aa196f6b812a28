#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <utility>

namespace cardinal::vision {

/// A place for one thing between two threads: whoever delivers replaces what was not fetched yet, whoever fetches gets
/// the newest. So nothing late is ever queued.
template <class T>
class Latest {
public:
    void put(T thing)
    {
        {
            const std::scoped_lock lock(mutex_);
            dropped_ += thing_ ? 1 : 0;
            thing_ = std::move(thing);
        }
        changed_.notify_one();
    }
    /// What lies there, at once.
    std::optional<T> take()
    {
        const std::scoped_lock lock(mutex_);
        return std::exchange(thing_, std::nullopt);
    }
    /// Waits for something; nothing when the time is over or `closed` was called.
    std::optional<T> wait_for(std::chrono::milliseconds longest)
    {
        std::unique_lock lock(mutex_);
        changed_.wait_for(lock, longest, [&] { return thing_.has_value() || is_closed_; });
        return std::exchange(thing_, std::nullopt);
    }
    /// Nothing more will come: whoever waits goes on at once.
    void close()
    {
        {
            const std::scoped_lock lock(mutex_);
            is_closed_ = true;
        }
        changed_.notify_all();
    }
    bool is_closed() const
    {
        const std::scoped_lock lock(mutex_);
        return is_closed_;
    }
    /// How many were replaced before anybody fetched them.
    int dropped() const
    {
        const std::scoped_lock lock(mutex_);
        return dropped_;
    }

private:
    mutable std::mutex mutex_{};
    std::condition_variable changed_{};
    std::optional<T> thing_{};
    int dropped_ = 0;
    bool is_closed_ = false;
};

}  // namespace cardinal::vision
