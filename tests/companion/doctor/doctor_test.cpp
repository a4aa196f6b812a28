// The readability meter in words: what it advises for tables whose faults are known.
#include "companion/doctor/checkup.h"

#include "companion/doctor/self_check.h"
#include "companion/doctor/wording.h"
#include "tests/calibration/lit_mat.h"
#include "tests/vision/stage.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

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
        text += one.what + " " + one.cure + "\n";
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
    EXPECT_THAT(checkup.advice.front().cure, HasSubstr("more upright above the table (it looks from 40° aside)"));
    EXPECT_THAT(checkup.advice.front().cure, HasSubstr("4K (3840 × 2160)"));
    EXPECT_THAT(checkup.advice.front().cure, testing::Not(HasSubstr("closer"))) << "the mat fills the picture";
}

TEST(Doctor, TellsHowMuchCloserTheCameraMayCome)
{
    MatShot shot{.picture = {1280, 720}, .tilt_deg = 0};
    shot.rest = 0.2;
    const Checkup checkup = examined(shot);
    ASSERT_TRUE(checkup.table) << checkup.no_table;
    ASSERT_FALSE(checkup.advice.empty());
    EXPECT_THAT(all_said(checkup), testing::ContainsRegex("Bring the camera [0-9]+ cm closer"));
    EXPECT_THAT(all_said(examined(shot, false)),
                testing::ContainsRegex("Bring the camera closer, by [0-9]+ % of its distance"))
        << "a lens that nobody measured tells no distances";
}

TEST(Doctor, TellsBlurFromMotion)
{
    EXPECT_THAT(all_said(examined({.picture = {1920, 1080}, .optics = {.blur_px = 1.5}})),
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

/// Cards with codes in two rows on a mat.
struct CardsOnAMat {
    std::vector<PrintedCode> codes = vision::some_codes(0, 6);
    vision::Codebook book{codes};
    MatShot shot{.picture = {1920, 1080}, .tilt_deg = 15};

    /// `print` makes one of a code.
    template <class Print>
    Checkup checkup(const Print& print)
    {
        for (std::size_t at = 0; at < codes.size(); ++at) {
            const std::string name = "card " + std::to_string(at);
            shot.more[name] = print(codes[at]);
            shot.things.push_back({.print = name,
                                   .centre = {200 + 250.0 * static_cast<double>(at % 3), at < 3 ? 180.0 : 420.0},
                                   .angle_deg = 7 * static_cast<double>(at)});
        }
        const ShownMat shown = shown_mat(shot);
        return examine(shown.picture, {.mats = {calibration::stage_mat}, .lens = shown.pose.lens, .codebook = &book});
    }
};

/// A card whose corner with the code was printed at this share of its size.
studio::Print card_with_small_code(const PrintedCode& code, double share)
{
    studio::Print card = vision::drawn_card(code);
    cv::Mat picture, corner, small;
    cv::cvtColor(card.texture.levels().front().pixels, picture, cv::COLOR_BGRA2BGR);
    const cv::Rect label(0, 0, 290, 290);
    picture(label).copyTo(corner);
    const auto paper = picture.at<cv::Vec3b>(10, 10);
    picture(label).setTo(cv::Scalar(paper[0], paper[1], paper[2]));
    cv::resize(corner, small, {}, share, share, cv::INTER_AREA);
    small.copyTo(picture(cv::Rect({0, 0}, small.size())));
    card.texture = studio::Texture(picture, 10);
    return card;
}

TEST(Doctor, FindsCardsAsLargeAsTheyShouldBe)
{
    const Checkup checkup = CardsOnAMat().checkup([](const PrintedCode& code) { return vision::drawn_card(code); });
    EXPECT_EQ(checkup.cards.read, 6);
    ASSERT_TRUE(checkup.cards.codes_on_mat && checkup.cards.codes_on_cards);
    EXPECT_NEAR(checkup.cards.codes_on_mat->share, 1, 0.008);
    EXPECT_NEAR(checkup.cards.codes_on_cards->share, 1, 0.008);
    EXPECT_THAT(all_said(checkup), testing::Not(HasSubstr("printed at")));
}

TEST(Doctor, FindsCardsThatWereFittedToThePage)
{
    const Checkup checkup = CardsOnAMat().checkup([](const PrintedCode& code) {
        studio::Print card = vision::drawn_card(code);
        card.texture = studio::Texture(card.texture.levels().front().pixels, 10 / 0.97);
        return card;
    });
    ASSERT_TRUE(checkup.cards.codes_on_mat && checkup.cards.codes_on_cards);
    EXPECT_NEAR(checkup.cards.codes_on_mat->share, 0.97, 0.008);
    EXPECT_THAT(all_said(checkup), HasSubstr("The cards are printed at 97 %, by the measure of the mat."));
}

TEST(Doctor, FindsLabelsThatWereFittedToThePage)
{
    const Checkup checkup =
        CardsOnAMat().checkup([](const PrintedCode& code) { return card_with_small_code(code, 0.96); });
    ASSERT_TRUE(checkup.cards.codes_on_cards);
    EXPECT_NEAR(checkup.cards.codes_on_cards->share, 0.96, 0.01);
    EXPECT_THAT(all_said(checkup), HasSubstr("The codes are printed at 96 % for the cards that they are on."));
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
    EXPECT_EQ(grade_of(0.6, 0.6), Grade::unreadable);
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
