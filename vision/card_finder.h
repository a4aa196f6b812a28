#pragma once

#include "vision/sightings.h"

#include <vector>

namespace cardinal::vision {

/// How the cards on this table were printed.
struct Printing {
    CardSize card{};
    std::vector<double> modules_mm = {1.0, 0.7};  ///< the likelier first
    ModuleRange modules_px{};                     ///< how wide they are in the picture
};

/// All cards in a picture whose codes are in the codebook: those that stand out from the table by their outlines, and
/// in fans, stacks and on tables of their own colour by their codes. What is not certain is left out. `gray` has 8
/// bits.
std::vector<CardSighting> find_cards(const cv::Mat& gray, const CodeReader& reader, const Printing& printing = {});

}  // namespace cardinal::vision
