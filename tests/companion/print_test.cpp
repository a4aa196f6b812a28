// cardinal print as people use it: which cards it takes, what it remembers, and what it says when something is wrong.
#include "tests/companion/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cardinal::cli {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

const std::string deck = samples + "/decks/humans.cardinal";
const std::string cards = "game purge\ncard Rifle: number 101, unit\ncard Tank: number 102, unit, tank\n";

std::string print_in(const Folder& folder, const std::string& arguments)
{
    return "print " + arguments + " --data " + folder.file("data") + " --out " + folder.file("made.pdf");
}

TEST(Print, MakesSheetsOfADeckAndSaysHowFarItsCodesLieApart)
{
    const Folder folder;
    const Ran ran = cardinal(print_in(folder, "sheets --deck " + deck));
    EXPECT_EQ(ran.code, 0) << ran.said;
    EXPECT_THAT(ran.said,
                AllOf(HasSubstr("12 pages, 50 cards"), HasSubstr("smallest distance"), HasSubstr("(0 were known")));
    EXPECT_THAT(text_of(folder.file("made.pdf")), testing::StartsWith("%PDF"));
}

TEST(Print, RemembersItsCodesAndGivesNoneTwice)
{
    const Folder folder;
    const std::string set = folder.with("set.cardinal", cards);
    const Ran first = cardinal(print_in(folder, "sheets --json --copies 3 --seed 5 --set " + set));
    EXPECT_THAT(first.said, HasSubstr("\"codes\":[\"P101"));
    const Ran again = cardinal(print_in(folder, "labels --copies 3 --seed 5 --set " + set));
    EXPECT_EQ(again.code, 0) << again.said;
    EXPECT_THAT(again.said, HasSubstr("(6 were known"));
}

TEST(Print, PrintsSomeCardsOfASet)
{
    const Folder folder;
    const std::string set = folder.with("set.cardinal", cards);
    EXPECT_THAT(cardinal(print_in(folder, "sheets --json --card tank --set " + set)).said, HasSubstr("\"copies\":1,"));
    const Ran slip = cardinal(print_in(folder, "sheets --card Tnk --set " + set));
    EXPECT_EQ(slip.code, 3);
    EXPECT_THAT(slip.said, HasSubstr("Did you mean “Tank”?"));
}

TEST(Print, PrintsNoMoreThanCanBeHeldApart)
{
    const Folder folder;
    const std::string set = folder.with("set.cardinal", cards + "card Jet: number 103, unit\n");
    const Ran ran = cardinal(print_in(folder, "sheets --copies 999 --set " + set));
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.said, HasSubstr("2997 cards are too many"));
}

TEST(Print, WantsNumbersForCodesAndNoneWithout)
{
    const Folder folder;
    const std::string set = folder.with("set.cardinal", "game purge\ncard Rifle: unit\n");
    const Ran ran = cardinal(print_in(folder, "sheets --set " + set));
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("The card Rifle has no number"), HasSubstr("--no-codes")));
    EXPECT_EQ(cardinal(print_in(folder, "sheets --no-codes --set " + set)).code, 0);
}

TEST(Print, PrintsNoTwoCardsUnderOneNumber)
{
    const Folder folder;
    const std::string set = folder.with("set.cardinal", cards);
    const std::string other = folder.with("other.cardinal", "game purge\ncard Jet: number 102, unit\n");
    const Ran both = cardinal(print_in(folder, "sheets --set " + set + " " + other));
    EXPECT_EQ(both.code, 3);
    EXPECT_THAT(both.said, HasSubstr("Tank and Jet both have the number 102"));
    cardinal(print_in(folder, "sheets --set " + set));
    const Ran later = cardinal(print_in(folder, "sheets --set " + other));
    EXPECT_EQ(later.code, 0);
    EXPECT_THAT(later.said, HasSubstr("The number 102 of Jet was given before to Tank"));
}

TEST(Print, PrintsEveryBundledCard)
{
    const Folder folder;
    for (const char* game : {"purge", "three-lanes"}) {
        const std::string sets = CARDINAL_SOURCE_DIR "/samples/" + std::string(game) + "/cards/*";
        const Ran ran = cardinal(print_in(folder, "sheets --set " + sets));
        EXPECT_EQ(ran.code, 0) << ran.said;
    }
}

TEST(Print, PrintsNothingWithoutTheCodesThatWereGivenBefore)
{
    const Folder folder;
    cardinal(print_in(folder, "markers"));
    std::filesystem::create_directory(folder.file("data"));
    folder.with("data/cardinal.sqlite", "no database");
    std::filesystem::remove(folder.file("made.pdf"));
    const Ran ran = cardinal(print_in(folder, "sheets --deck " + deck));
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.said, HasSubstr("is no database; it was left as it is."));
    EXPECT_FALSE(std::filesystem::exists(folder.file("made.pdf")));
}

