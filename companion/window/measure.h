#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <vector>

namespace cardinal::window {

/// Since the system started this program, before any of its own code ran; 0 where nobody knows.
double ms_since_the_program_began();

/// How long pictures take from the camera to the screen, in milliseconds. Any thread.
class Measure {
public:
    void add(double seen_ms, double drawn_ms);
    /// "30 pictures: seen after 18 ms (95 %: 25), drawn with what is believed after 24 ms (95 %: 33)"; begins anew.
    /// Empty when there were none.
    std::string told();
    /// When the first one was drawn, told once: "the first picture was on the screen 1,180 ms after the program began".
    std::string first_told();

private:
    std::mutex mutex_{};
    std::vector<double> seen_{}, drawn_{};
    double first_ms_ = 0;
    bool is_first_told_ = false;
};

/// How long people waited until the window took notice of what they did: a beat of the main thread that comes late says
/// for how long it was busy with something else.
class Heartbeat {
public:
    /// Told once a second: the longest that the main thread was busy in it.
    explicit Heartbeat(std::function<void(double longest_ms)> tell);

private:
    std::function<void(double)> tell_;
    QElapsedTimer since_beat_{}, since_told_{};
    QTimer beats_{};
    double longest_ms_ = 0;

    void beat();
};

}  // namespace cardinal::window
