#pragma once

#include "calibration/geometry.h"
#include "engine/core/markers.h"

#include <array>

/// Markers as numbers: how light each cell is, the ring of light ones around it counted. Places are told in cells from
/// the marker's middle, so that its dark square reaches from -4 to 4.
namespace cardinal::calibration {

inline constexpr int soft_marker_side = marker_cells + 2;
inline constexpr std::size_t soft_marker_cells = std::size_t{soft_marker_side} * soft_marker_side;
using SoftMarker = std::array<float, soft_marker_cells>;

constexpr double middle_of_cell(int index) { return index - (soft_marker_side - 1) / 2.0; }

/// What is seen of a marker that lies there; `place` leads from cells to pixels.
SoftMarker look_at_marker(const cv::Mat& gray, const Homography& place);
/// In a quarter of the time, at the middles of the cells alone.
SoftMarker glance_at_marker(const cv::Mat& gray, const Homography& place);

/// How a marker should look, dark 0 and light 1. `blur` is the standard deviation of a Gaussian in cells.
SoftMarker blurred(const MarkerPattern& pattern, double blur);

/// What a blur that is round in the picture is on a marker that lies there, more where the slant is: how much of each
/// of the cells around goes into a cell, row by row.
struct CellBlur {
    static constexpr int reach = 3, side = 2 * reach + 1;
    std::array<float, std::size_t{side} * side> shares{};
};
CellBlur cell_blur(const Homography& place, double blur_px);
SoftMarker blurred(const MarkerPattern& pattern, const CellBlur& blur);
/// The same of what all markers have in common; what differs is of middle gray.
SoftMarker blurred_marker_frame(double blur);

/// What blurs are told apart, in cells.
inline constexpr std::array<double, 4> marker_blurs = {0.2, 0.35, 0.5, 0.7};
/// The one that is usual where a cell covers so many pixels.
std::size_t usual_marker_blur(double cell_px);

/// How a pattern lies best over what is seen, a slope of light not counted.
class MarkerStencil {
public:
    /// `weights` say how much each cell counts, from 0 to 1.
    MarkerStencil(const SoftMarker& pattern, const SoftMarker& weights);
    /// From -1 to 1.
    double correlation(const SoftMarker& seen) const;
    /// What has to be done to the place, in cells, so that the pattern lies better over what was seen there.
    Homography better_place(const SoftMarker& seen) const;

private:
    static constexpr int shapes = 8, terms = 4 + shapes;  // a plane of light and the pattern; the ways to move it
    std::array<SoftMarker, 3> plane_{};                   ///< orthonormal; all of these are multiplied with the weights
    SoftMarker pattern_{}, weights_{};
    std::array<SoftMarker, 1 + shapes> solution_{};  ///< times what is seen: the last of the terms
};

/// What all markers have in common, for one that nobody knows yet.
const MarkerStencil& marker_frame(std::size_t blur);
/// The whole of one marker, as it should look.
MarkerStencil whole_marker(const SoftMarker& pattern);

struct MarkerFit {
    Homography place{};
    SoftMarker seen{};
    double correlation = -1;
};
/// How far an alignment goes on.
struct Effort {
    int most_steps = 4;
    double enough = 0.02;  ///< in cells; less is no step at all
    int glances = 0;       ///< so many steps at most come before, by glances
};
/// The best place near this one.
MarkerFit align(const cv::Mat& gray, const Homography& place, const MarkerStencil& stencil, const Effort& effort);

}  // namespace cardinal::calibration
