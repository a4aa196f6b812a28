// Cards and their database from the command line.
#include "tests/companion/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cardinal::cli {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

struct Cards : testing::Test {
    const Folder folder{};
    const std::string data = " --data " + folder.file("data");
    const std::string list = folder.with("mine.csv", "Name;Kind;Cost;Artist\nOl’ Tank;unit;7;Bo\nBad;unti;x;\n");
    const std::string reading = " --game purge --map Kind=type --map Cost=energy ";
};

TEST_F(Cards, AreThereFromTheFirstMoment)
{
    const Ran ran = cardinal("cards search night scout" + data);
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.said, AllOf(StartsWith("Night Scout"), HasSubstr("purge · humans")));
}

TEST_F(Cards, AreFoundThoughMistyped)
{
    const Ran ran = cardinal("cards search nihgt scuot" + data);
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("Night Scout"), HasSubstr("(a guess)")));
    EXPECT_EQ(cardinal("cards search xylophone" + data).code, 1);
}

TEST_F(Cards, AreShownInTheNotation)
{
    const Ran ran = cardinal("cards show gene bank" + data);
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.said, HasSubstr("\ncard Gene Bank: number 106, tek, humans, energy 3, tech 1\n"));
    const Ran mistyped = cardinal("cards show gene bnk" + data);
    EXPECT_EQ(mistyped.code, 1);
    EXPECT_THAT(mistyped.said, HasSubstr("There is no card “gene bnk”. Did you mean “Gene Bank”?"));
}

TEST_F(Cards, AreNotChangedByAListWithBadRows)
{
    const Ran refused = cardinal("cards import " + list + reading + data);
    EXPECT_EQ(refused.code, 1);
    EXPECT_THAT(refused.said,
                AllOf(HasSubstr("mine.csv:3: “Bad”, type: expected one of"), HasSubstr("Did you mean “unit”?"),
                      HasSubstr("The column “Artist” means nothing"), HasSubstr("nothing was changed")));
    EXPECT_EQ(cardinal("cards show tank" + data).code, 1);
    const Ran skipped = cardinal("cards import --skip-bad " + list + reading + data);
    EXPECT_EQ(skipped.code, 0);
    EXPECT_THAT(skipped.said, HasSubstr("1 new, 0 changed, 0 as they were, 1 skipped."));
    EXPECT_EQ(cardinal("cards show ol tank" + data).code, 1);
    EXPECT_EQ(cardinal("cards show \"Ol’ Tank\"" + data).code, 0);
}

TEST_F(Cards, AreCheckedWithoutBeingKept)
{
    const Ran ran = cardinal("cards check --json " + list + reading + data);
    EXPECT_EQ(ran.code, 1);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("\"bad\":[{\"line\":3,"), Not(HasSubstr("sqlite"))));
    EXPECT_EQ(cardinal("db check" + data).code, 3) << "there is no database yet";
    EXPECT_EQ(cardinal("cards check " + samples + "/cards/humans.cardinal").code, 0);
}

TEST_F(Cards, NeedAGameWhenTheListDoesNotSayIt)
{
    const Ran ran = cardinal("cards import " + list + data);
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.said, HasSubstr("does not say of which game its cards are; --game does."));
    EXPECT_EQ(cardinal("cards import /nowhere/cards.csv --game purge" + data).code, 3);
    EXPECT_EQ(cardinal("cards import " + list + " --map Kind" + data).code, 2);
    EXPECT_EQ(cardinal("cards").code, 2);
}

TEST_F(Cards, AreExportedAndReadInAgain)
{
    for (const std::string as : {"csv", "json"}) {
        const std::string kept_there = folder.file("all." + as) + data;
        const std::string as_it = std::string(as).append(" -o ").append(kept_there);
        ASSERT_EQ(cardinal("cards export --game purge --as " + as_it).code, 0);
        EXPECT_THAT(cardinal("cards import " + kept_there).said, HasSubstr(as + ": 0 new, 0 changed, "));
    }
    EXPECT_EQ(cardinal("cards export --game purge --as notation" + data).code, 3);
    EXPECT_EQ(cardinal("cards export --game purge --set humans --as notation" + data).code, 0);
    EXPECT_EQ(cardinal("cards export --game chess" + data).code, 2);
}

TEST_F(Cards, HavePicturesOnlyFromBesideTheirList)
{
    const std::string pictures = folder.with("p.csv", "name,picture\nA,../../etc/passwd\nB,/etc/passwd\nC,c.png\n");
    static_cast<void>(folder.with("c.png", "bytes"));
    const Ran ran = cardinal("cards import --game purge " + pictures + data);
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("“A”: ../../etc/passwd does not lie beside the list"),
                                HasSubstr("“B”: /etc/passwd does not lie"), Not(HasSubstr("“C”"))));
}

