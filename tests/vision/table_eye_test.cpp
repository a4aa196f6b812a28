// What lies on a table over time: things keep their numbers, whatever is done to them.
#include "tests/vision/watching.h"

#include <gmock/gmock.h>
#include <opencv2/imgproc.hpp>

namespace cardinal::vision {
namespace {

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

TEST_F(Watching, KeepsTheNumberOfACardThatAHandCarries)
{
    using Table = LittleTable;
    const studio::Thing other = Table::card(1, {330, 140});
    const int track = card_in(show({Table::card(0, {100, 120}), other}), 0)->track;
    show({Table::card(0, {100, 120}), other, Table::hand({100, 130})}, 2);
    for (const double x : {140.0, 180.0, 210.0})
        show({other, Table::card(0, {x, 130}), Table::hand({x, 140})}, 1);
    show({Table::card(0, {210, 140}, 90), other, Table::hand({210, 180})}, 1);
    const Scene scene = show({Table::card(0, {210, 140}, 90), other});
    ASSERT_EQ(scene.cards.size(), 2U);
    const SceneCard* card = card_in(scene, 0);
    ASSERT_TRUE(card);
    EXPECT_EQ(card->track, track);
    EXPECT_EQ(card->state, Stillness::settled);
    EXPECT_LT(cv::norm(card->middle - cv::Point2d(210, 140)), 1.5);
    EXPECT_NEAR(card->angle, 90, 1.5);
    EXPECT_TRUE(scene.hands.empty());
}

TEST_F(Watching, TellsTwinsApartThatChangedPlacesUnderAHand)
{
    using Table = LittleTable;
    // The same card twice, printed with two serials.
    table.stock()["card 1"] = twin_of(0, 1);
    const Scene before = show({Table::card(0, {100, 130}), Table::card(1, {250, 130})});
    ASSERT_EQ(before.cards.size(), 2U);
    const int first = card_in(before, 0)->track, second = card_in(before, 1)->track;
    show({Table::card(0, {100, 130}), Table::card(1, {250, 130}), Table::hand({170, 110})}, 1);
    show({Table::card(1, {100, 130}), Table::card(0, {250, 130}), Table::hand({170, 110})}, 1);
    const Scene after = show({Table::card(1, {100, 130}), Table::card(0, {250, 130})}, 5);
    ASSERT_EQ(after.cards.size(), 2U);
    EXPECT_EQ(card_in(after, 0)->track, first);
    EXPECT_EQ(card_in(after, 1)->track, second);
    EXPECT_NEAR(card_in(after, 0)->middle.x, 250, 1.5);
    EXPECT_NEAR(card_in(after, 1)->middle.x, 100, 1.5);
    EXPECT_EQ(card_in(after, 0)->state, Stillness::settled);
    EXPECT_EQ(card_in(after, 1)->state, Stillness::settled);
}

TEST_F(Watching, SeesTwinsThatWereSwappedInPlainView)
{
    using Table = LittleTable;
    table.stock()["card 1"] = twin_of(0, 1);
    const int first = card_in(show({Table::card(0, {100, 130}), Table::card(1, {250, 130})}), 0)->track;
    const Scene after = show({Table::card(1, {100, 130}), Table::card(0, {250, 130})}, 5);
    ASSERT_EQ(after.cards.size(), 2U);
    EXPECT_EQ(card_in(after, 0)->track, first);
    EXPECT_NEAR(card_in(after, 0)->middle.x, 250, 1.5);
    EXPECT_NEAR(card_in(after, 1)->middle.x, 100, 1.5);
}

TEST_F(Watching, BelievesACardUnderARestingHandToLieThere)
{
    using Table = LittleTable;
    const std::vector<studio::Thing> cards{Table::card(0, {100, 130}), Table::card(1, {330, 130})};
    std::vector<studio::Thing> covered = cards;
    covered.push_back(Table::hand({110, 80}));
    show(cards);
    for (int look = 0; look < 3; ++look) {
        const Scene scene = show(covered, 3);
        ASSERT_EQ(scene.cards.size(), 2U) << "after look " << look;
        EXPECT_EQ(card_in(scene, 0)->state, Stillness::disturbed);
        EXPECT_LT(card_in(scene, 0)->last.visible, 0.6);
        EXPECT_LT(cv::norm(card_in(scene, 0)->middle - cv::Point2d(100, 130)), 1.5);
        EXPECT_EQ(card_in(scene, 1)->state, Stillness::settled);
        ASSERT_EQ(scene.hands.size(), 1U);
        EXPECT_TRUE(scene.unknown.empty());
    }
    const Scene after = show(cards, 3);
    EXPECT_EQ(card_in(after, 0)->state, Stillness::settled);
    EXPECT_TRUE(after.hands.empty());
}

TEST_F(Watching, SaysThatACardIsGoneOnlyWhenItsPlaceIsSeenFree)
{
    using Table = LittleTable;
    const studio::Thing stays = Table::card(1, {330, 130});
    show({Table::card(0, {100, 130}), stays});
    // Taken away under the hand, which rests where the card was.
    EXPECT_EQ(show({stays, Table::hand({105, 70})}, 4).cards.size(), 2U);
    const Scene scene = show({stays}, 4);
    ASSERT_EQ(scene.cards.size(), 1U);
    EXPECT_TRUE(card_in(scene, 1));
    EXPECT_TRUE(scene.hands.empty());
}

TEST_F(Watching, KeepsTheOrderOfCardsThatLieUponEachOther)
{
    using Table = LittleTable;
    show({Table::card(0, {150, 130})});
    Scene scene = show({Table::card(0, {150, 130}), Table::card(1, {175, 150})});
    ASSERT_EQ(scene.cards.size(), 2U);
    EXPECT_EQ(scene.cards[0].last.code, some_code(0));
    EXPECT_EQ(scene.cards[1].last.code, some_code(1));
    EXPECT_NEAR(scene.cards[0].last.visible, 1 - 38.0 * 68 / (63 * 88), 0.08);
    EXPECT_GT(scene.cards[1].last.visible, 0.97);
    // One is tucked under both, with its upper strip out.
    scene = show({Table::card(2, {160, 95}), Table::card(0, {150, 130}), Table::card(1, {175, 150})});
    ASSERT_EQ(scene.cards.size(), 3U);
    EXPECT_EQ(scene.cards[0].last.code, some_code(2));
    EXPECT_EQ(scene.cards[0].state, Stillness::settled);
}

TEST_F(Watching, BelievesACoveredCardUntilWhatCoveredItIsGone)
{
    using Table = LittleTable;
    const int track = card_in(show({Table::card(0, {150, 130})}), 0)->track;
    Scene scene = show({Table::card(0, {150, 130}), Table::card(1, {152, 131})});
    ASSERT_EQ(scene.cards.size(), 2U);
    EXPECT_EQ(card_in(scene, 0)->track, track);
    EXPECT_EQ(card_in(scene, 0)->state, Stillness::disturbed);
    EXPECT_EQ(card_in(scene, 1)->state, Stillness::settled);
    scene = show({Table::card(0, {150, 130})}, 5);
    ASSERT_EQ(scene.cards.size(), 1U);
    EXPECT_EQ(scene.cards[0].track, track);
    EXPECT_EQ(scene.cards[0].state, Stillness::settled);
    show({Table::card(0, {150, 130}), Table::card(1, {152, 131})});
    EXPECT_TRUE(show({}, 5).cards.empty()) << "both were taken at once";
}

TEST_F(Watching, SaysThatACardIsGoneThatLayAcrossAnother)
{
    using Table = LittleTable;
    studio::Thing below = Table::card(0, {200, 130}, 267);
    const studio::Thing above = Table::card(1, {198, 128}, 182), elsewhere = Table::card(2, {350, 130});
    show({below, elsewhere});
    show({below, above, elsewhere, Table::hand({202, 140})}, 2);
    ASSERT_TRUE(card_in(show({below, above, elsewhere}, 8), 1));
    show({below, above, elsewhere, Table::hand({202, 140})}, 2);
    below.centre = {204, 133};  // the hand brushed against it
    show({below, elsewhere, Table::hand({210, 200})}, 1);
    const Scene scene = show({below, elsewhere}, 10);
    EXPECT_TRUE(card_in(scene, 0));
    EXPECT_FALSE(card_in(scene, 1));
}

TEST_F(Watching, FindsTheTableAgainWhenTheCameraWasKnocked)
{
    using Table = LittleTable;
    const std::vector<studio::Thing> cards{Table::card(0, {100, 130}), Table::card(1, {250, 130}, 30)};
    const Scene before = show(cards);
    studio::Camera& camera = table.scene().camera;
    camera.looks_at = {camera.looks_at.x + 9, camera.looks_at.y - 5};
    camera.roll_deg += 1.5;
    int moved = 0;
    for (int frame = 0; frame < 6; ++frame) {
        const Scene scene = show(cards, 1);
        moved += scene.has_moved ? 1 : 0;
        if (!scene.pose)
            continue;
        ASSERT_EQ(scene.cards.size(), 2U) << "in frame " << frame;
        for (const int number : {0, 1}) {
            EXPECT_EQ(card_in(scene, number)->track, card_in(before, number)->track);
            EXPECT_LT(cv::norm(card_in(scene, number)->middle - card_in(before, number)->middle), 1);
        }
    }
    EXPECT_EQ(moved, 1);
    const Scene after = show(cards, 2);
    ASSERT_TRUE(after.pose);
    EXPECT_EQ(card_in(after, 0)->state, Stillness::settled);
    EXPECT_TRUE(after.hands.empty());
}

/// Seen through a lens that is not known, three corners are reckoned to be another stand than four.
TEST_F(Watching, TakesNoCameraForMovedOfWhichACornerIsCovered)
{
    using Table = LittleTable;
    const std::vector<studio::Thing> cards{Table::card(0, {100, 130}), Table::card(1, {250, 130}, 30)};
    table.scene().camera.lens.k1 = -0.25;
    show(cards);
    const double right = LittleTable::mat.width, below = LittleTable::mat.height;
    for (const studio::Point corner : {studio::Point{0, 0}, {right, 0}, {0, below}}) {
        auto covered = cards;
        covered.push_back({.print = "phone", .centre = corner});
        covered.push_back({.print = "phone", .centre = {right, below}});
        for (int frame = 0; frame < 20; ++frame)
            EXPECT_FALSE(show(covered, 1).has_moved) << "frame " << frame << " at " << corner.x << ", " << corner.y;
        EXPECT_FALSE(show(cards, 1).has_moved);
    }
}

TEST_F(Watching, KnowsTheBackOfACardFromAPhone)
{
    using Table = LittleTable;
    const Scene scene = show({Table::turned_over(0, {97, 120}, 1), {.print = "phone", .centre = {250, 150}}});
    ASSERT_EQ(scene.cards.size(), 1U);
    EXPECT_EQ(scene.cards[0].last.face, Face::down);
    EXPECT_EQ(scene.cards[0].last.code, std::nullopt);
    EXPECT_EQ(scene.cards[0].state, Stillness::settled);
    EXPECT_LT(cv::norm(scene.cards[0].middle - cv::Point2d(97, 120)), 1.5);
    EXPECT_NEAR(std::remainder(scene.cards[0].angle, 180), 1, 1.5);
    EXPECT_TRUE(scene.unknown.empty());
}

TEST_F(Watching, TellsOfACardThatNobodyKnows)
{
    using Table = LittleTable;
    table.stock()["foreign"] = drawn_card(some_code(70));
    const Scene scene = show({Table::card(0, {100, 130}), {.print = "foreign", .centre = {250, 130}}});
    ASSERT_EQ(scene.cards.size(), 1U);
    ASSERT_EQ(scene.unknown.size(), 1U);
    EXPECT_LT(cv::norm(scene.unknown[0].middle - cv::Point2d(250, 130)), 1.5);
    EXPECT_EQ(scene.unknown[0].state, Stillness::settled);
}

TEST_F(Watching, BelievesACardUnderAHandWhileACardIsTurnedOverBesideIt)
{
    using Table = LittleTable;
    const studio::Thing back = Table::turned_over(0, {340, 130}), under = Table::card(1, {100, 130});
    show({back});
    show({back, under});
    show({back, under, Table::hand({110, 80})}, 3);
    const studio::Thing beside = Table::turned_over(2, {265, 130});
    const Scene scene = show({back, beside, under, Table::hand({110, 80})}, 8);
    EXPECT_EQ(std::ranges::count(scene.cards, Face::down, [](const SceneCard& card) { return card.last.face; }), 2);
    ASSERT_TRUE(card_in(scene, 1)) << "nobody saw its place free";
    EXPECT_EQ(card_in(scene, 1)->state, Stillness::disturbed);
}

TEST_F(Watching, KnowsACardThatWasLearnedByItsPicture)
{
    using Table = LittleTable;
    const cv::Mat gray = [&] {
        cv::Mat picture;
        cv::cvtColor(table.frame({Table::card(1, {97, 120})}, 0).picture, picture, cv::COLOR_BGR2GRAY);
        return picture;
    }();
    const Scene shown = show({Table::card(1, {97, 120})}, 2);
    ASSERT_EQ(shown.cards.size(), 1U);
    const ArtBook book({{.card = 1, .print = art_of(gray, shown.cards[0].last.quad)}});
    const Codebook others{some_codes(30, 20)};  // of this card nobody knows the code
    eye = TableEye(others, {.printing = {.art = &book}, .mat = Table::mat});
    const Scene scene = show({Table::card(1, {200, 130}, 90), Table::card(2, {330, 130})});
    ASSERT_EQ(scene.cards.size(), 1U);
    EXPECT_EQ(scene.cards[0].last.art, 0U);
    EXPECT_EQ(scene.cards[0].state, Stillness::settled);
    EXPECT_NEAR(scene.cards[0].angle, 90, 1.5);
    EXPECT_LT(cv::norm(scene.cards[0].middle - cv::Point2d(200, 130)), 1.5);
    EXPECT_EQ(scene.unknown.size(), 1U);
    const int track = scene.cards[0].track;
    show({Table::card(2, {330, 130}), Table::hand({150, 140})}, 2);
    const Scene carried = show({Table::card(1, {90, 120}), Table::card(2, {330, 130})}, 6);
    ASSERT_EQ(carried.cards.size(), 1U);
    EXPECT_EQ(carried.cards[0].track, track) << "it was carried";
    EXPECT_NEAR(carried.cards[0].middle.x, 90, 1.5);
    EXPECT_TRUE(show({Table::card(2, {330, 130})}, 12).cards.empty()) << "it was taken away";
    const Scene back = show({Table::card(1, {200, 130}), Table::card(2, {330, 130})}, 6);
    ASSERT_EQ(back.cards.size(), 1U);
    EXPECT_EQ(back.cards[0].track, track) << "it came back";
}

TEST_F(Watching, FollowsTokensAndTellsWhatTheyLieOn)
{
    using Table = LittleTable;
    const studio::Thing card = Table::card(0, {100, 130});
    Scene scene = show({card, Table::token(0, {105, 150}), Table::token(0, {250, 100}, 10001)}, 3);
    ASSERT_EQ(scene.tokens.size(), 2U);
    const auto on_the_card = std::ranges::find(scene.tokens, scene.cards.at(0).track, &SceneToken::on);
    ASSERT_NE(on_the_card, scene.tokens.end());
    EXPECT_EQ(on_the_card->state, Stillness::settled);
    EXPECT_EQ(on_the_card->last.marker, first_token);
    EXPECT_LT(cv::norm(on_the_card->middle - cv::Point2d(105, 150)), 1);
    EXPECT_EQ(scene.cards[0].state, Stillness::settled);

    // One is put from the card to elsewhere, under a hand; the other is turned over.
    show({card, Table::hand({110, 130}), Table::token(0, {250, 100}, 10001)}, 2);
    scene = show({card, Table::token(0, {300, 160}), Table::token(1, {250, 100}, 10001)}, 5);
    ASSERT_EQ(scene.tokens.size(), 2U);
    const auto moved =
        std::ranges::find(scene.tokens, first_token, [](const SceneToken& token) { return token.last.marker; });
    ASSERT_NE(moved, scene.tokens.end());
    EXPECT_LT(cv::norm(moved->middle - cv::Point2d(300, 160)), 1);
    EXPECT_EQ(moved->on, -1);
    EXPECT_EQ(moved->state, Stillness::settled);
    EXPECT_EQ(scene.cards.at(0).last.visible, 1);
    scene = show({card}, 4);
    EXPECT_TRUE(scene.tokens.empty());
    EXPECT_TRUE(scene.hands.empty());
}

TEST_F(Watching, TakesNoShadowAndNoLampForAHand)
{
    using Table = LittleTable;
    const std::vector<studio::Thing> cards{Table::card(0, {100, 130})};
    show(cards);
    table.scene().light.gradient = 0.35;
    const Scene scene = show(cards, 6);
    EXPECT_TRUE(scene.hands.empty());
    ASSERT_EQ(scene.cards.size(), 1U);
    EXPECT_EQ(scene.cards[0].state, Stillness::settled);
}

TEST_F(Watching, SeesNoCardInWhatAMatShows)
{
    const Scene scene = show({});
    ASSERT_TRUE(scene.pose);
    EXPECT_TRUE(scene.cards.empty());
    EXPECT_TRUE(scene.unknown.empty());
    EXPECT_TRUE(scene.hands.empty());
}

TEST_F(Watching, IsContentWithPicturesOfAnyKind)
{
    for (const int type : {CV_8UC1, CV_8UC3, CV_8UC4, CV_16UC1, CV_16UC3, CV_32FC3})
        for (const cv::Size size : {cv::Size(0, 0), cv::Size(1, 1), cv::Size(3, 500), cv::Size(64, 48)}) {
            const Scene scene = eye.look({cv::Mat(size, type, cv::Scalar::all(90)), 7, time_ms += 100});
            EXPECT_EQ(scene.frame, 7);
            EXPECT_TRUE(scene.cards.empty());
        }
}

}  // namespace
}  // namespace cardinal::vision
