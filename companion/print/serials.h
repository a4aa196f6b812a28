#pragma once

#include "engine/core/code_pattern.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

/// Which serials new copies get. A code far away is recognized by how its blurred pattern correlates with those of all
/// codes that were printed (not by decoding it), so new codes are chosen to lie far from all that are known.
namespace cardinal::print {

/// The modules of a code that differ between codes, as a camera with a pixel for each module sees them: blurred by a
/// Gaussian of 0.75 modules, moved to the mean 0 and scaled to the length 1.
using BlurredCode = std::array<float, 208>;
BlurredCode blurred(const CodePattern& pattern);

/// 1 minus the correlation of the two blurred patterns: 0 for the same code, around 1 for two that have nothing in
/// common.
double distance(const BlurredCode& one, const BlurredCode& other);

struct DrawnSerials {
    std::vector<PrintedCode> codes{};  ///< as many as were asked for, in their order
    double smallest_distance = 2;      ///< from any of them to any other that is known or drawn
};
/// Draws a serial for each card: of many at random the one that lies farthest from all `known` ones and those drawn
/// before. The seed decides what is drawn.
DrawnSerials draw_serials(char game, std::span<const int> cards, std::span<const PrintedCode> known,
                          std::uint64_t seed);

}  // namespace cardinal::print
