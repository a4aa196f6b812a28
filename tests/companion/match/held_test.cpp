#include "companion/match/held.h"

#include <gtest/gtest.h>

namespace cardinal::match {
namespace {

constexpr CardId card{3};
constexpr std::int16_t attack = 5;

Board shows(std::vector<BoardCard::Mark> marks)
{
    Board board;
    board.cards.push_back({.card = card, .marks = std::move(marks)});
    return board;
}
const Board three = shows({{attack, 3}}), four = shows({{attack, 4}}), nothing = shows({});

TEST(Held, ReadsNoNumberThatLayThereBeforePeopleChangedIt)
{
    Held held;
    held.hold(three, four, three);
    EXPECT_EQ(held.as_people_say(three, four), nothing);
    EXPECT_EQ(held.as_people_say(four, four), four);
    EXPECT_EQ(held.as_people_say(three, four), three) << "it was changed since";
}

/// What is printed on a card is read a while after its token was taken away; nobody laid anything meanwhile.
TEST(Held, ReadsNoPrintedNumberThatShowedBeforePeopleChangedIt)
{
    Held held;
    held.hold(three, four, nothing);
    EXPECT_EQ(held.as_people_say(nothing, four), nothing);
    EXPECT_EQ(held.as_people_say(three, four), nothing);
    EXPECT_EQ(held.as_people_say(four, four), four);
    EXPECT_EQ(held.as_people_say(three, four), three);
}

/// The last token was taken away, and before that is told to be none, people say what brings another.
TEST(Held, ReadsNoNumberOfAPlayerThatLackedATokenWhenPeopleChangedIt)
{
    const auto says = [](const std::vector<Number>& numbers) {
        Board board;
        for (const Number number : numbers)
            board.numbers.push_back({.value = attack, .seat = Seat{1}, .number = number});
        return board;
    };
    Held held;
    held.hold(says({0}), says({1}), says({}));
    EXPECT_EQ(held.as_people_say(says({0}), says({1})), says({}));
    EXPECT_EQ(held.as_people_say(says({1}), says({1})), says({1}));
    EXPECT_EQ(held.as_people_say(says({0}), says({1})), says({0})) << "it was taken away since";
}

TEST(Held, ReadsAPrintedNumberThatNobodySpokeOf)
{
    Held held;
    held.hold(three, three, nothing);
    EXPECT_EQ(held.as_people_say(three, four), three);
}

TEST(Held, ReadsAPrintedNumberAgainOnceTheBookHasIt)
{
    Held held;
    held.hold(three, four, nothing);
    EXPECT_EQ(held.as_people_say(three, three), three) << "what changed it is over";
    EXPECT_EQ(held.as_people_say(three, four), three);
}

}  // namespace
}  // namespace cardinal::match
