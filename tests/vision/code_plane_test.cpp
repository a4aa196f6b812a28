#include "vision/code_plane.h"

#include <cmath>
#include <gtest/gtest.h>
#include <vector>

namespace cardinal::vision {
namespace {

const cv::Size picture{1920, 1080};
// A table that is seen from a slant: what lies at the upper edge is farther away.
const Homography slanted(2.2, -0.1, 0, 0.05, 1.9, 0, 0, -0.0008, 1.3);

double px_per_mm(const cv::Point2d& mm) { return scale_at(slanted, mm.x, mm.y); }

SeenCode code_at(const cv::Point2d& mm, double turn, double module_mm = 1)
{
    const double across = module_mm * std::cos(turn), down = module_mm * std::sin(turn);
    return {slanted * Homography(across, -down, mm.x, down, across, mm.y, 0, 0, 1), module_mm};
}

std::vector<SeenCode> some_codes()
{
    return {code_at({100, 80}, 0.3), code_at({500, 120}, 2), code_at({300, 300}, -1), code_at({150, 420}, 0),
            code_at({600, 400}, 1)};
}

/// As if the card was nearer to the camera.
void enlarge(SeenCode& code, double times) { code.place = code.place * Homography(times, 0, 0, 0, times, 0, 0, 0, 1); }

TEST(CodePlane, TellsHowWideModulesAreWhereNoCodeLies)
{
    const auto plane = CodePlane::from(some_codes(), picture);
    ASSERT_TRUE(plane);
    for (const cv::Point2d mm : {cv::Point2d(20, 20), cv::Point2d(650, 450), cv::Point2d(350, 100)}) {
        const double told = plane->px_per_mm_at(at(slanted, mm));
        EXPECT_NEAR(told, px_per_mm(mm), 0.03 * px_per_mm(mm));
        EXPECT_LT(plane->range_mm().least * told, px_per_mm(mm));
        EXPECT_GT(plane->range_mm().most * told, px_per_mm(mm));
    }
}

/// A slant makes what lies across longer than what lies along; on the table both are as long.
TEST(CodePlane, MeasuresLengthsAndAnglesOnTheTable)
{
    const auto plane = CodePlane::from(some_codes(), picture);
    ASSERT_TRUE(plane);
    for (const cv::Point2d from : {cv::Point2d(50, 50), cv::Point2d(600, 60), cv::Point2d(300, 420)}) {
        const cv::Point2d start = plane->mm(at(slanted, from)),
                          right = plane->mm(at(slanted, from + cv::Point2d(20, 0))),
                          below = plane->mm(at(slanted, from + cv::Point2d(0, 20)));
        EXPECT_NEAR(cv::norm(right - start), 20, 0.8);
        EXPECT_NEAR(cv::norm(below - start), 20, 0.8);
        EXPECT_GT((right - start).cross(below - start), 0.99 * cv::norm(right - start) * cv::norm(below - start));
        const cv::Matx22d step = plane->mm_for_a_pixel(at(slanted, from));
        const cv::Point2d away = plane->mm(at(slanted, from) + cv::Point2d(1, 0)) - start;
        EXPECT_NEAR(step(0, 0), away.x, 0.01);
        EXPECT_NEAR(step(1, 0), away.y, 0.01);
    }
}

TEST(CodePlane, IsToldByATableThatIsKnownAsByCodesOnIt)
{
    const auto told = CodePlane::from(some_codes(), picture);
    ASSERT_TRUE(told);
    const Quad mm = calibration::rectangle(600, 400);
    const CodePlane known({at(slanted, mm[0]), at(slanted, mm[1]), at(slanted, mm[2]), at(slanted, mm[3])}, mm,
                          {0.7, 1});
    const cv::Point2d here = at(slanted, {350, 100});
    EXPECT_NEAR(known.px_per_mm_at(here), told->px_per_mm_at(here), 0.03 * told->px_per_mm_at(here));
    EXPECT_NEAR(known.printed_at(here).least, 0.7 * known.printed_at(here).most, 1e-9);
    EXPECT_NEAR(cv::norm(known.mm(here) - cv::Point2d(350, 100)), 0, 1e-6);
}

TEST(CodePlane, IsTheSameInAPictureMadeSmaller)
{
    const auto plane = CodePlane::from(some_codes(), picture);
    ASSERT_TRUE(plane);
    const CodePlane half = plane->smaller(2);
    EXPECT_NEAR(half.px_per_mm_at({449.75, 249.75}), plane->px_per_mm_at({900, 500}) / 2, 1e-9);
    EXPECT_NEAR(cv::norm(half.mm({449.75, 249.75}) - plane->mm({900, 500})), 0, 1e-6);
}

TEST(CodePlane, ReachesFromTheSmallestToTheLargestCodesThatWereSeen)
{
    std::vector<SeenCode> codes = some_codes();
    codes[1] = code_at({500, 120}, 2, 0.7);
    const auto both = CodePlane::from(codes, picture), one = CodePlane::from(some_codes(), picture);
    ASSERT_TRUE(both && one);
    EXPECT_NEAR(both->printed_at({900, 500}).least, 0.7 * one->printed_at({900, 500}).least, 1e-6);
    EXPECT_NEAR(both->printed_at({900, 500}).most, one->printed_at({900, 500}).most, 1e-6);
}

TEST(CodePlane, BearsOneCodeThatWasMeasuredWrongly)
{
    std::vector<SeenCode> codes = some_codes();
    enlarge(codes[2], 1.15);
    EXPECT_TRUE(CodePlane::from(codes, picture));
}

TEST(CodePlane, IsNotToldByCodesThatDisagreeOrAreTooFew)
{
    std::vector<SeenCode> codes = some_codes();
    EXPECT_FALSE(CodePlane::from(std::span(codes).first(3), picture));
    enlarge(codes[0], 1.4);
    enlarge(codes[3], 0.6);
    EXPECT_FALSE(CodePlane::from(codes, picture));
}

}  // namespace
}  // namespace cardinal::vision
