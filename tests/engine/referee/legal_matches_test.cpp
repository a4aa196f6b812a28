// Matches in which somebody was accused who had broken no rule. Each is played again by its seed, as far as that look.
#include "engine/referee/rehearsal.h"
#include "tests/engine/sample_table.h"

#include <gtest/gtest.h>

namespace cardinal {
namespace {

Rehearsed watch(std::string_view id, const Rehearsal& rehearsal)
{
    const Game& game = *find_game(id);
    const Position table = sample_table(game, "busy");
    EXPECT_FALSE(table.cards.empty());
    Rehearsal once = rehearsal;
    once.matches = 1;
    return rehearse(game, table, once, [](Observer& observer, const Board& seen) { return observer.look(seen); });
}

TEST(ALegalMatch, MayTurnACardThatIsReadyAgainBeforeTheNextLook)
{
    const Rehearsed count = watch("dept-of-structure", {.looks = 18, .most_deeds = 6, .seed = 611});
    EXPECT_EQ(count.false_flags, 0);
    EXPECT_GT(count.found, 15);
}

TEST(ALegalMatch, DoesNotShowWhichOfTwoUnitsWasActivated)
{
    const Rehearsed count = watch("lost-empires", {.looks = 10, .most_deeds = 6, .seed = 17});
    EXPECT_EQ(count.false_flags, 0);
    EXPECT_GT(count.found, 6);
}

TEST(ALegalMatch, MayBeginWithAPassBeforeMuchElse)
{
    const Rehearsed count = watch("purge", {.looks = 17, .most_deeds = 6, .seed = 111});
    EXPECT_EQ(count.false_flags, 0);
    EXPECT_GT(count.found, 8);
}

/// Of two groups that were offered for a battle neither was whole.
TEST(ALegalMatch, MayHaveHadMoreInAGroupThanWasOffered)
{
    const Rehearsed count = watch("purge", {.looks = 17, .most_deeds = 3, .seed = 77000});
    EXPECT_EQ(count.false_flags, 0);
    EXPECT_GT(count.found, 8);
}

/// Of those that moved none was seen to lie where they went first.
TEST(ALegalMatch, MayHaveMovedAGroupTwiceBetweenTwoLooks)
{
    const Rehearsed count = watch("purge", {.looks = 27, .most_deeds = 6, .seed = 31010});
    EXPECT_EQ(count.false_flags, 0);
    EXPECT_GT(count.found, 12);
}

/// Some of those that began a battle fell in it or went home before anybody looked.
TEST(ALegalMatch, MayHaveHadMoreInAGroupThanCameToItsPlace)
{
    const Rehearsed count = watch("purge", {.looks = 25, .most_deeds = 3, .seed = 77003});
    EXPECT_EQ(count.false_flags, 0);
    EXPECT_EQ(count.wrong, 0);
    EXPECT_GT(count.found, 12);
}

TEST(ALegalMatch, DoesNotShowWhoActedOnWhatHasChanged)
{
    const Rehearsed count = watch("war-rig", {.looks = 9, .most_deeds = 6, .seed = 31003});
    EXPECT_EQ(count.false_flags, 0);
    EXPECT_EQ(count.wrong, 0);
    EXPECT_GT(count.found, 6);
}

TEST(ALegalMatch, DoesNotNeedWhatOnlyTheCrimeNeeds)
{
    const Rehearsed count = watch("three-lanes", {.looks = 25, .most_deeds = 2, .one_mark_late_in = 4, .seed = 111});
    EXPECT_EQ(count.false_flags, 0);
    EXPECT_GT(count.found, 15);
}

TEST(ALegalMatch, IsToldInNoOrderByWhoeverSaysWhatWasDone)
{
    const Rehearsed count = watch("war-rig", {.looks = 4, .most_deeds = 3, .seed = 9005});
    EXPECT_EQ(count.false_flags, 0);
    EXPECT_GT(count.found, 2);
}

/// Two looks stood in another order in the book, and five squads had passed in between.
TEST(ALegalMatch, MayHaveHadManyPassesAmongLooksInAnotherOrder)
{
    const Rehearsed count = watch("war-rig", {.looks = 24, .most_deeds = 6, .seed = 424217});
    EXPECT_EQ(count.false_flags, 0);
    EXPECT_EQ(count.wrong, 0);
    EXPECT_GT(count.found, 16);
}

/// In another order a shot that nobody saw the whole of had hit twice, and none followed it.
TEST(ALegalMatch, DoesNotShowHowOftenAShotHasHit)
{
    const Rehearsed count = watch("war-rig", {.looks = 4, .most_deeds = 3, .seed = 424207});
    EXPECT_EQ(count.false_flags, 0);
    EXPECT_GT(count.found, 2);
}

/// A drive is no third action where its player has passed three times: that is asked about.
TEST(ALegalMatch, IsNotAccusedOfWhatARoundOfPassesClears)
{
    const Rehearsed count = watch("war-rig", {.most_deeds = 6, .seed = 424210});
    EXPECT_EQ(count.false_flags, 0);
    EXPECT_GT(count.found, 16);
}

/// The three crimes of this match are told all the same.
TEST(ALegalMatch, MayHaveHadAnotherOrderAndPassesThatNobodySaw)
{
    const Rehearsed count =
        watch("dept-of-structure", {.most_deeds = 3, .one_illegal_in = 8, .goes_on_after_it = true, .seed = 507});
    EXPECT_EQ(count.false_flags, 0);
    EXPECT_EQ(count.planted, 3);
    EXPECT_EQ(count.planted_found, 3);
}

}  // namespace
}  // namespace cardinal
