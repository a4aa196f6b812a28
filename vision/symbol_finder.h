#pragma once

#include "vision/module_widths.h"

#include <opencv2/core/mat.hpp>
#include <optional>
#include <vector>

namespace cardinal::vision {

/// A printed code somewhere in a picture, whichever it is.
struct Symbol {
    Homography place{};      ///< from modules around the symbol's middle to pixels
    double correlation = 0;  ///< with what all codes have in common
};

/// Where to look, and for what. Nothing said: everywhere, for all.
struct SymbolSearch {
    ModuleRange range{};
    std::optional<ModuleWidths> widths{};  ///< in this picture
    cv::Mat squares{};                     ///< of `busy_square_px`, 255 where an eye may be
};

/// All places that look like a code, each once, the clearest first. No outline of a card is needed: codes are found in
/// fans and on white tables too, as long as their three eyes are seen.
std::vector<Symbol> find_symbols(const cv::Mat& gray, const SymbolSearch& search);

}  // namespace cardinal::vision
