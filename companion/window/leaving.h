#pragma once

#include <algorithm>
#include <atomic>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

namespace cardinal::window {

/// Where those go who look on threads of their own, once nobody sees what they look at any more. They may be in the
/// middle of a frame, or wait for a stream that is silent, and the main thread waits for none of them: only whoever
/// closes this does. What they may still say must find nobody who is gone.
class Leaving {
public:
    /// Its destructor is called on another thread, and this one goes on.
    template <class Looker>
    void see_off(std::unique_ptr<Looker> looker)
    {
        std::erase_if(leaving_, [](const One& one) { return one.has_left->load(); });
        if (!looker)
            return;
        auto has_left = std::make_shared<std::atomic<bool>>(false);
        leaving_.push_back({has_left, std::jthread([looker = std::move(looker), has_left]() mutable {
                                looker.reset();
                                *has_left = true;
                            })});
    }

private:
    struct One {
        std::shared_ptr<std::atomic<bool>> has_left{};
        std::jthread thread{};  ///< is waited for when it goes
    };
    std::vector<One> leaving_{};
};

}  // namespace cardinal::window
