// What lies on a table over time: things keep their numbers, whatever is done to them.
#include "tests/vision/little_table.h"
#include "vision/table_eye.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cardinal::vision {
namespace {

struct Watching : testing::Test {
    LittleTable table{};
    Codebook codebook{some_codes(0, 60)};
    TableEye eye{codebook, {.mat = LittleTable::mat}};
    double time_ms = 0;

    /// Shows the same for so many frames, and gives what is believed after the last.
    Scene show(const std::vector<studio::Thing>& things, int frames = 4)
    {
        Scene scene;
        for (int frame = 0; frame < frames; ++frame, time_ms += 100)
            scene = eye.look(table.frame(things, time_ms));
        return scene;
    }
    static const SceneCard* card_in(const Scene& scene, int number)
    {
        for (const SceneCard& card : scene.cards)
            if (card.last.code == some_code(number))
                return &card;
        return nullptr;
    }
};

TEST_F(Watching, TellsWhereCardsLieInMillimetres)
{
    const Scene scene = show({LittleTable::card(0, {100, 120}), LittleTable::card(1, {250, 140}, 90)}, 2);
    ASSERT_TRUE(scene.pose);
    EXPECT_LT(scene.pose->error_mm, 0.6);
    ASSERT_EQ(scene.cards.size(), 2U);
    const SceneCard *upright = card_in(scene, 0), *lying = card_in(scene, 1);
    ASSERT_TRUE(upright && lying);
    EXPECT_LT(cv::norm(upright->middle - cv::Point2d(100, 120)), 1);
    EXPECT_NEAR(std::remainder(upright->angle, 360), 0, 1);
    EXPECT_LT(cv::norm(lying->middle - cv::Point2d(250, 140)), 1);
    EXPECT_NEAR(lying->angle, 90, 1);
    EXPECT_EQ(upright->state, Stillness::settled);
    EXPECT_NE(upright->track, lying->track);
}

TEST_F(Watching, SettlesOnTwoLooksOnly)
{
    const std::vector<studio::Thing> things{LittleTable::card(0, {100, 120})};
    const Scene first = show(things, 1);
    ASSERT_EQ(first.cards.size(), 1U);
    EXPECT_EQ(first.cards[0].state, Stillness::candidate);
    EXPECT_EQ(show(things, 1).cards[0].state, Stillness::settled);
}

}  // namespace
}  // namespace cardinal::vision
