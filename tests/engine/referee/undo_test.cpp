#include "engine/referee/referee.h"
#include "tests/engine/toy_match.h"

#include <gmock/gmock.h>

namespace cardinal::toy {
namespace {

using testing::ElementsAre;

/// Entries 1 to 5: a pass; a group of two rolls; a pass.
class Undo : public testing::Test {
protected:
    Undo()
    {
        EXPECT_TRUE(referee.take(pass(seat_a)));
        EXPECT_TRUE(referee.begin_group("dice"));
        EXPECT_TRUE(referee.take(roll(1), by_player(seat_b)));
        EXPECT_TRUE(referee.take(roll(2), by_player(seat_b)));
        EXPECT_TRUE(referee.end_group());
        EXPECT_TRUE(referee.take(pass(seat_b)));
    }

    Number rolled() const { return referee.position().match[match::rolled]; }
    std::vector<int> line() const { return referee.history().line(); }

    Referee referee{game, faced_off()};
};

TEST_F(Undo, TakesStepByStepAndAGroupAsOne)
{
    EXPECT_EQ(referee.undo()->about, 6);
    EXPECT_EQ(referee.undo()->about, 3);
    EXPECT_EQ(rolled(), 0);
    EXPECT_EQ(referee.undo()->about, 1);
    EXPECT_EQ(referee.undo().error().sentence, "There is nothing to undo.");
    EXPECT_EQ(referee.position(), faced_off());
}

TEST_F(Undo, TakesAnyNumberOfSteps)
{
    EXPECT_EQ(referee.undo(4).error().sentence, "There are only 3 steps to undo.");
    EXPECT_FALSE(referee.undo(0));
    EXPECT_TRUE(referee.undo(3));
    EXPECT_EQ(referee.position(), faced_off());
}

TEST_F(Undo, GoesBackToAnEntry)
{
    EXPECT_TRUE(referee.undo_from(4));
    EXPECT_EQ(rolled(), 1);
    EXPECT_FALSE(referee.undo_from(6)) << "it is not in force any more";
    EXPECT_FALSE(referee.undo_from(2)) << "the beginning of a group does nothing";
}

TEST_F(Undo, GoesBackToAnAction)
{
    EXPECT_EQ(referee.undo_from(pass(seat_a))->about, 1);
    EXPECT_FALSE(referee.undo_from(pass(seat_a)));
}

TEST_F(Undo, GoesBackToTheLastGroup)
{
    EXPECT_EQ(referee.undo_group()->about, 3);
    EXPECT_THAT(line(), ElementsAre(1));
    EXPECT_FALSE(referee.undo_group());
}

TEST_F(Undo, SaysWhatItWouldTake)
{
    EXPECT_EQ(referee.next_undo(), 6);
    ASSERT_TRUE(referee.undo(2));
    EXPECT_EQ(referee.next_undo(), 1);
    EXPECT_EQ(referee.next_redo(), 4);
}

TEST_F(Undo, InAnOpenGroupTakesOneEntry)
{
    ASSERT_TRUE(referee.begin_group("more"));
    ASSERT_TRUE(referee.take(roll(5), by_player(seat_a)));
    ASSERT_TRUE(referee.take(roll(6), by_player(seat_a)));
    ASSERT_TRUE(referee.undo());
    EXPECT_EQ(rolled(), 5);
}

TEST_F(Undo, IsRedoneStepByStepUntilSomethingNewIsDone)
{
    ASSERT_TRUE(referee.undo(3));
    EXPECT_EQ(referee.redo()->about, 1);
    EXPECT_EQ(referee.redo()->about, 4) << "the group as one";
    EXPECT_EQ(referee.redo(2).error().sentence, "There are fewer steps to redo.");
    ASSERT_TRUE(referee.note("a remark changes nothing"));
    EXPECT_EQ(referee.redo()->about, 6);
    EXPECT_EQ(referee.redo().error().sentence, "There is nothing to redo.");
    ASSERT_TRUE(referee.undo());
    ASSERT_TRUE(referee.take(roll(3), by_player(seat_a)));
    EXPECT_FALSE(referee.redo());
}

TEST_F(Undo, TakesATakingBackBack)
{
    ASSERT_TRUE(referee.take(pass(seat_b)));
    const Position flagged = referee.position();
    ASSERT_TRUE(referee.take_back());
    ASSERT_TRUE(referee.undo());
    EXPECT_EQ(referee.position(), flagged);
}

TEST_F(Undo, NothingIsEverDeleted)
{
    const std::vector<Entry> before = referee.record().entries;
    ASSERT_TRUE(referee.undo(3));
    ASSERT_TRUE(referee.take(roll(3), by_player(seat_a)));
    const std::vector<Entry>& after = referee.record().entries;
    EXPECT_TRUE(std::equal(before.begin(), before.end(), after.begin()));
    EXPECT_THAT(referee.history().branches(), ElementsAre(6));
}

}  // namespace
}  // namespace cardinal::toy
