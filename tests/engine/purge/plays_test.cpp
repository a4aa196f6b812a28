#include "tests/engine/purge/tables.h"

#include <gmock/gmock.h>

namespace cardinal::purge {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Field;
using testing::IsEmpty;

const Place home_a = home_of(seat_a);
const Place home_b = home_of(seat_b);
const Action settle_the_stack = act(Deed::resolve);

/// A at home with a Stronghold, much energy, and turn 6.
struct Rich : Table {
    Rich()
    {
        put(stronghold(), home_a);
        put(stronghold(), home_b);
        set(position, match::turn, 6);
        set(position, seat_a, player::energy, 20);
    }
};

struct Entry {
    const char* name;
    Subclass subclass;
    Number turn;
    std::vector<std::string> then;
};
void PrintTo(const Entry& entry, std::ostream* out) { *out << entry.name; }
class EnteringInATurn : public testing::TestWithParam<Entry> {};

TEST_P(EnteringInATurn, IsForTheClassesUnlockedByThen)
{
    Rich table;
    set(table.position, match::turn, GetParam().turn);
    const CardId k = table.in_deck(unit("K", GetParam().subclass), seat_a);
    EXPECT_EQ(broken(table.settled(), play(seat_a, k)), GetParam().then);
}

INSTANTIATE_TEST_SUITE_P(
    Rulebook, EnteringInATurn,
    testing::Values(Entry{"Infantry", Subclass::infantry, 1, {}},
                    Entry{"TankEarly", Subclass::tank, 2, {"purge.entry.tank"}}, Entry{"Tank", Subclass::tank, 3, {}},
                    Entry{"JetEarly", Subclass::jet, 4, {"purge.entry.jet"}}, Entry{"Jet", Subclass::jet, 5, {}},
                    Entry{"RigEarly", Subclass::rig, 5, {"purge.entry.rig"}}, Entry{"Rig", Subclass::rig, 6, {}},
                    Entry{"DreadnoughtEarly", Subclass::dreadnought, 5, {"purge.entry.rig"}},
                    Entry{"MotherShip", Subclass::mother_ship, 6, {}}),
    [](const auto& test) { return test.param.name; });

TEST(Supply, IsFilledUpToTheCapAndNotAbove)  // D01
{
    Rich table;
    table.put(unit("Rig", Subclass::rig), home_a);
    table.put(unit("Tank", Subclass::tank), home_a);
    const CardId tank = table.in_deck(unit("Tank", Subclass::tank), seat_a);
    const CardId trooper = table.in_deck(infantry(), seat_a);
    EXPECT_THAT(broken(table.settled(), play(seat_a, tank)), IsEmpty());
    const Position full = after(table.settled(), {play(seat_a, tank), settle_the_stack});
    EXPECT_EQ(supply_used(full, seat_a), 11);
    EXPECT_THAT(broken(full, play(seat_a, trooper)), ElementsAre("purge.supply.cap"));
}

TEST(Supply, IsNotNeededByASuperWeapon)  // D02
{
    Rich table;
    table.choose(Option::superweapon_needs_tek, 1);
    table.put(unit("Rig", Subclass::rig), home_a);
    table.put(unit("Rig", Subclass::rig), home_a);
    const CardId lance = table.in_deck(super_weapon().of(Subclass::mother_ship).stats(1, 5, 0, 9), seat_a);
    EXPECT_THAT(broken(table.settled(), play(seat_a, lance)), IsEmpty());
}

TEST(Energy, IsSpentWhenACardIsDeclaredAndMissedWhenThereIsNone)  // D06
{
    Rich table;
    set(table.position, seat_a, player::energy, 6);
    const CardId well = table.in_deck(resource("Well", 3).costs(2), seat_a);
    const CardId trooper = table.in_deck(infantry().costs(5), seat_a);
    const Position position = after(table.settled(), {play(seat_a, well)});
    EXPECT_EQ(get(position, seat_a, player::energy), 4);
    EXPECT_EQ(zone_of(position.card(well).place), Zone::stack);
    EXPECT_THAT(broken(position, play(seat_a, trooper)), ElementsAre("purge.energy.cost"));
    EXPECT_EQ(get(after(position, {play(seat_a, trooper)}), seat_a, player::energy), 0);
}

TEST(Teks, AreOnePerTurn)  // D07
{
    Rich table;
    table.put(tek("Plating"), home_a);
    const CardId first = table.in_deck(tek("Optics"), seat_a);
    const CardId second = table.in_deck(tek("Drives"), seat_a);
    EXPECT_THAT(broken(table.settled(), play(seat_a, first)), IsEmpty());
    EXPECT_THAT(broken(after(table.settled(), {play(seat_a, first)}), play(seat_a, second)),
                ElementsAre("purge.tek.one_per_turn"));
}

TEST(Teks, AreOneOfAName)
{
    Rich table;
    table.put(tek("Plating"), home_b);
    const CardId copy = table.in_deck(tek("Plating"), seat_a);
    EXPECT_THAT(broken(table.settled(), play(seat_a, copy)), IsEmpty());
    table.put(tek("Plating"), home_a);
    EXPECT_THAT(broken(table.settled(), play(seat_a, copy)), ElementsAre("purge.tek.unique"));
}

TEST(Technology, CountsOnesOwnTeksInPlayAndTheOneJustResolved)  // W2, D08
{
    Rich table;
    for (const char* name : {"One", "Two"})
        table.put(tek(name), home_a);
    for (const char* name : {"Four", "Five", "Six"})
        table.put(tek(name), home_b);
    const CardId third = table.in_deck(tek("Three"), seat_a);
    const CardId trooper = table.in_deck(infantry().costs(1, 3), seat_a);
    EXPECT_THAT(broken(table.settled(), play(seat_a, trooper)), ElementsAre("purge.tech.requirement"));
    EXPECT_THAT(broken(after(table.settled(), {play(seat_a, third)}), play(seat_a, trooper)), IsEmpty());
}

TEST(Technology, DoesNotCountTheTekThatIsBeingPlayed)
{
    Rich table;
    EXPECT_THAT(broken(table.settled(), play(seat_a, table.in_deck(tek().costs(3, 1), seat_a))),
                ElementsAre("purge.tech.requirement"));
}

TEST(Production, HoldsThreePlays)  // D10
{
    Rich table;
    std::vector<Action> plays;
    for (const Printed& card : {tek(), infantry(), resource(), turret()})
        plays.push_back(play(seat_a, table.in_deck(card, seat_a)));
    const CardId sweep = table.in_deck(ops(), seat_a);
    Position position = table.settled();
    for (std::size_t at = 0; at < 3; ++at) {
        EXPECT_THAT(broken(position, plays[at]), IsEmpty());
        position = after(position, {plays[at], settle_the_stack, execute(seat_a, sweep), settle_the_stack});
    }
    EXPECT_THAT(broken(position, plays[3]), ElementsAre("purge.sub.produce_max3"));
}

TEST(Production, HoldsThreePlaysInAWholeTurnWhereTheTableSaysSo)
{
    Rich table;
    std::vector<Action> plays;
    for (int copy = 0; copy < 4; ++copy)
        plays.push_back(play(seat_a, table.in_deck(infantry(), seat_a)));
    const auto fourth_in_a_later_sub_phase = [&] {
        return broken(after(table.settled(), {plays[0], plays[1], plays[2], pass(seat_b)}), plays[3]);
    };
    EXPECT_THAT(fourth_in_a_later_sub_phase(), IsEmpty());
    table.choose(Option::production_limit, 1);
    EXPECT_THAT(fourth_in_a_later_sub_phase(), ElementsAre("purge.sub.produce_max3"));
}

TEST(SuperWeapons, NeedATekThatAllowsThem)  // W5
{
    Rich table;
    const CardId lance = table.in_deck(super_weapon(), seat_a);
    EXPECT_THAT(broken(table.settled(), play(seat_a, lance)), ElementsAre("purge.super.allowed"));
    const CardId hour = table.in_deck(tek("Zero Hour").costs(8).with(printed::allows_super_weapons, 1), seat_a);
    EXPECT_THAT(broken(after(table.settled(), {play(seat_a, hour)}), play(seat_a, lance)), IsEmpty());
    table.choose(Option::superweapon_needs_tek, 1);
    EXPECT_THAT(broken(table.settled(), play(seat_a, lance)), IsEmpty());
}

struct Laid {
    const char* name;
    Printed card;
    std::vector<std::string> then;
};
void PrintTo(const Laid& laid, std::ostream* out) { *out << laid.name; }
class LaidInTheField : public testing::TestWithParam<Laid> {};

TEST_P(LaidInTheField, EveryCardIsOutOfPlace)
{
    Rich table;
    table.choose(Option::superweapon_needs_tek, 1);
    const CardId card = table.in_deck(GetParam().card, seat_a);
    EXPECT_EQ(broken(table.settled(), play(seat_a, card, the_field)), GetParam().then);
    EXPECT_THAT(broken(table.settled(), play(seat_a, card, home_a)), IsEmpty());
    EXPECT_EQ(after(table.settled(), {play(seat_a, card, the_field), settle_the_stack}).card(card).place, the_field);
}

INSTANTIATE_TEST_SUITE_P(Rulebook, LaidInTheField,
                         testing::Values(Laid{"Unit", infantry(), {"purge.unit.enter_home"}},
                                         Laid{"DefensiveAttachment", turret(), {"purge.defatt.stays"}},
                                         Laid{"Resource", resource(), {"purge.vector.residents"}},
                                         Laid{"Tek", tek(), {"purge.vector.residents"}},
                                         Laid{"SuperWeapon", super_weapon(), {"purge.vector.residents"}}),
                         [](const auto& test) { return test.param.name; });

struct From {
    const char* name;
    Zone zone;
    Seat seat;
    bool is_available;
};
void PrintTo(const From& from, std::ostream* out) { *out << from.name; }
class PlayedFrom : public testing::TestWithParam<From> {};

TEST_P(PlayedFrom, ACardComesFromItsOwnDeck)
{
    Rich table;
    const CardId k = table.in_deck(infantry(), seat_a);
    table.position.card(k).place = in(GetParam().zone, GetParam().seat);
    const std::vector<std::string> expected =
        GetParam().is_available ? std::vector<std::string>{} : std::vector<std::string>{"purge.play.available"};
    EXPECT_EQ(broken(table.settled(), play(seat_a, k)), expected);
}

INSTANTIATE_TEST_SUITE_P(Rulebook, PlayedFrom,
                         testing::Values(From{"OwnDeck", Zone::war_deck, seat_a, true},
                                         From{"OpponentsDeck", Zone::war_deck, seat_b, false},
                                         From{"AnotherDeck", Zone::tek_deck, seat_a, false},
                                         From{"Discard", Zone::war_discard, seat_a, false},
                                         From{"Removed", Zone::removed, seat_a, false},
                                         From{"InPlay", Zone::home, seat_a, false}),
                         [](const auto& test) { return test.param.name; });

TEST(APlay, OfADefensiveAttachmentAttachesItToTheStronghold)
{
    Rich table;
    const CardId gun = table.in_deck(turret(), seat_a);
    const Position position = after(table.settled(), {play(seat_a, gun), settle_the_stack});
    EXPECT_EQ(position.card(gun).host, stronghold_of(position, seat_a));
    EXPECT_EQ(position.card(gun).place, home_a);
}

TEST(APlay, OfAnOpsIsItsExecution)
{
    Rich table;
    const CardId sweep = table.in_deck(ops().costs(30), seat_a);
    EXPECT_THAT(broken(table.settled(), play(seat_a, sweep)), ElementsAre("purge.ops.energy"));
    EXPECT_EQ(zone_of(after(table.settled(), {play(seat_a, sweep)}).card(sweep).place), Zone::stack);
}

TEST(APlay, AsksWhatItsTextDoesWhenTheDataCannotSay)
{
    Rich table;
    Printed stone = tek("Oracle Stone");
    const CardId card = table.in_deck(stone.says("Something happens."), seat_a);
    const Position position = after(table.settled(), {play(seat_a, card)});
    EXPECT_THAT(questions(game, position), Contains(Field(&Question::rule, "purge.card.text")));
    EXPECT_THAT(questions(game, position), Contains(Field(&Question::rule, "purge.stack.respond")));
}

TEST(APlay, FaceDownIsAskedFor)
{
    Rich table;
    const CardId card = table.in_deck(tek(), seat_a);
    table.position.card(card).face = Face::down;
    EXPECT_THAT(questions(game, after(table.settled(), {play(seat_a, card)})),
                Contains(Field(&Question::rule, "purge.play.declare")));
}

}  // namespace
}  // namespace cardinal::purge
