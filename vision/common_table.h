#pragma once

#include "vision/geometry.h"

#include <optional>
#include <vector>

namespace cardinal::vision {

/// The plane that cards lie on, seen by a camera of which nobody knows anything.
class CommonTable {
public:
    CommonTable(const cv::Size& picture, double focal, const cv::Vec3d& plane)
        : picture_(picture), focal_(focal), plane_(plane)
    {}

    /// How far sides and diagonals of something there are from a card's: their mean share. Large where it could not be
    /// seen there at all.
    double unlike_a_card(const Quad& quad) const;

private:
    cv::Size picture_;
    double focal_;     ///< in lengths of the picture's longer side
    cv::Vec3d plane_;  ///< what a point's coordinates, in millimetres from the lens, come to 1 with
};

/// What the outline of something may be, the likeliest first.
using PossibleOutlines = std::vector<Quad>;

/// What cards are told by that lie on one table: all are of one size. The table on which most of the places hold a
/// card; nothing where fewer than three agree.
std::optional<CommonTable> common_table(const std::vector<PossibleOutlines>& places, const cv::Size& picture);

/// So far measured cards are from what they should be, and farther those whose frame was taken for their edge.
inline constexpr double alike_on_a_table = 0.025;

}  // namespace cardinal::vision
