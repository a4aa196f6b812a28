#pragma once

#include "vision/change_map.h"
#include "vision/scene.h"
#include "vision/table_plane.h"

namespace cardinal::vision {

/// What reaches over the table, or lies in the way. `hidden` are cells that look otherwise than believed and that
/// nothing accounts for; what is too small for a hand is taken out of them, gaps are closed.
std::vector<SceneHand> hands_in(cv::Mat& hidden, const ChangeMap& map, const TablePlane& plane, double least_cells);

}  // namespace cardinal::vision
