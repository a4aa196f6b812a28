#include "calibration/marker_places.h"

#include "calibration/light.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace cardinal::calibration {
namespace {

constexpr double least_correlation = 0.35;  // of the frame, on the grid, from where nine of ten markers were read
// An alignment finds the way from two thirds of a cell off, and from ten degrees, which move corners as far.
constexpr double step_cells = 1.2;
constexpr int steps = 1, turns = 5;  // to each side; of a quarter, after which all frames are the same
constexpr std::size_t most_places = 2;

struct Place {
    Homography map{};
    cv::Point2d middle{};
    double correlation = -1;
};

/// One of the maps from cells to pixels with this shape; all others are turned before it.
cv::Matx22d upright(const CellShape& shape)
{
    const double right = std::sqrt(std::max(shape.xx, 1e-9)), along = shape.xy / right;
    return {right, 0, along, std::sqrt(std::max(shape.yy - along * along, 1e-9))};
}

Homography placed(const cv::Matx22d& cells, double angle, const cv::Point2d& middle)
{
    const double c = std::cos(angle), s = std::sin(angle);
    const cv::Matx22d map = cells * cv::Matx22d(c, -s, s, c);
    return {map(0, 0), map(0, 1), middle.x, map(1, 0), map(1, 1), middle.y, 0, 0, 1};
}

/// The likelier of two that an alignment could lead to each other is enough.
void keep(std::vector<Place>& best, const Place& place, double cell_px)
{
    const auto near = std::ranges::find_if(
        best, [&](const Place& other) { return cv::norm(other.middle - place.middle) < 0.5 * step_cells * cell_px; });
    if (near != best.end()) {
        if (place.correlation > near->correlation)
            *near = place;
    } else if (best.size() < most_places || place.correlation > best.back().correlation)
        best.push_back(place);
    std::ranges::sort(best, std::ranges::greater{}, &Place::correlation);
    best.resize(std::min(best.size(), most_places));
}

}  // namespace

float contrast_at(const cv::Mat& gray, const cv::Point2d& around, const CellShape& shape)
{
    const double reach = marker_cells / 2.0 * std::sqrt(std::max(shape.xx, shape.yy));
    const cv::Rect part =
        cv::Rect(cv::Point(around - cv::Point2d(reach, reach)), cv::Point(around + cv::Point2d(reach, reach))) &
        cv::Rect({}, gray.size());
    double darkest = 0, lightest = 0;
    if (!part.empty())
        cv::minMaxLoc(gray(part), &darkest, &lightest);
    return light_of(cv::saturate_cast<uchar>(lightest)) - light_of(cv::saturate_cast<uchar>(darkest));
}

CellShape cell_shape(const Quad& dark_square)
{
    const cv::Point2d across = (dark_square[1] + dark_square[2] - dark_square[0] - dark_square[3]) / (2 * marker_cells),
                      down = (dark_square[2] + dark_square[3] - dark_square[0] - dark_square[1]) / (2 * marker_cells);
    return {across.x * across.x + down.x * down.x, across.x * across.y + down.x * down.y,
            across.y * across.y + down.y * down.y};
}

std::vector<Homography> likely_places(const cv::Mat& gray, const cv::Point2d& around, const CellShape& shape,
                                      const MarkerStencil& frame)
{
    const cv::Matx22d cells = upright(shape);
    const double cell_px = std::sqrt(std::abs(cv::determinant(cells)));
    std::vector<Place> best;
    for (int down = -steps; down <= steps; ++down)
        for (int across = -steps; across <= steps; ++across)
            for (int turn = 0; turn < turns; ++turn) {
                const cv::Vec2d off = cells * cv::Vec2d(across * step_cells, down * step_cells);
                Place place{.middle = around + cv::Point2d(off[0], off[1])};
                place.map = placed(cells, turn * std::numbers::pi / (2 * turns), place.middle);
                place.correlation = frame.correlation(glance_at_marker(gray, place.map));
                if (place.correlation > least_correlation)
                    keep(best, place, cell_px);
            }
    std::vector<Homography> maps;
    std::ranges::transform(best, std::back_inserter(maps), &Place::map);
    return maps;
}

}  // namespace cardinal::calibration
