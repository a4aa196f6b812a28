// Matches in which somebody was accused who had broken no rule. Each is played again by its seed, as far as that look.
#include "engine/referee/rehearsal.h"
#include "tests/engine/sample_table.h"

#include <gtest/gtest.h>
#include <ostream>

namespace cardinal {
namespace {

struct Watched {
    std::string_view name{};
    std::string_view game{};
    Rehearsal rehearsal{};
    int found_more_than = 0;
    bool has_no_wrong_look = false;
    int crimes = 0;  ///< planted ones: all are found
};
void PrintTo(const Watched& watched, std::ostream* out) { *out << watched.name; }

class ALegalMatch : public testing::TestWithParam<Watched> {};

TEST_P(ALegalMatch, AccusesNobody)
{
    const Watched& watched = GetParam();
    const Game& game = *find_game(watched.game);
    const Position table = sample_table(game, "busy");
    ASSERT_FALSE(table.cards.empty());
    Rehearsal once = watched.rehearsal;
    once.matches = 1;
    const Rehearsed count =
        rehearse(game, table, once, [](Observer& observer, const Board& seen) { return observer.look(seen); });
    EXPECT_EQ(count.false_flags, 0);
    EXPECT_GT(count.found, watched.found_more_than);
    if (watched.has_no_wrong_look) {
        EXPECT_EQ(count.wrong, 0);
    }
    EXPECT_EQ(count.planted, watched.crimes);
    EXPECT_EQ(count.planted_found, watched.crimes);
}

const Watched matches[] = {
    {.name = "MayTurnACardThatIsReadyAgainBeforeTheNextLook",
     .game = "dept-of-structure",
     .rehearsal = {.looks = 18, .most_deeds = 6, .seed = 611},
     .found_more_than = 15},
    {.name = "DoesNotShowWhichOfTwoUnitsWasActivated",
     .game = "lost-empires",
     .rehearsal = {.looks = 10, .most_deeds = 6, .seed = 17},
     .found_more_than = 6},
    {.name = "MayBeginWithAPassBeforeMuchElse",
     .game = "purge",
     .rehearsal = {.looks = 17, .most_deeds = 6, .seed = 111},
     .found_more_than = 8},
    // Of two groups that were offered for a battle neither was whole.
    {.name = "MayHaveHadMoreInAGroupThanWasOffered",
     .game = "purge",
     .rehearsal = {.looks = 17, .most_deeds = 3, .seed = 77000},
     .found_more_than = 8},
    // Of those that moved none was seen to lie where they went first.
    {.name = "MayHaveMovedAGroupTwiceBetweenTwoLooks",
     .game = "purge",
     .rehearsal = {.looks = 27, .most_deeds = 6, .seed = 31010},
     .found_more_than = 12},
    // Some of those that began a battle fell in it or went home before anybody looked.
    {.name = "MayHaveHadMoreInAGroupThanCameToItsPlace",
     .game = "purge",
     .rehearsal = {.looks = 25, .most_deeds = 3, .seed = 77003},
     .found_more_than = 12,
     .has_no_wrong_look = true},
    {.name = "DoesNotShowWhoActedOnWhatHasChanged",
     .game = "war-rig",
     .rehearsal = {.looks = 9, .most_deeds = 6, .seed = 31003},
     .found_more_than = 6,
     .has_no_wrong_look = true},
    {.name = "DoesNotNeedWhatOnlyTheCrimeNeeds",
     .game = "three-lanes",
     .rehearsal = {.looks = 25, .most_deeds = 2, .one_mark_late_in = 4, .seed = 111},
     .found_more_than = 15},
    {.name = "IsToldInNoOrderByWhoeverSaysWhatWasDone",
     .game = "war-rig",
     .rehearsal = {.looks = 4, .most_deeds = 3, .seed = 9005},
     .found_more_than = 2},
    // Two looks stood in another order in the book, and five squads had passed in between.
    {.name = "MayHaveHadManyPassesAmongLooksInAnotherOrder",
     .game = "war-rig",
     .rehearsal = {.looks = 24, .most_deeds = 6, .seed = 424217},
     .found_more_than = 16,
     .has_no_wrong_look = true},
    // In another order a shot that nobody saw the whole of had hit twice, and none followed it.
    {.name = "DoesNotShowHowOftenAShotHasHit",
     .game = "war-rig",
     .rehearsal = {.looks = 4, .most_deeds = 3, .seed = 424207},
     .found_more_than = 2},
    // A drive is no third action where its player has passed three times: that is asked about.
    {.name = "IsNotAccusedOfWhatARoundOfPassesClears",
     .game = "war-rig",
     .rehearsal = {.most_deeds = 6, .seed = 424210},
     .found_more_than = 16},
    // Four passes, the last of them in the next turn.
    {.name = "MayBeginWithPassesOfTwoTurns",
     .game = "war-rig",
     .rehearsal = {.looks = 10, .most_deeds = 6, .seed = 424219},
     .found_more_than = 8,
     .has_no_wrong_look = true},
    // Which two counters were turned up was told wrongly while one of them was slow.
    {.name = "DoesNotShowWhatASlowHandHasAdded",
     .game = "dept-of-structure",
     .rehearsal = {.looks = 17, .most_deeds = 2, .one_mark_late_in = 4, .seed = 600},
     .found_more_than = 9},
    // The three crimes of this match are told all the same.
    {.name = "MayHaveHadAnotherOrderAndPassesThatNobodySaw",
     .game = "dept-of-structure",
     .rehearsal = {.most_deeds = 3, .one_illegal_in = 8, .goes_on_after_it = true, .seed = 507},
     .crimes = 3},
    // Both counts were covered for several looks: a player had drawn twice, and the other one between.
    {.name = "MayHaveDrawnTwiceWhileTheCountWasCovered",
     .game = "three-lanes",
     .rehearsal = {.looks = 22, .most_deeds = 2, .one_mark_late_in = 4, .seed = 125},
     .found_more_than = 12},
    // A unit was played without paying; which turn that was, and what else was done then, shows two looks later.
    {.name = "IsNotAccusedOfWhatFollowsACrimeThatWasToldInTheWrongTurn",
     .game = "dept-of-structure",
     .rehearsal = {.looks = 28, .most_deeds = 3, .one_illegal_in = 8, .goes_on_after_it = true, .seed = 307},
     .found_more_than = 25,
     .crimes = 4},
    {.name = "IsNotAccusedOfWhatWentWithACrime",
     .game = "lost-empires",
     .rehearsal = {.looks = 12, .most_deeds = 3, .one_illegal_in = 8, .goes_on_after_it = true, .seed = 1200042},
     .found_more_than = 8,
     .crimes = 2},
    // Played without paying, and activated for what was not paid: as many tokens lay there as after half the price.
    {.name = "MayHavePaidForSomethingElse",
     .game = "lost-empires",
     .rehearsal = {.looks = 14, .most_deeds = 3, .one_illegal_in = 8, .goes_on_after_it = true, .seed = 1200031},
     .found_more_than = 10,
     .crimes = 3},
    // Whoever began a battle with others was at home again before anybody looked.
    {.name = "MayHaveHadMoreInAGroupThanStayed",
     .game = "purge",
     .rehearsal = {.looks = 12, .most_deeds = 3, .one_illegal_in = 8, .goes_on_after_it = true, .seed = 1200005},
     .found_more_than = 5,
     .crimes = 2},
    // One mark after another was slow, and the last of them for one look.
    {.name = "MayBeSlowWithOneMarkAfterAnother",
     .game = "lost-empires",
     .rehearsal = {.looks = 20, .most_deeds = 2, .one_mark_late_in = 4, .seed = 1200016},
     .found_more_than = 10},
    {.name = "MayBeSlowAndMarkWhatWasDoneLooksAgo",
     .game = "dept-of-structure",
     .rehearsal = {.looks = 16, .most_deeds = 2, .one_mark_late_in = 4, .seed = 1200009},
     .found_more_than = 10},
    // It was said whom a card was played on, and the wound there was slow, too.
    {.name = "MayBeSlowToMarkWhomItWasSaidToMean",
     .game = "lost-empires",
     .rehearsal = {.most_deeds = 2, .one_mark_late_in = 4, .seed = 1200041},
     .found_more_than = 12},
    // Six deeds between two looks, and a card that was gone and came back among them.
    {.name = "IsNotAccusedOfHowACardLiesAmongSoManyDeeds",
     .game = "dept-of-structure",
     .rehearsal = {.looks = 14, .most_deeds = 6, .seed = 1200048},
     .found_more_than = 8},
};
INSTANTIATE_TEST_SUITE_P(BySeed, ALegalMatch, testing::ValuesIn(matches),
                         [](const auto& match) { return std::string(match.param.name); });

}  // namespace
}  // namespace cardinal
