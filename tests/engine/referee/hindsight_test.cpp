// What nobody saw may set right what somebody seems to have broken.
#include "engine/referee/hindsight.h"

#include "engine/referee/costs.h"
#include "engine/referee/otherwise.h"
#include "engine/referee/rehearsal.h"
#include "tests/engine/sample_table.h"
#include "tests/engine/toy_match.h"

#include <gmock/gmock.h>

namespace cardinal::toy {
namespace {

using testing::ElementsAre;

Story charge_of(const Position& position, const Action& action)
{
    Story charge;
    charge.deeds.push_back({.action = action, .verdict = judge(game, position, action)});
    charge.cost = costs::deed + costs::of(charge.deeds.back().verdict);
    charge.end = apply(game, position, action);
    return charge;
}

const std::vector<PastLook> no_past;  // a hindsight only refers to it, and to what is seen

std::vector<Action> actions_of(const std::vector<cardinal::Deed>& deeds)
{
    std::vector<Action> actions;
    actions.reserve(deeds.size());
    for (const cardinal::Deed& deed : deeds)
        actions.push_back(deed.action);
    return actions;
}

TEST(Hindsight, FindsAPassThatNobodySaw)
{
    const Position now = faced_off();
    const Action played = play(y, row_of(seat_b, 2));
    const Story charge = charge_of(now, played);
    ASSERT_FALSE(charge.is_legal());
    const Board seen = board(game, charge.end);
    Hindsight hindsight(game, no_past, now, seen);
    const std::optional<Account> account = hindsight.account_for(charge);
    ASSERT_TRUE(account);
    EXPECT_EQ(account->from, 0U);
    EXPECT_THAT(actions_of(account->looks.back()), ElementsAre(pass(seat_a), played));
    EXPECT_EQ(board(game, account->end), seen);
}

TEST(Hindsight, ClearsNobodyOfWhatNoLegalPlayLeadsTo)
{
    const Position now = faced_off();
    Story charge{.cost = costs::broken_fact, .end = now};
    charge.end.card(k).turned = 2;
    const Board seen = board(game, charge.end);
    Hindsight hindsight(game, no_past, now, seen);
    EXPECT_FALSE(hindsight.account_for(charge));
    EXPECT_TRUE(hindsight.is_exhausted());
}

TEST(Hindsight, IsNotSureOfHalfOfWhatWouldBeLegal)
{
    const Position now = faced_off();
    const Action hit_by_b = hit(x, k), played = play(y, row_of(seat_b, 2));
    Story charge = charge_of(now, hit_by_b);
    charge.deeds.push_back({.action = played});
    charge.cost = 2 * costs::deed + costs::illegal;
    Position end = apply(game, now, played);  // the wound of K is not marked yet
    const Board seen = board(game, end);
    Hindsight hindsight(game, no_past, now, seen);
    const std::optional<Account> account = hindsight.account_for(charge);
    EXPECT_TRUE(account || !hindsight.is_exhausted());
}

Story told(std::vector<cardinal::Deed> deeds, double cost)
{
    Story story;
    story.deeds = std::move(deeds);
    story.cost = cost;
    return story;
}

cardinal::Deed unseen(Action action) { return {.action = std::move(action), .is_seen = false}; }

TEST(AnAccusation, HasToBeFarAheadOfPassesThatNobodySaw)
{
    const cardinal::Deed seen{.action = hit(x, k)};
    cardinal::Deed crime = seen;
    crime.verdict.violations.push_back({.rule = "toy.hit"});
    const Story charge = told({crime}, costs::deed + costs::illegal);
    const double nearby = charge.cost + costs::margin_of_proof - 1;
    const cardinal::Deed passed = unseen(pass(seat_a));
    EXPECT_TRUE(is_certain(game, {charge}, Hands::at_work));
    EXPECT_FALSE(is_certain(game, {charge, told({passed, passed, passed, passed, seen}, nearby)}, Hands::at_work));
    const Story uses = told({unseen(hit(x, k)), passed, passed, seen}, nearby);
    EXPECT_TRUE(is_certain(game, {charge, uses}, Hands::at_work)) << "what is used mostly shows";
}

TEST(Otherwise, KnowsThatSomethingWasLate)
{
    Otherwise otherwise(game);
    const Position before = faced_off();
    otherwise.took(0, before, {{.action = hit(k, x)}}, false);
    EXPECT_FALSE(otherwise.was_late());
    otherwise.took(1, apply(game, before, hit(k, x)), {{.action = pass(seat_a)}}, false, {health_is(k, 1)});
    EXPECT_TRUE(otherwise.was_late());
    otherwise.forget();
    EXPECT_FALSE(otherwise.was_late());
}

/// Legal matches in which somebody was accused because a play of an earlier look stood in another turn in the book.
TEST(Hindsight, TellsAnEarlierLookInAnotherOrder)
{
    const Game& three_lanes = *find_game("three-lanes");
    const Position table = sample_table(three_lanes, "busy");
    ASSERT_FALSE(table.cards.empty());
    for (const std::uint64_t seed : {5105U, 5174U, 5289U}) {
        const Rehearsal rehearsal{.matches = 1, .most_deeds = 6, .seed = seed};
        const Rehearsed count = rehearse(three_lanes, table, rehearsal,
                                         [](Observer& observer, const Board& seen) { return observer.look(seen); });
        EXPECT_EQ(count.false_flags, 0) << "match " << seed;
        EXPECT_GT(count.found, 20) << "match " << seed;
    }
}

}  // namespace
}  // namespace cardinal::toy
