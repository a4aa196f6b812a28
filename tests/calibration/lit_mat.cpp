#include "tests/calibration/lit_mat.h"

#include <opencv2/imgproc.hpp>
#include <string>

namespace cardinal::calibration {
namespace {

constexpr int cell_px = 32, ringed_cells = marker_cells + 2;

/// A marker with its white ring, as printing makes it: ink is not black and paper not white.
studio::Print drawn_marker(MarkerId marker, double printed)
{
    cv::Mat sheet(ringed_cells * cell_px, ringed_cells * cell_px, CV_8UC3, cv::Scalar::all(238));
    const MarkerPattern pattern = marker_pattern(marker);
    for (int row = 0; row < marker_cells; ++row)
        for (int column = 0; column < marker_cells; ++column)
            if (pattern.dark[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)])
                cv::rectangle(sheet, {(column + 1) * cell_px, (row + 1) * cell_px, cell_px, cell_px},
                              cv::Scalar::all(52), cv::FILLED);
    studio::Print print{.what = studio::What::foreign, .thickness_mm = 0};
    print.texture = studio::Texture(sheet, cell_px / mat_cell_mm / printed);
    return print;
}

studio::Print drawn_mat()
{
    studio::Print print{.what = studio::What::part, .thickness_mm = 0};
    print.texture = studio::Texture(cv::Mat(1200, 1800, CV_8UC3, cv::Scalar(61, 46, 38)), 2);
    return print;
}

Rect dark_square(int corner)
{
    const Rect ringed = mat_corner(stage_mat, corner);
    return {ringed.x + mat_cell_mm, ringed.y + mat_cell_mm, marker_cells * mat_cell_mm, marker_cells * mat_cell_mm};
}

cv::Point2d pixel(const studio::View& view, const cv::Point2d& mm)
{
    const studio::Point at = view.pixel_of({mm.x, mm.y});
    return {at.x, at.y};
}

TablePose pose_of(const studio::Camera& camera)
{
    TablePose pose{.mat = stage_mat};
    pose.lens = {.picture = {camera.width, camera.height},
                 .focal_px = camera.focal_px,
                 .middle = {(camera.width - 1) / 2.0 + camera.off_centre_px.x,
                            (camera.height - 1) / 2.0 + camera.off_centre_px.y},
                 .bending = {camera.lens.k1, camera.lens.k2, camera.lens.p1, camera.lens.p2, 0},
                 .is_measured = true};
    studio::Camera straight = camera;
    straight.lens = {};
    const studio::View view(straight);
    const Quad mat = rectangle(stage_mat.width, stage_mat.height);
    Quad shown;
    for (std::size_t corner = 0; corner < 4; ++corner)
        shown[corner] = pixel(view, mat[corner]);
    pose.straight_from_mm = between(mat, shown);
    return pose;
}

}  // namespace

ShownMat shown_mat(const MatShot& shot)
{
    studio::Stock stock = shot.more;
    stock["mat"] = drawn_mat();
    studio::Scene scene{.seed = shot.seed};
    scene.camera = {.width = shot.picture.width,
                    .height = shot.picture.height,
                    .focal_px = studio::focal_for(shot.picture.width, shot.view_deg),
                    .lens = shot.lens,
                    .tilt_deg = shot.tilt_deg,
                    .turn_deg = shot.turn_deg};
    scene.camera = studio::fitted(scene.camera, whole(stage_mat), shot.rest);
    scene.ground.mat = "mat";
    scene.light = shot.light;
    scene.optics = shot.optics;
    scene.sensor = shot.sensor;
    ShownMat shown;
    for (int corner = 0; corner < corners; ++corner) {
        const std::string name = "marker " + std::to_string(corner);
        stock[name] = drawn_marker(static_cast<MarkerId>(corner), shot.printed);
        const Rect square = dark_square(corner);
        scene.things.push_back({.print = name, .centre = {square.x + square.width / 2, square.y + square.height / 2}});
    }
    scene.things.insert(scene.things.end(), shot.things.begin(), shot.things.end());
    shown.picture = studio::render(scene, stock).pixels;
    cv::cvtColor(shown.picture, shown.gray, cv::COLOR_BGR2GRAY);
    shown.camera = scene.camera;
    shown.pose = pose_of(scene.camera);
    const studio::View view(scene.camera);
    for (int corner = 0; corner < corners; ++corner) {
        const Rect square = dark_square(corner);
        Reference reference{.mm = rectangle(square.width, square.height), .cells = marker_cells};
        for (std::size_t at = 0; at < 4; ++at) {
            const cv::Point2d nominal = reference.mm[at] + cv::Point2d(square.x, square.y);
            const cv::Point2d middle(square.x + square.width / 2, square.y + square.height / 2);
            reference.mm[at] = nominal;
            reference.px[at] = pixel(view, middle + shot.printed * (nominal - middle));
        }
        shown.markers.push_back(reference);
    }
    return shown;
}

}  // namespace cardinal::calibration
