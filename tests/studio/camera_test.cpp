// Where points of the table are in a picture, held against formulas worked out by hand and against OpenCV's own camera.
#include "samples/studio/camera.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numbers>
#include <opencv2/calib3d.hpp>

namespace cardinal::studio {
namespace {

Camera slanted()
{
    return {.width = 1920,
            .height = 1080,
            .focal_px = 1500,
            .off_centre_px = {3, -7},
            .lens = {.k1 = -0.12, .k2 = 0.03, .p1 = 0.001, .p2 = -0.002},
            .looks_at = {450, 300},
            .distance_mm = 950,
            .tilt_deg = 38,
            .turn_deg = 25,
            .roll_deg = -4};
}

TEST(StudioCamera, LooksStraightDownToScale)
{
    const View view({.width = 1920, .height = 1080, .focal_px = 1500, .looks_at = {450, 300}, .distance_mm = 1000});
    const Point at = view.pixel_of({550, 340});
    EXPECT_NEAR(at.x, 959.5 + 150, 1e-9);
    EXPECT_NEAR(at.y, 539.5 + 60, 1e-9);
    EXPECT_NEAR(view.pixel_of({550, 340}, 250).x, 959.5 + 200, 1e-9) << "what is raised is nearer";
    EXPECT_NEAR(view.pixels_per_mm({100, 100}), 1.5, 1e-9);
}

TEST(StudioCamera, SlantsTowardsWhereItStands)
{
    constexpr double distance = 1000, off = 200, tilt = 30 * std::numbers::pi / 180;
    const View view({.focal_px = 1500, .looks_at = {450, 300}, .distance_mm = distance, .tilt_deg = 30});
    // Nearer to A, whose side the camera is on.
    EXPECT_NEAR(view.pixel_of({450, 300 + off}).y - 539.5,
                1500 * off * std::cos(tilt) / (distance - off * std::sin(tilt)), 1e-9);
    const View opposite(
        {.focal_px = 1500, .looks_at = {450, 300}, .distance_mm = distance, .tilt_deg = 30, .turn_deg = 180});
    EXPECT_NEAR(opposite.pixel_of({450, 300 - off}).y, view.pixel_of({450, 300 + off}).y, 1e-9);
}

TEST(StudioCamera, BendsAsOpenCvDoes)
{
    const Camera camera = slanted();
    const double tilt = camera.tilt_deg * std::numbers::pi / 180, turn = camera.turn_deg * std::numbers::pi / 180,
                 roll = camera.roll_deg * std::numbers::pi / 180;
    // From the table to the camera: turned back, slanted back, rolled back.
    const cv::Matx33d unturned(std::cos(turn), std::sin(turn), 0, -std::sin(turn), std::cos(turn), 0, 0, 0, 1);
    const cv::Matx33d untilted(1, 0, 0, 0, std::cos(tilt), std::sin(tilt), 0, -std::sin(tilt), std::cos(tilt));
    const cv::Matx33d unrolled(std::cos(roll), std::sin(roll), 0, -std::sin(roll), std::cos(roll), 0, 0, 0, 1);
    const cv::Matx33d turned = unrolled * untilted * unturned;
    const cv::Vec3d shift = cv::Vec3d(0, 0, camera.distance_mm) - turned * cv::Vec3d(450, 300, 0);
    cv::Vec3d rotation;
    cv::Rodrigues(turned, rotation);
    const cv::Matx33d inner(1500, 0, 959.5 + 3, 0, 1500, 539.5 - 7, 0, 0, 1);
    const std::vector<cv::Point3d> points{{450, 300, 0}, {0, 0, 0}, {900, 600, 0}, {200, 500, -40}};
    std::vector<cv::Point2d> seen;
    cv::projectPoints(points, rotation, shift, inner, cv::Vec4d(-0.12, 0.03, 0.001, -0.002), seen);
    const View view(camera);
    for (std::size_t at = 0; at < points.size(); ++at) {
        const Point mine = view.pixel_of({points[at].x, points[at].y}, -points[at].z);
        EXPECT_NEAR(mine.x, seen[at].x, 1e-6) << at;
        EXPECT_NEAR(mine.y, seen[at].y, 1e-6) << at;
    }
}

TEST(StudioCamera, FindsBackFromThePictureToTheTable)
{
    const View view(slanted());
    for (const Point place : {Point{450, 300}, Point{20, 10}, Point{880, 40}, Point{30, 590}}) {
        const Point back = view.table_of(view.pixel_of(place, 12), 12);
        EXPECT_NEAR(back.x, place.x, 1e-6);
        EXPECT_NEAR(back.y, place.y, 1e-6);
    }
}

TEST(StudioCamera, KnowsEverySamplesDirectionClosely)
{
    const View view(slanted());
    const Directions directions(view, 2);
    std::vector<float> x, y;
    double worst = 0;
    for (int row = 0; row < 2160; row += 77) {
        directions.row(row, x, y);
        for (int column = 0; column < 3840; column += 61) {
            const Point exact = view.direction_of({(column + 0.5) / 2 - 0.5, (row + 0.5) / 2 - 0.5});
            const auto at = static_cast<std::size_t>(column);
            worst =
                std::max(worst, std::hypot(static_cast<double>(x[at]) - exact.x, static_cast<double>(y[at]) - exact.y));
        }
    }
    EXPECT_LT(worst * 1500, 0.003) << "pixels";
}

TEST(StudioCamera, IsFittedToATable)
{
    const Rect table{0, 0, 900, 600};
    Camera camera = fitted(slanted(), table);
    const View view(camera);
    for (const Point corner : {Point{0, 0}, Point{900, 0}, Point{900, 600}, Point{0, 600}}) {
        const Point at = view.pixel_of(corner);
        EXPECT_GE(at.x, 0);
        EXPECT_GE(at.y, 0);
        EXPECT_LE(at.x, 1919);
        EXPECT_LE(at.y, 1079);
    }
    camera.distance_mm *= 0.93;
    const View nearer(camera);
    const bool is_cut = nearer.pixel_of({0, 600}).x < 0 || nearer.pixel_of({900, 600}).x > 1919 ||
                        nearer.pixel_of({0, 600}).y > 1079 || nearer.pixel_of({0, 0}).y < 0 ||
                        nearer.pixel_of({900, 0}).y < 0 || nearer.pixel_of({900, 600}).y > 1079;
    EXPECT_TRUE(is_cut) << "no farther away than need be";
}

}  // namespace
}  // namespace cardinal::studio
