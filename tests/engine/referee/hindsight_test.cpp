// What nobody saw may set right what somebody seems to have broken.
#include "engine/referee/hindsight.h"

#include "engine/referee/costs.h"
#include "engine/referee/legal_deeds.h"
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
    otherwise.took(0, before, {{.action = hit(k, x)}}, Told::by_nobody);
    EXPECT_FALSE(otherwise.was_late());
    otherwise.took(1, apply(game, before, hit(k, x)), {{.action = pass(seat_a)}}, Told::by_nobody, {health_is(k, 1)});
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

/// A pass that the book has later costs nothing where it came sooner; and of what else may have been done, the steps
/// that only the book needs before it are left out.
TEST(Hindsight, BelievesNoPassTwice)
{
    const Game& war_rig = *find_game("war-rig");
    const Rehearsed count = rehearse(war_rig, sample_table(war_rig, "busy"), {.matches = 1, .seed = 737002},
                                     [](Observer& observer, const Board& seen) { return observer.look(seen); });
    EXPECT_EQ(count.false_flags, 0);
    EXPECT_EQ(count.in_order, count.plays);
}

/// A battle with fewer than took part, and what one of those that are left out does in it: nobody sees the difference.
struct WithoutOne {
    Position before{};
    Action group{};
    Action deed{};  ///< illegal for who is not in the group
};

std::optional<WithoutOne> without_one(const Game& of, const Position& before)
{
    std::vector<Template> proposed;
    of.propose(before, proposed);
    const auto is_done_to_another = [](const Action& action) { return action.card && action.target; };
    for (const Template& option : proposed) {
        Action whole = option.action;
        whole.cards = option.any_of;
        if (whole.cards.size() < 2 || !judge(of, before, whole).legal())
            continue;
        const Position then = apply(of, before, whole);
        for (const Action& deed : legal_deeds(of, then, is_done_to_another)) {
            Action fewer = whole;
            std::erase(fewer.cards, deed.card);
            const Position otherwise = apply(of, before, fewer);
            if (!fewer.cards.empty() && board(of, otherwise) == board(of, then) && !judge(of, otherwise, deed).legal())
                return WithoutOne{before, fewer, deed};
        }
    }
    return std::nullopt;
}

bool is_cleared(const Game& of, const WithoutOne& what, Told said)
{
    const Position now = apply(of, what.before, what.group);
    const Board shown = board(of, now);
    const std::vector<PastLook> past{
        {.before = what.before, .deeds = {{.action = what.group}}, .after = shown, .shown = shown, .told = said}};
    Story charge{.end = apply(of, now, what.deed)};
    charge.deeds.push_back({.action = what.deed, .verdict = judge(of, now, what.deed)});
    charge.cost = costs::deed + costs::of(charge.deeds.back().verdict);
    const Board seen = board(of, charge.end);
    Hindsight hindsight(of, past, now, seen);
    return hindsight.account_for(charge).has_value();
}

/// Whoever chooses between two groups that are offered did not say that nobody else was in it; whoever says it in words
/// did.
TEST(Hindsight, AddsToAGroupThatWasChosenButNotToOneThatWasTold)
{
    const Game& purge = *find_game("purge");
    Position table = sample_table(purge, "busy");
    std::optional<WithoutOne> found = without_one(purge, table);
    for (int passes = 0; passes < 4 && !found; ++passes) {
        const std::vector<Action> legal = legal_deeds(purge, table, is_without_a_card);
        ASSERT_FALSE(legal.empty());
        table = apply(purge, table, legal.front());
        found = without_one(purge, table);
    }
    ASSERT_TRUE(found);
    EXPECT_TRUE(is_cleared(purge, *found, Told::by_nobody));
    EXPECT_TRUE(is_cleared(purge, *found, Told::by_choosing));
    EXPECT_FALSE(is_cleared(purge, *found, Told::in_words));
}

}  // namespace
}  // namespace cardinal::toy
