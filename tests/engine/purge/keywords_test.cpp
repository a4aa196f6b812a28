#include "tests/engine/purge/tables.h"

#include <gmock/gmock.h>

namespace cardinal::purge {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const Place home_a = home_of(seat_a);
const Place home_b = home_of(seat_b);
const Place dead_a = in(Zone::war_discard, seat_a);

Action resolve() { return act(Deed::resolve); }

Action flux(Seat seat, CardId from, CardId to, int amount)
{
    Action action = use(seat, from, 0, {to});
    action.number = static_cast<Number>(amount);
    return action;
}

CardEffect raise_damage(Reach reach = Reach::self)
{
    return effect_of({.verb = Verb::gain, .amount = 2, .stat = static_cast<int>(Stat::damage), .reach = reach});
}

// ---- abilities ----

TEST(AnActivatedAbility, IsPaidAndWaitsOnTheStack)
{
    Table table;
    const CardId k =
        table.put(infantry().ability("Boost", Way::activated).field(ability::cost, 1).doing(raise_damage()), home_a);
    table.position.player(seat_a).counters[player::energy] = 1;
    const Position declared = after(table.position, {use(seat_a, k, 0)});
    EXPECT_EQ(get(declared, seat_a, player::energy), 0);
    EXPECT_EQ(declared.stack.size(), 1U);
    EXPECT_EQ(damage_of(after(declared, {resolve()}), k), 5);
    EXPECT_THAT(broken(declared, use(seat_a, k, 0)), ElementsAre("purge.ability.activated_cost"));
}

TEST(AnAbility, NeedsItsTekUnderOnesOwnCommand)
{
    Table table;
    const CardId k = table.put(
        infantry().ability("Boost", Way::activated).field(ability::unlocked_by, table.name("Plating")), home_a);
    EXPECT_THAT(broken(table.settled(), use(seat_a, k, 0)), ElementsAre("purge.ability.unlocked"));
    table.put(tek("Plating"), home_b);
    EXPECT_THAT(broken(table.settled(), use(seat_a, k, 0)), ElementsAre("purge.ability.unlocked_own"));
    table.put(tek("Plating"), home_a);
    EXPECT_THAT(broken(table.settled(), use(seat_a, k, 0)), IsEmpty());
}

TEST(AnAbility, WorksOnlyOnASource)
{
    Table table;
    const Printed card = infantry().ability("Boost", Way::activated);
    EXPECT_THAT(broken(table.settled(), use(seat_a, table.in_deck(card, seat_a), 0)),
                ElementsAre("purge.term.source_not"));
    const CardId removed = table.put(card, in(Zone::removed, seat_a));
    EXPECT_THAT(broken(table.settled(), use(seat_a, removed, 0)), ElementsAre("purge.term.source_not"));
    const CardId dead = table.put(card, dead_a);
    EXPECT_THAT(broken(table.settled(), use(seat_a, dead, 0)), IsEmpty());
}

TEST(ATriggeredAbility, WaitsForItsEventAndAnswersItOnce)
{
    Table table;
    const auto damaged = static_cast<int>(Event::damaged);
    const CardId k = table.put(infantry("K"), the_field, seat_a);
    const CardId d =
        table.put(infantry("D").ability("Spite", Way::triggered).field(ability::trigger, damaged).doing(raise_damage()),
                  the_field, seat_b);
    const Position calm = after(table.settled(), {battle(seat_a, the_field, {k})});
    EXPECT_THAT(broken(calm, use(seat_b, d, 0)), ElementsAre("purge.ability.triggered"));
    const Position hit = after(calm, {attack(seat_a, k, d)});
    EXPECT_THAT(broken(hit, use(seat_b, d, 0)), IsEmpty());
    EXPECT_THAT(broken(after(hit, {use(seat_b, d, 0)}), use(seat_b, d, 0)), ElementsAre("purge.ability.triggered"));
}

TEST(OncePerTurn, CountsForTheCardOrForThePlayer)
{
    Table table;
    const Printed card =
        infantry().ability("Rush", Way::activated).field(ability::once_per_turn, 1).doing(raise_damage());
    const CardId k = table.put(card, home_a);
    const CardId l = table.put(card, home_a);
    const auto used = [&] { return after(table.settled(), {use(seat_a, k, 0), resolve()}); };
    EXPECT_THAT(broken(used(), use(seat_a, k, 0)), ElementsAre("purge.term.opt"));
    EXPECT_THAT(broken(used(), use(seat_a, l, 0)), IsEmpty());
    table.choose(Option::opt_scope, 1);
    EXPECT_THAT(broken(used(), use(seat_a, l, 0)), ElementsAre("purge.term.opt"));
}

TEST(ATarget, MayBeCloakedOrATactician)
{
    Table table;
    const CardEffect deal = effect_of({.amount = 2, .filter = Filter::unit});
    const CardId active = table.put(infantry("A").ability("Snipe", Way::activated).doing(deal), home_a);
    const CardId triggered = table.put(infantry("T").ability("Retort", Way::triggered).doing(deal), home_a);
    const CardId cloaked = table.put(infantry("C").keyword(Keyword::cloaking), home_b);
    const CardId immune = table.put(infantry("I").keyword(Keyword::tactician), home_b);
    const Position position = table.settled();
    EXPECT_THAT(broken(position, use(seat_a, active, 0, {cloaked})), IsEmpty());
    EXPECT_THAT(broken(position, use(seat_a, triggered, 0, {cloaked})), ElementsAre("purge.kw.cloaking"));
    EXPECT_THAT(broken(position, use(seat_a, active, 0, {immune})), ElementsAre("purge.kw.tactician_immune"));
    EXPECT_EQ(health_of(after(position, {use(seat_a, active, 0, {immune}), resolve()}), immune), 5);
}

// ---- Clone DNA and Fractal Repairs ----

TEST(CloneDna, BringsItsOneCardBackOncePerTurn)
{
    Table table;
    const CardId k = table.put(infantry("K").keyword(Keyword::clone_dna), home_a);
    const CardId eva = table.put(infantry("Eva X"), dead_a);
    const CardId other = table.put(infantry("O"), dead_a);
    EXPECT_THAT(broken(table.settled(), use(seat_a, k, 0, {other})), ElementsAre("purge.kw.clone_dna_opt"));
    const Position back = after(table.settled(), {use(seat_a, k, 0), resolve()});
    EXPECT_EQ(back.card(eva).place, home_a);
    EXPECT_EQ(health_of(back, eva), 5);
    EXPECT_THAT(broken(back, use(seat_a, k, 0)), ElementsAre("purge.kw.clone_dna_opt"));
}

TEST(FractalRepairs, ArePaidByTheDeadCardItself)
{
    Table table;
    const CardId k = table.put(infantry("K").keyword(Keyword::fractal_repairs, 2), dead_a);
    const CardId alive = table.put(infantry("L").keyword(Keyword::fractal_repairs, 2), home_a);
    const CardId plain = table.put(infantry("P"), dead_a);
    table.position.player(seat_a).counters[player::energy] = 1;
    EXPECT_THAT(broken(table.position, use(seat_a, k, 0)), ElementsAre("purge.kw.fractal_repairs_cost"));
    table.position.player(seat_a).counters[player::energy] = 2;
    EXPECT_THAT(broken(table.position, use(seat_a, k, 0)), IsEmpty());
    EXPECT_THAT(broken(table.position, use(seat_a, alive, 0)), ElementsAre("purge.kw.fractal_repairs_cost"));
    EXPECT_THAT(broken(table.position, use(seat_a, alive, 0, {plain})), ElementsAre("purge.kw.fractal_repairs_cost"));
    const Position back = after(table.position, {use(seat_a, k, 0), resolve()});
    EXPECT_EQ(back.card(k).place, home_a);
    EXPECT_EQ(get(back, seat_a, player::energy), 0);
}

TEST(AResurrectedUnit, FitsUnderTheCapUnlessTheTableSaysOtherwise)
{
    Table table;
    for (int copy = 0; copy < 2; ++copy)
        table.put(unit("Rig", Subclass::rig), home_a);
    const CardId k = table.put(unit("K", Subclass::tank).keyword(Keyword::fractal_repairs, 0), dead_a);
    EXPECT_THAT(broken(table.settled(), use(seat_a, k, 0)), ElementsAre("purge.supply.cap"));
    table.choose(Option::resurrect_ignores_cap, 1);
    EXPECT_THAT(broken(table.settled(), use(seat_a, k, 0)), IsEmpty());
}

// ---- Irradiate, Flux, Overlay ----

TEST(Irradiate, DealsWhatItsSourceSuffered)
{
    Table table;
    const CardId m = table.put(infantry("M").stats(1, 1, 0, 10).keyword(Keyword::irradiate), the_field, seat_a);
    const CardId d = table.put(infantry("D").stats(1, 1, 1, 10), the_field, seat_b);
    const CardId keep = table.put(stronghold(), home_b);
    set_stat(table.position, m, Stat::health, 6);
    EXPECT_THAT(broken(table.settled(), use(seat_a, m, 0, {keep})), ElementsAre("purge.kw.irradiate_limit"));
    const Position used = after(table.settled(), {use(seat_a, m, 0, {d}), resolve()});
    EXPECT_EQ(health_of(used, d), 7);
    EXPECT_THAT(broken(used, use(seat_a, m, 0, {d})), ElementsAre("purge.kw.irradiate_limit"));
}

TEST(Flux, ConservesWhatItMoves)
{
    Table table;
    const Printed conduit = infantry("C").stats(2, 2, 1, 5).keyword(Keyword::flux);
    const CardId f = table.put(conduit, home_a);
    const CardId h = table.put(conduit, home_a);
    const CardId plain = table.put(infantry("P"), home_a);
    const Position moved = after(table.settled(), {flux(seat_a, f, h, 2), resolve()});
    EXPECT_EQ(health_of(moved, f), 3);
    EXPECT_EQ(health_of(moved, h), 7);
    EXPECT_THAT(broken(moved, flux(seat_a, f, h, 1)), ElementsAre("purge.kw.flux_limit"));
    EXPECT_THAT(broken(table.settled(), flux(seat_a, f, plain, 1)), ElementsAre("purge.kw.flux_limit"));
    EXPECT_THAT(broken(table.settled(), flux(seat_a, f, h, 6)), ElementsAre("purge.kw.flux_limit"));
    EXPECT_EQ(after(table.settled(), {flux(seat_a, f, h, 9), resolve()}).card(f).place, dead_a);
}

TEST(Overlay, LiesOnAFriendlyUnitAndRaisesIt)
{
    Table table;
    const CardId c = table.put(infantry("C").stats(1, 2, 2, 3).keyword(Keyword::overlay), the_field, seat_a);
    const CardId h = table.put(infantry("H"), home_a);
    const CardId leader = table.put(commander(), home_a);
    const CardId enemy = table.put(infantry("E"), home_b);
    EXPECT_THAT(broken(table.settled(), use(seat_a, c, 0, {h})), ElementsAre("purge.kw.tactician_unlock"));
    table.put(infantry("T").keyword(Keyword::tactician), home_a);
    EXPECT_THAT(broken(table.settled(), use(seat_a, c, 0, {leader})), ElementsAre("purge.kw.overlay_limit"));
    EXPECT_THAT(broken(table.settled(), use(seat_a, c, 0, {enemy})), ElementsAre("purge.kw.overlay_limit"));
    const Position laid = after(table.settled(), {use(seat_a, c, 0, {h}), resolve()});
    EXPECT_EQ(laid.card(c).host, h);
    EXPECT_EQ(laid.card(c).place, home_a);
    EXPECT_EQ(attack_left(laid, h), 3);
    EXPECT_EQ(armor_of(laid, h), 3);
    EXPECT_EQ(health_of(laid, h), 8);
}

TEST(Overlay, NeverEndsInARing)
{
    Table table;
    table.choose(Option::overlay_needs_tactician, 1);
    const Printed layer = infantry("L").keyword(Keyword::overlay);
    const CardId one = table.put(layer, home_a);
    const CardId two = table.put(layer, home_a);
    const Position laid =
        after(table.settled(), {use(seat_a, one, 0, {two}), resolve(), use(seat_a, two, 0, {one}), resolve()});
    EXPECT_EQ(laid.card(one).host, two);
    EXPECT_EQ(laid.card(two).host, no_card);
}

}  // namespace
}  // namespace cardinal::purge
