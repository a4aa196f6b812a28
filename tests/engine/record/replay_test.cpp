#include "engine/record/replay.h"

#include "tests/engine/toy_match.h"

#include <gmock/gmock.h>

#include <chrono>

namespace cardinal::toy {
namespace {

using testing::HasSubstr;

Record played()
{
    Referee referee(game, faced_off());
    EXPECT_TRUE(referee.take(hit(k, x)));
    EXPECT_TRUE(referee.take(hit(k, x)));
    EXPECT_TRUE(referee.take_back());
    EXPECT_TRUE(referee.take(pass(seat_a)));
    EXPECT_TRUE(referee.correct(1, nothing));
    EXPECT_TRUE(referee.rule(health_is(x, 1)));
    return referee.record();
}

TEST(AReplay, IsExactWhenEverythingIsAsItWas)
{
    const Replay again = replay(game, played());
    EXPECT_EQ(again.fidelity, Fidelity::exact) << again.why;
    EXPECT_EQ(again.at_entry, 0);
    EXPECT_EQ(health(again.last, x), 1);
}

TEST(AReplay, IsUnverifiedWithOtherPins)
{
    for (auto change : {+[](Pins& pins) { pins.engine = "0"; }, +[](Pins& pins) { pins.rules_version = "0"; },
                        +[](Pins& pins) { ++pins.catalogue; }, +[](Pins& pins) { ++pins.library; },
                        +[](Pins& pins) { pins.options.clear(); }}) {
        Record record = played();
        change(record.pins);
        const Replay again = replay(game, record);
        EXPECT_EQ(again.fidelity, Fidelity::unverified);
        EXPECT_NE(again.why, "");
    }
}

TEST(AReplay, IsUnverifiedWithoutHashes)
{
    Record record = played();
    record.entries[2].hash = 0;
    const Replay again = replay(game, record);
    EXPECT_EQ(again.fidelity, Fidelity::unverified);
    EXPECT_THAT(again.why, HasSubstr("Entry 3 has no hash"));
}

TEST(AReplay, NamesOfPlayersArePinnedToNothing)
{
    Record record = played();
    record.pins.players[0] = "Ann";
    EXPECT_EQ(replay(game, record).fidelity, Fidelity::exact);
}

TEST(AReplay, DivergesAtTheFirstHashThatDiffers)
{
    Record record = played();
    ++record.entries[3].hash;
    ++record.entries[5].hash;
    const Replay again = replay(game, record);
    EXPECT_EQ(again.fidelity, Fidelity::diverged);
    EXPECT_EQ(again.at_entry, 4);
    EXPECT_EQ(hash_of(again.last), record.entries[2].hash) << "nothing is derived beyond";
}

TEST(AReplay, DivergesAtTheFirstVerdictThatDiffers)
{
    Record record = played();
    record.entries[1].verdict.violations.clear();
    const Replay again = replay(game, record);
    EXPECT_EQ(again.at_entry, 2);
    EXPECT_THAT(again.why, HasSubstr("“legal” then and “toy.hit.tired” now"));
}

TEST(AReplay, DivergesWhereTheVerdictOfACorrectionDiffers)
{
    Referee referee(game, faced_off());
    ASSERT_TRUE(referee.take(pass(seat_a)));
    ASSERT_TRUE(referee.correct(1, pass(seat_b)));
    Record record = referee.record();
    EXPECT_EQ(replay(game, record).fidelity, Fidelity::exact);
    record.entries[1].verdict = {};
    EXPECT_EQ(replay(game, record).at_entry, 2);
}

TEST(AReplay, DivergesWhereAnEntryRefersToNothing)
{
    Record record = played();
    record.entries.push_back({.number = 7, .kind = Entry::Kind::undo, .about = 99});
    const Replay again = replay(game, record);
    EXPECT_EQ(again.fidelity, Fidelity::diverged);
    EXPECT_EQ(again.at_entry, 7);
}

TEST(AReplay, WordsOfAVerdictMayChange)
{
    Record record = played();
    record.entries[1].verdict.violations[0].sentence = "said otherwise";
    EXPECT_EQ(replay(game, record).fidelity, Fidelity::exact);
}

TEST(AReplay, OfAnotherGameIsNone)
{
    Record record = played();
    record.pins.game = "chess";
    EXPECT_EQ(replay(game, record).fidelity, Fidelity::diverged);
}

// 20 ms are promised for a thousand entries; ten times that still tells a quadratic step, even in a slow build.
TEST(AReplay, OfAThousandEntriesTakesNoTime)
{
    Referee referee(game, faced_off());
    for (int turn = 0; turn < 500; ++turn) {
        EXPECT_TRUE(referee.take(hit(k, x)));
        EXPECT_TRUE(referee.take(pass(active(referee.position()))));
    }
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_EQ(replay(game, referee.record()).fidelity, Fidelity::exact);
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::milliseconds(200));
}

}  // namespace
}  // namespace cardinal::toy
