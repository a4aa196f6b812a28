#pragma once

#include "vision/change_map.h"
#include "vision/table_plane.h"

#include <vector>

/// What the shape of changed cells tells.
namespace cardinal::vision {

/// Of `inner`, the cells of those parts of `changed` of which it is at least this share.
cv::Mat mostly_within(const cv::Mat& changed, const cv::Mat& inner, double share);
/// Four-cornered boxes around what changed, where they are about as large as a card.
std::vector<Quad> card_shapes_in(const cv::Mat& changed, const ChangeMap& map, const TablePlane& plane,
                                 const CardSize& card);

}  // namespace cardinal::vision
