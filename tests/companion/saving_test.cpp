// Where a match is kept while it is played: what was recorded stays recorded.
#include "tests/companion/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cardinal::cli {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

const std::string busy = " --table " + samples + "/tables/busy.cardinal";

/// A data folder of its own for one test.
struct Keeping : testing::Test {
    const Folder folder{};
    const std::string data = folder.file("data");

    Ran play(const std::string& arguments, const std::string& typed) const
    {
        return cardinal("--data " + data + " play " + arguments, typed);
    }
    Ran match(const std::string& arguments) const { return cardinal("--data " + data + " match " + arguments); }
    std::string text_of_match(int number) const { return match("export " + std::to_string(number)).said; }

    /// A copy of a match of two passes; its path.
    std::string a_copy() const
    {
        std::string file = folder.file("match");
        EXPECT_EQ(cardinal("play purge" + busy + " --save " + file, "A pass\nB pass\n").code, 0);
        return file;
    }
};

struct Storing : Keeping {};
struct Copying : Keeping {};
struct Resuming : Keeping {};

void replace(std::string& text, const std::string& what, const std::string& by)
{
    ASSERT_NE(text.find(what), std::string::npos);
    text.replace(text.find(what), what.size(), by);
}

// ---- in the database ----

TEST_F(Storing, HappensByItselfAndEveryVerbFindsTheMatch)
{
    const Ran ran = play("purge" + busy + " --player A=Ann --player \"B=Bo Yi\"", "A pass\nA pass\nback\nquit\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.said, HasSubstr("Stored as match 1; cardinal play --resume 1 goes on with it."));
    EXPECT_THAT(match("list --player ann").said, AllOf(HasSubstr("3 entries"), HasSubstr("Ann – Bo Yi")));
    EXPECT_EQ(match("verify 1").code, 0);
    EXPECT_EQ(match("rejudge 1").code, 0);
    EXPECT_THAT(match("replay 1 --at 1").said, HasSubstr("After entry 1"));
    EXPECT_THAT(match("show 1").said, HasSubstr("back 2"));
    EXPECT_THAT(text_of_match(1), HasSubstr("\n1. A pass {"));
}

TEST_F(Storing, KeepsEachMatchByItself)
{
    for (const std::string number : {"1", "2"})
        EXPECT_THAT(play("purge" + busy, "A pass\n").said, HasSubstr("Stored as match " + number));
    EXPECT_THAT(text_of_match(2), HasSubstr("1. A pass"));
}

TEST_F(Storing, LeavesNothingOfAMatchInWhichNothingHappened)
{
    EXPECT_THAT(play("purge", "log\nquit\n").said, HasSubstr("Nothing happened, and nothing was stored."));
    EXPECT_EQ(match("list").code, 1);
}

TEST_F(Storing, IsLeftOutWhenPeopleWishSo)
{
    EXPECT_THAT(play("purge --no-save" + busy, "A pass\nquit\n").said, Not(HasSubstr("tored")));
    EXPECT_FALSE(std::filesystem::exists(data));
}

TEST_F(Storing, LosesNothingThatWasShownWhenTheProgramIsKilled)
{
    killed_at_terminal("--data " + data + " play purge" + busy, {"A pass", "B pass", "note \"the last one\""});
    EXPECT_EQ(match("verify 1").code, 0);
    EXPECT_THAT(text_of_match(1), HasSubstr("the last one"));
    EXPECT_THAT(play("--resume 1", "A pass\nquit\n").said, HasSubstr("going on after entry 3"));
    EXPECT_THAT(text_of_match(1), HasSubstr("\n4. A pass"));
}

TEST_F(Storing, ThatIsImpossibleIsSaidAtOnceAndAtTheEnd)
{
    folder.with("data", "a file in the place of the folder");
    for (const std::string end : {"quit\n", ""}) {
        const Ran ran = play("purge" + busy, "A pass\n" + end);
        EXPECT_EQ(ran.code, 3);
        EXPECT_THAT(ran.said, AllOf(HasSubstr("The match goes on in memory"), HasSubstr("B's battle action"),
                                    HasSubstr("1 entry was not stored."), Not(HasSubstr("Stored as"))));
    }
}

TEST_F(Storing, IsTriedAgainUntilItIsPossible)
{
    folder.with("data", "a file in the place of the folder");
    const Ran ran = cardinal_at_terminal("--data " + data + " play purge" + busy, {"A pass", "B pass", "save", "quit"},
                                         [&] { std::filesystem::remove(data); });
    EXPECT_EQ(ran.code, 0) << ran.said;
    EXPECT_THAT(ran.said, AllOf(HasSubstr("goes on in memory"), HasSubstr("The match is stored again."),
                                HasSubstr("Stored as match 1.")));
    EXPECT_THAT(text_of_match(1), AllOf(HasSubstr("1. A pass"), HasSubstr("2. B pass")));
}

/// A limit on the size of files, above which the disk is as good as full.
TEST_F(Storing, GoesOnInMemoryWhenTheDiskIsFull)
{
    ASSERT_EQ(cardinal("--data " + data + " deck list").code, 0);
    std::string typed;
    for (int times = 0; times < 30; ++times)
        typed += "note \"" + std::string(2000, 'x') + "\"\n";
    const std::string copy = folder.file("copy");
    const Ran ran = cardinal_after("trap \"\" XFSZ; ulimit -f 96;", "--data " + data + " play purge" + busy,
                                   typed + "A pass\nsave " + copy + "\nquit\n");
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("cannot be"), HasSubstr("goes on in memory"), HasSubstr("A pass"),
                                HasSubstr("not stored."), HasSubstr("Saved in " + copy)));
    EXPECT_EQ(match("verify 1").code, 0);
    EXPECT_THAT(text_of(copy), HasSubstr("\n31. A pass"));
    EXPECT_THAT(play("--resume " + copy, "quit\n").said, HasSubstr("Stored as match 2"));
}

