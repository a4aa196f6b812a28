#pragma once

#include "vision/geometry.h"

#include <vector>

namespace cardinal::vision {

/// Cards in a photo that somebody took: of any size, slanted, on any ground, each once and by its outer edge, the
/// corners clockwise. Frames and pictures that are printed on a card are parts of it. What has no edge on all four
/// sides, or could not be a card however the camera stood, is none. It takes some tenths of a second: for single
/// photos; `find_outlines` is for films. `gray` has 8 bits.
std::vector<Quad> find_photographed_cards(const cv::Mat& gray);

}  // namespace cardinal::vision
