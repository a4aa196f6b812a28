#pragma once

#include "calibration/marker_finder.h"
#include "calibration/table_pose.h"

#include <optional>
#include <vector>

/// Finds the table by the markers at its corners.
namespace cardinal::calibration {

/// What stands at a table's corners.
enum class CornerKind : std::uint8_t {
    printed,  ///< on the mat, to a fraction of a millimetre
    loose,    ///< laid there by hand: some millimetres off
};

/// The dark square of a corner's marker, in millimetres on the mat; corner 0 is the upper left one, then clockwise.
Quad corner_square(const MatSize& mat, int corner, CornerKind kind);

struct TableFound {
    TablePose pose{};
    CornerKind by = CornerKind::printed;
    std::vector<MarkerSeen> markers{};  ///< the corners that it was found by
    std::vector<int> lacking{};         ///< the corners that were not seen
    double misfit_px = 0;               ///< how far the markers are from where the pose says, root of the mean square
};

/// Where a mat of this size lies. Two of its corners are enough, four are better: `error_mm` of the pose says how good,
/// the lens counted in, of which `lens` is only the beginning where nobody measured it. Nothing when fewer are seen or
/// they contradict each other. A corner that was moved, of four, is left out.
std::optional<TableFound> find_table(const std::vector<MarkerSeen>& markers, const MatSize& mat, const Lens& lens);

/// Whether the camera was knocked, or the mat pulled: most of the corners that are seen lie elsewhere than they did.
/// Nothing when none of them is seen.
std::optional<bool> has_moved(const TableFound& before, const std::vector<MarkerSeen>& markers);

}  // namespace cardinal::calibration
