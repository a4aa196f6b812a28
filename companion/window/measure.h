#pragma once

#include <cstdint>
#include <mutex>
#include <string>
#include <vector>

namespace cardinal::window {

/// How long pictures take from the camera to the screen, in milliseconds. Any thread.
class Measure {
public:
    void add(double seen_ms, double drawn_ms);
    /// "30 pictures: seen after 18 ms (95 %: 25), drawn with what is believed after 24 ms (95 %: 33)"; begins anew.
    /// Empty when there were none.
    std::string told();

private:
    std::mutex mutex_{};
    std::vector<double> seen_{}, drawn_{};
};

}  // namespace cardinal::window
