#include "tests/vision/stage.h"
#include "vision/blurred_code.h"

#include <cmath>
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

TEST(BlurredCode, MixesAnEdgeAsAGaussianWould)
{
    // The middle row of the upper left eye: three modules of paper, then dark, light, three dark. With a blur of 0.3
    // modules only neighbours reach each other, each by what of a Gaussian lies beyond half a module.
    const SoftCode soft = blurred(pattern_of(some_code(3)), 0.3);
    const auto paper = static_cast<double>(soft[cell(3, -1)]), ink = static_cast<double>(soft[cell(3, 0)]);
    const double mixed = std::erfc(0.5 / (0.3 * std::sqrt(2.0))) / 2;
    EXPECT_NEAR(paper, 1 - mixed, 0.001);
    EXPECT_NEAR(ink, 2 * mixed, 0.002) << "from the paper on one side and the light ring on the other";
    EXPECT_NEAR(soft[cell(3, -2)], 1, 0.001);
}

/// Motion across a code leaves edges sharp that lie along it.
TEST(BlurredCode, IsBlurredInOneDirectionOnly)
{
    const CodePattern pattern = pattern_of(some_code(3));
    const SoftCode soft = blurred(pattern, {0.8, 0.01}), sharp = blurred(pattern, 0.01);
    EXPECT_LT(soft[cell(3, -1)], 0.8F) << "left of an eye: ink draws near from the right";
    EXPECT_NEAR(soft[cell(-1, 3)], sharp[cell(-1, 3)], 0.02) << "above it: from below none comes";
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
