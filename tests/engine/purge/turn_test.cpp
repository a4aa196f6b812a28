#include "tests/engine/purge/armies.h"

#include <gmock/gmock.h>

namespace cardinal::purge {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Field;
using testing::IsEmpty;

// ---- who goes first ----
TEST(FirstPlayer, IsNamedByTheHigherInitiative)
{
    Armies armies;
    const Position position = armies.choosing();
    EXPECT_EQ(entitled_to_name(position), seat_a);
    EXPECT_THAT(asked(position), ElementsAre("purge.stat.initiative"));
    EXPECT_THAT(broken(position, name_first(seat_a, seat_b)), IsEmpty());
    EXPECT_THAT(broken(position, name_first(seat_b, seat_b)), ElementsAre("purge.stat.initiative_actor"));
    EXPECT_EQ(active(after(position, {name_first(seat_a, seat_b)})), seat_b);
}

TEST(FirstPlayer, HasNamedThemselvesByActingWhenEntitled)
{
    Armies armies;
    const Position position = armies.choosing();
    EXPECT_THAT(broken(position, move(seat_a, {armies.k}, the_field)), IsEmpty());
    EXPECT_THAT(broken(position, move(seat_b, {armies.d}, the_field)), ElementsAre("purge.stat.initiative_actor"));
    EXPECT_EQ(active(after(position, {move(seat_a, {armies.k}, the_field)})), seat_a);
}

TEST(FirstPlayer, IsDecidedByACoinOnATie)
{
    Armies armies;
    Position position = armies.choosing();
    set_stat(position, armies.vex, Stat::initiative, 5);
    EXPECT_THAT(asked(position), ElementsAre("purge.stat.initiative_tie"));
    EXPECT_THAT(broken(position, pass(seat_b)), IsEmpty());
    position = after(position, {act(Deed::coin, seat_b)});
    EXPECT_EQ(entitled_to_name(position), seat_b);
    EXPECT_THAT(broken(position, pass(seat_a)), ElementsAre("purge.stat.initiative_actor"));
}

TEST(FirstPlayer, IsTheOthersToNameWhenOnesCommanderIsNotInPlay)
{
    Armies armies;
    Position position = armies.choosing();
    leave_play(position, armies.hale, Fate::killed);
    EXPECT_EQ(entitled_to_name(position), seat_b);
}

// ---- moments ----
struct OutOfTurn {
    const char* name;
    Position (*before)(Armies&);
    Action (*deed)(const Armies&);
    std::vector<std::string> then;
};
void PrintTo(const OutOfTurn& vector, std::ostream* out) { *out << vector.name; }
class AMoment : public testing::TestWithParam<OutOfTurn> {};

TEST_P(AMoment, BreaksExactlyTheseRules)
{
    Armies armies;
    const Position before = GetParam().before(armies);
    EXPECT_EQ(broken(before, GetParam().deed(armies)), GetParam().then);
}

Position opening(Armies& armies) { return armies.settled(); }
Position after_a_moved(Armies& armies) { return after(armies.settled(), {move(seat_a, {armies.k}, the_field)}); }
Position after_a_passed(Armies& armies) { return after(armies.settled(), {pass(seat_a)}); }
Position after_a_played(Armies& armies) { return after(armies.settled(), {play(seat_a, armies.reserve)}); }
Position b_has_claimed(Armies& armies) { return after(after_a_moved(armies), {act(Deed::claim, seat_b)}); }
Position in_a_battle_of_a(Armies& armies) { return after(armies.settled(), {battle(seat_a, home_b, {armies.m})}); }

Action a_moves_back(const Armies& armies) { return move(seat_a, {armies.m}, home_a); }
Action a_plays(const Armies& armies) { return play(seat_a, armies.reserve); }
Action a_fights(const Armies& armies) { return battle(seat_a, home_b, {armies.m}); }
Action a_passes(const Armies&) { return pass(seat_a); }
Action a_claims(const Armies&) { return act(Deed::claim, seat_a); }
Action b_plays(const Armies& armies) { return play(seat_b, armies.reserve_of_b); }
Action b_fights(const Armies& armies) { return battle(seat_b, the_field, {armies.d}); }
Action b_passes(const Armies&) { return pass(seat_b); }
Action b_claims(const Armies&) { return act(Deed::claim, seat_b); }
using Ids = std::vector<std::string>;

INSTANTIATE_TEST_SUITE_P(
    Rulebook, AMoment,
    testing::Values(OutOfTurn{"OwnSubPhase", opening, a_moves, {}}, OutOfTurn{"OwnPass", opening, a_passes, {}},
                    OutOfTurn{"NotNamedMoves", opening, b_moves, Ids{"purge.turn.first_choice"}},
                    OutOfTurn{"NotNamedPasses", opening, b_passes, Ids{"purge.turn.first_choice"}},
                    OutOfTurn{"NotNamedClaims", opening, b_claims, Ids{"purge.turn.first_choice"}},
                    OutOfTurn{"NotNamedPlays", opening, b_plays, Ids{"purge.play.own_subphase"}},
                    OutOfTurn{"NotNamedFights", opening, b_fights, Ids{"purge.battle.own_subphase"}},
                    OutOfTurn{"OtherMovesAfterAMove", after_a_moved, b_moves, {}},
                    OutOfTurn{"OtherPlaysAfterAMove", after_a_moved, b_plays, {}},
                    OutOfTurn{"PlayAfterOwnMove", after_a_moved, a_plays, Ids{"purge.sub.one_choice"}},
                    OutOfTurn{"BattleAfterOwnMove", after_a_moved, a_fights, Ids{"purge.sub.one_choice"}},
                    OutOfTurn{"PassAfterOwnMove", after_a_moved, a_passes, Ids{"purge.sub.one_choice"}},
                    OutOfTurn{"SameGroupMovesOn", after_a_moved, a_moves, {}},
                    OutOfTurn{"OtherGroupMoves", after_a_moved, a_moves_back, Ids{"purge.sub.move"}},
                    OutOfTurn{"MoveAfterOwnPlay", after_a_played, a_moves, Ids{"purge.sub.one_choice"}},
                    OutOfTurn{"MoveAfterOwnPass", after_a_passed, a_moves, Ids{"purge.turn.alternate"}},
                    OutOfTurn{"PlayAfterOwnPass", after_a_passed, a_plays, Ids{"purge.turn.alternate"}},
                    OutOfTurn{"BattleAfterOwnPass", after_a_passed, a_fights, Ids{"purge.turn.alternate"}},
                    OutOfTurn{"MoveInAClaimedSubPhase", b_has_claimed, a_moves, Ids{"purge.turn.alternate"}},
                    OutOfTurn{"PlayInAClaimedSubPhase", b_has_claimed, a_plays, Ids{"purge.play.own_subphase"}},
                    OutOfTurn{"BattleInAClaimedSubPhase", b_has_claimed, a_fights, Ids{"purge.battle.own_subphase"}},
                    OutOfTurn{"ClaimInAClaimedSubPhase", b_has_claimed, a_claims, Ids{"purge.turn.alternate"}},
                    OutOfTurn{"OtherPlaysInTheBattle", in_a_battle_of_a, b_plays, Ids{"purge.play.own_subphase"}},
                    OutOfTurn{"OtherMovesInTheBattle", in_a_battle_of_a, b_moves, Ids{"purge.turn.alternate"}},
                    OutOfTurn{"PlayInOwnBattle", in_a_battle_of_a, a_plays, Ids{"purge.sub.one_choice"}}),
    [](const auto& test) { return test.param.name; });

TEST(SubPhases, AreNotTakenByADeedOutOfTurn)
{
    Armies armies;
    const Position position = after(armies.settled(), {b_moves(armies)});
    EXPECT_EQ(position.card(armies.d).place, the_field);
    EXPECT_EQ(active(position), seat_a);
    EXPECT_THAT(broken(position, a_moves(armies)), IsEmpty());
}

// ---- moves ----
TEST(Moves, TakeOneGroupToTheNextVector)
{
    Armies armies;
    const Position position = armies.settled();
    EXPECT_THAT(broken(position, move(seat_a, {armies.k, armies.l, armies.hale}, the_field)), IsEmpty());
    EXPECT_THAT(broken(position, move(seat_a, {armies.k, armies.m}, the_field)), ElementsAre("purge.sub.move"));
    EXPECT_THAT(broken(position, move(seat_a, {armies.m}, home_b)), ElementsAre("purge.sub.move_enemy_home"));
    EXPECT_THAT(broken(position, move(seat_a, {armies.k}, home_b)), ElementsAre("purge.sub.move_enemy_home"));
}

TEST(Moves, TakeNothingElseThanUnitsAndCommanders)
{
    Armies armies;
    const CardId plating = armies.put(tek(), home_a);
    const CardId gun = armies.put(turret(), home_a);
    const Position position = armies.settled();
    EXPECT_THAT(broken(position, move(seat_a, {plating}, the_field)), ElementsAre("purge.vector.residents"));
    EXPECT_THAT(broken(position, move(seat_a, {gun}, the_field)), ElementsAre("purge.defatt.stays"));
}

TEST(Moves, GoFurtherWhereTheTableSaysSo)
{
    Armies armies;
    armies.choose(Option::move_into_enemy_home, 1);
    EXPECT_THAT(broken(armies.settled(), move(seat_a, {armies.m}, home_b)), IsEmpty());
    EXPECT_THAT(broken(armies.settled(), move(seat_a, {armies.k}, home_b)), ElementsAre("purge.sub.move"));
    armies.choose(Option::move_distance, 1);
    EXPECT_THAT(broken(armies.settled(), move(seat_a, {armies.k}, home_b)), IsEmpty());
}

// ---- passes and the turn boundary ----
TEST(Passes, EndTheTurnOnlyDirectlyAfterEachOther)  // D11
{
    Armies armies;
    Position position = after(armies.settled(), {pass(seat_a), b_moves(armies), a_moves(armies), pass(seat_b)});
    EXPECT_EQ(get(position, match::turn), 1);
    position = after(position, {pass(seat_a)});
    EXPECT_EQ(get(position, match::turn), 2);
    EXPECT_EQ(state(position), State::choose_first);
}

TEST(Passes, ByOnePlayerTwiceEndNothing)
{
    Armies armies;
    const Position position = after(armies.settled(), {pass(seat_a), pass(seat_a)});
    EXPECT_EQ(get(position, match::turn), 1);
    EXPECT_EQ(get(position, match::passes), 1);
}

TEST(Passes, AreBrokenByAnOpsOnlyWhereTheTableSaysSo)
{
    Armies armies;
    const CardId sweep = armies.in_deck(ops().costs(0), seat_b);
    const auto turn_after = [&] {
        return get(after(armies.settled(), {pass(seat_a), execute(seat_b, sweep), pass(seat_b)}), match::turn);
    };
    EXPECT_EQ(turn_after(), 2);
    armies.choose(Option::ops_breaks_passes, 1);
    EXPECT_EQ(turn_after(), 1);
}

Position next_turn(const Position& position) { return after(position, {pass(seat_a), pass(seat_b)}); }

TEST(ANewTurn, BringsAttackBackEverywhereAndHealthOnlyAtHome)  // D13, D14
{
    Armies armies;
    for (const CardId card : {armies.k, armies.m}) {
        set_stat(armies.position, card, Stat::attack, 0);
        set_stat(armies.position, card, Stat::health, 2);
    }
    const Position position = next_turn(armies.settled());
    EXPECT_EQ(attack_left(position, armies.k), 2);
    EXPECT_EQ(attack_left(position, armies.m), 2);
    EXPECT_EQ(health_of(position, armies.k), 5);
    EXPECT_EQ(health_of(position, armies.m), 2);
}

TEST(ANewTurn, LeavesPopulationLowAndRepairsDefensiveAttachmentsUnlessTheTableSaysOtherwise)
{
    Armies armies;
    const CardId gun = armies.put(turret().stats(1, 2, 0, 4), home_a);
    set_stat(armies.position, gun, Stat::health, 1);
    set_stat(armies.position, stronghold_of(armies.position, seat_a), Stat::population, 7);
    Position position = next_turn(armies.settled());
    EXPECT_EQ(health_of(position, gun), 4);
    EXPECT_EQ(population_of(position, seat_a), 7);
    armies.choose(Option::population_regenerates, 1);
    armies.choose(Option::defatt_regenerates, 1);
    position = next_turn(armies.settled());
    EXPECT_EQ(health_of(position, gun), 1);
    EXPECT_EQ(population_of(position, seat_a), 20);
}

TEST(ANewTurn, ReplacesEnergyByProductionAndForgetsWhatWasOncePerTurn)
{
    Armies armies;
    set(armies.position, seat_a, player::energy, 9);
    set(armies.position, seat_a, player::tek_played, 1);
    set(armies.position, seat_a, player::surcharge, 2);
    set(armies.position, armies.k, on_card::used, 1);
    const Position position = next_turn(armies.settled());
    EXPECT_EQ(get(position, seat_a, player::energy), 4);
    EXPECT_EQ(get(position, seat_a, player::tek_played), 0);
    EXPECT_EQ(get(position, seat_a, player::surcharge), 0);
    EXPECT_EQ(get(position, armies.k, on_card::used), 0);
}

TEST(ANewTurn, IsRidOfTokens)
{
    Armies armies;
    const CardId drone = armies.put(infantry("Drone"), the_field, seat_a);
    armies.position.card(drone).is_token = true;
    EXPECT_EQ(next_turn(armies.settled()).card(drone).place, in(Zone::aside, seat_a));
}

TEST(Upkeep, BeforeTwoPassesIsTooEarly)
{
    Armies armies;
    const Position position = after(armies.settled(), {pass(seat_a)});
    EXPECT_THAT(broken(position, act(Deed::upkeep)), ElementsAre("purge.turn.no_early_end"));
    EXPECT_THAT(broken(after(position, {pass(seat_b)}), act(Deed::upkeep)), IsEmpty());
    EXPECT_EQ(get(after(position, {act(Deed::upkeep)}), match::turn), 2);
}

// ---- setting up ----
struct Start : Table {
    Start()
    {
        before_match(position);
        for (const Seat seat : {seat_a, seat_b}) {
            put(stronghold("Bulwark", 20, 4), home_of(seat));
            put(commander("Hale").of(seat == seat_a ? Faction::humans : Faction::machines), home_of(seat));
            put(resource("Well", 2), home_of(seat));
            put(tek(), home_of(seat));
        }
    }
    std::vector<std::string> broken_at_the_start() const { return broken(settled(), act(Deed::begin)); }
};

TEST(Beginning, StartsTurn1WithTheEnergyThatIsProduced)
{
    const Position position = after(Start().settled(), {act(Deed::begin)});
    EXPECT_EQ(get(position, match::turn), 1);
    EXPECT_EQ(state(position), State::choose_first);
    EXPECT_EQ(get(position, seat_b, player::energy), 6);
    EXPECT_EQ(get(position, seat_b, player::tek_played), 0);
    EXPECT_EQ(supply_cap(position, seat_b), 12);
    EXPECT_THAT(asked(position), ElementsAre("purge.stat.initiative_tie"));
}

TEST(Beginning, AsksTheHigherInitiativeWhoStartsTurn1)
{
    Start start;
    set_stat(start.position, commander_of(start.position, seat_b), Stat::initiative, 7);
    EXPECT_THAT(asked(after(start.settled(), {act(Deed::begin)})), ElementsAre("purge.setup.first"));
}

TEST(Beginning, WithExactlyTheStartingCardsBreaksNothing) { EXPECT_THAT(Start().broken_at_the_start(), IsEmpty()); }

TEST(Beginning, NamesEveryStartingCardThatIsWrong)
{
    Start start;
    start.put(commander("Vex"), home_a);
    start.put(stronghold(), home_a);
    start.put(resource("Well", 2).costs(2, 1), home_a);
    start.put(tek().costs(4), home_a);
    EXPECT_THAT(start.broken_at_the_start(), ElementsAre("purge.setup.commander", "purge.setup.resource",
                                                         "purge.setup.stronghold", "purge.setup.tek"));
}

TEST(Beginning, AsksForTheLimitsOfTheStartingCards)
{
    Start start;
    for (Card& card : start.position.cards)
        if (const Type type = type_of(start.position, card); card.side == seat_a && type >= Type::resource_attachment)
            card.place = in(Zone::tek_deck, seat_a);
    start.put(resource("Great Well", 3).costs(2, 1), home_a);
    start.put(tek("Great Plan").costs(4), home_a);
    EXPECT_THAT(start.broken_at_the_start(), ElementsAre("purge.setup.resource", "purge.setup.tek"));
}

TEST(Beginning, AllowsNothingElseInPlay)
{
    Start start;
    start.put(infantry(), home_a);
    EXPECT_THAT(start.broken_at_the_start(), ElementsAre("purge.setup.nothing_else"));
}

TEST(Beginning, AsksForDifferentFactionsUnlessTheTableAllowsAMirror)
{
    Table table;
    before_match(table.position);
    for (const Seat seat : {seat_a, seat_b}) {
        table.put(stronghold(), home_of(seat));
        table.put(commander(), home_of(seat));
        table.put(resource(), home_of(seat));
        table.put(tek(), home_of(seat));
    }
    EXPECT_THAT(broken(table.settled(), act(Deed::begin)), ElementsAre("purge.req.opposite_faction"));
    table.choose(Option::allow_mirror, 1);
    EXPECT_THAT(broken(table.settled(), act(Deed::begin)), IsEmpty());
}

}  // namespace
}  // namespace cardinal::purge
