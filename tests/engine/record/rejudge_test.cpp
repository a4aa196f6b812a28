#include "engine/record/rejudge.h"

#include "engine/games/all_games.h"
#include "tests/engine/toy_match.h"

#include <gmock/gmock.h>

namespace cardinal::toy {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

Record played()
{
    Referee referee(game, faced_off());
    EXPECT_TRUE(referee.take(hit(k, x)));
    EXPECT_TRUE(referee.take(hit(k, x)));
    EXPECT_TRUE(referee.take_back());
    EXPECT_TRUE(referee.take(pass(seat_a)));
    return referee.record();
}

TEST(Rejudging, FindsNothingWhereTheRulesAreTheSame)
{
    const Record record = played();
    const Rejudging again = rejudge(game, record, record.start);
    EXPECT_EQ(again.judged, 4);
    EXPECT_THAT(again.changed, IsEmpty());
    EXPECT_EQ(again.parted_at, 0);
}

TEST(Rejudging, NamesWhatWouldBeJudgedOtherwise)
{
    Record record = played();
    const Verdict flagged = record.entries[1].verdict;
    ASSERT_FALSE(flagged.legal());
    record.entries[1].verdict = {};  // as an older rule would have had it
    const Rejudging again = rejudge(game, record, record.start);
    ASSERT_THAT(again.changed, SizeIs(1));
    EXPECT_EQ(again.changed.front().entry, 2);
    EXPECT_TRUE(again.changed.front().then.legal());
    EXPECT_TRUE(is_same_finding(again.changed.front().now, flagged));
    EXPECT_EQ(again.parted_at, 0);
}

TEST(Rejudging, SaysWhereTheMatchWouldHaveGoneAnotherWay)
{
    const Record record = played();
    Position start = record.start;
    start.card(x).counters[on_card::health] = 9;
    EXPECT_EQ(rejudge(game, record, start).parted_at, 1);
}

TEST(Rejudging, LeavesTheRecordAsItIs)
{
    const Record record = played();
    rejudge(game, record, faced_off());
    EXPECT_EQ(record, played());
}

TEST(AHouseRule, IsChosenByItsWords)
{
    Position position = faced_off();
    ASSERT_TRUE(choose_option(game, position, "dice=own"));
    EXPECT_EQ(position.options[0], 1);
    EXPECT_EQ(choose_option(game, position, "dic=own").error().sentence,
              "Toy has no house rule “dic”. Did you mean “dice”?");
    EXPECT_THAT(choose_option(game, position, "dice=owned").error().sentence, HasSubstr("Did you mean “own”?"));
    EXPECT_EQ(position.options[0], 1);
}

}  // namespace
}  // namespace cardinal::toy
