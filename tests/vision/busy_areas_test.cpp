#include "vision/busy_areas.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>
#include <vector>

namespace cardinal::vision {
namespace {

constexpr int module_px = 2, modules = 18;  // a code that is little more than two squares wide

/// A chessboard has as many edges as a code. Laid sharply, it would depend on where pixels lie how busy it is.
void lay_code(cv::Mat& gray, const cv::Point& from)
{
    for (int row = 0; row < modules; ++row)
        for (int column = 0; column < modules; ++column)
            if ((row / 2 + column / 2) % 2 == 0)
                gray(cv::Rect(from.x + column * module_px, from.y + row * module_px, module_px, module_px)) = 20;
}

cv::Point2d middle_at(const cv::Point& from)
{
    return cv::Point2d(from) + cv::Point2d(1, 1) * (modules * module_px / 2);
}

bool is_marked(const MarkedSquares& squares, const cv::Point2d& pixel)
{
    return squares.marked.at<uchar>(static_cast<int>(pixel.y) / squares.px, static_cast<int>(pixel.x) / squares.px) !=
           0;
}

TEST(BusyMap, MarksACodeLikeThoseThatWereReadHoweverItLiesInTheSquares)
{
    for (int shift = 0; shift < busy_square_px * busy_square_px; shift += 3) {
        cv::Mat gray(480, 640, CV_8U, cv::Scalar(230));
        const cv::Point from(320 + shift % busy_square_px, 240 + shift / busy_square_px);
        std::vector<cv::Point2d> read;
        for (int code = 0; code < 4; ++code)  // which fill their squares
            lay_code(gray, {64 + 128 * code, 64});
        lay_code(gray, from);
        cv::GaussianBlur(gray, gray, {}, 1.5);
        PictureLevels levels(gray);
        BusyMap busy(levels);
        read.reserve(4);
        for (int code = 0; code < 4; ++code)
            read.push_back(middle_at({64 + 128 * code, 64}));
        busy.ask_for_like(read);
        EXPECT_TRUE(is_marked(busy.squares({}), middle_at(from))) << from;
    }
}

TEST(BusyMap, LeavesOutWhatIsMuchLessBusyThanTheCodesThatWereRead)
{
    cv::Mat gray(480, 640, CV_8U, cv::Scalar(230));
    lay_code(gray, {64, 64});
    cv::Mat pale = gray(cv::Rect(300, 300, 40, 40));
    lay_code(gray, {302, 302});
    pale = pale * 0.25 + 170;
    PictureLevels levels(gray);
    BusyMap busy(levels);
    EXPECT_TRUE(is_marked(busy.squares({}), {320, 320}));
    const std::vector<cv::Point2d> read(4, middle_at({64, 64}));
    busy.ask_for_like(read);
    EXPECT_FALSE(is_marked(busy.squares({}), {320, 320}));
    EXPECT_TRUE(is_marked(busy.squares({}), middle_at({64, 64})));
}

/// Codes that were read, and a thing as busy with a third of their edges.
struct OfThirdTheEdges {
    cv::Mat gray{480, 640, CV_8U, cv::Scalar(230)};
    std::vector<cv::Point2d> read{};
    cv::Point2d small{331, 331};

    OfThirdTheEdges()
    {
        for (int code = 0; code < 4; ++code) {
            lay_code(gray, {64 + 128 * code, 64});
            read.push_back(middle_at({64 + 128 * code, 64}));
        }
        lay_code(gray, {320, 320});
        gray.rowRange(342, 480) = 230;
        gray(cv::Rect(342, 320, 40, 40)) = 230;
    }
};

TEST(BusyMap, LeavesOutWhatIsAsBusyAsACodeButSmaller)
{
    OfThirdTheEdges picture;
    PictureLevels levels(picture.gray);
    BusyMap busy(levels);
    EXPECT_TRUE(is_marked(busy.squares({}), picture.small));
    busy.ask_for_like(picture.read);
    EXPECT_FALSE(is_marked(busy.squares({}), picture.small));
    EXPECT_TRUE(is_marked(busy.squares({}), picture.read[0]));
}

TEST(BusyMap, AsksForFewerEdgesWhereTheTableIsFartherAway)
{
    OfThirdTheEdges picture;
    PictureLevels levels(picture.gray);
    BusyMap busy(levels);
    const CodePlane slanted(Quad{cv::Point2d(0, 0), {640, 0}, {480, 480}, {160, 480}},
                            Quad{cv::Point2d(0, 0), {320, 0}, {320, 480}, {0, 480}}, {1, 1});
    ASSERT_LT(slanted.px_per_mm_at(picture.small), 0.75 * slanted.px_per_mm_at(picture.read[1]));
    busy.ask_for_like(picture.read, slanted);
    EXPECT_TRUE(is_marked(busy.squares({}), picture.small));
}

}  // namespace
}  // namespace cardinal::vision
