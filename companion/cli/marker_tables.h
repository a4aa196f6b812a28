#pragma once

#include "calibration/geometry.h"
#include "engine/core/markers.h"
#include "samples/studio/profile.h"

#include <opencv2/core.hpp>
#include <vector>

/// Tables full of tokens, rendered for measuring how markers are read. The same numbers give the same pictures.
namespace cardinal::cli {

/// What lies there instead of markers of ours.
enum class Lookalike : std::uint8_t {
    none,
    random_cells,  ///< a marker's frame around cells of nobody's
    others,        ///< markers of the family that no table of ours has
    shapes,        ///< squares, letters, eyes of printed codes, boards
};

struct MarkerTable {
    double cell_px = 1.5;  ///< how many pixels a cell covers that is seen from straight above
    studio::Profile profile = studio::Profile::real;
    std::uint64_t seed = 1;
    int columns = 6, rows = 4;
    double apart_mm = 52;  ///< between the middles of neighbours
    Lookalike lookalike = Lookalike::none;
    double least_tilt = 0;  ///< degrees; the profile's own where that is more
};

struct LaidMarker {
    MarkerId marker = 0;
    calibration::Quad corners{};  ///< true ones, of the dark square
    bool is_whole = false;        ///< nothing covers it, nor does the picture's edge cut it
};
struct MarkersLaid {
    cv::Mat picture{}, gray{};
    std::vector<LaidMarker> markers{};  ///< none where lookalikes lie
};
MarkersLaid table_of_markers(const MarkerTable& table);

/// How many of them were found where they lie, and how many things that are not there.
struct MarkerCount {
    int there = 0, found = 0, wrong = 0;
    double error_px = 0;  ///< of the corners that were found, the sum of squares
    void add(const MarkerCount& other)
    {
        there += other.there;
        found += other.found;
        wrong += other.wrong;
        error_px += other.error_px;
    }
};
template <class Found>
MarkerCount count_of(const MarkersLaid& laid, const std::vector<Found>& found)
{
    MarkerCount count;
    for (const LaidMarker& marker : laid.markers)
        count.there += marker.is_whole ? 1 : 0;
    for (const Found& each : found) {
        bool is_wrong = true;
        for (const LaidMarker& marker : laid.markers) {
            const auto off = calibration::middle_of(marker.corners) - calibration::middle_of(each.corners);
            if (marker.marker != each.marker || cv::norm(off) > cv::norm(marker.corners[0] - marker.corners[2]) / 4)
                continue;
            is_wrong = false;
            if (!marker.is_whole)
                continue;
            ++count.found;
            for (std::size_t corner = 0; corner < 4; ++corner) {
                const cv::Point2d miss = marker.corners[corner] - each.corners[corner];
                count.error_px += miss.dot(miss) / 4;
            }
        }
        count.wrong += is_wrong ? 1 : 0;
    }
    return count;
}

}  // namespace cardinal::cli