TEST_F(Storing, SaysWhenThereIsNowhereToStore)
{
    const std::string nowhere = "env -u HOME -u XDG_DATA_HOME -u CARDINAL_DATA";
    const Ran ran = cardinal_after(nowhere, "play purge", "A pass\nquit\n");
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("Neither HOME nor XDG_DATA_HOME"), HasSubstr("not stored")));
    EXPECT_EQ(cardinal_after(nowhere, "play purge --no-save", "A pass\nquit\n").code, 0);
}

TEST_F(Storing, NamesOnlyPlayersThatSitThere)
{
    const Ran ran = play("purge --player C=Cid", "quit\n");
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.said, HasSubstr("“C=Cid” names no player of this table."));
}

// ---- copies ----

TEST_F(Copying, WritesTheMatchAsItIsStored)
{
    const std::string late = folder.file("late"), end = folder.file("end");
    const Ran ran =
        play("purge" + busy + " --save " + end, "A pass\nsave " + late + "\nB pass\nsave " + late + "\nA pass\nquit\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("Saved in " + late), HasSubstr("Saved in " + end)));
    EXPECT_THAT(text_of(late), AllOf(HasSubstr("\n2. B pass {"), Not(HasSubstr("\n3. "))));
    EXPECT_EQ(text_of(end), text_of_match(1));
    EXPECT_EQ(cardinal("judge " + end).code, 0);
}

TEST_F(Copying, NeverTakesThePlaceOfAnotherFile)
{
    const std::string kept = a_copy(), before = text_of(kept);
    const Ran ran = play("purge --save " + kept, "quit\n");
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.said, AllOf(HasSubstr(kept + " exists"), HasSubstr("--resume")));
    EXPECT_THAT(play("purge" + busy, "A pass\nsave " + kept + "\n").said, HasSubstr(kept + " exists"));
    EXPECT_EQ(text_of(kept), before);
}

TEST_F(Copying, NeverTakesThePlaceOfTheTableItStartsFrom)
{
    const std::string table = folder.with("my.cardinal", "game purge\nscenario s\nturn 2\n");
    EXPECT_EQ(play("--table " + table + " --save " + table, "quit\n").code, 2);
    EXPECT_THAT(text_of(table), HasSubstr("scenario s"));
}

TEST_F(Copying, ThatFailsIsSaidAndTheMatchIsStoredAllTheSame)
{
    const Ran ran = play("purge" + busy + " --save /proc/nowhere/m", "save /proc/nowhere/n\nA pass\nquit\n");
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("/proc/nowhere/m"), HasSubstr("/proc/nowhere/n"), Not(HasSubstr("Saved in")),
                                HasSubstr("Stored as match 1")));
}

// ---- going on ----

TEST_F(Resuming, BringsAFileIntoTheDatabaseOnceAndLeavesItAsItIs)
{
    const std::string file = a_copy(), before = text_of(file);
    const Ran ran = play("--resume " + file, "A pass\nquit\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("2 entries, exact"), HasSubstr("going on after entry 2"),
                                HasSubstr("Stored as match 1")));
    EXPECT_EQ(text_of(file), before);
    EXPECT_THAT(text_of_match(1), HasSubstr("\n3. A pass"));
    const std::string again = folder.file("again");
    ASSERT_EQ(match("export 1 --as jsonl -o " + again).code, 0);
    EXPECT_THAT(play("--resume " + again, "quit\n").said, HasSubstr("Match 1 is as it was."));
    EXPECT_THAT(play("--resume 1", "B pass\nquit\n").said, HasSubstr("Stored as match 1"));
}

