// What cards of each game show, read from the notation as any card is.
#include "engine/games/all_games.h"
#include "engine/notation/file.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cardinal {
namespace {

using testing::ElementsAre;
using testing::Field;
using testing::IsEmpty;

struct Read {
    notation::Reading reading{};
    CardFace face(std::string_view name) const
    {
        const CardLibrary& library = *reading.file.library;
        return reading.file.game->face(library, library.cards[static_cast<std::size_t>(library.find(name))]);
    }
    std::vector<std::string> texts(std::string_view name) const
    {
        std::vector<std::string> all;
        for (const FaceText& text : face(name).texts)
            all.push_back(text.lead + " | " + text.note + " | " + text.body);
        return all;
    }
};

Read cards(std::string_view game, std::string_view lines)
{
    Read read{notation::read("game " + std::string(game) + "\n" + std::string(lines), "cards", all_games())};
    EXPECT_TRUE(read.reading.ok());
    return read;
}

TEST(CardFace, ShowsTypeCostAndNumbers)
{
    const CardFace face =
        cards("purge", "card Tank: unit, tank, machines, energy 6, attack 2, armor 0, health 6\n").face("Tank");
    EXPECT_EQ(face.type_line, "Unit · Tank · Machines");
    ASSERT_EQ(face.costs.size(), 1U);
    EXPECT_EQ(face.costs[0].number, 6);
    EXPECT_THAT(face.stats, ElementsAre(Field(&FaceNumber::caption, "ATTACK"), Field(&FaceNumber::caption, "ARMOR"),
                                        Field(&FaceNumber::caption, "HEALTH")));
}

// purge.deck.colors
TEST(CardFace, ShowsPurgesFactionsInTheColoursOfItsRulebook)
{
    const Read read = cards("purge", "card Rifles: unit, humans\n"
                                     "card Drone: unit, machines\n"
                                     "card Sage: unit, ancients\n");
    const Colour humans = read.face("Rifles").colour;
    const Colour machines = read.face("Drone").colour;
    const Colour ancients = read.face("Sage").colour;
    EXPECT_GT(humans.red, std::max(humans.green, humans.blue));
    EXPECT_GT(machines.green, std::max(machines.red, machines.blue));
    EXPECT_GT(ancients.blue, std::max(ancients.red, ancients.green));
}

TEST(CardFace, SaysHowMuchIsRestoredAndOfWhat)
{
    const Read read = cards("purge", "card Mend: ops\n"
                                     "  effect restore to target unit\n"
                                     "  effect restore 2 population to own stronghold\n");
    EXPECT_THAT(read.texts("Mend"),
                ElementsAre(" |  | Restore all HEALTH to target Unit. Restore 2 POPULATION to your Strongholds."));
}

TEST(CardFace, TellsAbilitiesInSentences)
{
    const Read read = cards("purge", "card Corvo: commander, humans\n"
                                     "  ability Rally: activated, once_per_turn, cost 2, effect gain 1 damage to "
                                     "target unit until end_of_turn\n"
                                     "  keyword composite_armor 2, unlocked_by Plating\n"
                                     "card Militia: unit, infantry\n"
                                     "card Strike: ops, executed_by Corvo\n"
                                     "  effect deal 4 to target unit_or_commander\n"
                                     "  effect token 2 Militia\n"
                                     "  text \"And more.\"\n");
    EXPECT_THAT(read.texts("Corvo"),
                ElementsAre("Rally | once per turn, 2 energy | +1 DAMAGE to target Unit until the turn ends.",
                            "Composite Armor 2 | with Plating | "));
    EXPECT_EQ(read.face("Strike").type_line, "OPS · Corvo");
    EXPECT_THAT(read.texts("Strike"),
                ElementsAre(" |  | Deal 4 damage to target Unit or Commander. 2 Militia appear at "
                            "your home. And more."));
}

TEST(CardFace, TellsTriggersAndWhatHoldsInALane)
{
    const Read read = cards("three-lanes",
                            "card Elder: unit, tribe Thorn, front 1, back 5\n"
                            "  keyword on_unit_death, happens either_lane, optional, effect gain 1 power to self until "
                            "end_of_turn\n"
                            "card Bog: land, tribe Thorn\n"
                            "  effect lose 1 power to opposite_lane\n"
                            "card Mail: equip\n  effect gain 2 back_power\n");
    EXPECT_EQ(read.face("Elder").type_line, "Unit · Thorn");
    EXPECT_THAT(read.texts("Elder"), ElementsAre("On Unit Death | optional, either lane | +1 power to this card until "
                                                 "the turn ends."));
    EXPECT_THAT(read.texts("Bog"), ElementsAre(" |  | −1 power to the units across this lane."));
    EXPECT_THAT(read.texts("Mail"), ElementsAre(" |  | +2 power in back."));
}

TEST(CardFace, TellsKeywordsConditionsAndGrants)
{
    const Read read = cards(
        "lost-empires", "card Guard: unit, light, feng, command 2, supply 0, control 1, offense 2, defense 3, elite\n"
                        "  keyword on_move, effect grant a_move_or_attack\n"
                        "  ability Vent: named, attack, draining, effect deal 1 to here foe\n"
                        "card Marine: unit, terra_corps, free_if_drained\n"
                        "card Refill: support, command 0, supply 1\n  effect refresh 1 command\n");
    EXPECT_EQ(read.face("Guard").type_line, "Unit · Light · Feng");
    EXPECT_THAT(read.face("Guard").costs, ElementsAre(Field(&FaceNumber::caption, "COMMAND")));
    EXPECT_THAT(read.face("Guard").stats,
                ElementsAre(Field(&FaceNumber::caption, "CONTROL"), Field(&FaceNumber::caption, "OFFENSE"),
                            Field(&FaceNumber::caption, "DEFENSE")));
    EXPECT_THAT(read.texts("Guard"),
                ElementsAre("ELITE |  | ", " |  | After each of its moves: Another of your units may move or attack.",
                            "Vent | Attack, Draining | Deal 1 damage to all enemy units in this battlefield."));
    EXPECT_THAT(read.texts("Marine"), ElementsAre(" |  | It may be played for nothing; then it enters drained."));
    EXPECT_THAT(read.face("Refill").costs, ElementsAre(Field(&FaceNumber::caption, "SUPPLY")));
    EXPECT_THAT(read.texts("Refill"), ElementsAre(" |  | Refresh 1 command."));
}

TEST(CardFace, TellsCostsConditionsAndWhatHostsGain)
{
    const Read read =
        cards("dept-of-structure", "card Rider: unit, faction Hollow, bio 2, any 1, attack 3, defense 2, first_strike\n"
                                   "  ability Burst: on_retire, may, effect deal 2 to opponent\n"
                                   "  ability Mend: activated, utilize, bio 1, effect heal 2 to target friend\n"
                                   "card Tank: vehicle, power 3, survivor 0, attack 4, defense 4\n"
                                   "  effect gain 3 attack to self, if equipped\n"
                                   "card Bell: equipment, supplies 1\n  effect gain 2 attack to host\n"
                                   "card Horn: tactic\n  effect give overrun to target unit until end_of_round\n"
                                   "card Drum: resource\n  effect gain 2 bio\n");
    EXPECT_EQ(read.face("Rider").type_line, "Unit · Hollow");
    EXPECT_THAT(read.face("Rider").costs,
                ElementsAre(Field(&FaceNumber::caption, "BIO"), Field(&FaceNumber::caption, "ANY")));
    EXPECT_THAT(read.texts("Rider"),
                ElementsAre("First Strike |  | ", "Burst | when retired, may | Deal 2 damage to your opponent's base.",
                            "Mend | 1 Bio, utilize | Remove 2 damage from target friendly card."));
    EXPECT_THAT(read.face("Tank").costs, ElementsAre(Field(&FaceNumber::caption, "POWER")));
    EXPECT_THAT(read.texts("Tank"), ElementsAre(" |  | While equipped: +3/+0 to this card."));
    EXPECT_THAT(read.texts("Bell"), ElementsAre(" |  | +2/+0 to the card it is on."));
    EXPECT_THAT(read.texts("Horn"), ElementsAre(" |  | Overrun for target Unit until the round ends."));
    EXPECT_THAT(read.texts("Drum"), ElementsAre(" |  | You gain 2 Bio."));
}

TEST(CardFace, TellsCostsLimitsDiceAndWhatIsNeeded)
{
    const Read read =
        cards("war-rig", "card Tread: part, lower, red 1, green 0, brown 2, blue 0, armour 4, weight 1, crawler, "
                         "light 3, medium 6, heavy 8, pair_doubles\n"
                         "card Thrower: part, upper, red 1, armour 5, weight 3, black_dice 2, critical_hits 3\n"
                         "card Dish: facility, at low_orbit, needs Mast, long_range\n"
                         "card Mast: facility, at low_orbit\n"
                         "card Ash 2: squad 2, colour amber\n"
                         "card Smoke: equipment, standard, when_attacked, negates\n"
                         "card Anvil: equipment, offence -1, defence 2\n");
    EXPECT_EQ(read.face("Tread").type_line, "Part · Lower · Crawler");
    EXPECT_THAT(read.face("Tread").costs,
                ElementsAre(Field(&FaceNumber::caption, "VOLATILE"), Field(&FaceNumber::caption, "HEAVY")));
    EXPECT_THAT(read.face("Tread").stats,
                ElementsAre(Field(&FaceNumber::caption, "ARMOUR"), Field(&FaceNumber::caption, "WEIGHT"),
                            Field(&FaceNumber::number, 3), Field(&FaceNumber::number, 6),
                            Field(&FaceNumber::number, 8)));
    EXPECT_THAT(read.texts("Tread"),
                ElementsAre(" |  | Beside another working one of its kind its limits are doubled."));
    EXPECT_THAT(read.texts("Thrower"), ElementsAre(" |  | Attack: 2 black dice.", " |  | Each critical: 3 hits."));
    EXPECT_EQ(read.face("Dish").type_line, "Facility · Low Orbit");
    EXPECT_THAT(read.texts("Dish"),
                ElementsAre(" |  | You need a working “Mast” to build it.", " |  | It reaches any location."));
    EXPECT_EQ(read.face("Ash 2").type_line, "Squad 2 · Amber");
    EXPECT_EQ(read.face("Smoke").type_line, "Equipment · Standard Issue");
    EXPECT_THAT(read.texts("Smoke"), ElementsAre(" |  | When attacked, you may use it.", " |  | It negates all hits."));
    EXPECT_THAT(read.texts("Anvil"), ElementsAre(" |  | Your squads here count 1 less in attack.",
                                                 " |  | Your squads here count 2 more in defence."));
}

TEST(CardFace, IsPlainWhereNothingIsGiven)
{
    for (const Game* game : all_games()) {
        const CardFace face = game->face(CardLibrary{}, CardFacts{.name = "Nothing"});
        EXPECT_EQ(face.name, "Nothing");
        EXPECT_THAT(face.stats, IsEmpty());
        EXPECT_THAT(face.texts, IsEmpty());
    }
}

TEST(Titled, HasCapitalsAndSpaces) { EXPECT_EQ(titled("defensive_attachment"), "Defensive Attachment"); }

}  // namespace
}  // namespace cardinal