TEST(Print, TakesStoredDecksAndSetsAndListsOfOtherPrograms)
{
    const Folder folder;
    EXPECT_THAT(cardinal(print_in(folder, "sheets --json --deck brine")).said, HasSubstr("\"copies\":50,"));
    EXPECT_THAT(cardinal(print_in(folder, "labels --json --set humans --card \"Marshal Corvo\"")).said,
                HasSubstr("\"copies\":1,"));
    const std::string list = folder.with("mine.txt", "4 Harbor Lad\n2x Tide Runner\n");
    EXPECT_THAT(cardinal(print_in(folder, "sheets --json --game three-lanes --deck " + list)).said,
                HasSubstr("\"copies\":6,"));
    const std::string table = folder.with("mine.csv", "name,number,type\nRifle,7G,unit\nTank,7H,unit\n");
    EXPECT_THAT(cardinal(print_in(folder, "sheets --json --game purge --set " + table)).said,
                HasSubstr("\"codes\":[\"P07G"));
    const Ran unknown = cardinal(print_in(folder, "sheets --game three-lanes --deck -"), "4 Harbour Lad\n");
    EXPECT_EQ(unknown.code, 3);
    EXPECT_THAT(unknown.said, HasSubstr("Did you mean “Harbor Lad”?"));
}

TEST(Print, ShowsThePicturesThatCardsWereImportedWith)
{
    const Folder folder;
    folder.with("rifle.ppm", "P3 1 1 255 0 0 0\n");
    folder.with("tank.ppm", "no picture");
    const std::string table =
        folder.with("mine.csv", "name,number,type,picture\nRifle,7G,unit,rifle.ppm\nTank,7H,unit,tank.ppm\n");
    ASSERT_EQ(cardinal("cards import --game purge " + table + " --data " + folder.file("data")).code, 0);
    EXPECT_THAT(cardinal(print_in(folder, "sheets --set mine")).said,
                AllOf(HasSubstr("The picture of Tank cannot be read"), Not(HasSubstr("Rifle"))));
}

TEST(Print, KnowsEveryThingThatLiesOnATable)
{
    const Folder folder;
    for (const char* what :
         {"tokens --game purge", "tokens --game three-lanes", "dice --game war-rig", "playmat --game three-lanes",
          "playmat --tiles --page letter --game purge", "markers --data .", "command-cards", "calibration"}) {
        const Ran ran = cardinal("print " + std::string(what) + " --out " + folder.file("made.pdf"));
        EXPECT_EQ(ran.code, 0) << what << ": " << ran.said;
        EXPECT_THAT(ran.said, HasSubstr("Print at 100 %"));
    }
}

TEST(Print, SaysWhichCameraAMatWants)
{
    const Folder folder;
    const auto mat = [&](const std::string& game) {
        return cardinal("print playmat --game " + game + " --out " + folder.file("mat.pdf")).said;
    };
    EXPECT_THAT(mat("war-rig"), HasSubstr("1514 mm wide: hang a camera of 4K"));
    EXPECT_THAT(mat("dept-of-structure"), Not(HasSubstr("4K")));
}

TEST(Print, SaysWhatItNeeds)
{
    EXPECT_EQ(cardinal("print sheets").code, 2);
    EXPECT_EQ(cardinal("print").code, 2);
    EXPECT_EQ(cardinal("print tokens --game chess").code, 2);
    EXPECT_EQ(cardinal("print dice").code, 2);
    EXPECT_THAT(cardinal("print tokens --gmae purge").said,
                HasSubstr("“--gmae” was not expected. Did you mean “--game”?"));
    EXPECT_THAT(cardinal("print").said, HasSubstr("cardinal print: Which of these: sheets, labels, tokens"));
    EXPECT_EQ(cardinal("print sheets --deck /nowhere/at/all").code, 3);
    EXPECT_EQ(cardinal("print markers --out /nowhere/at/all.pdf").code, 3);
    EXPECT_THAT(cardinal("print --help").said,
                AllOf(HasSubstr("cardinal print"), HasSubstr("playmat"), HasSubstr("calibration")));
}

TEST(Print, SaysNothingOfItsOwnMachinery)
{
    const Folder folder;
    EXPECT_THAT(cardinal("print markers --out " + folder.file("made.pdf")).said, Not(HasSubstr("QStandardPaths")));
}

}  // namespace
}  // namespace cardinal::cli
