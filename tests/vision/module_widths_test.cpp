#include "vision/module_widths.h"

#include <gtest/gtest.h>

namespace cardinal::vision {
namespace {

const cv::Size picture{1920, 1080};
// A table that is seen from a slant: what lies at the upper edge is farther away.
const Homography slanted(2.2, -0.1, 0, 0.05, 1.9, 0, 0, -0.0008, 1.3);

double px_per_mm(const cv::Point2d& mm) { return scale_at(slanted, mm.x, mm.y); }

std::vector<CardScale> some_cards()
{
    std::vector<CardScale> cards;
    for (const cv::Point2d mm : {cv::Point2d(100, 80), cv::Point2d(500, 120), cv::Point2d(300, 300),
                                 cv::Point2d(150, 420), cv::Point2d(600, 400)})
        cards.push_back({.middle = at(slanted, mm), .px_per_mm = px_per_mm(mm)});
    return cards;
}

TEST(ModuleWidths, AreToldForPlacesWhereNoCardLies)
{
    const auto widths = ModuleWidths::from(some_cards(), picture);
    ASSERT_TRUE(widths);
    for (const cv::Point2d mm : {cv::Point2d(20, 20), cv::Point2d(650, 450), cv::Point2d(350, 100)}) {
        const ModuleRange range = widths->range_at(at(slanted, mm));
        EXPECT_LT(range.least, px_per_mm(mm));
        EXPECT_GT(range.most, px_per_mm(mm));
        EXPECT_LT(range.most, 1.6 * range.least);
    }
}

TEST(ModuleWidths, AreTheSameInAPartMadeSmaller)
{
    const auto widths = ModuleWidths::from(some_cards(), picture);
    ASSERT_TRUE(widths);
    const ModuleRange whole = widths->range_at({900, 500}),
                      part = widths->within({100, 300}).within({}, 2).range_at({400, 100});
    EXPECT_NEAR(part.least, whole.least / 2, 1e-9);
    EXPECT_NEAR(part.most, whole.most / 2, 1e-9);
}

TEST(ModuleWidths, ReachFromTheSmallestToTheLargestCodesThatWereSeen)
{
    std::vector<CardScale> cards = some_cards();
    cards[1].module_mm = 0.7;
    const auto both = ModuleWidths::from(cards, picture), one = ModuleWidths::from(some_cards(), picture);
    ASSERT_TRUE(both && one);
    EXPECT_NEAR(both->range_at({900, 500}).least, 0.7 * one->range_at({900, 500}).least, 1e-9);
    EXPECT_NEAR(both->range_at({900, 500}).most, one->range_at({900, 500}).most, 1e-9);
}

TEST(ModuleWidths, BearOneCardThatWasMeasuredWrongly)
{
    std::vector<CardScale> cards = some_cards();
    cards[2].px_per_mm *= 1.15;
    EXPECT_TRUE(ModuleWidths::from(cards, picture));
}

TEST(ModuleWidths, AreNotToldByCardsThatDisagreeOrAreTooFew)
{
    std::vector<CardScale> cards = some_cards();
    EXPECT_FALSE(ModuleWidths::from(std::span(cards).first(3), picture));
    cards[0].px_per_mm *= 1.4;
    cards[3].px_per_mm *= 0.6;
    EXPECT_FALSE(ModuleWidths::from(cards, picture));
}

}  // namespace
}  // namespace cardinal::vision
