#include "engine/referee/referee.h"
#include "tests/engine/toy_match.h"

#include <algorithm>
#include <gmock/gmock.h>

namespace cardinal::toy {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> sentences(const std::vector<Change>& changes)
{
    std::vector<std::string> all(changes.size());
    std::ranges::transform(changes, all.begin(), &Change::sentence);
    return all;
}

TEST(CorrectingAnEntry, SaysBeforeWhatItWouldChange)
{
    Referee referee(game, faced_off());
    ASSERT_TRUE(referee.take(hit(k, x)));
    ASSERT_TRUE(referee.take(hit(k, x)));
    const auto changes = referee.preview_correction(1, nothing);
    EXPECT_THAT(sentences(changes),
                ElementsAre("Entry 2 (A hit K -> X) would not be flagged any more: K is tired.",
                            "points(A) would be 0 instead of 1.", "lead(A) would be 0 instead of 1.",
                            "lead(B) would be 0 instead of -1.", "health(X) would be 1 instead of 0."));
    EXPECT_EQ(with_reference(changes.front()),
              "Entry 2 (A hit K -> X) would not be flagged any more: K is tired (toy.hit.tired).");
    EXPECT_EQ(with_reference(changes.back()), changes.back().sentence) << "a number is about no rule";
}

TEST(CorrectingAnEntry, DoesWhatItSaid)
{
    Referee referee(game, faced_off());
    ASSERT_TRUE(referee.take(hit(k, x)));
    ASSERT_TRUE(referee.take(pass(seat_a)));
    const auto changes = referee.preview_correction(1, hit(x, k));
    EXPECT_THAT(sentences(changes), Contains("health(K) would be 1 instead of 3."));
    EXPECT_EQ(health(referee, k), 3) << "a preview changes nothing";

    const Result<Entry> entry = referee.correct(1, hit(x, k));
    EXPECT_THAT(broken(entry->verdict), ElementsAre("toy.turn.order"));
    EXPECT_EQ(entry->how, HowKnown::corrected);
    EXPECT_EQ(health(referee, k), 1);
    EXPECT_EQ(health(referee, x), 3);
}

TEST(CorrectingAnEntry, IsRefusedWhereItMakesNoSense)
{
    Referee referee(game, faced_off());
    ASSERT_TRUE(referee.take(hit(k, x)));
    ASSERT_TRUE(referee.note("words"));
    EXPECT_FALSE(referee.correct(0, nothing));
    EXPECT_FALSE(referee.correct(2, nothing)) << "a note has no effect to correct";
    EXPECT_FALSE(referee.correct(3, nothing));
    EXPECT_FALSE(referee.correct(1, hit(k, CardId{70})));
    ASSERT_TRUE(referee.undo());
    EXPECT_FALSE(referee.correct(1, nothing)) << "it was undone";
    EXPECT_THAT(referee.preview_correction(1, nothing), IsEmpty());
}

TEST(ACorrectedNumber, SticksWhileTheCameraSeesWhatItSawBefore)
{
    Referee referee(game, faced_off());
    ASSERT_TRUE(referee.correct_value(health_is(x, 2)));
    const Result<Entry> entry = referee.see(health_is(x, 3));
    EXPECT_EQ(entry->kind, Entry::Kind::question);
    EXPECT_EQ(entry->text, "health(X) = 3 was set right by both players. Is it so again?");
    EXPECT_TRUE(entry->verdict.legal());
    EXPECT_EQ(health(referee, x), 2);
}

TEST(ACorrectedNumber, SticksWhenItIsCorrectedAgain)
{
    Referee referee(game, faced_off());
    ASSERT_TRUE(referee.correct_value(health_is(x, 2)));
    ASSERT_TRUE(referee.correct_value(health_is(x, 1)));
    EXPECT_EQ(referee.see(health_is(x, 3))->kind, Entry::Kind::question);
    EXPECT_EQ(health(referee, x), 1);
}

TEST(ACorrectedNumber, GivesWayToNewEvidence)
{
    Referee referee(game, faced_off());
    ASSERT_TRUE(referee.correct_value(health_is(x, 2)));
    EXPECT_EQ(referee.see(health_is(x, 1))->kind, Entry::Kind::fact);
    EXPECT_EQ(health(referee, x), 1);
    EXPECT_EQ(referee.see(health_is(x, 3))->kind, Entry::Kind::fact) << "the camera has changed its mind since";
    EXPECT_EQ(health(referee, x), 3);
}

TEST(ACorrectedNumber, GivesWayToHigherAuthority)
{
    Referee referee(game, faced_off());
    ASSERT_TRUE(referee.correct_value(health_is(x, 2)));
    EXPECT_EQ(referee.see(health_is(x, 3), by_player(seat_a))->kind, Entry::Kind::question);
    EXPECT_EQ(referee.see(health_is(x, 3), by_both_players)->kind, Entry::Kind::fact);
    EXPECT_EQ(health(referee, x), 3);
}

TEST(ACorrectedNumber, IsOnlyThatOne)
{
    Referee referee(game, faced_off());
    ASSERT_TRUE(referee.correct_value(health_is(x, 2)));
    EXPECT_EQ(referee.see(health_is(k, 3))->kind, Entry::Kind::fact);
    EXPECT_EQ(referee.see(points_are(seat_a, 0))->kind, Entry::Kind::fact);
}

TEST(ACorrectedPlace, Sticks)
{
    Referee referee(game, faced_off());
    ASSERT_TRUE(referee.correct_value(lies_at(x, row_of(seat_b, 2))));
    EXPECT_EQ(referee.see(lies_at(x, row_of(seat_b, 1)))->kind, Entry::Kind::question);
    EXPECT_TRUE(referee.position().card(x).place == row_of(seat_b, 2));
    EXPECT_EQ(referee.see(lies_at(x, row_of(seat_b, 3)))->kind, Entry::Kind::fact);
}

TEST(ACorrectedPlace, IsAskedAboutOnceHoweverOftenTheTableIsSeen)
{
    Referee referee(game, faced_off());
    const Board seen = board(game, referee.position());
    ASSERT_TRUE(referee.correct_value(lies_at(x, row_of(seat_b, 2))));
    EXPECT_EQ(referee.see(seen)->size(), 1U);
    EXPECT_THAT(*referee.see(seen), IsEmpty());
}

TEST(UndoingACorrection, LetsTheCameraSpeakAgain)
{
    Referee referee(game, faced_off());
    ASSERT_TRUE(referee.correct_value(health_is(x, 2)));
    ASSERT_TRUE(referee.see(health_is(x, 3)));
    ASSERT_TRUE(referee.undo()) << "the question goes with what it is about";
    EXPECT_EQ(referee.position(), faced_off());
    EXPECT_EQ(referee.see(health_is(x, 3))->kind, Entry::Kind::fact);
}

}  // namespace
}  // namespace cardinal::toy
