#include "tests/engine/purge/tables.h"

#include <gmock/gmock.h>

namespace cardinal::purge {
namespace {

const Place home_a = home_of(seat_a);
const Place home_b = home_of(seat_b);

struct Row {
    const char* name;
    HitBy by;
    int base;
    int armor;
    Keyword source;
    Keyword target;
    int x;
    int dealt;
};
void PrintTo(const Row& row, std::ostream* out) { *out << row.name; }
class OneHit : public testing::TestWithParam<Row> {};

TEST_P(OneHit, DealsThis)
{
    const Row& row = GetParam();
    Table table;
    const CardId source = table.put(infantry("S").keyword(row.source), home_a);
    const CardId target = table.put(infantry("T").stats(1, 1, row.armor, 20).keyword(row.target, row.x), home_b);
    const Hit hit{.source = source, .target = target, .by = row.by, .base = static_cast<Number>(row.base)};
    EXPECT_EQ(damage_dealt(table.position, hit), row.dealt);
    apply(table.position, hit);
    EXPECT_EQ(health_of(table.position, target), 20 - row.dealt);
}
INSTANTIATE_TEST_SUITE_P(
    ComputationOfDamage, OneHit,
    testing::Values(
        Row{"PastArmor", HitBy::attack, 3, 1, Keyword::none, Keyword::none, not_given, 2},
        Row{"StoppedByArmor", HitBy::attack, 1, 3, Keyword::none, Keyword::none, not_given, 0},
        Row{"ArmorCountsUpToTheCap", HitBy::ops, 5, 9, Keyword::none, Keyword::none, not_given, 2},
        Row{"CompositeArmorAgainstOps", HitBy::ops, 5, 2, Keyword::none, Keyword::composite_armor, 2, 1},
        Row{"CompositeArmorAgainstAbilities", HitBy::ability, 5, 2, Keyword::none, Keyword::composite_armor, 2, 1},
        Row{"CompositeArmorNotAgainstAttacks", HitBy::attack, 5, 2, Keyword::none, Keyword::composite_armor, 2, 3},
        Row{"CriticalMassThroughArmor", HitBy::attack, 2, 3, Keyword::critical_mass, Keyword::none, not_given, 1},
        Row{"CriticalMassInAttacksOnly", HitBy::ability, 2, 3, Keyword::critical_mass, Keyword::none, not_given, 0},
        Row{"PyriteFirst", HitBy::attack, 2, 2, Keyword::pyrite_rounds, Keyword::none, not_given, 1},
        Row{"TacticianNotByOps", HitBy::ops, 9, 0, Keyword::none, Keyword::tactician, not_given, 0},
        Row{"TacticianByAttacks", HitBy::attack, 9, 0, Keyword::none, Keyword::tactician, not_given, 9},
        Row{"NothingOfNothing", HitBy::attack, 0, 0, Keyword::none, Keyword::none, not_given, 0}),
    [](const auto& test) { return test.param.name; });

Hit attack_on(CardId source, CardId target, int base)
{
    return {.source = source, .target = target, .by = HitBy::attack, .base = static_cast<Number>(base)};
}

TEST(CriticalMass, IsExactlyOneWhereTheTableSaysSo)
{
    Table table;
    const CardId source = table.put(infantry("S").keyword(Keyword::critical_mass), home_a);
    const CardId target = table.put(infantry("T"), home_b);
    EXPECT_EQ(damage_dealt(table.position, attack_on(source, target, 5)), 4);
    table.choose(Option::critical_mass, 1);
    EXPECT_EQ(damage_dealt(table.position, attack_on(source, target, 5)), 1);
}

TEST(PyriteRounds, TakeArmorForGood)
{
    Table table;
    const CardId source = table.put(infantry("S").keyword(Keyword::pyrite_rounds), home_a);
    const CardId target = table.put(infantry("T").stats(1, 1, 2, 5), home_b);
    apply(table.position, attack_on(source, target, 1));
    EXPECT_EQ(armor_of(table.position, target), 1);
    EXPECT_EQ(health_of(table.position, target), 5);
    apply(table.position, attack_on(source, target, 0));
    apply(table.position, attack_on(source, target, 0));
    EXPECT_EQ(get(table.position, target, on_card::armor_lost), 2);
}

TEST(PyriteRounds, WaitForDamageWhereTheTableSaysSo)
{
    Table table;
    table.choose(Option::pyrite_needs_damage, 1);
    const CardId source = table.put(infantry("S").keyword(Keyword::pyrite_rounds), home_a);
    const CardId target = table.put(infantry("T").stats(1, 1, 2, 5), home_b);
    apply(table.position, attack_on(source, target, 2));
    EXPECT_EQ(armor_of(table.position, target), 2);
    apply(table.position, attack_on(source, target, 3));
    EXPECT_EQ(armor_of(table.position, target), 1);
    EXPECT_EQ(health_of(table.position, target), 3);
}

TEST(MemoryMetal, HardensWithEveryHitUpToFour)
{
    Table table;
    const CardId source = table.put(infantry("S"), home_a);
    const CardId target = table.put(infantry("T").stats(1, 1, 3, 6).keyword(Keyword::memory_metal), home_b);
    apply(table.position, attack_on(source, target, 5));
    EXPECT_EQ(health_of(table.position, target), 4);
    EXPECT_EQ(armor_of(table.position, target), 4);
    apply(table.position, attack_on(source, target, 5));
    EXPECT_EQ(health_of(table.position, target), 3);
    EXPECT_EQ(armor_of(table.position, target), 4);
    end_effects(table.position, Until::end_of_turn);
    EXPECT_EQ(armor_of(table.position, target), 3);
}

TEST(MemoryMetal, HardensWithoutDamageOnlyWhereTheTableSaysSo)
{
    Table table;
    const CardId source = table.put(infantry("S"), home_a);
    const CardId target = table.put(infantry("T").stats(1, 1, 3, 6).keyword(Keyword::memory_metal), home_b);
    apply(table.position, attack_on(source, target, 1));
    EXPECT_EQ(armor_of(table.position, target), 3);
    table.choose(Option::memory_metal_on_zero, 1);
    apply(table.position, attack_on(source, target, 1));
    EXPECT_EQ(armor_of(table.position, target), 4);
}

TEST(KilledCards, GoToThePileOfTheirDeck)
{
    Table table;
    const CardId source = table.put(infantry("S"), home_a);
    const CardId trooper = table.put(infantry("T"), home_b);
    const CardId leader = table.put(commander(), home_b);
    const CardId weapon = table.put(super_weapon().of(Subclass::rig).stats(1, 1, 0, 3), home_b);
    const CardId gun = table.put(turret(), home_b);
    for (const CardId target : {trooper, leader, weapon, gun})
        apply(table.position, attack_on(source, target, 30));
    EXPECT_EQ(table.position.card(trooper).place, in(Zone::war_discard, seat_b));
    EXPECT_EQ(table.position.card(leader).place, in(Zone::war_discard, seat_b));
    EXPECT_EQ(table.position.card(weapon).place, in(Zone::tek_discard, seat_b));
    EXPECT_EQ(table.position.card(gun).place, in(Zone::tek_discard, seat_b));
    EXPECT_EQ(state(table.position), State::subphase);
}

TEST(AStronghold, TakesDamageOffItsPopulationAndEndsTheGame)
{
    Table table;
    const CardId source = table.put(infantry("S"), home_a);
    const CardId target = table.put(stronghold("Keep", 4), home_b);
    table.put(stronghold("Fort"), home_a);
    apply(table.position, attack_on(source, target, 3));
    EXPECT_EQ(population_of(table.position, seat_b), 2);
    apply(table.position, attack_on(source, target, 3));
    EXPECT_EQ(state(table.position), State::over);
    EXPECT_EQ(get(table.position, match::winner), seat_a.index);
}

TEST(AHit, OnWhatHasNoHealthOrIsNotThereDoesNothing)
{
    Table table;
    const CardId source = table.put(infantry("S"), home_a);
    const CardId lab = table.put(tek(), home_b);
    const CardId asleep = table.in_deck(infantry("T"), seat_b);
    const Position before = table.position;
    for (const CardId target : {lab, asleep, no_card, CardId{999}})
        apply(table.position, attack_on(source, target, 30));
    EXPECT_EQ(table.position, before);
}

}  // namespace
}  // namespace cardinal::purge
