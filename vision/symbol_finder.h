#pragma once

#include "vision/code_plane.h"
#include "vision/finder_marks.h"
#include "vision/picture_levels.h"
#include "vision/symbol.h"

#include <optional>
#include <vector>

namespace cardinal::vision {

/// Where to look, and for what. Nothing said: everywhere, for all.
struct SymbolSearch {
    ModuleRange range{};
    std::optional<CodePlane> plane{};  ///< that codes lie on: tells more than the range
    MarkedSquares squares{};           ///< where eyes may be
    MarkedSquares first{};             ///< of these a few, to learn the plane from what lies there
};

/// All places that look like a code, each once, the clearest first. No outline of a card is needed: codes are found in
/// fans and on white tables too, as long as their three eyes are seen.
std::vector<Symbol> find_symbols(PictureLevels& levels, const SymbolSearch& search);

}  // namespace cardinal::vision