TEST_F(Cards, LieWhereOptionEnvironmentOrHomeSays)
{
    EXPECT_EQ(cardinal_after("CARDINAL_DATA=" + folder.file("by-name"), "cards search scout").code, 0);
    EXPECT_EQ(cardinal_after("XDG_DATA_HOME=" + folder.file("xdg"), "cards search scout").code, 0);
    EXPECT_EQ(cardinal_after("env -u XDG_DATA_HOME HOME=" + folder.file("home"), "cards search scout").code, 0);
    for (const std::string place : {"by-name", "xdg/cardinal", "home/.local/share/cardinal"})
        EXPECT_NE(text_of(folder.file(place) + "/cardinal.sqlite"), "") << place;
    const Ran ran = cardinal_after("env -u XDG_DATA_HOME -u HOME", "cards search scout");
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.said, HasSubstr("Neither HOME nor XDG_DATA_HOME says where data lies"));
}

TEST_F(Cards, LieInADatabaseThatCanBeCheckedAndCopied)
{
    ASSERT_EQ(cardinal("cards search scout" + data).code, 0);
    const Ran check = cardinal("db check" + data);
    EXPECT_EQ(check.code, 0);
    EXPECT_THAT(check.said, HasSubstr("cardinal.sqlite: whole, "));
    EXPECT_THAT(cardinal("db check --json" + data).said, HasSubstr("\"whole\":true"));
    EXPECT_EQ(cardinal("db backup " + folder.file("copy") + data).code, 0);
    EXPECT_EQ(cardinal("db backup " + folder.file("copy") + data).code, 3);
    const std::string other = folder.file("other");
    ASSERT_EQ(cardinal_after("mkdir " + other + " && mv " + folder.file("copy") + " " + other + "/cardinal.sqlite; ",
                             "cards search --data " + other + " scout")
                  .code,
              0);
}

TEST_F(Cards, AreLeftAloneInADatabaseThatIsNone)
{
    const std::string other = folder.file("other");
    const Ran ran = cardinal_after("mkdir " + other + " && echo this is no database, it is a letter to somebody > " +
                                       other + "/cardinal.sqlite; ",
                                   "cards search scout --data " + other);
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.said, HasSubstr("is no database; it was left as it is."));
}

TEST_F(Cards, AreMeasuredBesideATableWithoutIndexes)
{
    const Ran ran = cardinal("bench carddb --json --cards 200 --matches 10 --entries 20");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("\"what\":\"the whole name, mistyped\""), HasSubstr("\"plain_median_ms\":")));
}

TEST_F(Cards, AreEditedByTheRulesOfLists)
{
    const Ran ran = cardinal("cards edit \"Gene Bank\" energy=2 Tech= " + data);
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("Gene Bank: energy 3 → 2\n"), HasSubstr("Gene Bank: tech 1 → nothing\n")));
    EXPECT_THAT(cardinal("cards show gene bank" + data).said,
                HasSubstr("\ncard Gene Bank: number 106, tek, humans, energy 2\n"));
    EXPECT_THAT(cardinal("cards edit \"Gene Bank\" energy=2" + data).said, HasSubstr("Gene Bank is as it was."));
}

TEST_F(Cards, AreNotEditedIntoWhatNoListMayHold)
{
    const std::string before = cardinal("cards export --game purge --as notation" + data).said;
    const Ran word = cardinal("cards edit \"Gene Bank\" energy=many" + data);
    EXPECT_EQ(word.code, 1);
    EXPECT_THAT(word.said, HasSubstr("“Gene Bank” was not changed: "));
    EXPECT_THAT(cardinal("cards edit \"Gene Bank\" enrgy=2" + data).said, HasSubstr("Did you mean “energy”?"));
    EXPECT_THAT(cardinal("cards edit \"Gene Bank\" number=101" + data).said, HasSubstr("number 101 is that of"));
    EXPECT_THAT(cardinal("cards edit \"Gene Bank\" picture=../x.png" + data).said, HasSubstr("was not read"));
    const Ran name = cardinal("cards edit \"Gene Bnk\" energy=2" + data);
    EXPECT_EQ(name.code, 1);
    EXPECT_THAT(name.said, HasSubstr("There is no card “Gene Bnk”. Did you mean “Gene Bank”?"));
    EXPECT_EQ(cardinal("cards edit \"Gene Bank\" energy" + data).code, 2);
    EXPECT_EQ(cardinal("cards export --game purge --as notation" + data).said, before);
}

TEST_F(Cards, KeepTheirNumberUnderAnotherName)
{
    EXPECT_THAT(cardinal("cards edit \"Gene Bank\" \"name=Gene Vault\"" + data).said,
                HasSubstr("name Gene Bank → Gene Vault"));
    EXPECT_THAT(cardinal("cards show gene vault" + data).said, HasSubstr("number 106"));
    EXPECT_EQ(cardinal("cards show gene bank" + data).code, 1);
    EXPECT_THAT(cardinal("deck show humans" + data).said, HasSubstr("Gene Vault"));
}

}  // namespace
}  // namespace cardinal::cli
