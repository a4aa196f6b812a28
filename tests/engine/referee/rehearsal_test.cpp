// The rehearsal counts for tests and benchmarks; here it is counted itself.
#include "engine/referee/rehearsal.h"

#include "engine/referee/rehearsed_eyes.h"
#include "engine/referee/rehearsed_score.h"
#include "tests/engine/toy_match.h"

#include <gmock/gmock.h>

namespace cardinal::toy {
namespace {

using testing::ElementsAre;

const Action play_l = play(l, row_of(seat_a, 2));
const Action play_y = play(y, row_of(seat_b, 2));

TEST(AComparison, FindsEveryPlayThatWasWrittenDown)
{
    const std::vector<Action> done = {play_l, play_y};
    const Comparison found = compare(game, faced_off(), done, done);
    EXPECT_EQ(found.plays, 2);
    EXPECT_EQ(found.recovered, 2);
    EXPECT_EQ(found.in_order, 2);
    EXPECT_EQ(found.invented, 0);
}

TEST(AComparison, TellsWhatWasWrittenInAnotherOrder)
{
    const Comparison found = compare(game, faced_off(), {play_y, hit(k, y)}, {hit(k, y), play_y});
    EXPECT_EQ(found.recovered, 2);
    EXPECT_EQ(found.in_order, 1);
}

TEST(AComparison, AsksForNoOrderThatNobodyCanSee)
{
    EXPECT_EQ(compare(game, faced_off(), {play_l, play_y}, {play_y, play_l}).in_order, 2);
}

TEST(AComparison, TellsWhatIsMissingAndWhatIsMadeUp)
{
    const Comparison found = compare(game, faced_off(), {play_l}, {play_y});
    EXPECT_EQ(found.plays, 1);
    EXPECT_EQ(found.recovered, 0);
    EXPECT_EQ(found.invented, 1);
}

TEST(AComparison, AsksForNoDeedThatLeftNoTrace)
{
    EXPECT_THAT(that_left_a_trace(game, faced_off(), {pass(seat_a), play_y}), ElementsAre(false, true));
    EXPECT_EQ(compare(game, faced_off(), {pass(seat_a), play_y}, {play_y}).plays, 1);
}

TEST(WhatWasWrittenDown, LeadsToTheTablesOrDoesNot)
{
    Referee referee(game, faced_off());
    ASSERT_TRUE(referee.take(play_l, by_inference));
    ASSERT_TRUE(referee.take(play_y, by_inference));
    const Board with_l = board(game, apply(game, faced_off(), play_l));
    const Board with_y = board(game, apply(game, faced_off(), play_y));
    const Board with_both = board(game, referee.position());
    EXPECT_TRUE(led_to_every_table(referee, {with_l, with_both}));
    EXPECT_TRUE(led_to_every_table(referee, {with_both}));
    EXPECT_FALSE(led_to_every_table(referee, {with_y, with_both})) << "Y was never seen without L";
    EXPECT_FALSE(led_to_every_table(referee, {with_both, with_l})) << "nothing was put back";
}

TEST(WhatWasWrittenDown, HidesWhatWasDone)
{
    EXPECT_EQ(what_hides_it(game, faced_off(), {play_l, play_y}, {play_y, play_l}), "the order between two looks");
    EXPECT_EQ(what_hides_it(game, faced_off(), {play_y}, {pass(seat_a), play_y}), "a deed without a trace: pass");
    EXPECT_EQ(what_hides_it(game, faced_off(), {play_y}, {play_l}), "deeds that look like others: play");
}

Story story_of(Action deed)
{
    Story story;
    story.deeds.push_back({.action = std::move(deed)});
    return story;
}

TEST(ASubject, IsWhatTheAnswersDifferIn)
{
    EXPECT_EQ(subject_of(game, {story_of(hit(k, x)), story_of(hit(k, y))}).name, "hit: target");
    EXPECT_EQ(subject_of(game, {story_of(hit(k, x)), story_of(pass(seat_a))}).name, "hit or pass");
    EXPECT_FALSE(subject_of(game, {story_of(hit(k, x)), story_of(hit(k, y))}).is_for_people);
}

Story story_of(const std::vector<Action>& deeds)
{
    Story story;
    for (const Action& deed : deeds)
        story.deeds.push_back({.action = deed});
    return story;
}

TEST(WhoeverIsAsked, SaysRatherAWrongTargetThanWhatTheTableHasNotDone)
{
    const std::vector<Action> done = {hit(k, x), hit(l, y)};
    const Story with_other_targets = story_of({hit(k, y), hit(l, x)});
    const Story with_a_roll = story_of({hit(k, x), roll(1), hit(l, y)});
    EXPECT_EQ(true_story(game, {with_a_roll, with_other_targets}, done, {}), 1U);
    EXPECT_EQ(true_story(game, {with_a_roll, with_other_targets, story_of(done)}, done, {}), 2U);
}

TEST(WhoeverIsAsked, KnowsWhoseGoItIs)
{
    const Position truth = apply(game, apply(game, faced_off(), hit(k, x)), pass(seat_a));
    Story told = story_of(std::vector<Action>{hit(k, x), roll(1)});
    told.end = truth;
    Story at_anothers_go = story_of(hit(k, x));
    at_anothers_go.end = apply(game, faced_off(), hit(k, x));
    EXPECT_EQ(true_story(game, {at_anothers_go, told}, {hit(k, x), pass(seat_a)}, {}), 0U);
    EXPECT_EQ(true_story(game, {at_anothers_go, told}, {hit(k, x), pass(seat_a)}, {}, &truth), 1U);
}

TEST(WhoeverIsAsked, CallsAPassWhateverItIsCalled)
{
    Story passed = story_of(std::vector<Action>{pass(seat_b), hit(k, x)});
    EXPECT_EQ(true_story(game, {passed}, {hit(k, x)}, {}), 0U) << "somebody let something happen, and it was seen";
    EXPECT_FALSE(true_story(game, {story_of(hit(k, x))}, {pass(seat_b)}, {}));
}

TEST(WhoeverIsAsked, SaysWhatWasDoneAndNotThatNothingExplainsIt)
{
    Story unexplained;
    unexplained.left_over.push_back({.fact = health_is(x, 1)});
    EXPECT_EQ(true_story(game, {unexplained, story_of(hit(k, y))}, {hit(k, x)}, {}), 1U);
}

Board with_health(Number number)
{
    Board seen;
    seen.cards.push_back({.card = x, .place = row_of(seat_b, 1), .marks = {{value("health"), number}}});
    return seen;
}

Number health_in(const Board& seen) { return seen.cards.front().marks.front().number; }

TEST(Eyes, SeeALateMarkAsItWasForALookOrTwo)
{
    const Rehearsal rehearsal{.one_mark_late_in = 1};
    Eyes eyes(game, rehearsal, with_health(3));
    Seed seed(1);
    EXPECT_EQ(health_in(eyes.see(with_health(2), seed)), 3);
    int looks = 1;
    while (looks < 5 && health_in(eyes.see(with_health(2), seed)) == 3)
        ++looks;
    EXPECT_LE(looks, 2);
}

TEST(Eyes, ReadNoLostMark)
{
    const Rehearsal rehearsal{.one_mark_lost_in = 1};
    Seed seed(1);
    EXPECT_TRUE(Eyes(game, rehearsal, with_health(3)).see(with_health(3), seed).cards.front().marks.empty());
}

TEST(ATable, HasAsManyCardsAsWanted)
{
    Position table = faced_off();
    table.card(m).place = the_heap;
    const auto count = [](const Position& position) {
        return std::ranges::count_if(position.cards, [](const Card& card) { return card.place != nowhere; });
    };
    EXPECT_EQ(count(with_cards(game, table, 20)), 20);
    EXPECT_EQ(count(with_cards(game, table, 3)), 3);
}

TEST(ARehearsal, CountsEveryLook)
{
    const Rehearsed seen = rehearse(game, faced_off(), {.matches = 2, .looks = 6},
                                    [](Observer& observer, const Board& board) { return observer.look(board); });
    EXPECT_GT(seen.looks, 0);
    EXPECT_EQ(seen.looks, seen.found + seen.behind + seen.waits + seen.wrong + seen.lost);
}

}  // namespace
}  // namespace cardinal::toy
