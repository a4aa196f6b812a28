#pragma once

#include "vision/geometry.h"

namespace cardinal::vision {

/// What is printed within an outline, as far as it tells cards from markers, squares and boards.
struct PrintedFace {
    double contrast = 0;    ///< gray levels, a standard deviation
    double two_levels = 0;  ///< 1: nothing but two of them
    double light = 0;       ///< the share of the lighter of the two
    int shapes = 0;         ///< of either

    /// As black squares, markers and dice are.
    bool is_plain() const;
    /// Many shapes, half of them black and half of them white: boards of squares or markers, codes.
    bool is_a_board() const;
};

/// `gray` has 8 bits.
PrintedFace printed_face(const cv::Mat& gray, const Quad& quad);

}  // namespace cardinal::vision
