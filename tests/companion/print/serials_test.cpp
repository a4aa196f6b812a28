#include "companion/print/serials.h"

#include <gtest/gtest.h>
#include <qrcodegen/qrcodegen.hpp>
#include <random>
#include <set>

namespace cardinal::print {
namespace {

std::vector<int> sixty_cards()
{
    std::vector<int> cards;
    for (int card = 0; card < 20; ++card)
        cards.insert(cards.end(), 3, 1297 + card);
    return cards;
}

double smallest_distance_in(const std::vector<PrintedCode>& codes)
{
    double smallest = 2;
    for (std::size_t one = 0; one < codes.size(); ++one)
        for (std::size_t other = 0; other < one; ++other)
            smallest = std::min(smallest, distance(blurred(pattern_of(codes[one])), blurred(pattern_of(codes[other]))));
    return smallest;
}

TEST(Distance, IsNothingForTheSameCodeAndAboutOneForMost)
{
    const BlurredCode one = blurred(pattern_of({'P', 1, 2})), other = blurred(pattern_of({'T', 30000, 1234567}));
    EXPECT_NEAR(distance(one, one), 0, 1e-5);
    EXPECT_DOUBLE_EQ(distance(one, other), distance(other, one));
    EXPECT_NEAR(distance(one, other), 1, 0.4);
}

TEST(Serials, LieFartherApartThanThoseDrawnBlindly)
{
    const DrawnSerials drawn = draw_serials('P', sixty_cards(), {}, 1);
    std::mt19937 random(1);
    std::vector<PrintedCode> blind;
    for (const int card : sixty_cards())
        blind.push_back({'P', card, static_cast<int>(random() % most_serials)});
    EXPECT_GT(drawn.smallest_distance, smallest_distance_in(blind) + 0.1);
    EXPECT_GT(drawn.smallest_distance, 0.6);  // 0.67 to 0.71 over many seeds
}

TEST(Serials, TellTheirSmallestDistanceTruly)
{
    const DrawnSerials drawn = draw_serials('P', sixty_cards(), {}, 2);
    EXPECT_NEAR(drawn.smallest_distance, smallest_distance_in(drawn.codes), 1e-5);
}

TEST(Serials, AreNeverGivenTwice)
{
    std::vector<PrintedCode> all;
    for (int print = 0; print < 3; ++print) {
        const DrawnSerials drawn = draw_serials('P', sixty_cards(), all, 5);  // even when chance repeats itself
        all.insert(all.end(), drawn.codes.begin(), drawn.codes.end());
    }
    EXPECT_EQ(std::set<PrintedCode>(all.begin(), all.end()).size(), all.size());
}

TEST(Serials, KeepTheCardsAndTheirOrder)
{
    const DrawnSerials drawn = draw_serials('T', sixty_cards(), {}, 3);
    ASSERT_EQ(drawn.codes.size(), sixty_cards().size());
    for (std::size_t at = 0; at < drawn.codes.size(); ++at) {
        EXPECT_EQ(drawn.codes[at].card, sixty_cards()[at]);
        EXPECT_EQ(drawn.codes[at].game, 'T');
    }
}

// Another program's opinion of how a code looks, module by module.
TEST(CodePattern, IsWhatAnotherGeneratorDraws)
{
    std::mt19937 random(3);
    for (int trial = 0; trial < 200; ++trial) {
        const PrintedCode code{'P', static_cast<int>(random() % most_card_numbers),
                               static_cast<int>(random() % most_serials)};
        const auto other =
            qrcodegen::QrCode::encodeSegments({qrcodegen::QrSegment::makeAlphanumeric(write_code(code).c_str())},
                                              qrcodegen::QrCode::Ecc::HIGH, 1, 1, 1, false);
        ASSERT_EQ(other.getSize(), code_modules);
        const CodePattern pattern = pattern_of(code);
        for (int row = 0; row < code_modules; ++row)
            for (int column = 0; column < code_modules; ++column)
                ASSERT_EQ(pattern.is_dark(row, column), other.getModule(column, row)) << write_code(code);
    }
}

}  // namespace
}  // namespace cardinal::print
