// A walk with the board before a camera: what is kept, what is said.
#include "calibration/lens_walk.h"

#include "tests/calibration/stage.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace cardinal::calibration {
namespace {

using testing::HasSubstr;

cv::Mat frame(const Hold& hold, const BoardShot& shot = {}) { return gray_of(shot_of_board(hold, shot)); }
const Hold plain{.tilt_deg = 3};

TEST(LensWalk, EndsWithTheLensAndNothingMissing)
{
    LensWalk walk(printed_board());
    double share = 0;
    WalkStep last;
    for (const cv::Mat& frame : thorough_frames()) {
        last = walk.take(frame);
        EXPECT_EQ(last.look, WalkLook::kept) << last.sentence;
        EXPECT_GE(last.state.share_done, share) << "it never grows less";
        share = last.state.share_done;
    }
    EXPECT_TRUE(last.state.is_enough()) << last.sentence;
    EXPECT_DOUBLE_EQ(share, 1);
    EXPECT_THAT(last.sentence, HasSubstr("View 10 is kept. The lens is known to 0."));
    EXPECT_THAT(last.sentence, HasSubstr("Nothing is missing."));
    ASSERT_TRUE(walk.lens());
    EXPECT_LT(farthest_apart_px(walk.lens()->lens, {}), 1.0);
}

TEST(LensWalk, SaysWhatIsStillMissing)
{
    LensWalk walk(printed_board());
    const WalkStep first = walk.take(frame(plain));
    EXPECT_EQ(first.look, WalkLook::kept);
    EXPECT_THAT(first.sentence, HasSubstr("left or right side clearly nearer"));
    EXPECT_THAT(first.sentence, HasSubstr("upper or lower side clearly nearer"));
    EXPECT_FALSE(walk.lens());
    EXPECT_THAT(walk.objection(), HasSubstr("At least three"));
    walk.take(frame({.tilt_deg = 25, .roll_deg = 90, .aside_px = {140, -105}}));
    const WalkStep third = walk.take(frame({.tilt_deg = 25, .turn_deg = 0, .aside_px = {-140, -105}}));
    const auto& missing = third.state.missing;
    EXPECT_THAT(missing, testing::Contains(HasSubstr("the board in the lower right corner of the picture")));
    EXPECT_THAT(missing, testing::Not(testing::Contains(HasSubstr("upper left corner"))));
    EXPECT_THAT(missing, testing::Not(testing::Contains(HasSubstr("nearer")))) << "both slants were seen";
}

TEST(LensWalk, KeepsOnlyWhatAddsSomething)
{
    LensWalk walk(printed_board());
    walk.take(frame(plain));
    const WalkStep again = walk.take(frame({.tilt_deg = 4, .roll_deg = 1}));
    EXPECT_EQ(again.look, WalkLook::like_before);
    EXPECT_THAT(again.sentence, HasSubstr("adds nothing"));
    EXPECT_EQ(walk.views().size(), 1U);
}

TEST(LensWalk, SaysWhyAFrameIsOfNoUse)
{
    LensWalk walk(printed_board());
    const auto look = [&](const cv::Mat& gray, const char* says) {
        const WalkStep step = walk.take(gray);
        EXPECT_THAT(step.sentence, HasSubstr(says));
        return step.look;
    };
    const cv::Mat good = frame(plain);
    cv::Mat mirrored, soft, small;
    cv::flip(good, mirrored, 1);
    cv::GaussianBlur(good, soft, {}, 2.6);
    EXPECT_EQ(look(mirrored, "mirrored"), WalkLook::mirrored);
    EXPECT_EQ(look(soft, "Too blurred: edges are 2."), WalkLook::blurred) << "although no marker can be read";
    EXPECT_EQ(look(frame(plain, {.blur_px = 2.05}), "Too blurred: edges are 2."), WalkLook::blurred);
    EXPECT_EQ(look(frame({.distance_mm = 830}), "too small"), WalkLook::too_small);
    EXPECT_EQ(look(cv::Mat(540, 720, CV_8U, cv::Scalar(128)), "cardinal print calibration"), WalkLook::no_board);
    EXPECT_EQ(look(cv::Mat(540, 720, CV_8U, cv::Scalar(9)), "too dark"), WalkLook::too_dark);
    EXPECT_EQ(look(cv::Mat(1, 1, CV_8U, cv::Scalar(99)), "not to be seen"), WalkLook::no_board);
    EXPECT_EQ(look(frame({.aside_px = {385, 260}}), "Too little of the board"), WalkLook::cut_off);
    EXPECT_EQ(look(good, "View 1 is kept"), WalkLook::kept);
    cv::resize(good, small, {}, 0.8, 0.8, cv::INTER_AREA);
    EXPECT_EQ(look(small, "another size"), WalkLook::other_size);
    EXPECT_EQ(walk.views().size(), 1U) << "nothing of that was taken";
}

TEST(LensWalk, TakesChessboardsToo)
{
    LensWalk walk({.columns = 6, .rows = 5, .square_mm = 30});
    const WalkStep nothing = walk.take(cv::Mat(540, 720, CV_8U, cv::Scalar(128)));
    EXPECT_EQ(nothing.look, WalkLook::no_board);
    EXPECT_THAT(nothing.sentence, HasSubstr("6 × 5"));
    cv::Mat board(540, 720, CV_8U, cv::Scalar(230));
    for (int row = 0; row < 5; ++row)
        for (int column = row % 2; column < 6; column += 2)
            cv::rectangle(board, {120 + column * 60, 100 + row * 60, 60, 60}, {20}, cv::FILLED);
    const WalkStep step = walk.take(board);
    EXPECT_EQ(step.look, WalkLook::kept) << step.sentence;
    EXPECT_NEAR(step.square_px, 60, 0.5);
}

}  // namespace
}  // namespace cardinal::calibration
