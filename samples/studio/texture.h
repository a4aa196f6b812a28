#pragma once

#include "engine/core/playmat.h"

#include <opencv2/core/mat.hpp>
#include <vector>

namespace cardinal::studio {

/// A linear colour, 1 being a perfectly white sheet in full light.
struct Shade {
    float blue = 0, green = 0, red = 0;
    bool operator==(const Shade&) const = default;
};
constexpr Shade gray_shade(float share) { return {share, share, share}; }
/// From eight bits a channel, in the order people write them.
Shade shade_of(int red, int green, int blue);

/// A picture of known size in millimetres, with smaller ones made from it (each pixel the mean light of four), so that
/// every look at it can take the mean of what it covers. Copies share their pixels.
class Texture {
public:
    /// What is beyond the border: its outermost pixels again, or the picture from its other side.
    enum class Beyond { border, again };

    Texture() = default;
    /// Of 8 bits with the channels BGR or BGRA (not multiplied with alpha).
    Texture(const cv::Mat& picture, double pixels_per_mm, Beyond beyond = Beyond::border);

    struct Level {
        cv::Mat pixels{};  ///< BGRA
        float per_mm = 1;
    };
    const std::vector<Level>& levels() const { return levels_; }
    bool is_empty() const { return levels_.empty(); }
    MatSize size_mm() const { return size_mm_; }
    Beyond beyond() const { return beyond_; }
    bool has_holes() const { return has_holes_; }

    /// The level to look at four times when a sample is this wide: its pixels are at most half as wide.
    const Level& level_for(double sample_mm) const;

private:
    std::vector<Level> levels_{};
    MatSize size_mm_{};
    Beyond beyond_ = Beyond::border;
    bool has_holes_ = false;
};

/// A picture made smaller by a whole number, each pixel the mean light of those it covers.
cv::Mat shrunk(const cv::Mat& picture, int times);

}  // namespace cardinal::studio
