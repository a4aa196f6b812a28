// A match that is told by typing: what people read.
#include "tests/companion/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cardinal::cli {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

Ran played(const std::string& typed, const std::string& with = "")
{
    return cardinal("play purge --no-save --table " + samples + "/tables/busy.cardinal " + with, typed);
}

TEST(Play, FlagsAndTakesBack)
{
    const Ran ran = played("A attack Marshal Corvo -> Scrap Walker#1\nback\nlog\nquit\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("purge.battle.participants"), HasSubstr("back takes it back"),
                                HasSubstr("2    back 1")));
}

TEST(Play, SaysWhatMayBeDoneAndWhyNot)
{
    EXPECT_THAT(played("? A pass\n").said, HasSubstr("\n  legal\n"));
    EXPECT_THAT(played("? A attack Marshal Corvo -> Scrap Walker#1\n").said,
                AllOf(HasSubstr("purge.battle.participants · illegal"), Not(HasSubstr("\n  legal\n"))));
    EXPECT_THAT(played("?\n").said, HasSubstr("\n  A pass\n"));
}

TEST(Play, SaysWhatALineStillWants)
{
    EXPECT_THAT(played("A attack \n").said, HasSubstr("Expected a card after “A attack”."));
    EXPECT_THAT(played("A attack Nobody\n").said, HasSubstr("Expected a card, found “Nobody”."));
}

TEST(Play, ListsOnceWhatMayBeLaidInAnyFreePlace)
{
    const std::string table = std::string(CARDINAL_SOURCE_DIR) + "/samples/dept-of-structure/tables/busy.cardinal";
    const std::string said = cardinal("play dept-of-structure --no-save --table " + table, "?\n").said;
    EXPECT_THAT(said, AllOf(HasSubstr("\n  A attack Chorus\n"), Not(HasSubstr("A attack Chorus at line.A."))));
}

TEST(Play, AnswersWhatCanBeDoneWithoutDoingIt)
{
    EXPECT_THAT(played("can A pass\nlog\n").said,
                AllOf(HasSubstr("\n  legal\n"), HasSubstr("Nothing has happened yet")));
    EXPECT_THAT(played("can A attack Marshal Corvo -> Scrap Walker#1\n").said,
                AllOf(HasSubstr("purge.battle.participants"), Not(HasSubstr("back takes it back"))));
}

TEST(Play, GivesNoHintsInATournament)
{
    for (const std::string asked : {"?", "? A pass", "can A pass", "cannot A pass: purge.battle.alternate"}) {
        const Ran ran = played(asked + "\n", "--profile tournament");
        EXPECT_THAT(ran.said, AllOf(HasSubstr("In a tournament no hints are given."), Not(HasSubstr("\n  legal\n"))))
            << asked;
    }
}

TEST(Play, NamesTheStepsThatWereUndoneAndDoneAgain)
{
    const std::string passes = "A pass\nB pass\n";
    EXPECT_THAT(played(passes + "undo\n").said, AllOf(HasSubstr("Undone: 2 B pass"), Not(HasSubstr("Undone: 1"))));
    EXPECT_THAT(played(passes + "undo 2\n").said, AllOf(HasSubstr("Undone: 1 A pass"), HasSubstr("Undone: 2 B pass")));
    EXPECT_THAT(played(passes + "undo \"A pass\"\n").said,
                AllOf(HasSubstr("Undone: 1 A pass"), HasSubstr("Undone: 2 B pass")));
    EXPECT_THAT(played(passes + "both undo\n").said, HasSubstr("Undone: 2 B pass"));
    EXPECT_THAT(played(passes + "undo 2\nredo 2\n").said,
                AllOf(HasSubstr("Done again: 1 A pass"), HasSubstr("Done again: 2 B pass")));
}

TEST(Play, ShowsWhatACorrectionChanges)
{
    const Ran ran = played("A pass\ncorrect 1: nothing\nlog\n");
    EXPECT_THAT(ran.said,
                AllOf(HasSubstr("battle_passes would be 0 instead of 1"), HasSubstr("2    correct 1: nothing")));
}

TEST(Play, OffersToTakeBackOnlyWhatCanBeTakenBack)
{
    const Ran ran = played("A pass\ncorrect 1: B pass\nback\n");
    EXPECT_THAT(ran.said, AllOf(HasSubstr("purge.battle.attacker_first"), Not(HasSubstr("back takes it back"))));
}

TEST(Play, AtATerminalCorrectsOnlyWhatIsConfirmed)
{
    const std::string table = "play purge --no-save --table " + samples + "/tables/busy.cardinal";
    const Ran refused = cardinal_at_terminal(table, {"A pass", "correct 1: nothing", "no", "log", "quit"});
    EXPECT_EQ(refused.code, 0);
    EXPECT_THAT(refused.said, AllOf(HasSubstr("battle_passes would be 0 instead of 1"), HasSubstr("Correct it?"),
                                    HasSubstr("It stays as it was."), Not(HasSubstr("2    correct"))));
    const Ran agreed = cardinal_at_terminal(table, {"A pass", "correct 1: nothing", "yes", "log", "quit"});
    EXPECT_THAT(agreed.said, HasSubstr("2    correct 1: nothing"));
    const Ran elsewhere = cardinal_at_terminal(table, {"A pass", "correct 1: nothing", "B pass", "log", "quit"});
    EXPECT_THAT(elsewhere.said, AllOf(HasSubstr("It stays as it was."), HasSubstr("2    B pass")));
}

TEST(Play, AtATerminalRefusesAtOnceWhatCannotBeCorrected)
{
    const Ran ran = cardinal_at_terminal("play purge --no-save", {"correct 7: nothing", "quit"});
    EXPECT_THAT(ran.said, AllOf(HasSubstr("There is no entry 7."), Not(HasSubstr("Correct it?"))));
}

TEST(Play, AtATerminalEndsWithItsInput)
{
    const Ran ran = cardinal_at_terminal("play purge --save /proc/nowhere/m", {"A claim"});
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.said, HasSubstr("\nCannot write /proc/nowhere/m"));
}

TEST(Play, SaysWhatMeansNothingHere)
{
    EXPECT_THAT(played("see board\n").said, HasSubstr("A whole board is told in a file."));
    EXPECT_THAT(played("check deck A\n").said, HasSubstr("cardinal judge FILE"));
    EXPECT_THAT(played("group\nlog\n").said, AllOf(HasSubstr("A group has a name"), HasSubstr("Nothing has happened")));
    EXPECT_THAT(played("group g\nA pass\nB pass\nend\nundo\n").said, HasSubstr("Undone: 2 A pass"));
}

TEST(Play, RefusesAGameThatDoesNotExist) { EXPECT_EQ(cardinal("play chess").code, 2); }

}  // namespace
}  // namespace cardinal::cli
