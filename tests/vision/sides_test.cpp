// Corners to a fraction of a pixel, against where the studio says they are.
#include "tests/vision/stage.h"
#include "vision/outline_finder.h"
#include "vision/sides.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace cardinal::vision {
namespace {

/// A light card on a dark ground, slanted, drawn sixteen times too large and made smaller by area.
cv::Mat a_card(const Quad& corners)
{
    constexpr int times = 16;
    cv::Mat large(160 * times, 200 * times, CV_8U, cv::Scalar(60)), small;
    std::vector<cv::Point> points;
    for (const cv::Point2d& corner : corners)
        points.emplace_back(cvRound((corner.x + 0.5) * times - 0.5), cvRound((corner.y + 0.5) * times - 0.5));
    cv::fillConvexPoly(large, points, 200);
    cv::Mat light;
    large.convertTo(light, CV_32F, 1.0 / 255);
    cv::pow(light, 2.2, light);
    cv::resize(light, light, {}, 1.0 / times, 1.0 / times, cv::INTER_AREA);
    cv::pow(light, 1 / 2.2, light);
    light.convertTo(small, CV_8U, 255);
    return small;
}

const Quad slanted = {{{42.3, 30.1}, {110.7, 38.6}, {103.2, 131.9}, {35.4, 122.2}}};

TEST(Sides, AreMeasuredToAFifthOfAPixel)
{
    Quad near = slanted;
    near[0] += {1.4, -1.1};
    near[2] += {-1.2, 1.3};
    const auto exact = with_exact_sides(a_card(slanted), near);
    ASSERT_TRUE(exact);
    EXPECT_LT(off_by(*exact, slanted), 0.25);
}

TEST(Sides, AreNotInventedWhereThereAreNone)
{
    EXPECT_FALSE(with_exact_sides(cv::Mat(160, 200, CV_8U, cv::Scalar(90)), slanted));
}

TEST(Outlines, AreFoundLightOnDarkAndDarkOnLight)
{
    const cv::Mat light = a_card(slanted);
    for (const cv::Mat& picture : {light, cv::Mat(260 - light)}) {
        const auto found = find_outlines(picture);
        ASSERT_EQ(found.size(), 1U);
        EXPECT_LT(off_by(found[0], slanted), 0.5);
    }
}

TEST(Outlines, AreNotSeenInRoundOrLongThings)
{
    cv::Mat picture(300, 400, CV_8U, cv::Scalar(60));
    cv::circle(picture, {80, 100}, 50, 220, cv::FILLED);
    cv::rectangle(picture, {180, 30, 200, 30}, 220, cv::FILLED);
    cv::fillConvexPoly(picture, std::vector<cv::Point>{{200, 250}, {300, 250}, {250, 160}}, 220);
    EXPECT_TRUE(find_outlines(picture).empty());
}

}  // namespace
}  // namespace cardinal::vision
