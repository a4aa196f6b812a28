// What the meter says of tables whose light, lens and noise are known.
#include "calibration/readability.h"

#include "calibration/print_scale.h"
#include "tests/calibration/lit_mat.h"

#include <cmath>
#include <gtest/gtest.h>

namespace cardinal::calibration {
namespace {

LightOnTable light_of(const ShownMat& shown)
{
    std::vector<Patch> patches;
    for (const Reference& reference : shown.markers)
        if (const auto patch = patch_of(shown.gray, shown.pose, reference))
            patches.push_back(*patch);
    EXPECT_EQ(patches.size(), 4U);
    return {patches, stage_mat};
}

double true_blur(const studio::Optics& optics)
{
    const double pixel = 1.0 / 12;
    return std::sqrt(optics.blur_px * optics.blur_px + optics.defocus_px * optics.defocus_px / 4 +
                     optics.motion_px * optics.motion_px / 24 + pixel);
}

struct Blurs : testing::TestWithParam<studio::Optics> {};
TEST_P(Blurs, AreMeasured)
{
    const LightOnTable light = light_of(shown_mat({.picture = {1280, 720}, .optics = GetParam()}));
    const double truth = true_blur(GetParam());
    EXPECT_NEAR(light.blur_at({450, 300}), truth, 0.2 * truth);
}
INSTANTIATE_TEST_SUITE_P(OfManyKinds, Blurs,
                         testing::Values(studio::Optics{.blur_px = 0.35}, studio::Optics{.blur_px = 1.0},
                                         studio::Optics{.blur_px = 0.5, .defocus_px = 1.4},
                                         studio::Optics{.blur_px = 0.5, .motion_px = 2.5, .motion_deg = 0}));

TEST(Patches, TellMotionFromBlur)
{
    const auto ratio = [](const studio::Optics& optics) {
        const ShownMat shown = shown_mat({.optics = optics});
        const Patch patch = patch_of(shown.gray, shown.pose, shown.markers[2]).value_or(Patch{});
        return patch.blur_across_px / patch.blur_along_px;
    };
    EXPECT_GT(ratio({.blur_px = 0.5, .motion_px = 3, .motion_deg = 0}), 1.3);
    EXPECT_NEAR(ratio({.blur_px = 0.8}), 1, 0.15);
}

TEST(AreasOfTheTable, HaveTheScaleOfTheCamera)
{
    const ShownMat shown = shown_mat({.tilt_deg = 35, .turn_deg = 20, .lens = {-0.1, 0.02, 0, 0}});
    const LightOnTable light = light_of(shown);
    for (const Rect area : {Rect{0, 0, 120, 94}, Rect{400, 250, 100, 100}, Rect{780, 500, 120, 100}}) {
        const AreaView view = view_of(shown.gray, shown.pose, light, area);
        const double truth = shown.view().pixels_per_mm({area.x + area.width / 2, area.y + area.height / 2});
        EXPECT_NEAR(view.px_per_mm, truth, 0.02 * truth);
        EXPECT_NEAR(view.in_view, 1, 0.02);
        EXPECT_LE(view.least_px_per_mm, view.px_per_mm);
        EXPECT_EQ(view.glare, 0);
    }
}

TEST(AreasOfTheTable, HaveTheLightThatFallsThere)
{
    const ShownMat shown = shown_mat({.tilt_deg = 0, .light = {.level = 0.9, .gradient = 0.5, .shadow = 0}});
    const LightOnTable light = light_of(shown);
    const auto at = [&](double x) { return view_of(shown.gray, shown.pose, light, {x, 250, 80, 80}); };
    const auto truth = [&](double x) {
        const double px = shown.view().pixel_of({x, 290}).x + 0.5;
        return 0.9 * (1 - 0.5 * px / shown.camera.width);
    };
    EXPECT_NEAR(at(800).white / at(20).white, truth(840) / truth(60), 0.05);
    EXPECT_NEAR(at(800).shade, 1 - truth(840) / truth(0), 0.05);
    EXPECT_LT(at(20).shade, 0.1);
}

TEST(AreasOfTheTable, HaveTheNoiseOfTheSensor)
{
    for (const double noise : {0.01, 0.04}) {
        const ShownMat shown = shown_mat({.sensor = {.noise = noise, .dark_noise = 0.2}});
        const LightOnTable light = light_of(shown);
        const double white = light.white_at({450, 300});
        // Three colours of one deviation, each counted by its share of gray.
        const double truth = std::sqrt(noise * noise * (0.04 + 0.96 * white)) * 0.668 / white;
        EXPECT_NEAR(light.noise_at({450, 300}), truth, 0.25 * truth + 0.002);
    }
}

TEST(AreasOfTheTable, HaveTheLampThatIsMirroredThere)
{
    studio::Print sheet{.what = studio::What::foreign, .thickness_mm = 0};
    sheet.texture = studio::Texture(cv::Mat(704, 504, CV_8UC3, cv::Scalar::all(238)), 8);
    MatShot shot{.things = {{.print = "sheet",
                             .centre = {300, 300},
                             .glare = studio::Glare{.strength = 0.8, .length_mm = 50, .width_mm = 25}},
                            {.print = "sheet", .centre = {600, 300}}},
                 .more = {{"sheet", sheet}}};
    shot.light.level = 0.6;
    const ShownMat shown = shown_mat(shot);
    const LightOnTable light = light_of(shown);
    EXPECT_GT(view_of(shown.gray, shown.pose, light, {260, 250, 80, 100}).glare, 0.03);
    EXPECT_LT(view_of(shown.gray, shown.pose, light, {560, 250, 80, 100}).glare, 0.002) << "paper is no glare";
}

TEST(Standpoints, AreWhereTheCameraIs)
{
    const ShownMat shown = shown_mat({.tilt_deg = 30, .turn_deg = 40, .lens = {-0.1, 0, 0, 0}});
    const Standpoint stand = standpoint_of(shown.pose);
    const auto eye = shown.view().eye();
    EXPECT_NEAR(stand.mm.x, eye[0], 1);
    EXPECT_NEAR(stand.mm.y, eye[1], 1);
    EXPECT_NEAR(stand.mm.z, std::abs(eye[2]), 1);
    EXPECT_NEAR(stand.slant_deg, 30, 0.1);
    EXPECT_NEAR(stand.distance_mm, shown.camera.distance_mm, 1);
    EXPECT_GT(room_for_zoom(shown.pose), 1);
    EXPECT_LT(room_for_zoom(shown.pose), 1.1) << "the camera was put where the mat just fits";
}

struct Scales : testing::TestWithParam<double> {};
TEST_P(Scales, OfMarkersAreMeasured)
{
    const ShownMat shown = shown_mat({.picture = {1280, 720}, .lens = {-0.05, 0, 0, 0}, .printed = GetParam()});
    const LightOnTable light = light_of(shown);
    const auto scale = scale_of_markers(light.patches(), marker_cells * mat_cell_mm);
    ASSERT_TRUE(scale);
    EXPECT_NEAR(scale->share, GetParam(), 0.006);
    EXPECT_EQ(is_off(*scale), GetParam() != 1);
}
INSTANTIATE_TEST_SUITE_P(Printed, Scales, testing::Values(0.97, 1.0, 1.04));

}  // namespace
}  // namespace cardinal::calibration
