#pragma once

#include "vision/geometry.h"

#include <vector>

namespace cardinal::vision {

/// A straight edge beside a side of something: where it lies outwards of that side, at the side's beginning and its
/// end, in millimetres on a card.
struct EdgeAlong {
    double from_mm = 0, to_mm = 0;
    double seen = 0;  ///< the share of places along the side that have it
    double step = 0;  ///< gray levels; above 0 where it is lighter outside
    double middle_mm() const { return (from_mm + to_mm) / 2; }
};

/// All edges from a few millimetres inside of a side to so far outside, the clearest first: faint ones, too, where they
/// are seen along half of the side. The shorter sides are a card's width. `gray` has 8 bits.
std::vector<EdgeAlong> edges_along(const cv::Mat& gray, const Quad& quad, std::size_t side);

/// A card's size, turned as this one lies: the shorter sides are its width.
CardSize size_as_it_lies(const Quad& quad);

/// With each side where its edge lies.
Quad moved_to(const Quad& quad, const std::array<EdgeAlong, 4>& edges);

}  // namespace cardinal::vision
