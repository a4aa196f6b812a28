#include "engine/rules/random_play.h"
#include "tests/engine/purge/tables.h"

#include <gmock/gmock.h>

namespace cardinal::purge {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const Place home_a = home_of(seat_a);
const Place home_b = home_of(seat_b);

Action resolve() { return act(Deed::resolve); }

std::int16_t value_named(std::string_view name, Scope scope)
{
    const auto found = std::ranges::find_if(
        words.values, [&](const ValueWord& value) { return value.name == name && value.scope == scope; });
    return static_cast<std::int16_t>(found - words.values.begin());
}
Fact number(std::string_view name, CardId card, int number)
{
    return {.value = value_named(name, Scope::card), .card = card, .number = static_cast<Number>(number)};
}
Fact number(std::string_view name, Seat seat, int number)
{
    return {.value = value_named(name, Scope::player), .seat = seat, .number = static_cast<Number>(number)};
}
Fact number(std::string_view name, int number)
{
    return {.value = value_named(name, Scope::match), .number = static_cast<Number>(number)};
}
Fact lies(CardId card, Place place) { return {.what = Fact::What::card, .card = card, .to = place}; }

std::vector<std::string> broken_by(const Position& position, const Fact& fact)
{
    return ids(cardinal::judge_fact(game, position, fact));
}
std::vector<std::string> broken_states(const Position& position) { return ids(cardinal::judge_states(game, position)); }

// ---- states ----

TEST(States, AreBrokenByWhatLiesWhereItMustNot)
{
    Table table;
    const CardId dead = table.put(infantry("D"), the_field, seat_a);
    set_stat(table.position, dead, Stat::health, 0);
    EXPECT_THAT(broken_states(table.settled()), ElementsAre("purge.stat.health_zero"));
    table.put(infantry("I"), home_b, seat_a);
    table.put(tek(), in(Zone::war_discard, seat_a));
    table.put(turret(), the_field, seat_a);
    table.put(resource(), the_field, seat_a);
    EXPECT_THAT(broken_states(table.settled()),
                ElementsAre("purge.defatt.stays", "purge.stat.health_zero", "purge.sub.move_enemy_home",
                            "purge.vector.residents", "purge.zone.discards"));
}

TEST(States, AreReportedOnceUntilTheyArePutRight)
{
    Table table;
    const CardId strayed = table.put(infantry("I"), home_b, seat_a);
    const Position told = cardinal::remember_states(game, table.settled());
    EXPECT_THAT(broken_states(told), IsEmpty());
    const Position right = cardinal::remember_states(game, cardinal::take_fact(game, told, lies(strayed, the_field)));
    const Position wrong = cardinal::take_fact(game, right, lies(strayed, home_b));
    EXPECT_THAT(broken_states(wrong), ElementsAre("purge.sub.move_enemy_home"));
}

TEST(States, LetAttackersStandInTheHomeTheyAttack)
{
    Table table;
    const CardId k = table.put(infantry("K"), the_field, seat_a);
    table.put(stronghold(), home_b);
    EXPECT_THAT(broken_states(after(table.settled(), {battle(seat_a, home_b, {k})})), IsEmpty());
}

// ---- numbers ----

struct StatedNumber : testing::Test {
    Table table{};
    CardId away = table.put(infantry("W").stats(2, 3, 1, 5), the_field, seat_a);
    CardId at_home = table.put(infantry("H").stats(2, 3, 1, 5), home_a);
    Position hurt()
    {
        for (const CardId card : {away, at_home}) {
            set_stat(table.position, card, Stat::health, 2);
            set_stat(table.position, card, Stat::attack, 0);
        }
        return table.settled();
    }
};

TEST_F(StatedNumber, MayNotRiseDuringATurn)
{
    const Position position = after(hurt(), {pass(seat_a)});
    EXPECT_THAT(broken_by(position, number("health", away, 3)), ElementsAre("purge.unit.no_mid_turn_regen"));
    EXPECT_THAT(broken_by(position, number("attack", at_home, 1)), ElementsAre("purge.unit.no_mid_turn_regen"));
    EXPECT_THAT(broken_by(position, number("health", away, 1)), IsEmpty());
    EXPECT_THAT(broken_by(position, number("health", away, 2)), IsEmpty());
}

TEST_F(StatedNumber, AtTheStartOfATurnDependsOnWhereTheCardIs)
{
    const Position position = hurt();
    EXPECT_THAT(broken_by(position, number("health", away, 5)), ElementsAre("purge.unit.regen_defence_away"));
    EXPECT_THAT(broken_by(position, number("health", at_home, 5)), ElementsAre("purge.unit.no_mid_turn_regen"));
}

TEST_F(StatedNumber, OfArmorHasACap)
{
    EXPECT_THAT(broken_by(table.settled(), number("armor", away, 4)), ElementsAre("purge.stat.armor_cap"));
    const CardId gun = table.put(turret().stats(1, 1, 5, 4), home_a);
    EXPECT_THAT(broken_by(table.settled(), number("armor", gun, 5)), IsEmpty());
}

TEST_F(StatedNumber, OfEnergyIsProductionAtTheStartOfATurn)
{
    table.put(stronghold("Keep", 20, 4), home_a);
    const Position start = table.settled();
    EXPECT_THAT(broken_by(start, number("energy", seat_a, 5)), ElementsAre("purge.energy.no_carry"));
    Position later = after(start, {pass(seat_a)});
    set(later, seat_a, player::energy, 1);
    EXPECT_THAT(broken_by(later, number("energy", seat_a, 4)), ElementsAre("purge.turn.no_early_end"));
    EXPECT_THAT(broken_by(later, number("turn", 2)), ElementsAre("purge.turn.no_early_end"));
}

TEST_F(StatedNumber, BecomesTheKeptOne)
{
    const Position taken = cardinal::take_fact(game, hurt(), number("health", away, 4));
    EXPECT_EQ(health_of(taken, away), 4);
    table.put(stronghold(), home_a);
    const Position over = cardinal::take_fact(game, table.settled(), number("population", seat_a, 0));
    EXPECT_EQ(get(over, match::winner), seat_b.index);
}

TEST_F(StatedNumber, MayShowThatSomethingHappenedTooEarly)
{
    const CardId fire = table.in_deck(ops("Fire").costs(0).doing(effect_of({.amount = 3})), seat_a);
    const CardId mend = table.in_deck(ops("Mend").costs(0), seat_b);
    const Position one = after(table.settled(), {execute(seat_a, fire, {away})});
    EXPECT_THAT(broken_by(one, number("health", away, 3)), ElementsAre("purge.stack.not_immediate"));
    const Position two = after(one, {execute(seat_b, mend)});
    EXPECT_THAT(broken_by(two, number("health", away, 3)), ElementsAre("purge.stack.lifo"));
    const Position taken = cardinal::take_fact(game, two, number("health", away, 3));
    EXPECT_EQ(taken.stack.size(), 1U);
    EXPECT_EQ(health_of(after(taken, {resolve()}), away), 3);
}

TEST_F(StatedNumber, CannotHoldBackADefender)
{
    const CardId d = table.put(infantry("D"), the_field, seat_b);
    const Position position = after(table.settled(), {battle(seat_a, the_field, {away})});
    EXPECT_THAT(broken_by(position, number("role", d, 0)), ElementsAre("purge.battle.auto_participants"));
    EXPECT_THAT(broken_by(position, number("role", at_home, 0)), IsEmpty());
}

// ---- places ----

TEST(ACardSeen, BelongsWhereItsFateSays)
{
    Table table;
    const CardId card = table.in_deck(ops(), seat_a);
    const auto with_fate = [&](Fate fate, Zone at) {
        Position position = table.settled();
        position.card(card).place = in(at, seat_a);
        set(position, card, on_card::fate, static_cast<Number>(fate));
        return position;
    };
    const Place deck = in(Zone::ops_deck, seat_a);
    const Place discard = in(Zone::ops_discard, seat_a);
    EXPECT_THAT(broken_by(with_fate(Fate::cancelled, Zone::ops_discard), lies(card, deck)),
                ElementsAre("purge.term.cancel"));
    EXPECT_THAT(broken_by(with_fate(Fate::nullified, Zone::ops_deck), lies(card, discard)),
                ElementsAre("purge.term.nullify"));
    EXPECT_THAT(broken_by(with_fate(Fate::resolved, Zone::ops_discard), lies(card, home_a)),
                ElementsAre("purge.ops.discard"));
    EXPECT_THAT(broken_by(with_fate(Fate::none, Zone::ops_deck), lies(card, in(Zone::tek_discard, seat_a))),
                ElementsAre("purge.zone.discards"));
    EXPECT_THAT(broken_by(with_fate(Fate::none, Zone::ops_deck), lies(card, discard)), IsEmpty());
}

TEST(ACardSeen, MayHaveBeenKilled)
{
    Table table;
    const CardId k = table.put(infantry("K"), the_field, seat_a);
    leave_play(table.position, k, Fate::killed);
    EXPECT_THAT(broken_by(table.settled(), lies(k, the_field)), ElementsAre("purge.stat.health_zero"));
    const Position lying = cardinal::take_fact(game, table.settled(), lies(k, the_field));
    EXPECT_THAT(broken_states(lying), ElementsAre("purge.stat.health_zero"));
}

TEST(ACardSeen, StandsInTheFieldAfterTheBattle)
{
    Table table;
    const CardId k = table.put(infantry("K"), the_field, seat_a);
    const CardId d = table.put(infantry("D"), home_b);
    table.put(stronghold(), home_b);
    const Position over = after(table.settled(), {battle(seat_a, home_b, {k}), pass(seat_a), pass(seat_b)});
    EXPECT_THAT(broken_by(over, lies(k, home_b)), ElementsAre("purge.battle.after"));
    EXPECT_THAT(broken_by(over, lies(k, home_a)), ElementsAre("purge.battle.after"));
    EXPECT_THAT(broken_by(over, lies(k, the_field)), IsEmpty());
    EXPECT_THAT(broken_by(over, lies(d, home_b)), IsEmpty());
}

TEST(ACardSeen, MayBeATokenThatHasLeft)
{
    Table table;
    const CardId drone = table.put(infantry("Drone"), the_field, seat_a);
    table.position.card(drone).is_token = true;
    EXPECT_THAT(broken_by(table.settled(), lies(drone, home_a)), IsEmpty());
    const Position next = after(table.settled(), {pass(seat_a), pass(seat_b)});
    EXPECT_THAT(broken_by(next, lies(drone, the_field)), ElementsAre("purge.token.end_of_turn"));
}

TEST(ACardSeen, WithCriticalMassIsNotRemoved)
{
    Table table;
    const CardId k = table.put(infantry("K").keyword(Keyword::critical_mass), home_a);
    EXPECT_THAT(broken_by(table.settled(), lies(k, in(Zone::removed, seat_a))),
                ElementsAre("purge.kw.critical_mass_remove"));
}

TEST(ACardSeen, EntersPlayWithItsNumbers)
{
    Table table;
    const CardId k = table.in_deck(infantry("K"), seat_a);
    const Position taken = cardinal::take_fact(game, table.settled(), lies(k, home_a));
    EXPECT_EQ(health_of(taken, k), 5);
    EXPECT_THAT(broken_by(table.settled(), lies(k, the_field)), ElementsAre("purge.unit.enter_home"));
}

// ---- what is proposed ----

struct Match {
    Match()
    {
        for (const Seat seat : {seat_a, seat_b})
            lay(seat);
    }
    void lay(Seat seat)
    {
        const Place home = home_of(seat);
        table.put(stronghold("Keep", 20, 9), home);
        table.put(commander(seat == seat_a ? "Hale" : "Axiom", seat == seat_a ? 5 : 3), home);
        table.put(resource(), home);
        table.put(tek("Lab"), home);
        for (int copy = 0; copy < 3; ++copy) {
            table.in_deck(infantry("Trooper").costs(1), seat);
            table.in_deck(infantry("Conduit").costs(1).keyword(Keyword::flux), seat);
            table.in_deck(infantry("Martyr").costs(1).keyword(Keyword::irradiate), seat);
            table.in_deck(infantry("Carapace").costs(1).keyword(Keyword::overlay), seat);
            table.in_deck(infantry("Staff").costs(1).keyword(Keyword::tactician), seat);
            table.in_deck(unit("Falcon", Subclass::jet).costs(3).keyword(Keyword::fractal_repairs, 1), seat);
            table.in_deck(ops("Fire").costs(1).doing(effect_of({.amount = 3})), seat);
            table.in_deck(
                ops("Salvo").costs(2).doing(effect_of({.amount = 2, .reach = Reach::targets, .filter = Filter::unit})),
                seat);
            table.in_deck(ops("Denial").costs(1).doing(effect_of({.verb = Verb::cancel})), seat);
            table.in_deck(ops("Medic").costs(1).doing(effect_of({.verb = Verb::resurrect})), seat);
        }
        table.in_deck(turret(), seat);
        table.in_deck(resource("Plant"), seat);
        table.in_deck(tek("Optics"), seat);
    }
    Table table{};
};

TEST(RandomPlay, FromWhatIsProposedIsNeverFlagged)
{
    for (std::uint64_t start = 1; start <= 12; ++start) {
        Position position = Match().table.settled();
        Seed seed(start);
        for (int step = 0; step < 250; ++step) {
            const auto action = random_legal_action(game, position, seed);
            if (!action)
                break;
            EXPECT_THAT(broken(position, *action), IsEmpty());
            position = cardinal::apply(game, std::move(position), *action);
            EXPECT_THAT(broken_states(position), IsEmpty()) << "seed " << start << " step " << step;
        }
    }
}

TEST(AbsurdPlay, NeverStopsTheRefereeNorLosesACard)
{
    for (std::uint64_t start = 1; start <= 12; ++start) {
        Position position = Match().table.settled();
        const std::size_t cards = position.cards.size();
        Seed seed(start);
        for (int step = 0; step < 500; ++step) {
            const Action action = absurd_action(game, position, seed);
            const Verdict verdict = cardinal::judge(game, position, action);
            position = cardinal::apply(game, std::move(position), action);
            EXPECT_GE(position.cards.size(), cards) << ids(verdict).size();
            cardinal::judge_states(game, position);
        }
        EXPECT_TRUE(std::ranges::none_of(position.cards, [](const Card& card) { return card.place == nowhere; }));
    }
}

TEST(TheBoard, ShowsWhatLiesOpenWithItsMarks)
{
    Table table;
    const CardId k = table.put(infantry("K"), the_field, seat_a);
    const CardId hidden = table.in_deck(infantry("H"), seat_a);
    const Board seen = cardinal::board(game, table.settled());
    EXPECT_EQ(std::ranges::count(seen.cards, k, &BoardCard::card), 1);
    EXPECT_EQ(std::ranges::count(seen.cards, hidden, &BoardCard::card), 0);
    EXPECT_THAT(differences(seen, seen), IsEmpty());
    EXPECT_EQ(std::ranges::find(seen.cards, k, &BoardCard::card)->marks.size(), 4U);
}

}  // namespace
}  // namespace cardinal::purge
