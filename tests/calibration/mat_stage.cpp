#include "tests/calibration/mat_stage.h"

#include "engine/core/markers.h"
#include "samples/studio/profile.h"

#include <opencv2/imgproc.hpp>
#include <string>

namespace cardinal::calibration {
namespace {

/// A marker with its light ring, a cell of six pixels.
studio::Print marker_print(MarkerId marker, double cell_mm)
{
    constexpr int per_cell = 6;
    const MarkerPattern pattern = marker_pattern(marker);
    cv::Mat drawing((marker_cells + 2) * per_cell, (marker_cells + 2) * per_cell, CV_8UC3, cv::Scalar::all(235));
    for (int row = 0; row < marker_cells; ++row)
        for (int column = 0; column < marker_cells; ++column)
            if (pattern.dark[as_index(row)][as_index(column)])
                cv::rectangle(drawing, {(column + 1) * per_cell, (row + 1) * per_cell, per_cell, per_cell},
                              cv::Scalar::all(20), cv::FILLED);
    studio::Print print{.what = studio::What::part, .thickness_mm = 0};
    print.texture = studio::Texture(drawing, per_cell / cell_mm);
    return print;
}

}  // namespace

MatShown shown(const MatShot& shot)
{
    studio::Random random(shot.seed);
    studio::Stock stock;
    studio::Scene scene{.seed = random.bits()};
    scene.camera = {
        .width = 1280, .height = 720, .focal_px = shot.focal_px, .lens = {.k1 = shot.k1}, .turn_deg = shot.turn_deg};
    scene.ground = {.surface = studio::Surface::cloth, .seed = random.bits()};
    bool is_first = true;
    for (const int corner : shot.corners) {
        const Rect area = mat_corner(shown_mat, corner);
        const double cell_mm = shot.are_loose ? loose_cell_mm : mat_cell_mm;
        const auto marker = static_cast<MarkerId>((shot.are_loose ? first_loose_corner : first_mat_corner) + corner);
        const std::string name = std::to_string(marker);
        stock[name] = marker_print(marker, cell_mm);
        const bool is_right = corner == 1 || corner == 2, is_lower = corner >= 2;
        const double half = loose_paper_mm / 2;
        studio::Point centre = {area.x + area.width / 2, area.y + area.height / 2};
        if (shot.are_loose)
            centre = {is_right ? shown_mat.width - half : half, is_lower ? shown_mat.height - half : half};
        if (std::exchange(is_first, false))
            centre = {centre.x + shot.moved.x, centre.y + shot.moved.y};
        scene.things.push_back({.print = name, .centre = centre});
    }
    studio::take_conditions(scene, studio::Profile::real, random);
    scene.camera.tilt_deg = shot.tilt_deg;
    scene.camera = studio::fitted(scene.camera, whole(shown_mat));
    MatShown made{.camera = scene.camera};
    cv::cvtColor(studio::render(scene, stock).pixels, made.gray, cv::COLOR_BGR2GRAY);
    return made;
}

}  // namespace cardinal::calibration
