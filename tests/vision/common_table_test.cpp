// Cards that lie on one table are of one size; drawn by a camera whose lens nobody tells.
#include "tests/vision/stage.h"
#include "vision/common_table.h"

#include <gtest/gtest.h>

namespace cardinal::vision {
namespace {

constexpr int width = 1200, height = 900;

/// A rectangle on a table that a camera leans over, its middle so many millimetres from where it looks.
Quad seen(double x_mm, double y_mm, double turn_deg, CardSize size = {}, double focal = 1.1)
{
    constexpr double lean = 0.6, away_mm = 500;
    const double turn = turn_deg * CV_PI / 180;
    Quad quad;
    const std::array<cv::Point2d, 4> corners{{{-size.width / 2, -size.height / 2},
                                              {size.width / 2, -size.height / 2},
                                              {size.width / 2, size.height / 2},
                                              {-size.width / 2, size.height / 2}}};
    for (std::size_t corner = 0; corner < quad.size(); ++corner) {
        const cv::Point2d& at = corners[corner];
        const double x = x_mm + at.x * std::cos(turn) - at.y * std::sin(turn);
        const double y = y_mm + at.x * std::sin(turn) + at.y * std::cos(turn);
        const double depth = away_mm - y * std::sin(lean);
        quad[corner] = {width / 2.0 + focal * width * x / depth,
                        height / 2.0 + focal * width * y * std::cos(lean) / depth};
    }
    return quad;
}

const std::vector<Quad> cards{seen(-100, -60, 10), seen(20, -70, 75), seen(110, 30, -20), seen(-60, 60, 0)};

std::vector<PossibleOutlines> places_of(const std::vector<Quad>& outlines)
{
    std::vector<PossibleOutlines> places;
    for (const Quad& outline : outlines)
        places.push_back({outline});
    return places;
}

TEST(CommonTable, IsToldByCardsAndTellsThemFromWhatIsOfAnotherSize)
{
    const auto table = common_table(places_of(cards), {width, height});
    ASSERT_TRUE(table);
    for (const Quad& card : cards)
        EXPECT_LT(table->unlike_a_card(card), 0.01);
    EXPECT_LT(table->unlike_a_card(seen(100, -120, 33)), alike_on_a_table);
    for (const double border_mm : {2.0, 3.0, 5.0}) {
        const CardSize frame{63 - 2 * border_mm, 88 - 2 * border_mm};
        EXPECT_GT(table->unlike_a_card(seen(100, -120, 33, frame)), alike_on_a_table) << border_mm;
    }
    EXPECT_GT(table->unlike_a_card(seen(100, -120, 33, {58, 40})), alike_on_a_table);    // a box of text
    EXPECT_GT(table->unlike_a_card(seen(100, -120, 33, {105, 148})), alike_on_a_table);  // a sheet of paper
}

TEST(CommonTable, HasFramesNoMoreThanCardsWhereMostAreCards)
{
    std::vector<Quad> outlines = cards;
    outlines.push_back(seen(100, -120, 33, {57, 82}));
    outlines.push_back(seen(-120, 10, 5, {57, 82}));
    const auto table = common_table(places_of(outlines), {width, height});
    ASSERT_TRUE(table);
    EXPECT_LT(table->unlike_a_card(cards[0]), alike_on_a_table);
    EXPECT_GT(table->unlike_a_card(outlines[4]), alike_on_a_table);
}

/// Cards of one edition have the same box of text, and all of these agree as well as the cards do.
TEST(CommonTable, IsToldByTheLikeliestWhereOthersAgreeAsWell)
{
    std::vector<PossibleOutlines> places;
    for (const auto& [x, y, turn] : {std::array{-100.0, -60.0, 10.0}, {20, -70, 75}, {110, 30, -20}})
        places.push_back({seen(x, y, turn), seen(x, y, turn, {43.5, 60.8})});
    const auto table = common_table(places, {width, height});
    ASSERT_TRUE(table);
    for (const PossibleOutlines& place : places) {
        EXPECT_LT(table->unlike_a_card(place[0]), alike_on_a_table);
        EXPECT_GT(table->unlike_a_card(place[1]), alike_on_a_table);
    }
}

TEST(CommonTable, IsNotToldByTwoNorByWhatIsAllOfDifferentSizes)
{
    EXPECT_FALSE(common_table({}, {width, height}));
    EXPECT_FALSE(common_table(places_of({cards[0], cards[1]}), {width, height}));
    EXPECT_FALSE(common_table(places_of({cards[0], seen(20, -70, 75, {40, 58}), seen(110, 30, -20, {90, 120})}),
                              {width, height}));
}

TEST(CommonTable, IsNoneWhereOutlinesAreNoneOrFarTooLarge)
{
    const Quad point{{{5, 5}, {5, 5}, {5, 5}, {5, 5}}};
    EXPECT_FALSE(common_table(places_of({point, point, point}), {width, height}));
    const auto table = common_table(places_of(cards), {width, height});
    ASSERT_TRUE(table);
    EXPECT_GT(table->unlike_a_card(point), alike_on_a_table);
    EXPECT_GT(table->unlike_a_card({{{-9e9, 5}, {9e9, 5}, {9e9, 9e9}, {-9e9, 9e9}}}), alike_on_a_table);
}

}  // namespace
}  // namespace cardinal::vision
