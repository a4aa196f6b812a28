// Cards that nobody sees: what is known of each pile, and how many others lie in it.
#include "engine/games/three_lanes/values.h"
#include "tests/engine/three_lanes/tables.h"

namespace cardinal::three_lanes {
namespace {

TEST(Piles, CountAListedCardAsOneOfTheTotal)
{
    const Position position = table("hand.A: C = Wolf\n");
    EXPECT_EQ(count_of(position, seat_a, Pile::hand), 5);
    EXPECT_EQ(get(position, seat_a, player::hand_unknown), 4);
}

TEST(Piles, GiveUnknownCardsFirst)
{
    Position position = table("A: deck 2\ndeck.A: C = Wolf\n");
    const CardId bottom = labelled(position, "C");
    EXPECT_TRUE(shift(position, seat_a, Pile::deck, Pile::hand));
    EXPECT_EQ(zone_of(position.card(bottom).place), Zone::deck);
    EXPECT_TRUE(shift(position, seat_a, Pile::deck, Pile::hand));
    EXPECT_EQ(zone_of(position.card(bottom).place), Zone::hand);
    EXPECT_FALSE(shift(position, seat_a, Pile::deck, Pile::hand));
}

TEST(Piles, GiveTheCardOnTopBeforeUnknownOnes)
{
    Position position = table("deck.A: C = Wolf\n");
    const CardId top = labelled(position, "C");
    put_on_deck(position, top);
    EXPECT_TRUE(shift(position, seat_a, Pile::deck, Pile::hand));
    EXPECT_EQ(zone_of(position.card(top).place), Zone::hand);
}

TEST(Piles, KeepTheOrderInWhichCardsWentUnderTheDeck)
{
    Position position = table("A: deck 0\nhand.A: C = Wolf, D = Bear\n");
    put_under_deck(position, labelled(position, "D"));
    put_under_deck(position, labelled(position, "C"));
    EXPECT_TRUE(shift(position, seat_a, Pile::deck, Pile::hand));
    EXPECT_EQ(zone_of(position.card(labelled(position, "D")).place), Zone::hand);
    EXPECT_EQ(zone_of(position.card(labelled(position, "C")).place), Zone::deck);
}

TEST(Piles, DoNotSayWhichOfTheKnownCardsLeftAHand)
{
    Position position = table("A: hand 2\nhand.A: C = Wolf, D = Bear\n");
    EXPECT_TRUE(shift(position, seat_a, Pile::hand, Pile::deck));
    EXPECT_EQ(count_of(position, seat_a, Pile::hand), 1);
    EXPECT_EQ(count_of(position, seat_a, Pile::deck), 31);
    EXPECT_TRUE(can_leave_hand(position, seat_a, labelled(position, "C")));
    EXPECT_TRUE(can_leave_hand(position, seat_a, labelled(position, "D")));
}

TEST(Piles, LetACopyComeToLightFromTheHand)
{
    Position position = table("unseen.A: C = Wolf\n");
    enter_play(position, labelled(position, "C"), in(Zone::front, seat_a, 1), Came::played);
    EXPECT_EQ(count_of(position, seat_a, Pile::hand), 4);
    EXPECT_EQ(count_of(position, seat_a, Pile::deck), 30);
}

TEST(Piles, NeverCountBelowZero)
{
    Position position = table("unseen.A: C = Wolf\nA: hand 0, deck 0, protection 0\n");
    EXPECT_FALSE(can_leave_hand(position, seat_a, labelled(position, "C")));
    enter_play(position, labelled(position, "C"), in(Zone::front, seat_a, 1), Came::played);
    for (const Pile pile : {Pile::hand, Pile::deck, Pile::protection})
        EXPECT_EQ(count_of(position, seat_a, pile), 0);
}

}  // namespace
}  // namespace cardinal::three_lanes
