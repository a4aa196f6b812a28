#pragma once

#include "vision/code_plane.h"

#include <span>
#include <vector>

/// Cards on one table are about as large, and so are their codes.
namespace cardinal::vision {

/// How large one card lies in the picture.
struct CardScale {
    cv::Point2d middle{};
    double px_per_mm = 0;
    double module_mm = 1;  ///< of its code
};

double px_per_mm_of(const Quad& card, const CardSize& size);
/// Of two sizes of code that by which the card is as large as those that lie nearest.
double module_beside(std::vector<CardScale> scales, const CardScale& card, std::span<const double> modules_mm);

/// By its sides on the table. Which of two sizes codes are of may have been told wrongly, and all of that with it.
bool may_be_a_card(const Quad& outline, const CodePlane& plane, const CardSize& size);

/// How wide modules may be where some have these widths; all that is possible while those are few.
ModuleRange near_to(std::span<const double> widths, const ModuleRange& possible);

}  // namespace cardinal::vision
