// Power, rest and lanes: what a position says when it is asked.
#include "engine/games/three_lanes/values.h"
#include "tests/engine/three_lanes/tables.h"

namespace cardinal::three_lanes {
namespace {

TEST(Power, IsThatOfTheRow)
{
    const Position position = table("front.A.1: K = Wolf\nback.A.1: L = Wolf\n");
    EXPECT_EQ(power_of(position, labelled(position, "K")), 3);
    EXPECT_EQ(power_of(position, labelled(position, "L")), 1);
}

TEST(Power, GrowsByEquipsAndByTheLandOfTheLaneAlone)
{
    const Position position = table("front.A.1: K = Wolf, E = Claws (on K)\nland.A.1: Hill\n"
                                    "back.A.1: L = Bear\nfront.A.2: M = Wolf\nfront.B.1: D = Wolf\n");
    EXPECT_EQ(power_of(position, labelled(position, "K")), 6);
    EXPECT_EQ(power_of(position, labelled(position, "L")), 3);
    EXPECT_EQ(power_of(position, labelled(position, "M")), 3);
    EXPECT_EQ(power_of(position, labelled(position, "D")), 3);
}

TEST(Power, GrowsForTheTribeThatIsNamed)
{
    const Position position = table("land.A.1: Den\nfront.A.1: K = Wolf\nback.A.1: L = Bear\n");
    EXPECT_EQ(power_of(position, labelled(position, "K")), 4);
    EXPECT_EQ(power_of(position, labelled(position, "L")), 2);
}

TEST(Power, MayBeBelowZeroUnlessTheTableSaysOtherwise)
{
    Position position = table("back.A.1: K = Wolf (power -2)\n");
    EXPECT_EQ(power_of(position, labelled(position, "K")), -2);
    position.options[static_cast<std::size_t>(Option::power_floor)] = 1;
    EXPECT_EQ(power_of(position, labelled(position, "K")), 0);
}

TEST(Rest, LastsUntilTheStartOfTheSecondTurn)
{
    Position position = table("front.A.1: K = Wolf\n");
    const CardId unit = labelled(position, "K");
    rest(position, unit, 2);
    EXPECT_EQ(get(position.card(unit), on_card::rested_until), 3);
    rest(position, unit, 1);
    EXPECT_EQ(get(position.card(unit), on_card::rested_until), 3) << "the later end counts";
}

TEST(Rest, IsAddedWhereTheTableSaysSo)
{
    Position position = table("option rest_adds on\nfront.A.1: K = Wolf\n");
    const CardId unit = labelled(position, "K");
    rest(position, unit, 2);
    rest(position, unit, 1);
    EXPECT_EQ(get(position.card(unit), on_card::rested_until), 4);
}

TEST(Rest, CountsOwnTurnsAloneWhereTheTableSaysSo)
{
    Position position = table("option rest_count own_turns\nfront.A.1: K = Wolf\nfront.B.1: D = Wolf\n");
    EXPECT_EQ(end_of_rest(position, labelled(position, "K"), 2), 5) << "turns 1 and 3";
    EXPECT_EQ(end_of_rest(position, labelled(position, "D"), 2), 6) << "turns 2 and 4";
}

TEST(Lanes, AreAdjacentSideBySideAndBackToFront)
{
    Position position = table("");
    const Place middle = in(Zone::front, seat_a, 2);
    EXPECT_TRUE(are_adjacent(position, middle, in(Zone::front, seat_a, 1)));
    EXPECT_TRUE(are_adjacent(position, middle, in(Zone::back, seat_a, 2)));
    EXPECT_FALSE(are_adjacent(position, middle, in(Zone::back, seat_a, 1)));
    EXPECT_FALSE(are_adjacent(position, in(Zone::front, seat_a, 1), in(Zone::front, seat_a, 3)));
    EXPECT_FALSE(are_adjacent(position, middle, in(Zone::front, seat_b, 2)));
}

TEST(Lanes, MeetTheUnitThatCameFirst)
{
    Position position = table("front.B.1: D = Wolf\nhand.B: C = Bear\n");
    enter_play(position, labelled(position, "C"), in(Zone::front, seat_b, 1), Came::played);
    EXPECT_EQ(defender_of(position, seat_b, 1), labelled(position, "D"));
}

}  // namespace
}  // namespace cardinal::three_lanes
