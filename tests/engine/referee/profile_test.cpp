#include "engine/referee/profile.h"

#include "engine/referee/referee.h"
#include "tests/engine/toy_match.h"

#include <gmock/gmock.h>

namespace cardinal::toy {
namespace {

TEST(InPractice, AnybodyMayUndoAndCorrectAnything)
{
    Referee referee(game, faced_off());
    ASSERT_TRUE(referee.take(pass(seat_a)));
    EXPECT_TRUE(referee.undo(1, by_player(seat_b)));
    EXPECT_TRUE(referee.redo(1, by_player(seat_a)));
    EXPECT_TRUE(referee.correct(1, nothing, by_player(seat_b)));
    EXPECT_TRUE(referee.rule(health_is(x, 1), by_player(seat_a)));
    EXPECT_TRUE(referee.options());
}

class InATournament : public testing::Test {
protected:
    Referee referee{game, faced_off(), Profile::tournament};
};

TEST_F(InATournament, PlayersUndoTheirOwnLastStep)
{
    ASSERT_TRUE(referee.take(pass(seat_a)));
    EXPECT_FALSE(referee.undo(1, by_player(seat_b)));
    EXPECT_FALSE(referee.undo(1, by_both_players));
    EXPECT_TRUE(referee.undo(1, by_player(seat_a)));
}

TEST_F(InATournament, PlayersUndoNothingThatWasAnswered)
{
    ASSERT_TRUE(referee.take(pass(seat_a)));
    ASSERT_TRUE(referee.take(pass(seat_b)));
    EXPECT_FALSE(referee.undo(2, by_player(seat_a)));
    EXPECT_FALSE(referee.undo_from(1, by_player(seat_a)));
    EXPECT_FALSE(referee.undo_from(pass(seat_a), by_player(seat_a)));
    EXPECT_TRUE(referee.undo_from(1, by_judge));
}

TEST_F(InATournament, PlayersUndoNothingThatWasFlagged)
{
    ASSERT_TRUE(referee.take(pass(seat_b)));
    EXPECT_FALSE(referee.undo(1, by_player(seat_b)));
    EXPECT_TRUE(referee.take_back(by_player(seat_b))) << "but a flagged play may be taken back";
}

TEST_F(InATournament, PlayersRedoOnlyWhatTheyUndid)
{
    ASSERT_TRUE(referee.take(pass(seat_a)));
    ASSERT_TRUE(referee.undo(1, by_player(seat_a)));
    EXPECT_FALSE(referee.redo(1, by_player(seat_b)));
    EXPECT_TRUE(referee.redo(1, by_player(seat_a)));
    ASSERT_TRUE(referee.undo(1, by_judge));
    EXPECT_FALSE(referee.redo(1, by_player(seat_a)));
    EXPECT_TRUE(referee.redo(1, by_judge));
}

TEST_F(InATournament, OnlyAJudgeCorrectsAndRules)
{
    ASSERT_TRUE(referee.take(pass(seat_a)));
    EXPECT_FALSE(referee.correct(1, nothing, by_both_players));
    EXPECT_FALSE(referee.correct_value(health_is(x, 1), by_both_players));
    EXPECT_FALSE(referee.rule(health_is(x, 1), by_player(seat_a)));
    EXPECT_FALSE(referee.rule("words", by_player(seat_a)));
    EXPECT_TRUE(referee.correct(1, nothing, by_judge));
    EXPECT_TRUE(referee.correct_value(health_is(x, 1), by_judge));
    EXPECT_TRUE(referee.rule(health_is(x, 1)));
}

TEST_F(InATournament, NoHintsAreGiven)
{
    EXPECT_FALSE(referee.options());
    EXPECT_FALSE(referee.why_not(pass(seat_a)));
    EXPECT_EQ(referee.due(), "A may act.");
}

}  // namespace
}  // namespace cardinal::toy
