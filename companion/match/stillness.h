#pragma once

#include "companion/match/lying.h"

namespace cardinal::match {

/// Whoever lays several things, one after another, pauses for less.
inline constexpr double settled_after_ms = 400;

/// Lets a table through only while it lies still: looks that show the same for a while, and for longer where a hand
/// covers a part of it. A hand that rests on the table does not stop the match: what it covers is just not looked at;
/// and what rests for long is a thing that lies there, such as a mug.
class Stillness {
public:
    bool is_settled(const Lying& now, double time_ms);
    /// How long everything has lain as it lies, without a hand over it.
    double quiet_ms(double time_ms) const { return time_ms - quiet_since_ms_; }

private:
    /// A part of the table that something covers.
    struct Cover {
        cv::Rect2d part{};
        double since_ms = 0;
        double seen_ms = 0;
    };
    std::vector<Cover> covers_{};
    Lying last_{};
    double alike_since_ms_ = 0, quiet_since_ms_ = 0;
    bool has_looked_ = false;

    bool has_hands(const std::vector<cv::Rect2d>& covered, double time_ms);
};

/// The same things at the same places, as far as an eye can tell.
bool lie_alike(const Lying& one, const Lying& other);

}  // namespace cardinal::match
