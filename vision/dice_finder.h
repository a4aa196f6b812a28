#pragma once

#include "vision/sightings.h"

namespace cardinal::vision {

/// How large a die's upper side may look, in pixels.
struct DiceSearch {
    double least_side_px = 14, most_side_px = 120;
};

/// Dice with one to six pips, dark on light or light on dark. A die is told when its body is one plain square and all
/// pips in it lie as on dice; what is half covered is left out. `gray` has 8 bits; `colours` is the same picture as
/// blue, green and red where there are such: a die as light as the table is told by its colour.
std::vector<DieSighting> find_dice(const cv::Mat& gray, const DiceSearch& search = {}, const cv::Mat& colours = {});

}  // namespace cardinal::vision
