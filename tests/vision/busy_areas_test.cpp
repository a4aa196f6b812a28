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
        std::vector<float> read;
        for (int code = 0; code < 4; ++code)  // which fill their squares
            lay_code(gray, {64 + 128 * code, 64});
        lay_code(gray, from);
        cv::GaussianBlur(gray, gray, {}, 1.5);
        PictureLevels levels(gray);
        BusyMap busy(levels);
        read.reserve(4);
        for (int code = 0; code < 4; ++code)
            read.push_back(busy.at(middle_at({64 + 128 * code, 64})));
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
    const float read = busy.at(middle_at({64, 64}));
    busy.ask_for_like({read, read, read, read});
    EXPECT_FALSE(is_marked(busy.squares({}), {320, 320}));
    EXPECT_TRUE(is_marked(busy.squares({}), middle_at({64, 64})));
}

}  // namespace
}  // namespace cardinal::vision
