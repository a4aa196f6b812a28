#include "tests/engine/purge/tables.h"

#include <gmock/gmock.h>

namespace cardinal::purge {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const Place home_a = home_of(seat_a);
const Place home_b = home_of(seat_b);

CardEffect gain(int amount, Stat stat, Reach reach)
{
    return effect_of({.verb = Verb::gain, .amount = amount, .stat = static_cast<int>(stat), .reach = reach});
}

Effect until_end_of_turn(CardId on, Stat stat, int amount)
{
    return {.on = on,
            .stat = static_cast<std::uint8_t>(stat),
            .until = static_cast<std::uint8_t>(Until::end_of_turn),
            .amount = static_cast<Number>(amount)};
}

TEST(Words, SpellEveryNumberOnceForEachScope)
{
    for (const ValueWord& value : words.values)
        EXPECT_EQ(std::ranges::count_if(
                      words.values,
                      [&](const ValueWord& other) { return other.name == value.name && other.scope == value.scope; }),
                  1)
            << value.name;
}

TEST(Words, KeepEveryCounterUnderAName)
{
    const auto kept = [](Scope scope) {
        return std::ranges::count_if(
            words.values, [&](const ValueWord& value) { return value.scope == scope && value.counter != not_kept; });
    };
    EXPECT_EQ(kept(Scope::match), match::count);
    EXPECT_EQ(kept(Scope::player), player::count);
    EXPECT_EQ(kept(Scope::card), on_card::count);
}

TEST(Words, SwitchEveryAmbiguityThatHasAnOption)
{
    const auto is_spelled = [](const Ambiguity& ambiguity) {
        return std::ranges::any_of(words.options, [&](const OptionWord& option) {
            return option.name == ambiguity.option && option.ambiguity == ambiguity.id;
        });
    };
    for (const Ambiguity& ambiguity : game.ambiguities)
        EXPECT_TRUE(ambiguity.option.empty() || is_spelled(ambiguity)) << ambiguity.id;
}

TEST(Stats, AreThePrintedOnesOfACardThatHasJustEntered)
{
    Table table;
    const CardId k = table.put(infantry().stats(2, 3, 1, 5), home_a);
    EXPECT_EQ(attack_left(table.position, k), 2);
    EXPECT_EQ(damage_of(table.position, k), 3);
    EXPECT_EQ(armor_of(table.position, k), 1);
    EXPECT_EQ(health_of(table.position, k), 5);
}

TEST(Stats, ReadAsWhatTheyAreSetToWhateverTheyAreMadeOf)
{
    Table table;
    const CardId k = table.put(infantry(), home_a);
    add_effect(table.position, until_end_of_turn(k, Stat::health, 2));
    for (const Stat stat : {Stat::attack, Stat::damage, Stat::armor, Stat::health}) {
        set_stat(table.position, k, stat, 3);
        EXPECT_EQ(stat_of(table.position, k, stat), 3);
        set_stat(table.position, k, stat, 0);
        EXPECT_EQ(stat_of(table.position, k, stat), 0);
    }
}

TEST(Stats, LoseWhatWasLentWhenTheTurnEnds)
{
    Table table;
    const CardId k = table.put(infantry(), the_field, seat_a);
    add_effect(table.position, until_end_of_turn(k, Stat::damage, 2));
    EXPECT_EQ(damage_of(table.position, k), 5);
    end_effects(table.position, Until::end_of_turn);
    EXPECT_EQ(damage_of(table.position, k), 3);
}

TEST(Stats, WithHealthThatWasOnlyLentACardDiesWhenItEnds)
{
    Table table;
    const CardId k = table.put(infantry().stats(1, 1, 0, 2), the_field, seat_a);
    add_effect(table.position, until_end_of_turn(k, Stat::health, 3));
    set_stat(table.position, k, Stat::health, 2);
    end_effects(table.position, Until::end_of_turn);
    EXPECT_EQ(table.position.card(k).place, in(Zone::war_discard, seat_a));
}

TEST(ArmorCap, Is3AndTakesAGainOnlyUpToIt)
{
    Table table;
    const CardId k = table.put(infantry().stats(1, 1, 2, 4), the_field, seat_a);
    add_effect(table.position, until_end_of_turn(k, Stat::armor, 2));
    EXPECT_EQ(armor_of(table.position, k), 3);
    EXPECT_EQ(table.position.effects.front().amount, 1);
}

TEST(ArmorCap, Is4WithMemoryMetalAndNoneForADefensiveAttachment)
{
    Table table;
    const CardId k = table.put(infantry().stats(1, 1, 5, 4).keyword(Keyword::memory_metal), the_field, seat_a);
    const CardId t = table.put(turret().stats(1, 1, 5, 4), home_a);
    EXPECT_EQ(armor_of(table.position, k), 4);
    EXPECT_EQ(armor_of(table.position, t), 5);
}

TEST(Abilities, WaitForTheirTekUnderOnesOwnControl)
{
    Table table;
    const CardId k = table.put(infantry().keyword(Keyword::fury).field(ability::unlocked_by, table.name("Plating")),
                               the_field, seat_a);
    table.put(tek("Plating"), home_b);
    EXPECT_FALSE(has(table.position, k, Keyword::fury));
    table.put(tek("Plating"), home_a);
    EXPECT_TRUE(has(table.position, k, Keyword::fury));
}

TEST(Abilities, OfAJetClassUnitIncludeJetWithoutSayingSo)
{
    Table table;
    EXPECT_TRUE(has(table.position, table.put(unit("Kestrel", Subclass::jet), home_a), Keyword::jet));
    EXPECT_FALSE(has(table.position, table.put(infantry(), home_a), Keyword::jet));
}

struct BattleBonus {
    const char* name;
    Keyword keyword;
    Role role;
    Option option;
    int value;
    Stat raised;
    int by;
};
void PrintTo(const BattleBonus& bonus, std::ostream* out) { *out << bonus.name; }
class InABattle : public testing::TestWithParam<BattleBonus> {};

TEST_P(InABattle, AKeywordRaisesTheStatThatTheTableChose)
{
    const BattleBonus& bonus = GetParam();
    Table table;
    table.choose(bonus.option, bonus.value);
    const CardId k = table.put(infantry().stats(1, 1, 1, 1).keyword(bonus.keyword), the_field, seat_a);
    EXPECT_EQ(stat_of(table.position, k, bonus.raised), 1);
    set(table.position, match::state, static_cast<Number>(State::battle));
    set(table.position, k, on_card::role, static_cast<Number>(bonus.role));
    EXPECT_EQ(stat_of(table.position, k, bonus.raised), 1 + bonus.by);
}

INSTANTIATE_TEST_SUITE_P(
    Rulebook, InABattle,
    testing::Values(
        BattleBonus{"Fury", Keyword::fury, Role::attacker, Option::fury_stat, 0, Stat::damage, 1},
        BattleBonus{"FuryOnAttack", Keyword::fury, Role::attacker, Option::fury_stat, 1, Stat::attack, 1},
        BattleBonus{"FuryOnArmor", Keyword::fury, Role::attacker, Option::fury_stat, 2, Stat::armor, 1},
        BattleBonus{"FuryOnHealth", Keyword::fury, Role::attacker, Option::fury_stat, 3, Stat::health, 1},
        BattleBonus{"FuryDefending", Keyword::fury, Role::defender, Option::fury_stat, 0, Stat::damage, 0},
        BattleBonus{"Defender", Keyword::defender, Role::defender, Option::defender_stat, 0, Stat::armor, 2},
        BattleBonus{"DefenderOnDamage", Keyword::defender, Role::defender, Option::defender_stat, 1, Stat::damage, 2},
        BattleBonus{"DefenderAttacking", Keyword::defender, Role::attacker, Option::defender_stat, 0, Stat::armor, 0}),
    [](const auto& test) { return test.param.name; });

TEST(Passives, HoldForThoseTheyReachWhileTheirCardIsInPlay)
{
    Table table;
    const CardId own = table.put(infantry("Own"), the_field, seat_a);
    const CardId enemy = table.put(infantry("Enemy"), the_field, seat_b);
    const CardId banner =
        table.put(tek("Banner").ability("Drill", Way::passive).doing(gain(1, Stat::damage, Reach::own)), home_a);
    EXPECT_EQ(damage_of(table.position, own), 4);
    EXPECT_EQ(damage_of(table.position, enemy), 3);
    leave_play(table.position, banner, Fate::destroyed);
    EXPECT_EQ(damage_of(table.position, own), 3);
}

TEST(Passives, OfOthersDoNotReachATactician)
{
    Table table;
    table.put(tek("Banner").ability("Drill", Way::passive).doing(gain(1, Stat::damage, Reach::own)), home_a);
    const CardId k = table.put(infantry().keyword(Keyword::tactician), the_field, seat_a);
    EXPECT_EQ(damage_of(table.position, k), 3);
}

TEST(Overlay, AddsTheStatsOfTheCardLaidOntoTheHost)
{
    Table table;
    const CardId host = table.put(infantry("Host").stats(1, 2, 1, 4), the_field, seat_a);
    const CardId rider = table.put(infantry("Rider").stats(2, 3, 1, 5), the_field, seat_a);
    table.position.card(rider).host = host;
    EXPECT_EQ(attack_left(table.position, host), 3);
    EXPECT_EQ(damage_of(table.position, host), 5);
    EXPECT_EQ(armor_of(table.position, host), 2);
    EXPECT_EQ(health_of(table.position, host), 9);
}

TEST(Overlay, FollowsItsHostWhereverThatGoes)
{
    Table table;
    const CardId host = table.put(infantry("Host"), home_a);
    const CardId rider = table.put(infantry("Rider"), home_a);
    table.position.card(rider).host = host;
    move_card(table.position, host, the_field);
    EXPECT_EQ(table.position.card(rider).place, the_field);
    leave_play(table.position, host, Fate::killed);
    EXPECT_EQ(table.position.card(rider).place, in(Zone::war_discard, seat_a));
}

TEST(Overlay, InARingComesToAnEnd)
{
    Table table;
    const CardId k = table.put(infantry(), the_field, seat_a);
    const CardId l = table.put(infantry(), the_field, seat_a);
    table.position.card(k).host = l;
    table.position.card(l).host = k;
    EXPECT_GT(health_of(table.position, k), 0);
}

TEST(Supply, CountsUnitsInPlayByClassAndNothingElse)
{
    Table table;
    table.put(infantry(), home_a);
    table.put(unit("Tank", Subclass::tank), home_a);
    table.put(unit("Kestrel", Subclass::jet), the_field, seat_a);
    const CardId rig = table.put(unit("Rig", Subclass::rig), the_field, seat_a);
    table.put(commander(), home_a);
    table.put(super_weapon().of(Subclass::mother_ship), home_a);
    table.position.card(table.put(unit("Drone", Subclass::tank), home_a)).is_token = true;
    table.in_deck(unit("Reserve", Subclass::tank), seat_a);
    EXPECT_EQ(supply_used(table.position, seat_a), 1 + 3 + 4 + 5);
    leave_play(table.position, rig, Fate::killed);
    EXPECT_EQ(supply_used(table.position, seat_a), 1 + 3 + 4);
}

TEST(Supply, CapIsTheFactions)
{
    Table table;
    table.put(commander().of(Faction::ancients), home_a);
    table.put(commander().of(Faction::machines), home_b);
    EXPECT_EQ(supply_cap(table.settled(), seat_a), 10);
    EXPECT_EQ(supply_cap(table.settled(), seat_b), 12);
}

TEST(Production, IsTheEpOfTheStrongholdAndTheResourceAttachments)
{
    Table table;
    table.put(stronghold("Bulwark", 20, 4), home_a);
    table.put(resource("Well", 2), home_a);
    table.in_deck(resource("Well", 2), seat_a);
    EXPECT_EQ(production(table.position, seat_a), 6);
    EXPECT_EQ(get(table.settled(), seat_a, player::energy), 6);
}

TEST(Cards, GoToThePileOfTheirDeckByTheirFate)
{
    Table table;
    const CardId k = table.put(infantry(), the_field, seat_b);
    const CardId t = table.put(tek(), home_a);
    const CardId c = table.put(commander(), home_a);
    leave_play(table.position, k, Fate::nullified);
    leave_play(table.position, t, Fate::destroyed);
    leave_play(table.position, c, Fate::killed);
    EXPECT_EQ(table.position.card(k).place, in(Zone::war_deck, seat_b));
    EXPECT_EQ(table.position.card(t).place, in(Zone::tek_discard, seat_a));
    EXPECT_EQ(table.position.card(c).place, in(Zone::war_discard, seat_a));
}

TEST(Cards, ThatDoNotExistAreNothingAndChangeNothing)
{
    Table table;
    table.put(stronghold(), home_a);
    const Position before = table.position;
    const CardId nothing{77};
    set_stat(table.position, nothing, Stat::health, 3);
    leave_play(table.position, no_card, Fate::killed);
    enter_play(table.position, nothing, home_a);
    EXPECT_EQ(table.position, before);
    EXPECT_FALSE(is_unit(table.position, no_card));
    EXPECT_EQ(health_of(table.position, nothing), 0);
}

}  // namespace
}  // namespace cardinal::purge
