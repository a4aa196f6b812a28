#pragma once

#include "calibration/readability.h"

/// Printers like to fit pages to their paper. What was printed at 97 % is measured against what was not.
namespace cardinal::calibration {

struct PrintScale {
    double share = 1;      ///< of the size that it should have
    double deviation = 0;  ///< standard, of the mean
    int measured = 0;      ///< how many things
};

/// Ink spreads by a hair and pictures are measured to a few thousandths; what is called off differs by more than a
/// hundredth and a half, and for certain.
bool is_off(const PrintScale& scale);

/// From measures of several things alike, each as a share of what it should be; those that disagree with most are left
/// out. Nothing for fewer than two.
std::optional<PrintScale> scale_of(std::vector<double> shares);

/// The dark squares of a mat's markers beside the distances between them, which the table's pose follows. A lens that
/// was not measured bends distances more than printers do: believe it only with one that was.
std::optional<PrintScale> scale_of_markers(std::span<const Patch> patches, double side_mm);

}  // namespace cardinal::calibration
