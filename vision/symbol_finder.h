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
    bool is_sure = true;               ///< it was not only learned from a few
    MarkedSquares squares{};           ///< where eyes may be
    std::vector<Symbol> known{};       ///< within which no others are
};

/// All places that look like a code, each once, the clearest first. No outline of a card is needed: codes are found in
/// fans and on white tables too, as long as their three eyes are seen.
std::vector<Symbol> find_symbols(PictureLevels& levels, const SymbolSearch& search);

/// How the table lies, by what is found in a few places, and what that is.
struct TableLearned {
    std::optional<CodePlane> plane{};
    std::vector<Symbol> found{};
};
TableLearned learned_in(PictureLevels& levels, const ModuleRange& range, const MarkedSquares& places);

}  // namespace cardinal::vision
