// What a hand hid for a while is known again when the hand is gone, and what it took away is gone.
#include "tests/vision/watching.h"
#include "vision/bare_table.h"
#include "vision/looked_at.h"

#include <gmock/gmock.h>

namespace cardinal::vision {
namespace {

using Table = LittleTable;

struct HiddenForAWhile : Watching {
    /// A hand comes, rests and goes again.
    void pass_over(const std::vector<studio::Thing>& things, studio::Point at, int rests)
    {
        const auto with = [&](double y) {
            std::vector<studio::Thing> all = things;
            all.push_back(Table::hand({at.x, y}));
            return all;
        };
        show(with(at.y + 120), 1);
        show(with(at.y), rests);
        show(with(at.y + 120), 1);
    }
};

/// The hand lay there so long that it was taken for what is seen of the card from now on.
TEST_F(HiddenForAWhile, ATokenBelowAHandIsSeenAgain)
{
    const std::vector<studio::Thing> things{Table::card(0, {150, 130}), Table::token(0, {155, 150})};
    const Scene before = show(things, 5);
    ASSERT_EQ(before.tokens.size(), 1U);
    for (const studio::Point at : {studio::Point{115, 120}, {115, 150}, {140, 130}, {155, 150}}) {
        pass_over(things, at, 20);
        const Scene after = show(things, 4);
        ASSERT_EQ(after.tokens.size(), 1U) << "the hand was at " << at.x << ", " << at.y;
        EXPECT_EQ(after.tokens[0].track, before.tokens[0].track);
        EXPECT_EQ(after.tokens[0].state, Stillness::settled);
    }
}

/// As on an open pile: while the hand is there, nobody can tell by its borders which card lies upon the other.
TEST_F(HiddenForAWhile, ACardIsNotGoneOnWhichAHandLaysAnother)
{
    const studio::Thing below = Table::card(0, {150, 130}), above = Table::card(1, {154, 134});
    show({below});
    show({below, Table::card(1, {150, 220}), Table::hand({150, 230})}, 1);
    EXPECT_TRUE(card_in(show({below, above, Table::hand({150, 140})}, 7), 0));
    show({below, above, Table::hand({150, 220})}, 1);
    const Scene after = show({below, above}, 4);
    EXPECT_TRUE(card_in(after, 0));
    EXPECT_TRUE(card_in(after, 1));
}

/// A program that was begun anew opens its eyes while a hand takes a card away.
TEST_F(HiddenForAWhile, ACardThatIsTakenAwayIsNotBelievedByEyesThatOpenMeanwhile)
{
    const studio::Thing stays = Table::card(1, {300, 130});
    show({stays, Table::card(0, {150, 130}), Table::hand({150, 140})}, 1);
    for (const double y : {160.0, 220.0, 300.0, 400.0}) {
        studio::Thing carried = Table::card(0, {150, y});
        carried.raised_mm = 30;
        show({stays, carried, Table::hand({150, y})}, 1);
    }
    const Scene after = show({stays}, 5);
    EXPECT_FALSE(card_in(after, 0));
    EXPECT_TRUE(card_in(after, 1));
    EXPECT_TRUE(after.hands.empty());
}

/// Beside the one that takes all the attention, a smaller hand comes to rest on a token.
TEST_F(HiddenForAWhile, ATokenIsNotGoneBelowAHandThatNobodyHasLookedAtYet)
{
    const std::vector<studio::Thing> things{Table::token(0, {330, 60}, 10001), Table::card(0, {90, 130})};
    const Scene before = show(things, 5);
    ASSERT_EQ(before.tokens.size(), 1U);
    std::vector<studio::Thing> with_hands = things;
    with_hands.push_back(Table::hand({330, 60}));
    with_hands.push_back(Table::hand({90, 10}));
    with_hands.push_back(Table::hand({160, 10}));
    for (int frame = 0; frame < 6; ++frame)
        EXPECT_EQ(show(with_hands, 1).tokens.size(), 1U) << "after " << frame;
    const Scene after = show(things, 4);
    ASSERT_EQ(after.tokens.size(), 1U);
    EXPECT_EQ(after.tokens[0].track, before.tokens[0].track);
}

/// Of a card that lies where the table looks alike only a part has changed; so at the third look more is looked at.
TEST(LookedAt, InVainTwiceIsPerhapsAPartOfMore)
{
    const cv::Size size(60, 40);
    cv::Mat part = cv::Mat::zeros(size, CV_8U);
    part(cv::Rect(10, 10, 8, 8)) = 255;
    LookedAt looked;
    looked.begin(size);
    std::vector<bool> may_be;
    for (int look = 0; look < 4; ++look) {
        may_be.push_back(looked.may_be_of_more(part));
        looked.note(part, cv::Mat::zeros(size, CV_8U), 1000.0 * look);
    }
    EXPECT_THAT(may_be, testing::ElementsAre(false, false, true, false));
}

/// Nobody knows yet whether what moved and lies still now is a hand.
TEST(LookedAt, MayBeAHandUntilItWasLookedAt)
{
    const cv::Size size(60, 40);
    const cv::Mat everywhere(size, CV_8U, cv::Scalar(255)), nowhere = cv::Mat::zeros(size, CV_8U);
    LookedAt looked;
    looked.begin(size);
    EXPECT_EQ(cv::countNonZero(looked.maybe_foreign()), size.area());
    looked.note(everywhere, everywhere, 0);
    EXPECT_EQ(cv::countNonZero(looked.maybe_foreign()), 0);
    looked.note(everywhere, nowhere, 100);
    EXPECT_EQ(cv::countNonZero(looked.maybe_foreign()), size.area());
}

/// At the edge of a mat the table around begins: what is as light as the mean of both is neither.
TEST(BareTable, IsReckonedFromWhatIsNearestToAPlaceThatNobodySaw)
{
    const cv::Size size(200, 120);
    const cv::Rect cloth(0, 0, 60, 120), place(75, 50, 12, 12);
    cv::Mat table(size, CV_8U, cv::Scalar(50)), occupied = cv::Mat::zeros(size, CV_8U);
    table(cloth) = 160;
    const cv::Mat tolerance(size, CV_8U, cv::Scalar(7));
    cv::Mat first = table.clone(), hand = table.clone();
    first(place) = 230;
    hand(place) = 100;
    occupied(place) = 255;
    BareTable bare;
    bare.begin({first}, occupied);
    EXPECT_EQ(cv::countNonZero(bare.free({table}, tolerance)(place)), place.area());
    EXPECT_EQ(cv::countNonZero(bare.free({hand}, tolerance)(place)), 0);
}

/// It lies there when everything begins, is taken away, and comes back to the same place.
TEST(BareTable, IsNotWhatLayThereFromTheBeginning)
{
    const cv::Size size(120, 80);
    const cv::Rect place(40, 20, 20, 28);
    const cv::Mat table(size, CV_8U, cv::Scalar(60)), tolerance(size, CV_8U, cv::Scalar(7));
    cv::Mat with_card = table.clone(), occupied = cv::Mat::zeros(size, CV_8U);
    with_card(place) = 180;
    occupied(place) = 255;
    BareTable bare;
    bare.begin({with_card}, occupied);
    const auto is_free = [&](const cv::Mat& cells) {
        return cv::countNonZero(bare.free({cells}, tolerance)(place)) == place.area();
    };
    EXPECT_TRUE(is_free(table));
    bare.remember({table}, occupied);
    EXPECT_TRUE(is_free(table));
    EXPECT_EQ(cv::countNonZero(bare.free({with_card}, tolerance)(place)), 0);
}

/// A sleeve over a card that lay there from the beginning, and over a place that was seen free.
TEST(BareTable, IsNoSleeveThatIsAsDark)
{
    const cv::Size size(120, 80);
    const cv::Rect place(40, 20, 20, 28), beside(80, 20, 20, 28);
    const cv::Mat gray(size, CV_8U, cv::Scalar(55)), tolerance(size, CV_8U, cv::Scalar(3));
    cv::Mat table(size, CV_8UC3, cv::Scalar(66, 56, 50)), occupied = cv::Mat::zeros(size, CV_8U);
    occupied(place) = 255;
    cv::Mat sleeve = table.clone();
    for (const cv::Rect& covered : {place, beside})
        sleeve(covered).setTo(cv::Scalar(35, 53, 72));
    BareTable bare;
    bare.begin(looks_of(gray, table), occupied);
    EXPECT_EQ(cv::countNonZero(bare.free(looks_of(gray, table), tolerance)(place | beside)), (place | beside).area());
    EXPECT_EQ(cv::countNonZero(bare.free(looks_of(gray, sleeve), tolerance)(place)), 0);
    EXPECT_EQ(cv::countNonZero(bare.free(looks_of(gray, sleeve), tolerance)(beside)), 0);
}

}  // namespace
}  // namespace cardinal::vision
