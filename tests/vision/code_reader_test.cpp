// Codes far below what decoders need: recognized, or left alone, never taken for another.
#include "tests/vision/stage.h"
#include "vision/code_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cardinal::vision {
namespace {

constexpr int known = 300;

struct Reading : testing::Test {
    Codebook codebook{some_codes(0, known)};
    CodeReader reader{codebook};

    std::optional<CodeReading> read(const PrintedCode& code, const Shot& shot, double error_px) const
    {
        const Shown card = shown(code, shot);
        return reader.read(card.gray, measured(card.corners, error_px, shot.seed), {}, 1.0);
    }
};

struct Tally {
    int certain = 0, wrong = 0;
};

Tally tally(const Reading& test, Shot shot, double error_px, int first, int count)
{
    Tally tally;
    for (int number = first; number < first + count; ++number) {
        shot.seed = static_cast<std::uint64_t>(number) + 1;
        const auto reading = test.read(some_code(number), shot, error_px);
        if (!reading || !is_certain(*reading))
            continue;
        ++tally.certain;
        tally.wrong += test.codebook.code(reading->entry) != some_code(number) ? 1 : 0;
    }
    return tally;
}

TEST_F(Reading, RecognizesACodeOfOnePixelAModule)
{
    const Tally seen = tally(*this, {.modules_px = 1.0}, 1.0, 0, 40);
    EXPECT_GE(seen.certain, 39);
    EXPECT_EQ(seen.wrong, 0);
}

TEST_F(Reading, RecognizesACodeInBadLight)
{
    const Tally seen = tally(*this, {.modules_px = 2.0, .profile = studio::Profile::hard}, 1.0, 0, 30);
    EXPECT_GE(seen.certain, 28);
    EXPECT_EQ(seen.wrong, 0);
}

TEST_F(Reading, RecognizesACodeThatIsHalfCovered)
{
    for (const double covered : {0.1, 0.4}) {
        const Tally seen = tally(*this, {.modules_px = 2.0, .covered = covered}, 1.0, 0, 15);
        EXPECT_GE(seen.certain, 14) << covered;
        EXPECT_EQ(seen.wrong, 0);
    }
    EXPECT_EQ(tally(*this, {.modules_px = 2.0, .covered = 0.4}, 1.0, known, 15).certain, 0) << "foreign cards";
}

TEST_F(Reading, TakesNoForeignCardForAKnownOne)
{
    EXPECT_EQ(tally(*this, {.modules_px = 1.0}, 1.0, known, 40).certain, 0);
    EXPECT_EQ(tally(*this, {.modules_px = 2.0, .profile = studio::Profile::hard}, 1.0, known, 20).certain, 0);
}

TEST_F(Reading, TellsWhichCornerIsTheUpperLeftOne)
{
    for (int turns = 0; turns < 4; ++turns) {
        const Shown card = shown(some_code(3), {.modules_px = 2.0, .profile = studio::Profile::clean});
        const auto reading = reader.read(card.gray, turned(card.corners, turns), {}, 1.0);
        ASSERT_TRUE(reading);
        EXPECT_EQ((reading->quarter_turns + turns) % 4, 0);
        EXPECT_NEAR(reading->modules_px, 2.0, 0.1);
    }
}

/// Whoever looks for three eyes may take another for the upper left one.
TEST_F(Reading, ReadsACodeThatWasTakenForATurnedOne)
{
    const Homography quarter(0, -1, 0, 1, 0, 0, 0, 0, 1);
    const Shown card = shown(some_code(3), {.modules_px = 2.0});
    const auto upright = reader.read(card.gray, card.corners, {}, 1.0);
    ASSERT_TRUE(upright && is_certain(*upright));
    Homography place = upright->symbol;
    for (int quarters = 1; quarters < 4; ++quarters) {
        place = place * quarter;
        const auto reading = reader.read(card.gray, Symbol{.place = place});
        ASSERT_TRUE(reading && is_certain(*reading)) << quarters;
        EXPECT_EQ(codebook.code(reading->entry), some_code(3));
    }
    const Shown foreign = shown(some_code(known + 3), {.modules_px = 2.0});
    const auto stranger = reader.read(foreign.gray, Symbol{.place = place * quarter});
    EXPECT_FALSE(stranger && is_certain(*stranger));
}

TEST_F(Reading, SaysNothingOfAnEmptyCodebook)
{
    const Codebook nothing;
    const Shown card = shown(some_code(3), {});
    EXPECT_FALSE(CodeReader(nothing).read(card.gray, card.corners, {}, 1.0));
}

/// A lamp spoils what all codes have in common, and how far ahead the right one is stays.
TEST(ACodeReading, IsCertainBelowALampWhenNoOtherComesNear)
{
    const CodeReading below_a_lamp{.correlation = 0.83, .lead = 0.42, .frame = 0.55, .modules_px = 1.2};
    EXPECT_TRUE(is_certain(below_a_lamp));
    CodeReading reading = below_a_lamp;
    reading.lead = 0.18;
    EXPECT_FALSE(is_certain(reading)) << "as near as strangers come";
    reading = below_a_lamp;
    reading.correlation = 0.66;
    EXPECT_FALSE(is_certain(reading)) << "what is no code looks like one of them by chance";
    reading = below_a_lamp;
    reading.frame = 0.5;
    EXPECT_FALSE(is_certain(reading)) << "nothing tells that a code is there";
    reading = below_a_lamp;
    reading.modules_px = 0.6;
    EXPECT_FALSE(is_certain(reading)) << "a small picture on a card was as like a code as this";
}

}  // namespace
}  // namespace cardinal::vision
