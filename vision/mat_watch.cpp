#include "vision/mat_watch.h"

#include <algorithm>
#include <array>
#include <opencv2/imgproc.hpp>

namespace cardinal::vision {
namespace {

using calibration::MarkerSeen;
using calibration::TableFound;

constexpr double least_corner_cell_px = 1.5;
constexpr std::array<MarkerId, 2UL * corners> corner_markers{0, 1, 2, 3, 4, 5, 6, 7};
// Noise moves a corner of the mat by a third of a pixel; less than this is no movement.
constexpr double trembling_px = 0.8;
// A finger at the edge of a marker moves one of its corners; a camera moves all four.
constexpr std::size_t most_disturbed = 1;

cv::Rect around(const Quad& corners, double share, const cv::Size& size)
{
    std::vector<cv::Point2f> larger;
    for (const cv::Point2d& corner : corners)
        larger.emplace_back(corner + (corner - middle_of(corners)) * share);
    return cv::boundingRect(larger) & cv::Rect({0, 0}, size);
}

}  // namespace

double shift_between(const calibration::TablePose& one, const calibration::TablePose& other)
{
    double most = 0;
    for (const cv::Point2d& mm : calibration::rectangle(one.mat.width, one.mat.height))
        most = std::max(most, cv::norm(to_pixel(one, mm) - to_pixel(other, mm)));
    return most;
}

calibration::Lens MatWatch::lens_for(const cv::Mat& gray) const
{
    const auto measured = std::ranges::find(lenses_, gray.size(), &calibration::Lens::picture);
    return measured != lenses_.end() ? *measured : calibration::usual_lens(gray.size());
}

std::optional<TableFound> MatWatch::search(const cv::Mat& gray, double time_ms)
{
    searched_ms_ = time_ms;
    if (!has_mat())
        return {};
    const calibration::MarkerSearch how{.least_cell_px = least_corner_cell_px, .only = corner_markers};
    auto found = find_table(calibration::find_markers(gray, how), mat_, lens_for(gray));
    if (!found)
        is_unmoved();
    return found;
}

std::optional<TableFound> MatWatch::moved_a_little(const cv::Mat& gray) const
{
    constexpr double beside = 0.6;
    if (!found_)
        return {};
    std::vector<MarkerSeen> markers;
    for (const MarkerSeen& known : found_->markers) {
        const cv::Rect part = around(known.corners, beside, gray.size());
        if (part.empty())
            continue;
        for (MarkerSeen& marker : calibration::find_markers(
                 gray(part), {.least_cell_px = 0.7 * known.cell_px, .only = {&known.marker, 1}})) {
            for (cv::Point2d& corner : marker.corners)
                corner += cv::Point2d(part.tl());
            markers.push_back(marker);
        }
    }
    if (markers.size() < found_->markers.size())
        return {};  // with fewer it would be found a little elsewhere
    auto now = find_table(markers, mat_, lens_for(gray));
    return now && shift_between(found_->pose, now->pose) > trembling_px ? now : std::nullopt;
}

bool MatWatch::is_where_it_was(const TableFound& found) const
{
    if (!found_)
        return false;
    int alike = 0;
    for (const MarkerSeen& marker : found.markers) {
        const auto before = std::ranges::find(found_->markers, marker.marker, &MarkerSeen::marker);
        if (before == found_->markers.end())
            continue;
        std::size_t there = 0;
        for (std::size_t corner = 0; corner < marker.corners.size(); ++corner)
            there += cv::norm(marker.corners[corner] - before->corners[corner]) <= trembling_px ? 1U : 0U;
        if (there + most_disturbed < marker.corners.size())
            return false;
        ++alike;
    }
    return alike > 0;
}

bool MatWatch::look_otherwise(const ChangeMap& map) const
{
    constexpr double share = 0.15;
    int changed = 0;
    for (const MarkerSeen& marker : found_->markers) {
        Quad cells;
        std::ranges::transform(marker.corners, cells.begin(),
                               [&](const cv::Point2d& corner) { return map.cell_of(corner); });
        const cv::Rect box = around(cells, 0, map.size());
        changed += !box.empty() && cv::countNonZero(map.changed()(box)) > share * box.area() ? 1 : 0;
    }
    return changed >= 2;
}

void MatWatch::take(const TableFound& found)
{
    found_ = found;
    is_undisturbed();
}

}  // namespace cardinal::vision
