// Real photographs of chessboards, which do not belong to the project: skipped where they are not there.
#include "calibration/board.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <gtest/gtest.h>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgcodecs.hpp>

namespace cardinal::calibration {
namespace {

struct Photo {
    const char* name = "";
    int columns = 0, rows = 0;  ///< inner corners
};
void PrintTo(const Photo& photo, std::ostream* out) { *out << photo.name; }

std::filesystem::path folder()
{
    const char* named = std::getenv("CARDINAL_PHOTOS");
    return std::filesystem::path(named ? named : CARDINAL_SOURCE_DIR "/../shared/photos") / "calibration";
}

/// How far corners are from lying on straight lines at equal distances, as far as no camera and no lens explains it:
/// the part of their error that no list is needed for.
double roughness(const std::vector<cv::Point2f>& mm, const std::vector<cv::Point2f>& px, const cv::Size& size)
{
    std::vector<cv::Point3f> places;
    places.reserve(mm.size());
    for (const cv::Point2f& one : mm)
        places.emplace_back(one.x, one.y, 0.0F);
    const double across = size.width;
    cv::Mat matrix = (cv::Mat_<double>(3, 3) << across, 0, size.width / 2.0, 0, across, size.height / 2.0, 0, 0, 1),
            bending, turns, moves;
    return cv::calibrateCamera(std::vector<std::vector<cv::Point3f>>{places}, std::vector<std::vector<cv::Point2f>>{px},
                               size, matrix, bending, turns, moves,
                               cv::CALIB_USE_INTRINSIC_GUESS | cv::CALIB_FIX_ASPECT_RATIO |
                                   cv::CALIB_FIX_PRINCIPAL_POINT | cv::CALIB_ZERO_TANGENT_DIST | cv::CALIB_FIX_K3);
}

class Photos : public testing::TestWithParam<Photo> {};

TEST_P(Photos, HaveTheCornersOfTheirLists)
{
    const auto [name, columns, rows] = GetParam();
    const auto picture = folder() / ("chess" + std::string(name) + ".png");
    if (!std::filesystem::exists(picture))
        GTEST_SKIP() << "there are no photos; CARDINAL_PHOTOS names their folder";
    cv::Mat listed;
    cv::FileStorage(folder() / ("chess_corners" + std::string(name) + ".dat"), cv::FileStorage::READ)["corners"] >>
        listed;
    const std::vector<cv::Point2f> list = listed.reshape(2, 1);
    const auto gray = cv::imread(picture, cv::IMREAD_GRAYSCALE);
    const auto view = find_board(gray, {.columns = columns + 1, .rows = rows + 1, .square_mm = 10});
    ASSERT_TRUE(view);
    ASSERT_EQ(view->px.size(), list.size());
    double sum = 0;
    std::vector<cv::Point2f> in_our_order;
    for (const cv::Point2f& px : view->px) {
        const auto nearest = std::ranges::min_element(list, {}, [&](const auto& one) { return cv::norm(one - px); });
        in_our_order.push_back(*nearest);
        sum += std::pow(cv::norm(*nearest - px), 2);
    }
    const double apart = std::sqrt(sum / static_cast<double>(list.size()));
    const double ours = roughness(view->mm, view->px, gray.size()),
                 theirs = roughness(view->mm, in_our_order, gray.size());
    EXPECT_LT(apart, 0.15) << "px";
    EXPECT_LE(ours, theirs) << "px";
}
INSTANTIATE_TEST_SUITE_P(Chessboards, Photos, testing::Values(Photo{"1", 5, 7}, Photo{"9", 19, 21}));

}  // namespace
}  // namespace cardinal::calibration
