#pragma once

#include "calibration/board.h"
#include "calibration/lens.h"
#include "engine/core/result.h"

#include <cstdint>
#include <span>
#include <string>

/// Which lens a camera has, from views of a board.
namespace cardinal::calibration {

/// What is measured of a lens; each of these measures everything that those before it do.
enum class LensModel : std::uint8_t {
    focal_length,
    bending,           ///< k1
    middle,            ///< where the axis meets the picture
    stronger_bending,  ///< k2
    leaning,           ///< p1, p2: glass that is not parallel to the sensor
    strongest_bending  ///< k3
};

/// Standard deviations, 0 for what was not measured.
struct LensSpread {
    double focal_px = 0;
    cv::Point2d middle{};
    std::array<double, 5> bending{};
};

struct MeasuredLens {
    Lens lens{};
    LensModel model = LensModel::focal_length;
    std::string why{};  ///< this model and no other: a sentence
    LensSpread spread{};
    double foretold_px = 0;                ///< the error in views that the lens was not measured with, in turns
    std::vector<double> view_errors_px{};  ///< of each view that was given; -1 for those that were left out
    int points = 0, points_left_out = 0;
};

/// Measures with as many parameters as help to foretell views that they were not measured with, and no more. Views and
/// corners that contradict the others are left out. Fails with a sentence for people, where views are too few, of
/// different sizes, or all alike.
Result<MeasuredLens> measure_lens(std::span<const BoardView> views);

/// How a board was held, as seen by a camera with this lens: degrees by which it was turned away from facing it.
struct Slant {
    double sideways = 0;  ///< its right side further away: above 0
    double up = 0;        ///< its upper side (in the picture) further away: above 0
};
Slant slant_of(const BoardView& view, const Lens& lens);

}  // namespace cardinal::calibration
