#pragma once

#include <cstdint>

namespace cardinal::camera {

/// Watches whether frames come. No signal tells that a camera was unplugged, that its driver hangs or that its stream
/// ended, so what does not come is all there is to go by. It knows no clock: times are handed to it, in milliseconds.
class FrameWatch {
public:
    enum class News : std::uint8_t {
        none,
        first,      ///< the camera gives pictures
        lost,       ///< it gives none, or no more
        back,       ///< it does again
        try_again,  ///< while it is lost, from time to time: build everything anew
    };

    /// Between two frames; the slowest camera that is of any use gives one in an eighth of this.
    static constexpr double patience_ms = 2000;
    /// Until the first one: drivers take their time, some webcams measure the light first.
    static constexpr double first_patience_ms = 4000;
    static constexpr double between_tries_ms = 2000;

    /// Everything was built anew.
    void opened(double now_ms);
    News frame_came(double now_ms);
    News look(double now_ms);

    bool is_lost() const { return is_lost_; }
    bool came_ever() const { return came_ever_; }
    /// Over about the last second; 0 while nothing comes.
    double frames_per_second() const { return is_lost_ ? 0 : rate_; }

private:
    double opened_ms_ = 0, last_ms_ = 0, tried_ms_ = 0;
    bool waits_for_first_ = true;  ///< since everything was built
    bool came_ever_ = false;
    bool is_lost_ = false;
    double rate_ = 0, counted_since_ms_ = 0;
    int counted_ = 0;

    void count(double now_ms);
};

}  // namespace cardinal::camera
