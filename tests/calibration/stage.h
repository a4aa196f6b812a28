#pragma once

#include "calibration/geometry.h"
#include "calibration/lens.h"
#include "samples/studio/render.h"

/// Boards before cameras that are known to the last digit.
namespace cardinal::calibration {

/// The printed board with paper around it, as the studio's `board`.
studio::Print drawn_board(double printed_scale = 1);
inline constexpr double paper_margin_mm = 15;

/// A camera with this lens, whose board lies with its middle under the picture's middle, moved by so much.
struct Hold {
    double tilt_deg = 0, turn_deg = 0, roll_deg = 0;
    studio::Point aside_px{};  ///< how far from the picture's middle the board's middle is shown
    double distance_mm = 420;
};
struct BoardShot {
    cv::Size picture{720, 540};
    double focal_px = 600;
    studio::Point off_centre_px{6, -4};
    studio::Lens lens{-0.12, 0.03, 0, 0};
    double blur_px = 0.45, noise = 0.01;
    std::uint64_t seed = 1;
};
studio::Picture shot_of_board(const Hold& hold, const BoardShot& shot);
/// The same of another print of it.
studio::Picture shot_of_board(const Hold& hold, const BoardShot& shot, const studio::Stock& stock);
cv::Mat gray_of(const studio::Picture& picture);

/// A walk that leaves nothing out.
std::vector<Hold> thorough_walk();
/// Its frames under the usual shot, rendered once for all tests.
const std::vector<cv::Mat>& thorough_frames();

/// The greatest distance between where two lenses show the same directions, over the whole picture.
double farthest_apart_px(const Lens& measured, const BoardShot& shot);

}  // namespace cardinal::calibration
