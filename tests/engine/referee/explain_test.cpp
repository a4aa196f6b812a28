// What happened is found out from boards. The toy game shows each part of it; the games themselves are shown to an
// observer match by match in every_game_test.cpp, and by their scenarios in vectors/looks.cardinal.
#include "engine/referee/explain.h"

#include "engine/referee/observer.h"
#include "tests/engine/toy_match.h"

#include <gmock/gmock.h>

namespace cardinal::toy {
namespace {

using testing::HasSubstr;
using testing::SizeIs;
using What = Observation::What;

Board after(const Position& position, const Action& action) { return board(game, apply(game, position, action)); }

TEST(AStory, IsEmptyWhenNothingChanged)
{
    const Position position = faced_off();
    const auto stories = explain(game, position, board(game, position));
    ASSERT_THAT(stories, SizeIs(1));
    EXPECT_TRUE(stories.front().deeds.empty());
    EXPECT_EQ(stories.front().cost, 0);
}

TEST(AStory, IsTheDeedThatLeadsToWhatIsSeen)
{
    const Position position = faced_off();
    const auto stories = explain(game, position, after(position, hit(k, x)));
    ASSERT_FALSE(stories.empty());
    ASSERT_THAT(stories.front().deeds, SizeIs(1));
    EXPECT_EQ(stories.front().deeds.front().action, hit(k, x));
    EXPECT_TRUE(stories.front().is_legal());
}

TEST(AStory, IsIllegalWhereNothingLegalFits)
{
    const Position position = apply(game, faced_off(), hit(k, x));
    const Patience nobody_passed{.unseen_in_a_row = 0};
    const auto stories = explain(game, position, after(position, hit(k, x)), nobody_passed);
    ASSERT_FALSE(stories.empty());
    EXPECT_FALSE(stories.front().is_legal());
    EXPECT_TRUE(stories.front().explains_everything());
}

TEST(AStory, AccountsForEverythingThatIsSeen)
{
    const Position position = faced_off();
    Board seen = board(game, position);
    for (BoardCard& card : seen.cards)
        if (card.card == k)
            card.turned = 2;
    const auto stories = explain(game, position, seen);
    ASSERT_FALSE(stories.empty());
    EXPECT_TRUE(differences(board(game, stories.front().end), seen).empty());
}

TEST(AStory, EndsWithSomethingThatWasSeen)
{
    const Position position = faced_off();
    for (const Story& story : explain(game, position, after(position, hit(k, x)))) {
        const bool ends_in_a_pass = !story.deeds.empty() && story.deeds.back().action.kind == kind(Deed::pass);
        EXPECT_FALSE(ends_in_a_pass);
    }
}

TEST(AStory, GoesOnFromWhatWasInDoubt)
{
    const Position position = faced_off();
    const Position hit_once = apply(game, position, hit(k, x));
    const auto in_doubt = explain(game, position, board(game, hit_once));
    const auto stories = explain(game, position, in_doubt, after(hit_once, play(l, row_of(seat_a, 1))));
    ASSERT_FALSE(stories.empty());
    ASSERT_THAT(stories.front().deeds, SizeIs(2));
    EXPECT_EQ(stories.front().deeds.front().action, hit(k, x));
    EXPECT_EQ(stories.front().deeds.back().action, play(l, row_of(seat_a, 1)));
}

TEST(AChoice, IsMadeByPuttingItsVariantInTheStory)
{
    Position position = faced_off();
    position.card(y).place = row_of(seat_b, 2);
    auto stories = explain(game, position, after(position, hit(k, x)));
    ASSERT_FALSE(stories.empty());
    stories.front().choices = {{.deed = 0, .variants = {hit(k, x), hit(k, y)}}};
    const Story meant = chosen(game, position, stories.front(), 0, 1);
    EXPECT_EQ(meant.deeds.front().action, hit(k, y));
    EXPECT_TRUE(meant.choices.empty());
    EXPECT_EQ(meant.end, apply(game, position, hit(k, y)));
}

TEST(AnObserver, IsQuietAsLongAsNothingChanges)
{
    Referee referee(game, faced_off());
    Observer observer(referee);
    EXPECT_EQ(observer.look(board(game, referee.position())).what, What::quiet);
    EXPECT_TRUE(referee.record().entries.empty());
}

TEST(AnObserver, HasTheRefereeWriteDownWhatHappened)
{
    Referee referee(game, faced_off());
    Observer observer(referee);
    const Board seen = after(referee.position(), hit(k, x));
    const Observation observation = observer.look(seen);
    EXPECT_EQ(observation.what, What::done);
    ASSERT_THAT(referee.record().entries, SizeIs(1));
    EXPECT_EQ(referee.record().entries.front().action, hit(k, x));
    EXPECT_EQ(referee.record().entries.front().how, HowKnown::seen);
    EXPECT_EQ(observer.look(seen).what, What::quiet) << "the same picture says nothing new";
    EXPECT_THAT(referee.record().entries, SizeIs(1));
}

TEST(AnObserver, TakesForATakeBackWhatLiesAsBefore)
{
    Referee referee(game, faced_off());
    Observer observer(referee);
    const Board before = board(game, referee.position());
    ASSERT_EQ(observer.look(after(referee.position(), hit(k, x))).what, What::done);
    EXPECT_EQ(observer.look(before).what, What::taken_back);
    EXPECT_EQ(board(game, referee.position()), before);
    EXPECT_EQ(referee.record().entries.back().kind, Entry::Kind::undo);
}

TEST(AnObserver, TakesNoAnswerToWhatItDidNotAsk)
{
    Referee referee(game, faced_off());
    Observer observer(referee);
    EXPECT_EQ(observer.answer(0).error().sentence, "Nothing is in doubt.");
    EXPECT_EQ(observer.take_as_it_lies().error().sentence, "Nobody has looked at the table yet.");
}

TEST(AnObserver, SaysSoWhenNothingFitsAndLeavesTheBookAlone)
{
    Referee referee(game, faced_off());
    Observer observer(referee);
    Board seen = board(game, referee.position());
    for (BoardCard& card : seen.cards)
        if (card.card == k)
            card.turned = 2;
    EXPECT_EQ(observer.look(seen).what, What::waits);
    const Observation observation = observer.look_again();
    ASSERT_EQ(observation.what, What::lost);
    EXPECT_FALSE(observation.different.empty());
    EXPECT_THAT(observation.sentence, HasSubstr("Put the table right, or take it as it lies."));
    EXPECT_TRUE(referee.record().entries.empty());
    ASSERT_TRUE(observer.take_as_it_lies());
    EXPECT_TRUE(differences(board(game, referee.position()), seen).empty());
}

}  // namespace
}  // namespace cardinal::toy
