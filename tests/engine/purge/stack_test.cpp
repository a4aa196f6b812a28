#include "engine/referee/flagged.h"
#include "tests/engine/purge/tables.h"

#include <gmock/gmock.h>

namespace cardinal::purge {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const Place home_a = home_of(seat_a);
const Place home_b = home_of(seat_b);

Action resolve() { return act(Deed::resolve); }
Action decline(Seat seat) { return act(Deed::decline, seat); }
Action carry_out(Seat seat, CardId card) { return act(Deed::carry_out, seat, card); }

CardEffect harden(int amount)
{
    return effect_of({.verb = Verb::gain,
                      .amount = amount,
                      .stat = static_cast<int>(Stat::armor),
                      .until = static_cast<int>(Until::end_of_turn)});
}

/// A declares four damage on D, B has answers to it.
struct Response : testing::Test {
    Response()
    {
        for (const Seat seat : {seat_a, seat_b})
            table.position.player(seat).counters[player::energy] = 9;
    }
    Table table{};
    CardId d = table.put(infantry("D").stats(2, 3, 2, 4), home_b);
    CardId fire = table.in_deck(ops("Fire").doing(effect_of({.amount = 4})), seat_a);
    CardId brace = table.in_deck(ops("Brace").doing(harden(2)), seat_b);
    CardId denial = table.in_deck(ops("Denial").doing(effect_of({.verb = Verb::cancel})), seat_b);
    CardId recall = table.in_deck(ops("Recall").doing(effect_of({.verb = Verb::nullify})), seat_b);
    Position declared() const { return after(table.position, {execute(seat_a, fire, {d})}); }
};

TEST_F(Response, ResolvesBeforeWhatItRespondsTo)
{
    const Position both = after(declared(), {execute(seat_b, brace, {d})});
    const Position one = after(both, {resolve()});
    EXPECT_EQ(armor_of(one, d), 3);
    EXPECT_EQ(health_of(one, d), 4);
    const Position done = after(one, {resolve()});
    EXPECT_EQ(health_of(done, d), 3);
    EXPECT_EQ(done.card(fire).place, in(Zone::ops_discard, seat_a));
    EXPECT_EQ(get(done, fire, on_card::fate), static_cast<Number>(Fate::resolved));
}

/// Seen to resolve in the same look: nobody has gone on by that.
TEST_F(Response, ThatDoesNotComeLetsNoFlaggedDeedStand)
{
    const CardId dear = table.in_deck(ops("Dear").costs(20).doing(effect_of({.amount = 4})), seat_a);
    const Position before = table.settled();
    Referee referee(game, before);
    ASSERT_FALSE(referee.take(execute(seat_a, dear, {d}))->verdict.legal());
    ASSERT_TRUE(referee.take(resolve(), by_camera)->verdict.legal());
    EXPECT_THAT(referee.just_flagged(), ElementsAre(1));
    EXPECT_EQ(steps_to_flagged(referee), 2);
    ASSERT_TRUE(referee.take_back());
    EXPECT_EQ(referee.position(), before);

    ASSERT_TRUE(referee.take(execute(seat_a, dear, {d})));
    ASSERT_TRUE(referee.take(resolve(), by_player(seat_a)));
    EXPECT_THAT(referee.just_flagged(), IsEmpty()) << "whoever says so has gone on";
}

TEST_F(Response, IsWaitedForUntilBothDecline)
{
    const Position one = after(declared(), {decline(seat_a)});
    EXPECT_EQ(one.stack.size(), 1U);
    EXPECT_TRUE(after(one, {decline(seat_b)}).stack.empty());
    EXPECT_EQ(after(one, {execute(seat_b, brace, {d}), decline(seat_b)}).stack.size(), 2U);
}

TEST_F(Response, ComesBeforeAnythingIsCarriedOut)
{
    EXPECT_THAT(broken(declared(), carry_out(seat_a, fire)), ElementsAre("purge.stack.not_immediate"));
    EXPECT_THAT(broken(after(declared(), {decline(seat_b)}), carry_out(seat_a, fire)), IsEmpty());
    const Position both = after(declared(), {execute(seat_b, brace, {d})});
    EXPECT_THAT(broken(both, carry_out(seat_a, fire)), ElementsAre("purge.stack.lifo"));
    const Position wrong_order = after(both, {carry_out(seat_a, fire)});
    EXPECT_EQ(health_of(wrong_order, d), 2);
    EXPECT_EQ(wrong_order.stack.size(), 1U);
}

TEST_F(Response, MayCancel)
{
    const Position done = after(declared(), {execute(seat_b, denial, {fire}), resolve()});
    EXPECT_TRUE(done.stack.empty());
    EXPECT_EQ(done.card(fire).place, in(Zone::ops_discard, seat_a));
    EXPECT_EQ(health_of(done, d), 4);
    EXPECT_THAT(broken(done, execute(seat_a, fire, {d})), ElementsAre("purge.play.available"));
}

TEST_F(Response, MayNullify)
{
    const Position done = after(declared(), {execute(seat_b, recall, {fire}), resolve()});
    EXPECT_EQ(done.card(fire).place, in(Zone::ops_deck, seat_a));
    EXPECT_EQ(get(done, seat_a, player::energy), 7);
    EXPECT_THAT(broken(done, execute(seat_a, fire, {d})), IsEmpty());
    EXPECT_EQ(get(after(done, {execute(seat_a, fire, {d})}), fire, on_card::fate), 0);
    table.choose(Option::refund_nullified, 1);
    EXPECT_EQ(get(after(declared(), {execute(seat_b, recall, {fire}), resolve()}), seat_a, player::energy), 9);
}

TEST_F(Response, IsNoLongerPossibleWhenPlayGoesOn)
{
    const Position on = after(declared(), {pass(seat_a)});
    EXPECT_TRUE(on.stack.empty());
    EXPECT_EQ(health_of(on, d), 2);
}

TEST_F(Response, CannotLoseACardByAbsurdTargets)
{
    const Position odd = after(table.position, {execute(seat_b, denial, {d}), execute(seat_b, recall, {recall}),
                                                execute(seat_a, fire, {fire}), carry_out(seat_a, d), resolve(),
                                                resolve(), resolve(), resolve()});
    EXPECT_EQ(odd.cards.size(), table.position.cards.size());
    EXPECT_TRUE(odd.stack.empty());
    EXPECT_EQ(health_of(odd, d), 4);
    for (const CardId card : {fire, recall, denial})
        EXPECT_EQ(zone_of(odd.card(card).place), Zone::ops_discard);
}

// ---- executing OPS ----

TEST_F(Response, CostsEnergyAndSurcharge)
{
    EXPECT_EQ(get(declared(), seat_a, player::energy), 7);
    table.position.player(seat_a).counters[player::energy] = 2;
    EXPECT_THAT(broken(table.position, execute(seat_a, fire, {d})), IsEmpty());
    table.position.player(seat_a).counters[player::surcharge] = 1;
    EXPECT_THAT(broken(table.position, execute(seat_a, fire, {d})), ElementsAre("purge.ops.energy"));
}

TEST_F(Response, IsUsedUpWhenItHasResolved)
{
    const Position done = after(declared(), {resolve()});
    EXPECT_THAT(broken(done, execute(seat_a, fire, {d})), ElementsAre("purge.ops.used"));
    EXPECT_THAT(broken(table.position, execute(seat_b, fire, {d})), ElementsAre("purge.play.available"));
}

TEST(AnOps, IsExecutedByItsOwnCommander)
{
    Table table;
    const CardId hale = table.put(commander("Hale"), home_a);
    const CardId own = table.in_deck(ops("Own").costs(0).with(printed::executed_by, table.name("Hale")), seat_a);
    const CardId other = table.in_deck(ops("Other").costs(0).with(printed::executed_by, table.name("Marshal")), seat_a);
    EXPECT_THAT(broken(table.settled(), execute(seat_a, own)), IsEmpty());
    EXPECT_THAT(broken(table.settled(), execute(seat_a, other)), ElementsAre("purge.ops.commander"));
    leave_play(table.position, hale, Fate::killed);
    EXPECT_THAT(broken(table.settled(), execute(seat_a, own)), IsEmpty());
    table.choose(Option::ops_need_living_commander, 1);
    EXPECT_THAT(broken(table.settled(), execute(seat_a, own)), ElementsAre("purge.ops.commander"));
}

TEST(AnOps, NeedsTeksOfItsOwnPlayer)
{
    Table table;
    const CardId beam = table.in_deck(ops("Beam").costs(0, 2), seat_a);
    table.put(tek("One"), home_a);
    table.put(tek("Two"), home_b);
    EXPECT_THAT(broken(table.settled(), execute(seat_a, beam)), ElementsAre("purge.ops.tech"));
    table.put(tek("Three"), home_a);
    EXPECT_THAT(broken(table.settled(), execute(seat_a, beam)), IsEmpty());
}

TEST(ACumulativeOps, MakesTheNextOnesDearerForItsPlayer)
{
    Table table;
    const CardId barrage = table.in_deck(ops("Barrage").costs(0).keyword(Keyword::cumulative), seat_a);
    const Position done = after(table.settled(), {execute(seat_a, barrage), resolve()});
    EXPECT_EQ(surcharge(done, seat_a), 1);
    EXPECT_EQ(surcharge(done, seat_b), 0);
}

TEST(AnEffect, ReachesWhatItsWordsSay)
{
    Table table;
    const CardId sweep = table.in_deck(
        ops("Sweep").costs(0).doing(effect_of({.amount = 2, .reach = Reach::all, .filter = Filter::unit})), seat_a);
    const CardId k = table.put(infantry("K"), home_a);
    const CardId d = table.put(infantry("D"), home_b);
    const CardId immune = table.put(infantry("I").keyword(Keyword::tactician), home_b);
    const CardId leader = table.put(commander(), home_b);
    const Position done = after(table.settled(), {execute(seat_a, sweep), resolve()});
    EXPECT_EQ(health_of(done, k), 4);
    EXPECT_EQ(health_of(done, d), 4);
    EXPECT_EQ(health_of(done, immune), 5);
    EXPECT_EQ(health_of(done, leader), 6);
}

TEST(AnEffect, MakesTokensThatCostNoSupply)
{
    Table table;
    table.put(infantry("Drone"), in(Zone::aside, seat_a));
    const CardEffect two_drones = effect_of({.verb = Verb::token, .amount = 2, .card = table.name("Drone")});
    const CardId make = table.in_deck(ops("Make").costs(0).doing(two_drones), seat_a);
    const Position done = after(table.settled(), {execute(seat_a, make), resolve()});
    EXPECT_EQ(std::ranges::count_if(done.cards, [](const Card& card) { return card.is_token && card.place == home_a; }),
              2);
    EXPECT_EQ(supply_used(done, seat_a), 0);
}

TEST(AnEffect, RemovesFromTheGameUnlessCriticalMassForbids)
{
    Table table;
    const CardId banish = table.in_deck(
        ops("Banish").costs(0).doing(effect_of({.verb = Verb::remove, .reach = Reach::all, .filter = Filter::unit})),
        seat_a);
    const CardId plain = table.put(infantry("P"), home_b);
    const CardId dense = table.put(infantry("D").keyword(Keyword::critical_mass), home_b);
    const Position done = after(table.settled(), {execute(seat_a, banish), resolve()});
    EXPECT_EQ(done.card(plain).place, in(Zone::removed, seat_b));
    EXPECT_EQ(done.card(dense).place, home_b);
}

TEST(BothStrongholds, MayFallByOneEffect)
{
    Table table;
    const CardEffect quake = effect_of({.amount = 9, .reach = Reach::all, .filter = Filter::stronghold});
    const CardId ops_card = table.in_deck(ops("Quake").costs(0).doing(quake), seat_a);
    table.put(stronghold("A", 3), home_a);
    table.put(stronghold("B", 3), home_b);
    const Position done = after(table.settled(), {execute(seat_a, ops_card), resolve()});
    EXPECT_EQ(state(done), State::over);
    EXPECT_EQ(get(done, match::draw), 1);
}

}  // namespace
}  // namespace cardinal::purge