TEST_F(Resuming, DoesNotThrowAwayWhatSomebodyElseRecorded)
{
    ASSERT_EQ(play("purge" + busy, "A pass\nB pass\n").code, 0);
    const std::string both = "--data " + data + " play --resume 1";
    const Ran first = cardinal_at_terminal(both, {"A pass", "quit"},
                                           [&] { EXPECT_EQ(cardinal(both, "note \"the other one\"\n").code, 0); });
    EXPECT_EQ(first.code, 0);
    EXPECT_THAT(first.said, HasSubstr("Somebody else went on with match 1, so this one is match 2 now."));
    EXPECT_THAT(text_of_match(1), AllOf(HasSubstr("the other one"), Not(HasSubstr("3. A pass"))));
    EXPECT_THAT(text_of_match(2), AllOf(HasSubstr("\n3. A pass"), Not(HasSubstr("the other one"))));
}

TEST_F(Resuming, KeepsWhatIsDamaged)
{
    const std::string file = a_copy();
    std::string torn = text_of(file);
    torn.resize(torn.size() - 20);
    folder.with("match", torn);
    EXPECT_EQ(cardinal("judge " + file).code, 3);
    const Ran ran = play("--resume " + file, "B pass\nquit\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.said, HasSubstr("goes on with what could be read"));
    EXPECT_EQ(text_of(file), torn);
    EXPECT_EQ(match("verify 1").code, 0);
}

TEST_F(Resuming, IsRefusedWhereTheBeginningIsDamaged)
{
    const std::string whole = text_of(a_copy());
    const std::size_t start = whole.find("\nstart\n");
    for (const std::size_t length : {std::size_t{60}, start - 15, start, start + 40, whole.find("\nend\n")}) {
        const std::string torn = folder.with("torn", whole.substr(0, length));
        const Ran ran = play("--resume " + torn, "A pass\n");
        EXPECT_EQ(ran.code, 3) << length;
        EXPECT_THAT(ran.said, HasSubstr("damaged before its first entry")) << length;
        EXPECT_EQ(text_of(torn), whole.substr(0, length));
    }
    std::string smudged = whole;
    replace(smudged, "\ncard ", "\nc?rd ");
    EXPECT_EQ(play("--resume " + folder.with("smudged", smudged), "A pass\n").code, 3);
}

TEST_F(Resuming, StopsWhereTheMatchIsNotTheOneThatWasPlayed)
{
    const std::string file = a_copy();
    std::string falsified = text_of(file);
    const std::size_t hash = falsified.rfind("hash ") + 5;
    falsified.replace(hash, 16, "0123456789abcdef");
    folder.with("match", falsified);
    const Ran ran = play("--resume " + file, "A pass\n");
    EXPECT_EQ(ran.code, 1);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("diverged at entry 2"), HasSubstr("--until 1")));
    EXPECT_EQ(text_of(file), falsified);

    const Ran again = play("--resume " + file + " --until 1", "B pass\n");
    EXPECT_EQ(again.code, 0);
    EXPECT_THAT(again.said, HasSubstr("going on after entry 1"));
    EXPECT_EQ(text_of(file), falsified);
    EXPECT_EQ(match("verify 1").code, 0);
}

TEST_F(Resuming, FromAnEarlierMomentIsAMatchOfItsOwn)
{
    ASSERT_EQ(play("purge" + busy, "A pass\nB pass\n").code, 0);
    EXPECT_THAT(play("--resume 1 --until 1", "note \"otherwise\"\n").said, HasSubstr("Stored as match 2"));
    EXPECT_THAT(text_of_match(1), HasSubstr("2. B pass"));
    EXPECT_THAT(text_of_match(2), AllOf(HasSubstr("otherwise"), Not(HasSubstr("B pass"))));
}

TEST_F(Resuming, SaysWhenThereIsNoSuchMatch)
{
    EXPECT_EQ(play("purge" + busy, "A pass\n").code, 0);
    const Ran ran = play("--resume 7", "");
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.said, HasSubstr("There is no match 7"));
}

TEST_F(Resuming, KeepsItsGameAndProfile)
{
    const std::string file = a_copy();
    EXPECT_EQ(play("nosuchgame --resume " + file, "").code, 2);
    EXPECT_EQ(play("purge --resume " + file + " --profile practice", "").code, 0);
    EXPECT_EQ(play("--resume " + file + busy, "").code, 2);
    const Ran ran = play("--resume " + file + " --profile tournament", "");
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.said, HasSubstr("is played in profile practice"));
}

}  // namespace
}  // namespace cardinal::cli
