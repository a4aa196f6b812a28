#pragma once

#include "calibration/lens_walk.h"
#include "companion/profiles/profiles.h"

#include <nlohmann/json_fwd.hpp>
#include <opencv2/core/mat.hpp>
#include <string>

/// How a walk with the board, and the lens that came of it, are told.
namespace cardinal::cli {

/// A frame of a source: `walk/03.png`, or `film.mkv at 2.4 s`.
std::string line_of(const std::string& frame, const calibration::WalkStep& step);
nlohmann::ordered_json json_of(const std::string& frame, const calibration::WalkStep& step);

/// The lens in some lines: what was measured, how well, and why so much and no more.
std::string told(const profiles::LensProfile& profile);
nlohmann::ordered_json json_of(const profiles::LensProfile& profile);

/// How many degrees the picture is wide, through this lens.
double view_across_deg(const calibration::Lens& lens);
/// How far the lens moves what a straight one would show in the picture's corners, the greatest of them: outwards above
/// 0, inwards below.
double bending_at_corners_px(const calibration::Lens& lens);

/// Where corners of the board were, and which of the nine parts of the picture lack them.
cv::Mat drawn_walk(const calibration::LensWalk& walk);

}  // namespace cardinal::cli
