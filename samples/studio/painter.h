#pragma once

#include "samples/studio/layer.h"

#include <cstdint>
#include <vector>

/// Layers as a camera without flaws sees them: light for every sample, the mean of all that the sample covers.
namespace cardinal::studio {

/// Some rows of samples, with what is seen in each.
struct Strip {
    int first_row = 0, rows = 0, width = 0;  ///< in samples
    int pad = 0;                             ///< columns beside the picture, left and right
    std::vector<float> light{};              ///< blue, green, red
    std::vector<std::uint16_t> seen{};       ///< 0: nothing that counts; see mark_of

    std::size_t stride() const { return static_cast<std::size_t>(width + 2 * pad) * 3; }
    float* row(int index) { return &light[static_cast<std::size_t>(index) * stride()]; }
    float* picture_row(int index) { return row(index) + static_cast<std::size_t>(pad) * 3; }
    std::uint16_t* seen_row(int index)
    {
        return &seen[static_cast<std::size_t>(index) * static_cast<std::size_t>(width)];
    }
};
constexpr std::uint16_t mark_of(int thing, bool on_code)
{
    return static_cast<std::uint16_t>(2 * thing + 1 + (on_code ? 1 : 0));
}
/// A 16-bit mark tells apart as many things, with their codes.
inline constexpr std::size_t most_things = 32000;

/// How many samples of each thing were painted, whatever was painted over them later.
struct Painted {
    std::vector<std::int64_t> whole{}, code{};  ///< by thing
};

/// The samples that a layer may touch.
struct Extent {
    int left = 0, right = 0, upper = 0, lower = 0;
    bool operator==(const Extent&) const = default;
};

class Painter {
public:
    Painter(const View& view, const Directions& directions, const std::vector<Layer>& layers, int across);
    /// Paints the strip; what it painted in the rows from `from` to before `to` is counted.
    void paint(Strip& strip, int from, int to, Painted& painted) const;
    /// By layer.
    const std::vector<Extent>& extents() const { return extents_; }

private:
    const View& view_;
    const Directions& directions_;
    const std::vector<Layer>& layers_;
    int across_;
    std::vector<Extent> extents_{};  ///< of the layers
};

/// How much of a square with the side 1 lies on the inner side of a straight line: its middle is `distance` inside,
/// measured along a slope whose parts by x and y are given.
float covered(float distance, float slope_x, float slope_y);

}  // namespace cardinal::studio
