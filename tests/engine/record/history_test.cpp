#include "engine/record/history.h"

#include "engine/record/replay.h"
#include "tests/engine/toy_match.h"

#include <gmock/gmock.h>

namespace cardinal::toy {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

History begun() { return {game, {.pins = pins_of(game, start(), Profile::practice), .start = start()}}; }
Entry doing(Action action) { return {.kind = Entry::Kind::action, .action = std::move(action)}; }
Entry undoing(int number) { return {.kind = Entry::Kind::undo, .about = number}; }
Entry redoing(int number) { return {.kind = Entry::Kind::redo, .about = number}; }
Entry correcting(int number, Action action)
{
    return {.kind = Entry::Kind::correction, .about = number, .action = std::move(action)};
}

TEST(AnEntry, IsNumberedAndKeepsTheHashOfThePositionAfterIt)
{
    History history = begun();
    EXPECT_EQ(history.append(doing(pass(seat_a))).number, 1);
    EXPECT_EQ(history.append({.text = "a note"}).number, 2);
    EXPECT_EQ(history.record().entries[0].hash, hash_of(history.position()));
    EXPECT_EQ(history.record().entries[1].hash, hash_of(history.position()));
    EXPECT_THAT(history.line(), ElementsAre(1));
}

TEST(AnEntry, NamesTheQuestionsThatAreOpenAfterIt)
{
    Position position = start();
    position.match[match::active] = nobody_yet;
    History history(game, {.start = position});
    EXPECT_THAT(history.append({.text = "nobody has begun"}).open, ElementsAre("toy.ask.first"));
    EXPECT_THAT(history.append(doing(first(seat_b))).open, IsEmpty());
}

TEST(Undoing, StepsDownTheLineAndRedoingClimbsAgain)
{
    History history = begun();
    const std::uint64_t at_start = hash_of(history.position());
    const std::uint64_t after_one = history.append(doing(play(k, row_of(seat_a, 1)))).hash;
    const std::uint64_t after_two = history.append(doing(play(x, row_of(seat_b, 1)))).hash;

    EXPECT_EQ(history.append(undoing(2)).hash, after_one);
    EXPECT_EQ(history.append(undoing(1)).hash, at_start);
    EXPECT_THAT(history.redoable(), ElementsAre(1, 2));
    EXPECT_EQ(history.append(redoing(2)).hash, after_two);
    EXPECT_THAT(history.line(), ElementsAre(1, 2));
    EXPECT_THAT(history.redoable(), IsEmpty());
}

TEST(Undoing, LeavesTheBranchReadable)
{
    History history = begun();
    history.append(doing(play(k, row_of(seat_a, 1))));
    history.append(doing(play(x, row_of(seat_b, 1))));
    history.append(undoing(1));
    history.append(doing(pass(seat_a)));
    EXPECT_THAT(history.line(), ElementsAre(4));
    EXPECT_THAT(history.redoable(), IsEmpty()) << "something new was done";
    EXPECT_THAT(history.branches(), ElementsAre(2));
    EXPECT_THAT(history.line_after(2), ElementsAre(1, 2));
    EXPECT_TRUE(history.state_after(2).position.card(x).place == row_of(seat_b, 1));
}

TEST(Undoing, WhatIsNotInTheLineChangesNothing)
{
    History history = begun();
    history.append(doing(pass(seat_a)));
    for (const int number : {0, -3, 2, 7, 1 << 30}) {
        EXPECT_FALSE(history.refers_well(undoing(number)));
        EXPECT_FALSE(history.refers_well(correcting(number, {})) && number != 0);
        history.append(undoing(number));
    }
    history.append(redoing(1));
    EXPECT_THAT(history.line(), ElementsAre(1));
}

TEST(Correcting, DerivesWhatFollowsAgain)
{
    History history(game, {.start = faced_off()});
    history.append(doing(hit(k, x)));
    history.append(doing(pass(seat_a)));
    history.append(correcting(1, nothing));
    EXPECT_EQ(health(history.position(), x), 3);
    EXPECT_EQ(active(history.position()), seat_b) << "the pass still counts";
    EXPECT_THAT(history.line(), ElementsAre(1, 2, 3));
}

TEST(Correcting, ACorrectionCorrectsTheSameEntryAgain)
{
    History history(game, {.start = faced_off()});
    history.append(doing(hit(k, x)));
    history.append(correcting(1, nothing));
    history.append(correcting(2, hit(x, k)));
    EXPECT_EQ(history.subject_of(3), 1);
    EXPECT_EQ(health(history.position(), x), 3);
    EXPECT_EQ(health(history.position(), k), 1);
}

TEST(Correcting, IsUndoneLikeAnythingElse)
{
    History history(game, {.start = faced_off()});
    const std::uint64_t hit_hash = history.append(doing(hit(k, x))).hash;
    history.append(correcting(1, nothing));
    EXPECT_EQ(history.append(undoing(2)).hash, hit_hash);
    EXPECT_EQ(health(history.append(redoing(2)).about == 2 ? history.position() : start(), x), 3);
}

TEST(Correcting, ALaterCorrectionKeepsTheEarlierOnes)
{
    History history(game, {.start = faced_off()});
    history.append(doing(hit(k, x)));
    history.append(doing(hit(k, x)));
    history.append(correcting(2, nothing));
    history.append(correcting(1, nothing));
    EXPECT_EQ(health(history.position(), x), 3) << "neither hit counts";
    history.append(doing(hit(k, x)));
    history.append({.kind = Entry::Kind::take_back, .about = 5});
    EXPECT_EQ(health(history.position(), x), 3);
}

TEST(DerivingAgain, TellsTheVerdictOfEachEntryAsItCountsNow)
{
    History history(game, {.start = faced_off()});
    history.append(doing(hit(k, x)));
    history.append(doing(hit(k, x)));
    const History::Derivation as_it_is = history.derive_again(1);
    ASSERT_EQ(as_it_is.entries.size(), 2U);
    EXPECT_THAT(broken(as_it_is.entries[1].verdict), ElementsAre("toy.hit.tired"));
    const cardinal::Meaning none{};
    EXPECT_TRUE(history.derive_again(1, &none).entries[1].verdict.legal());
}

TEST(APosition, OfAnyEntryIsTheOneThatWasThen)
{
    for (unsigned seed = 0; seed < 40; ++seed) {
        Anything anything(seed);
        Referee referee(game, start());
        std::vector<std::uint64_t> hashes{hash_of(referee.position())};
        for (int step = 0; step < 120; ++step) {
            anything.happen_to(referee);
            const auto& entries = referee.record().entries;
            while (hashes.size() <= entries.size())
                hashes.push_back(entries[hashes.size() - 1].hash);
        }
        for (std::size_t number = 0; number < hashes.size(); ++number)
            ASSERT_EQ(hash_of(referee.history().state_after(static_cast<int>(number)).position), hashes[number])
                << "seed " << seed << ", entry " << number;
    }
}

TEST(ARecord, RebuiltFromItsEntriesLeadsToTheSame)
{
    for (unsigned seed = 0; seed < 60; ++seed) {
        Anything anything(seed);
        Referee referee(game, start());
        for (int step = 0; step < 150; ++step)
            anything.happen_to(referee);
        const History rebuilt(game, referee.record());
        ASSERT_EQ(rebuilt.state(), referee.history().state()) << "seed " << seed;
        ASSERT_EQ(rebuilt.line(), referee.history().line());
        ASSERT_EQ(rebuilt.redoable(), referee.history().redoable());
        const Replay again = replay(game, referee.record());
        ASSERT_EQ(again.fidelity, Fidelity::exact) << "seed " << seed << ": " << again.why;
        ASSERT_EQ(again.last, referee.position());
    }
}

/// The same match from its first entry on, with every correction already in its place: another way to the same
/// position.
TEST(ARecord, LeadsWhereItsLineLeadsWithoutDetours)
{
    for (unsigned seed = 100; seed < 160; ++seed) {
        Anything anything(seed);
        Referee referee(game, start());
        for (int step = 0; step < 150; ++step)
            anything.happen_to(referee);
        const std::vector<int> line = referee.history().line();
        if (line.empty())
            continue;
        const History::Derivation straight = referee.history().derive_again(line.front());
        ASSERT_EQ(straight.state, referee.history().state()) << "seed " << seed;
    }
}

}  // namespace
}  // namespace cardinal::toy
