#include "tests/engine/purge/tables.h"

#include <gmock/gmock.h>

namespace cardinal::purge {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const Place home_a = home_of(seat_a);
const Place home_b = home_of(seat_b);

/// The battle of the rulebook's example: K and L of A attack D of B in the Field.
struct FieldBattle : testing::Test {
    Table table{};
    CardId k = table.put(infantry("K"), the_field, seat_a);
    CardId l = table.put(infantry("L"), the_field, seat_a);
    CardId d = table.put(infantry("D").stats(2, 4, 1, 10), the_field, seat_b);
    Position begun() const { return after(table.settled(), {battle(seat_a, the_field, {k, l})}); }
};

/// K of A attacks B's home, where D, a turret, a Stronghold and a Commander are.
struct HomeBattle : testing::Test {
    Table table{};
    CardId k = table.put(infantry("K"), the_field, seat_a);
    CardId s = table.put(stronghold(), home_b);
    CardId t = table.put(turret(), home_b);
    CardId c = table.put(commander(), home_b);
    Position begun() const { return after(table.settled(), {battle(seat_a, home_b, {k})}); }
};

// ---- initiating ----

TEST_F(FieldBattle, HasAttackersDefendersAndNobodyElse)
{
    const CardId elsewhere = table.put(infantry("E"), home_b);
    const Position position = begun();
    EXPECT_EQ(role_of(position, k), Role::attacker);
    EXPECT_EQ(role_of(position, d), Role::defender);
    EXPECT_EQ(role_of(position, elsewhere), Role::none);
    EXPECT_EQ(choice(position), Choice::battle);
}

TEST(StartingABattle, NeedsReach)
{
    Table table;
    const CardId tank = table.put(unit("Tank", Subclass::tank), home_a);
    const CardId jet = table.put(unit("Jet", Subclass::jet), home_a);
    const CardId dead = table.put(infantry(), in(Zone::war_discard, seat_a));
    table.put(stronghold(), home_b);
    const Position position = table.settled();
    EXPECT_THAT(broken(position, battle(seat_a, home_b, {tank, jet})), ElementsAre("purge.vector.field_first"));
    EXPECT_THAT(broken(position, battle(seat_a, home_b, {jet})), IsEmpty());
    EXPECT_THAT(broken(position, battle(seat_a, the_field, {tank, dead})), ElementsAre("purge.battle.reach"));
    EXPECT_THAT(broken(position, battle(seat_a, the_field, {tank, jet})), IsEmpty());
}

TEST(StartingABattle, IsForOnesOwnUnitsAndCommanders)
{
    Table table;
    const CardId k = table.put(infantry(), home_a);
    const CardId keep = table.put(stronghold(), home_a);
    const CardId gun = table.put(turret(), home_a);
    const CardId d = table.put(infantry(), the_field, seat_b);
    const Position position = table.settled();
    EXPECT_THAT(broken(position, battle(seat_a, the_field, {k, keep})), ElementsAre("purge.battle.attack_sources"));
    EXPECT_THAT(broken(position, battle(seat_a, the_field, {k, gun})), ElementsAre("purge.defatt.stays"));
    EXPECT_THAT(broken(position, battle(seat_a, the_field, {k, d})), ElementsAre("purge.battle.participants"));
    const Position begun = after(position, {battle(seat_a, the_field, {k, keep, gun, d})});
    EXPECT_EQ(begun.card(keep).place, home_a);
    EXPECT_EQ(role_of(begun, d), Role::defender);
}

TEST(StartingABattle, OnTheSameVectorDependsOnTheTable)
{
    Table table;
    const CardId k = table.put(infantry(), the_field, seat_a);
    table.put(infantry(), the_field, seat_b);
    EXPECT_THAT(broken(table.settled(), battle(seat_a, the_field, {k})), IsEmpty());
    table.choose(Option::attack_same_vector, 1);
    const Verdict verdict = cardinal::judge(game, table.settled(), battle(seat_a, the_field, {k}));
    EXPECT_THAT(ids(verdict), ElementsAre("purge.battle.reach"));
    EXPECT_EQ(verdict.violations.front().rests_on, "A24");
}

// ---- whose action ----

TEST_F(FieldBattle, AlternatesAndTheAttackersAreFirst)
{
    const Position position = begun();
    EXPECT_THAT(broken(position, attack(seat_b, d, k)), ElementsAre("purge.battle.attacker_first"));
    EXPECT_THAT(broken(position, pass(seat_b)), ElementsAre("purge.battle.attacker_first"));
    const Position later = after(position, {attack(seat_a, k, d)});
    EXPECT_THAT(broken(later, attack(seat_a, k, d)), ElementsAre("purge.battle.alternate"));
    EXPECT_THAT(broken(later, attack(seat_b, d, k)), IsEmpty());
}

TEST_F(FieldBattle, AnActionOutOfTurnLeavesTheTurnWhereItWas)
{
    const Position position = after(begun(), {attack(seat_a, k, d), attack(seat_a, l, d)});
    EXPECT_EQ(get(position, match::battle_to_act), seat_b.index);
    EXPECT_EQ(attack_left(position, l), 1);
    EXPECT_THAT(broken(position, attack(seat_b, d, k)), IsEmpty());
}

TEST(Entrenched, IsForOneDefenderBeforeTheAttackersAct)
{
    Table table;
    const CardId k = table.put(infantry("K"), the_field, seat_a);
    const CardId e = table.put(infantry("E").keyword(Keyword::entrenched), the_field, seat_b);
    const CardId f = table.put(infantry("F").keyword(Keyword::entrenched), the_field, seat_b);
    const Position begun = after(table.settled(), {battle(seat_a, the_field, {k})});
    EXPECT_THAT(broken(begun, attack(seat_b, e, k)), IsEmpty());
    EXPECT_THAT(broken(begun, retreat(seat_b, e)), ElementsAre("purge.battle.attacker_first"));
    const Position later = after(begun, {attack(seat_b, e, k)});
    EXPECT_THAT(broken(later, attack(seat_b, f, k)), ElementsAre("purge.kw.entrenched_limit"));
    EXPECT_THAT(broken(later, attack(seat_a, k, e)), IsEmpty());
}

// ---- who attacks whom ----

TEST_F(HomeBattle, SaysWhatIsWrongWithAnAttack)
{
    const CardId unit = table.put(infantry("U"), home_b);
    const CardId well = table.put(resource(), home_b);
    const CardId idle = table.put(infantry("I"), the_field, seat_a);
    const Position position = begun();
    EXPECT_THAT(broken(position, attack(seat_a, k, s)), ElementsAre("purge.stronghold.defender"));
    EXPECT_THAT(broken(position, attack(seat_a, k, t)), ElementsAre("purge.defatt.untargetable"));
    EXPECT_THAT(broken(position, attack(seat_a, k, well)), ElementsAre("purge.battle.participants"));
    EXPECT_THAT(broken(position, attack(seat_a, k, idle)), ElementsAre("purge.battle.opposing"));
    EXPECT_THAT(broken(position, attack(seat_a, idle, unit)), ElementsAre("purge.battle.participants"));
    const Position defending = after(position, {pass(seat_a)});
    EXPECT_THAT(broken(defending, attack(seat_b, s, k)), ElementsAre("purge.battle.attack_sources"));
    EXPECT_THAT(broken(defending, attack(seat_b, t, k)), IsEmpty());
}

TEST_F(HomeBattle, IsOpenToTheStrongholdWhenOnlyACommanderDefends)
{
    EXPECT_THAT(broken(begun(), attack(seat_a, k, s)), IsEmpty());
    table.choose(Option::commander_shields_stronghold, 1);
    const Verdict verdict = cardinal::judge(game, begun(), attack(seat_a, k, s));
    EXPECT_THAT(ids(verdict), ElementsAre("purge.stronghold.defender"));
    EXPECT_EQ(verdict.violations.front().rests_on, "A22");
}

TEST_F(FieldBattle, KeepsDefensiveAttachmentsOut)
{
    const CardId gun = table.put(turret(), home_b);
    const Position position = after(begun(), {pass(seat_a)});
    EXPECT_THAT(broken(position, attack(seat_b, gun, k)), ElementsAre("purge.battle.defatt_joins"));
}

TEST_F(FieldBattle, ReportsOnlyTheFirstOfWhatDescribesOneFault)
{
    table.position.card(k).counters[on_card::attack] = 0;
    const CardId jet = table.put(unit("J", Subclass::jet), the_field, seat_b);
    const CardId out = table.put(infantry("O").stats(0, 1, 0, 1), home_a);
    EXPECT_THAT(broken(table.settled(), attack(seat_a, k, d)), ElementsAre("purge.battle.over"));
    EXPECT_THAT(broken(begun(), attack(seat_a, k, jet)), ElementsAre("purge.kw.jet_target", "purge.stat.attack_spent"));
    EXPECT_THAT(broken(begun(), attack(seat_a, out, jet)), ElementsAre("purge.battle.participants"));
}

// ---- retreats ----

TEST_F(FieldBattle, MayBeLeft)
{
    const Position position = after(begun(), {retreat(seat_a, k)});
    EXPECT_EQ(position.card(k).place, home_a);
    EXPECT_EQ(attack_left(position, k), 1);
    EXPECT_EQ(role_of(position, k), Role::none);
    EXPECT_THAT(broken(position, attack(seat_b, d, k)), ElementsAre("purge.battle.participants"));
}

TEST_F(HomeBattle, IsNotLeftByItsDefenders)
{
    const Position position = after(begun(), {attack(seat_a, k, c)});
    EXPECT_THAT(broken(position, retreat(seat_b, c)), ElementsAre("purge.retreat.home_defender"));
    EXPECT_THAT(broken(position, retreat(seat_b, t)), ElementsAre("purge.retreat.immobile"));
    EXPECT_THAT(broken(table.settled(), retreat(seat_b, c)), ElementsAre("purge.battle.over"));
}

struct Penalty {
    const char* name;
    int value;
    int attack, damage, armor, health;
};
void PrintTo(const Penalty& penalty, std::ostream* out) { *out << penalty.name; }
class RetreatPenalty : public testing::TestWithParam<Penalty> {};

TEST_P(RetreatPenalty, IsWhatTheTableChose)
{
    Table table;
    const CardId k = table.put(infantry("K"), the_field, seat_a);
    table.put(infantry("L"), the_field, seat_a);
    table.put(infantry("D"), the_field, seat_b);
    table.choose(Option::retreat_penalty, GetParam().value);
    const Position position = after(table.settled(), {battle(seat_a, the_field, {k}), retreat(seat_a, k)});
    EXPECT_EQ(attack_left(position, k), GetParam().attack);
    EXPECT_EQ(damage_of(position, k), GetParam().damage);
    EXPECT_EQ(armor_of(position, k), GetParam().armor);
    EXPECT_EQ(health_of(position, k), GetParam().health);
}
INSTANTIATE_TEST_SUITE_P(Options, RetreatPenalty,
                         testing::Values(Penalty{"attack", 0, 1, 3, 1, 5}, Penalty{"health", 1, 2, 3, 1, 4},
                                         Penalty{"armor", 2, 2, 3, 0, 5}, Penalty{"damage", 3, 2, 2, 1, 5},
                                         Penalty{"none", 4, 2, 3, 1, 5}),
                         [](const auto& test) { return test.param.name; });

// ---- the end ----

TEST_F(FieldBattle, OfTheRulebookEndsWhenAllAttackIsSpent)
{
    const Position position = after(begun(), {attack(seat_a, k, d), attack(seat_b, d, l), attack(seat_a, k, d)});
    EXPECT_EQ(state(position), State::battle);
    const Position over = after(position, {attack(seat_b, d, l)});
    EXPECT_EQ(state(over), State::subphase);
    EXPECT_EQ(over.card(l).place, in(Zone::war_discard, seat_a));
    EXPECT_EQ(health_of(over, d), 6);
    EXPECT_EQ(over.card(k).place, the_field);
}

TEST_F(FieldBattle, EndsByTwoPassesInARow)
{
    EXPECT_EQ(state(after(begun(), {pass(seat_a), pass(seat_b)})), State::subphase);
    EXPECT_EQ(state(after(begun(), {pass(seat_a), attack(seat_b, d, k), pass(seat_a)})), State::battle);
    EXPECT_EQ(state(after(begun(), {pass(seat_a), pass(seat_a)})), State::battle);
}

TEST_F(HomeBattle, GoesOnAgainstTheStrongholdAndSendsItsSurvivorsToTheField)
{
    set_stat(table.position, c, Stat::health, 2);
    const Position fighting = after(begun(), {attack(seat_a, k, c)});
    EXPECT_EQ(fighting.card(c).place, in(Zone::war_discard, seat_b));
    EXPECT_EQ(state(fighting), State::battle);
    const Position over = after(fighting, {pass(seat_b), pass(seat_a)});
    EXPECT_EQ(over.card(k).place, the_field);
    EXPECT_EQ(over.card(t).place, home_b);
}

TEST(JetsThatAttackedAHome, ReturnHomeWhereTheTableSaysSo)
{
    Table table;
    const CardId jet = table.put(unit("Jet", Subclass::jet), home_a);
    table.put(stronghold(), home_b);
    const auto place_after = [&] {
        return after(table.settled(), {battle(seat_a, home_b, {jet}), pass(seat_a), pass(seat_b)}).card(jet).place;
    };
    EXPECT_EQ(place_after(), the_field);
    table.choose(Option::jets_return_home, 1);
    EXPECT_EQ(place_after(), home_a);
}

TEST(JetsFromAfar, JoinADefenceWhereTheTableSaysSo)
{
    Table table;
    const CardId k = table.put(infantry("K"), the_field, seat_a);
    const CardId jet = table.put(unit("Jet", Subclass::jet), home_b);
    table.put(infantry("D"), the_field, seat_b);
    const auto defending = [&] { return after(table.settled(), {battle(seat_a, the_field, {k}), pass(seat_a)}); };
    EXPECT_THAT(broken(defending(), attack(seat_b, jet, k)), ElementsAre("purge.battle.participants"));
    table.choose(Option::jets_join_defence, 1);
    EXPECT_THAT(broken(defending(), attack(seat_b, jet, k)), IsEmpty());
    EXPECT_EQ(role_of(after(defending(), {attack(seat_b, jet, k)}), jet), Role::defender);
}

TEST(AttackPool, LastsForTheTurnOrForEachBattle)
{
    Table table;
    const CardId k = table.put(infantry("K"), the_field, seat_a);
    const CardId d = table.put(infantry("D").stats(2, 0, 0, 20), the_field, seat_b);
    const auto second_battle = [&] {
        return after(table.settled(), {battle(seat_a, the_field, {k}), attack(seat_a, k, d), pass(seat_b), pass(seat_a),
                                       pass(seat_b), battle(seat_a, the_field, {k})});
    };
    EXPECT_EQ(attack_left(second_battle(), k), 1);
    table.choose(Option::attack_pool, 1);
    EXPECT_EQ(attack_left(second_battle(), k), 2);
}

TEST(TokensOfABattle, LeaveAtItsResolution)
{
    Table table;
    const CardId k = table.put(infantry("K"), the_field, seat_a);
    const CardId decoy = table.put(infantry("Decoy").with(printed::token_leaves, 1), the_field, seat_b);
    const CardId drone = table.put(infantry("Drone"), the_field, seat_b);
    for (const CardId token : {decoy, drone})
        table.position.card(token).is_token = true;
    const Position over = after(table.settled(), {battle(seat_a, the_field, {k}), pass(seat_a), pass(seat_b)});
    EXPECT_EQ(over.card(decoy).place, in(Zone::aside, seat_b));
    EXPECT_EQ(over.card(drone).place, the_field);
}

}  // namespace
}  // namespace cardinal::purge
