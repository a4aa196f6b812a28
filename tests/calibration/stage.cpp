#include "tests/calibration/stage.h"

#include "engine/core/calibration_board.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace cardinal::calibration {
namespace {

namespace board = calibration_board;
constexpr double per_mm = 5;

void fill(cv::Mat& sheet, const Rect& mm, const cv::Scalar& ink)
{
    const auto px = [](double place) { return static_cast<int>(std::lround(place * per_mm)); };
    cv::rectangle(sheet, {px(mm.x), px(mm.y), px(mm.right()) - px(mm.x), px(mm.bottom()) - px(mm.y)}, ink, cv::FILLED);
}

}  // namespace

studio::Print drawn_board(double printed_scale)
{
    const double margin = paper_margin_mm;
    cv::Mat sheet(static_cast<int>((board::size().height + 2 * margin) * per_mm),
                  static_cast<int>((board::size().width + 2 * margin) * per_mm), CV_8UC3, cv::Scalar(235, 235, 235));
    const cv::Scalar ink(18, 18, 18);
    for (int row = 0; row < board::rows; ++row)
        for (int column = 0; column < board::columns; ++column) {
            const double x = margin + column * board::square_mm, y = margin + row * board::square_mm;
            if (board::is_dark(row, column)) {
                fill(sheet, {x, y, board::square_mm, board::square_mm}, ink);
                continue;
            }
            const double inset = (board::square_mm - board::marker_mm) / 2;
            const MarkerPattern pattern = marker_pattern(board::marker_at(row, column));
            for (std::size_t down = 0; down < pattern.dark.size(); ++down)
                for (std::size_t right = 0; right < pattern.dark.size(); ++right)
                    if (pattern.dark[down][right])
                        fill(sheet,
                             {x + inset + static_cast<double>(right) * board::cell_mm,
                              y + inset + static_cast<double>(down) * board::cell_mm, board::cell_mm, board::cell_mm},
                             ink);
        }
    studio::Print print{.what = studio::What::foreign};
    print.texture = studio::Texture(sheet, per_mm / printed_scale);
    return print;
}

studio::Picture shot_of_board(const Hold& hold, const BoardShot& shot)
{
    static const studio::Stock stock{{"board", drawn_board()}};
    return shot_of_board(hold, shot, stock);
}

studio::Picture shot_of_board(const Hold& hold, const BoardShot& shot, const studio::Stock& stock)
{
    studio::Scene scene{.seed = shot.seed};
    scene.camera = {.width = shot.picture.width,
                    .height = shot.picture.height,
                    .focal_px = shot.focal_px,
                    .off_centre_px = shot.off_centre_px,
                    .lens = shot.lens,
                    .looks_at = {0, 0},
                    .distance_mm = hold.distance_mm,
                    .tilt_deg = hold.tilt_deg,
                    .turn_deg = hold.turn_deg,
                    .roll_deg = hold.roll_deg};
    const studio::Point middle{(shot.picture.width - 1) / 2.0 + hold.aside_px.x,
                               (shot.picture.height - 1) / 2.0 + hold.aside_px.y};
    scene.things = {{.print = "board", .centre = studio::View(scene.camera).table_of(middle)}};
    scene.ground.surface = studio::Surface::wood;
    scene.optics.blur_px = shot.blur_px;
    scene.sensor.noise = shot.noise;
    return studio::render(scene, stock);
}

cv::Mat gray_of(const studio::Picture& picture)
{
    cv::Mat gray;
    cv::cvtColor(picture.pixels, gray, cv::COLOR_BGR2GRAY);
    return gray;
}

std::vector<Hold> thorough_walk()
{
    return {{.tilt_deg = 2},
            {.tilt_deg = 25, .turn_deg = 0, .aside_px = {-142, -105}},
            {.tilt_deg = 25, .turn_deg = 90, .aside_px = {142, -105}},
            {.tilt_deg = 25, .turn_deg = 180, .aside_px = {142, 105}},
            {.tilt_deg = 25, .turn_deg = 270, .aside_px = {-142, 105}},
            {.tilt_deg = 35, .turn_deg = 45, .roll_deg = 20},
            {.tilt_deg = 35, .turn_deg = 200, .roll_deg = -25, .aside_px = {0, -75}},
            {.tilt_deg = 10, .turn_deg = 120, .roll_deg = 90, .aside_px = {90, 45}, .distance_mm = 520},
            {.tilt_deg = 30, .turn_deg = 300, .roll_deg = 10, .aside_px = {-75, 60}, .distance_mm = 380},
            {.tilt_deg = 18, .turn_deg = 20, .roll_deg = 180, .aside_px = {45, -67}, .distance_mm = 350}};
}

const std::vector<cv::Mat>& thorough_frames()
{
    static const std::vector<cv::Mat> frames = [] {
        std::vector<cv::Mat> made;
        for (const Hold& hold : thorough_walk())
            made.push_back(gray_of(shot_of_board(hold, {})));
        return made;
    }();
    return frames;
}

double farthest_apart_px(const Lens& measured, const BoardShot& shot)
{
    const studio::View truth({.width = shot.picture.width,
                              .height = shot.picture.height,
                              .focal_px = shot.focal_px,
                              .off_centre_px = shot.off_centre_px,
                              .lens = shot.lens});
    double most = 0;
    for (int row = 0; row <= 8; ++row)
        for (int column = 0; column <= 8; ++column) {
            const cv::Point2d pixel(column * (shot.picture.width - 1) / 8.0, row * (shot.picture.height - 1) / 8.0);
            const studio::Point direction = truth.direction_of({pixel.x, pixel.y});
            const cv::Point2d shown =
                bent(measured, measured.middle + measured.focal_px * cv::Point2d(direction.x, direction.y));
            most = std::max(most, cv::norm(shown - pixel));
        }
    return most;
}

}  // namespace cardinal::calibration
