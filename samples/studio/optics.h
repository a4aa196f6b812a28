#pragma once

#include "samples/studio/painter.h"

#include <vector>

/// What a lens does to light on its way: a disc where it is out of focus, a line where something moved, a Gaussian for
/// the rest; then each pixel takes the mean of its samples.
namespace cardinal::studio {

class Blur {
public:
    Blur(const Optics& optics, int across);
    /// Samples that are needed around those that are asked for.
    int reach() const;
    /// The pixels of a strip, without its outermost `reach()` rows, as rows of blue, green and red. The strip is used
    /// up.
    void develop(Strip& strip, int first_pixel_row, int pixel_rows, float* out) const;

private:
    struct Tap {
        int x = 0, y = 0;
        float weight = 0;
    };
    int across_;
    std::vector<Tap> disc_{}, line_{};
    std::vector<float> bell_{};  ///< Gaussian and pixel in one, along one direction
    static std::vector<Tap> disc_of(double radius);
    static std::vector<Tap> line_of(double length, double angle_deg);
    static int reach_of(const std::vector<Tap>& taps);
    void spread(const std::vector<Tap>& taps, Strip& strip) const;
};

}  // namespace cardinal::studio
