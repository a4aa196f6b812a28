#include "tests/vision/stage.h"
#include "vision/blurred_code.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cardinal::vision {
namespace {

std::size_t cell(int row, int column) { return as_index((row + ring) * soft_side + column + ring); }

TEST(BlurredCode, IsThePatternItselfWithoutBlur)
{
    const CodePattern pattern = pattern_of(some_code(1));
    const SoftCode soft = blurred(pattern, 0.01);
    for (int row = 0; row < code_modules; ++row)
        for (int column = 0; column < code_modules; ++column)
            EXPECT_NEAR(soft[cell(row, column)], pattern.is_dark(row, column) ? 0 : 1, 1e-4);
}

TEST(BlurredCode, KeepsTheMeanLightOfItsModules)
{
    // The frame is light all around, so what the blur moves stays within: the sum does not change.
    const CodePattern pattern = pattern_of(some_code(2));
    const auto sum = [](const SoftCode& soft) {
        double total = 0;
        for (const float value : soft)
            total += static_cast<double>(value);
        return total;
    };
    EXPECT_NEAR(sum(blurred(pattern, 0.4)), sum(blurred(pattern, 0.01)), 0.05);
}

TEST(BlurredCode, MixesAnEdgeHalfAndHalf)
{
    // Right of the upper left eye's dark side, three modules wide seen from its middle row, comes a light one: far
    // from other edges a wide blur would give the integral of a Gaussian. At 0.5 modules the cell beside the paper's
    // edge keeps 0.5 + what one module of ink takes: the symbol's first column, row 3, is dark, the ring is light.
    const SoftCode soft = blurred(pattern_of(some_code(3)), 0.3);
    const float inside = soft[cell(3, 0)], outside = soft[cell(3, -1)];
    EXPECT_GT(outside, 0.8F);
    EXPECT_LT(inside, 0.3F);
    EXPECT_NEAR(static_cast<double>(inside + outside), 1 + static_cast<double>(soft[cell(3, 1)]) * 0.12, 0.15);
}

TEST(BlurredFrame, IsGrayWhereCodesDiffer)
{
    const SoftCode frame = blurred_frame(0.01), share = share_of_frame(0.01);
    for (const int each : cells_with_data()) {
        EXPECT_NEAR(frame[static_cast<std::size_t>(each)], 0.5, 1e-4);
        EXPECT_NEAR(share[static_cast<std::size_t>(each)], 0, 1e-4);
    }
    EXPECT_NEAR(share[cell(0, 0)], 1, 1e-4);
}

}  // namespace
}  // namespace cardinal::vision
