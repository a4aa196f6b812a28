#include "vision/mat_finder.h"

#include "vision/geometry.h"

#include <algorithm>
#include <opencv2/aruco.hpp>
#include <opencv2/calib3d.hpp>

namespace cardinal::vision {
namespace {

using calibration::TablePose;

/// The dark square of a corner's marker, in millimetres.
Quad square_of(const MatSize& mat, int corner)
{
    const Rect area = mat_corner(mat, corner);
    const cv::Point2d from(area.x + mat_cell_mm, area.y + mat_cell_mm);
    constexpr double side = marker_cells * mat_cell_mm;
    return {from, from + cv::Point2d(side, 0), from + cv::Point2d(side, side), from + cv::Point2d(0, side)};
}

struct Pairs {
    std::vector<cv::Point2d> mm{}, straight{};
};

Pairs pairs_in(const cv::Mat& gray, const MatSize& mat, const calibration::Lens& lens)
{
    static const auto family = cv::aruco::getPredefinedDictionary(cv::aruco::DICT_APRILTAG_36h11);
    const auto how = cv::aruco::DetectorParameters::create();
    how->cornerRefinementMethod = cv::aruco::CORNER_REFINE_SUBPIX;
    std::vector<std::vector<cv::Point2f>> found;
    std::vector<int> markers;
    cv::aruco::detectMarkers(gray, family, found, markers, how);
    Pairs pairs;
    for (std::size_t at = 0; at < markers.size(); ++at) {
        if (markers[at] < first_mat_corner || markers[at] >= first_mat_corner + corners)
            continue;
        // OpenCV's table of this family begins with the opposite corner.
        const Quad square = turned(square_of(mat, markers[at] - first_mat_corner), 2);
        for (std::size_t corner = 0; corner < square.size(); ++corner) {
            pairs.mm.push_back(square[corner]);
            pairs.straight.push_back(straightened(lens, found[at][corner]));
        }
    }
    return pairs;
}

}  // namespace

std::optional<TablePose> find_mat(const cv::Mat& gray, const MatSize& mat, const calibration::Lens& lens)
{
    constexpr std::size_t least_points = 8;
    if (mat.width <= 0 || mat.height <= 0 || std::min(gray.cols, gray.rows) < 64)
        return {};
    const Pairs pairs = pairs_in(gray, mat, lens);
    if (pairs.mm.size() < least_points)
        return {};
    const cv::Mat map = cv::findHomography(pairs.mm, pairs.straight);
    if (map.empty())
        return {};
    TablePose pose{.lens = lens, .straight_from_mm = Homography(map), .mat = mat};
    for (std::size_t at = 0; at < pairs.mm.size(); ++at) {
        const cv::Point2d told = calibration::at(pose.straight_from_mm.inv(), pairs.straight[at]);
        pose.error_mm = std::max(pose.error_mm, cv::norm(told - pairs.mm[at]));
    }
    return pose;
}

}  // namespace cardinal::vision
