// The readability meter in words: what it advises for tables whose faults are known.
#include "companion/doctor/checkup.h"

#include "companion/doctor/self_check.h"
#include "companion/doctor/wording.h"
#include "tests/calibration/lit_mat.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cardinal::doctor {
namespace {

using calibration::MatShot;
using calibration::ShownMat;
using testing::HasSubstr;

Checkup examined(const MatShot& shot, bool is_lens_known = true)
{
    const ShownMat shown = shown_mat(shot);
    return examine(shown.picture,
                   {.mats = {calibration::stage_mat},
                    .lens = is_lens_known ? shown.pose.lens : calibration::usual_lens(shown.gray.size())});
}

std::string all_said(const Checkup& checkup)
{
    std::string text;
    for (const Advice& one : checkup.advice)
        text += one.what + " " + one.to_do + "\n";
    return text;
}

TEST(Doctor, IsContentWithAGoodTable)
{
    const Checkup checkup = examined({.picture = {1920, 1080}, .tilt_deg = 10});
    ASSERT_TRUE(checkup.table) << checkup.no_table;
    EXPECT_TRUE(checkup.advice.empty()) << all_said(checkup);
    EXPECT_TRUE(checkup.is_fit());
    EXPECT_EQ(checkup.grade, Grade::comfortable);
    ASSERT_EQ(checkup.zones.size(), 9U);
    EXPECT_EQ(checkup.zones[0].zone.name, "far left");
    ASSERT_TRUE(checkup.markers);
    EXPECT_NEAR(checkup.markers->share, 1, 0.006);
}

TEST(Doctor, SaysWhatMakesCodesLarger)
{
    const MatShot shot{.picture = {1280, 720}, .tilt_deg = 40};
    const Checkup checkup = examined(shot);
    ASSERT_TRUE(checkup.table) << checkup.no_table;
    EXPECT_FALSE(checkup.is_fit());
    const ShownMat shown = shown_mat(shot);
    const double truth = shown.view().pixels_per_mm({0, 0});
    EXPECT_NEAR(checkup.zones[0].px_per_module, truth, 0.02 * truth);
    ASSERT_FALSE(checkup.advice.empty());
    EXPECT_EQ(checkup.advice.front().weight, Advice::Weight::must);
    EXPECT_THAT(checkup.advice.front().what,
                HasSubstr(printed("far left, far middle, far right and 3 more: %.2f px", truth)));
    EXPECT_THAT(checkup.advice.front().to_do, HasSubstr("more upright above the table (it looks from 40° aside)"));
    EXPECT_THAT(checkup.advice.front().to_do, HasSubstr("4K (3840 × 2160)"));
    EXPECT_THAT(checkup.advice.front().to_do, testing::Not(HasSubstr("closer"))) << "the mat fills the picture";
}

TEST(Doctor, TellsHowMuchCloserTheCameraMayCome)
{
    MatShot shot{.picture = {1280, 720}, .tilt_deg = 0};
    shot.rest = 0.2;
    const Checkup checkup = examined(shot);
    ASSERT_TRUE(checkup.table) << checkup.no_table;
    ASSERT_FALSE(checkup.advice.empty());
    EXPECT_THAT(all_said(checkup), testing::ContainsRegex("Bring the camera [0-9]+ cm closer"));
}

TEST(Doctor, TellsBlurFromMotion)
{
    EXPECT_THAT(all_said(examined({.picture = {1280, 720}, .optics = {.blur_px = 1.5}})),
                testing::AllOf(testing::ContainsRegex("blurred, edges are 1\\.[4-7]"), HasSubstr("focus")));
    EXPECT_THAT(all_said(examined({.picture = {1280, 720}, .optics = {.blur_px = 0.6, .motion_px = 4}})),
                HasSubstr("blurred in one direction"));
}

TEST(Doctor, SaysHowItIsLit)
{
    EXPECT_THAT(all_said(examined({.light = {.level = 0.08, .shadow = 0}, .sensor = {.noise = 0.002}})),
                HasSubstr("too dark, white paper reaches 6 %"));
    EXPECT_THAT(all_said(examined({.light = {.level = 1.5, .shadow = 0}})), HasSubstr("too bright"));
    EXPECT_THAT(all_said(examined({.light = {.level = 0.9, .gradient = 0.8, .shadow = 0}})),
                HasSubstr("of the light of the brightest place"));
    EXPECT_THAT(all_said(examined({.sensor = {.noise = 0.09}})), HasSubstr("noisy"));
}

TEST(Doctor, NoticesWhatWasPrintedSmaller)
{
    EXPECT_THAT(all_said(examined({.picture = {1280, 720}, .printed = 0.97})), HasSubstr("printed at 97 %"));
    EXPECT_THAT(all_said(examined({.picture = {1280, 720}, .printed = 0.97}, false)),
                testing::Not(HasSubstr("printed at")))
        << "an unknown lens may be to blame";
}

TEST(Doctor, SaysWhyThereIsNoTable)
{
    const auto why = [](const cv::Mat& picture) {
        const Checkup checkup =
            examine(picture, {.mats = {calibration::stage_mat}, .lens = calibration::usual_lens(picture.size())});
        EXPECT_FALSE(checkup.table);
        EXPECT_FALSE(checkup.is_fit());
        return checkup.no_table;
    };
    EXPECT_THAT(why(cv::Mat(480, 640, CV_8UC3, cv::Scalar(90, 110, 120))), HasSubstr("cardinal print markers"));
    EXPECT_THAT(why(cv::Mat(480, 640, CV_8UC3, cv::Scalar(6, 6, 6))), HasSubstr("too dark"));
    EXPECT_THAT(why(cv::Mat(480, 640, CV_8UC3, cv::Scalar(250, 250, 250))), HasSubstr("too bright"));
    EXPECT_THAT(why(cv::Mat(1, 1, CV_8UC3, cv::Scalar(99, 99, 99))), HasSubstr("No mat is seen"));
    const ShownMat shown = calibration::shown_mat({});
    EXPECT_THAT(why(shown.picture(cv::Rect(0, 0, shown.gray.cols / 2, shown.gray.rows / 2))),
                HasSubstr("Only one corner marker"));
}

TEST(Doctor, ReadsWhatItDrewItself)
{
    const auto checked = check_eyes();
    EXPECT_TRUE(checked) << checked.error().sentence;
}

TEST(Grades, FollowModulesAndBlur)
{
    EXPECT_EQ(grade_of(1.5, 0.4), Grade::comfortable);
    EXPECT_EQ(grade_of(1.5, 0.7), Grade::readable);
    EXPECT_EQ(grade_of(1.1, 0.6), Grade::readable);
    EXPECT_EQ(grade_of(0.9, 0.6), Grade::doubtful);
    EXPECT_EQ(grade_of(2.0, 0.9), Grade::doubtful);
    EXPECT_EQ(grade_of(0.7, 0.6), Grade::unreadable);
    EXPECT_EQ(grade_of(1.5, 1.2), Grade::unreadable);
}

TEST(Wording, ListsAFew)
{
    EXPECT_EQ(listed({"a"}), "a");
    EXPECT_EQ(listed({"a", "b", "c", "d"}), "a, b, c and d");
    EXPECT_EQ(listed({"a", "b", "c", "d", "e"}), "a, b, c and 2 more");
}

}  // namespace
}  // namespace cardinal::doctor
