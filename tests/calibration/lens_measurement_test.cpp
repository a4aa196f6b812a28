// Lenses that are known to the last digit, measured from rendered pictures of the printed board.
#include "calibration/lens_measurement.h"

#include "engine/core/calibration_board.h"
#include "tests/calibration/stage.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace cardinal::calibration {
namespace {

using testing::HasSubstr;

BoardView view_of(const Hold& hold, const BoardShot& shot = {})
{
    const auto view = find_board(gray_of(shot_of_board(hold, shot)), printed_board());
    return view.value_or(BoardView{});
}

std::vector<BoardView> views_of(const std::vector<Hold>& holds, const BoardShot& shot = {})
{
    std::vector<BoardView> views(holds.size());
    std::ranges::transform(holds, views.begin(), [&](const Hold& hold) { return view_of(hold, shot); });
    return views;
}

/// Rendering them takes longest, so all tests look at the same.
const std::vector<BoardView>& thorough_views()
{
    static const std::vector<BoardView> views = [] {
        std::vector<BoardView> made;
        for (const cv::Mat& frame : thorough_frames())
            made.push_back(find_board(frame, printed_board()).value_or(BoardView{}));
        return made;
    }();
    return views;
}

TEST(PrintedBoard, HasEachInnerCornerWhereItIs)
{
    const Hold hold{.tilt_deg = 25, .turn_deg = 60, .roll_deg = 30};
    const studio::Picture picture = shot_of_board(hold, {});
    const auto view = find_board(gray_of(picture), printed_board());
    ASSERT_TRUE(view);
    EXPECT_EQ(view->px.size(), 48U);
    const studio::View truth(picture.truth.camera);
    const studio::Point middle = picture.truth.things[0].centre;
    double sum = 0;
    for (std::size_t at = 0; at < view->px.size(); ++at) {
        const studio::Point there = truth.pixel_of({middle.x + view->mm[at].x - calibration_board::size().width / 2,
                                                    middle.y + view->mm[at].y - calibration_board::size().height / 2});
        sum += std::pow(view->px[at].x - there.x, 2) + std::pow(view->px[at].y - there.y, 2);
    }
    EXPECT_LT(std::sqrt(sum / 48), 0.08) << "px";
}

TEST(PrintedBoard, IsKnownByAPartOfIt)
{
    const BoardView view = view_of({.aside_px = {285, 190}});
    EXPECT_GT(view.px.size(), 10U);
    EXPECT_LT(view.px.size(), 40U);
}

TEST(PrintedBoard, IsSeenInNoOtherPicture)
{
    EXPECT_FALSE(find_board(cv::Mat(480, 640, CV_8U, cv::Scalar(128)), printed_board()));
    cv::Mat noise(480, 640, CV_8U);
    cv::randu(noise, 0, 255);
    EXPECT_FALSE(find_board(noise, printed_board()));
}

TEST(PrintedBoard, ShowsHowBlurredThePictureIs)
{
    for (const double blur : {0.4, 0.8, 1.2}) {
        const BoardView view = view_of({.tilt_deg = 10}, {.blur_px = blur});
        const double with_the_pixel = std::hypot(blur, 0.289);
        EXPECT_NEAR(view.blur_px, with_the_pixel, 0.1 * with_the_pixel);
    }
}

TEST(LensMeasurement, FindsTheLensOfAThoroughWalk)
{
    const auto made = measure_lens(thorough_views());
    ASSERT_TRUE(made) << made.error().sentence;
    const BoardShot truth;
    EXPECT_NEAR(made->lens.focal_px, truth.focal_px, 0.004 * truth.focal_px);
    EXPECT_NEAR(made->lens.focal_px, truth.focal_px, 4 * made->spread.focal_px);
    EXPECT_LT(farthest_apart_px(made->lens, truth), 1.0) << "px, anywhere in the picture";
    EXPECT_LT(made->lens.error_px, 0.15);
    EXPECT_TRUE(made->lens.is_measured);
    EXPECT_THAT(made->why, HasSubstr("Measured: the focal length"));
}

TEST(LensMeasurement, TakesNoMoreOfTheLensThanItHas)
{
    const auto straight = measure_lens(views_of(thorough_walk(), {.off_centre_px = {}, .lens = {}}));
    ASSERT_TRUE(straight) << straight.error().sentence;
    EXPECT_LE(straight->model, LensModel::middle) << straight->why;
    const auto few = measure_lens(std::span(thorough_views()).first(4));
    ASSERT_TRUE(few) << few.error().sentence;
    EXPECT_LE(few->model, LensModel::middle) << few->why;
}

TEST(LensMeasurement, LeavesOutWhatContradicts)
{
    std::vector<BoardView> views = thorough_views();
    for (std::size_t at = 0; at < views[2].px.size(); ++at)  // a board that was bent
        views[2].px[at].x += 0.0006F * (views[2].mm[at].x - 117) * (views[2].mm[at].x - 117);
    views[4].px[7] += cv::Point2f(6, -3);
    views[5].px[11] += cv::Point2f(-2, 5);
    const auto made = measure_lens(views);
    ASSERT_TRUE(made) << made.error().sentence;
    EXPECT_EQ(made->view_errors_px[2], -1) << "the whole view";
    EXPECT_GE(made->points_left_out, 50);
    EXPECT_LT(made->points_left_out, 80);
    EXPECT_NEAR(made->lens.focal_px, 600, 4);
}

TEST(LensMeasurement, SaysWhatIsMissing)
{
    const auto said = [](const std::vector<BoardView>& views) {
        const auto made = measure_lens(views);
        return made ? std::string() : made.error().sentence;
    };
    EXPECT_THAT(said({}), HasSubstr("At least three pictures"));
    EXPECT_THAT(said({thorough_views()[0], thorough_views()[1]}), HasSubstr("there are 2"));
    std::vector<BoardView> mixed(thorough_views().begin(), thorough_views().begin() + 3);
    mixed[1].picture = {640, 480};
    EXPECT_THAT(said(mixed), HasSubstr("one size"));
    EXPECT_THAT(said(views_of({{}, {.roll_deg = 40}, {.aside_px = {60, 30}}, {.distance_mm = 500}})),
                HasSubstr("slanted"));
}

TEST(Lens, StraightensWhatItBent)
{
    const Lens wide{.picture = {1920, 1080},
                    .focal_px = 900,
                    .middle = {950, 545},
                    .bending = {-0.28, 0.07, 0.001, -0.0008, 0.002}};
    for (const cv::Point2d pixel : {cv::Point2d(0, 0), {1919, 0}, {1919, 1079}, {0, 1079}, {960, 0}, {950, 545}}) {
        const cv::Point2d straight = straightened(wide, pixel);
        EXPECT_LT(cv::norm(bent(wide, straight) - pixel), 1e-6);
    }
}

}  // namespace
}  // namespace cardinal::calibration
