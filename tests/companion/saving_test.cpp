// Where a match is kept while it is played: what was recorded stays recorded.
#include "tests/companion/program.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cardinal::cli {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

const std::string busy = " --table " + samples + "/tables/busy.cardinal";

/// A saved match of two passes; its path.
std::string a_match(const Folder& folder)
{
    std::string file = folder.file("match");
    EXPECT_EQ(cardinal("play purge" + busy + " --save " + file, "A pass\nB pass\n").code, 0);
    return file;
}

void replace(std::string& text, const std::string& what, const std::string& by)
{
    ASSERT_NE(text.find(what), std::string::npos);
    text.replace(text.find(what), what.size(), by);
}

TEST(Saving, PutsEveryEntryInItsFile)
{
    const Folder folder;
    const Ran ran = cardinal("play purge" + busy + " --save " + folder.file("new"), "A pass\nquit\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.said, HasSubstr("Saved in " + folder.file("new")));
    EXPECT_THAT(text_of(folder.file("new")), HasSubstr("\n1. A pass {"));
}

TEST(Saving, NeverTakesThePlaceOfAnotherFile)
{
    const Folder folder;
    const std::string kept = a_match(folder);
    const std::string before = text_of(kept);
    const Ran ran = cardinal("play purge --save " + kept, "quit\n");
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.said, AllOf(HasSubstr(kept + " exists"), HasSubstr("--resume")));
    EXPECT_EQ(text_of(kept), before);
}

TEST(Saving, NeverTakesThePlaceOfTheTableItStartsFrom)
{
    const Folder folder;
    const std::string table = folder.with("my.cardinal", "game purge\nscenario s\nturn 2\n");
    EXPECT_EQ(cardinal("play --table " + table + " --save " + table, "quit\n").code, 2);
    EXPECT_THAT(text_of(table), HasSubstr("scenario s"));
}

TEST(Saving, AtThePromptNeverTakesThePlaceOfAnotherFile)
{
    const Folder folder;
    const std::string other = folder.with("other", "game purge\n");
    const std::string file = folder.file("match");
    const Ran ran = cardinal("play purge" + busy + " --save " + file, "save " + other + "\nA pass\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.said, HasSubstr(other + " exists and is not overwritten."));
    EXPECT_EQ(text_of(other), "game purge\n");
    EXPECT_THAT(text_of(file), HasSubstr("1. A pass"));
}

TEST(Saving, GoesOnWhereItWasWhenAnotherPlaceWasMistyped)
{
    const Folder folder;
    const std::string file = folder.file("match");
    const Ran ran = cardinal("play purge" + busy + " --save " + file, "save /proc/nowhere/m\nA pass\nsave\nquit\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("still kept in " + file), HasSubstr("Saved in " + file)));
    EXPECT_THAT(text_of(file), HasSubstr("1. A pass"));
}

TEST(Saving, GoesOnInTheFileThatIsNamed)
{
    const Folder folder;
    const Ran ran = cardinal("play purge --no-save" + busy, "A pass\nsave " + folder.file("late") + "\nB pass\nquit\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(text_of(folder.file("late")), HasSubstr("2. B pass"));
}

TEST(Saving, ThatIsImpossibleIsSaidAtOnceAndAtTheEnd)
{
    for (const std::string end : {"quit\n", ""}) {
        const Ran ran = cardinal("play purge --save /proc/nowhere/m" + busy, "A pass\n" + end);
        EXPECT_EQ(ran.code, 3);
        EXPECT_THAT(ran.said, AllOf(HasSubstr("The match goes on unsaved"), HasSubstr("B's battle action"),
                                    HasSubstr("was not saved in /proc/nowhere/m"), Not(HasSubstr("Saved in"))));
    }
}

TEST(Saving, SaysWhenThereIsNowhereToSave)
{
    const Ran ran = cardinal_after("env -u HOME -u XDG_DATA_HOME", "play purge", "quit\n");
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("neither HOME nor XDG_DATA_HOME"), HasSubstr("was not saved")));
    EXPECT_EQ(cardinal_after("env -u HOME -u XDG_DATA_HOME", "play purge --no-save", "quit\n").code, 0);
}

TEST(Saving, BeginsANewFileEachTimeWhereNobodyNamesOne)
{
    const Folder folder;
    for (int match = 0; match < 2; ++match)
        EXPECT_EQ(cardinal_after("XDG_DATA_HOME=" + folder.file("data"), "play purge" + busy, "A pass\n").code, 0);
    EXPECT_THAT(text_of(folder.file("data/cardinal/matches/purge-1.cardinal")), HasSubstr("1. A pass"));
    EXPECT_THAT(text_of(folder.file("data/cardinal/matches/purge-2.cardinal")), HasSubstr("1. A pass"));
}

TEST(Saving, KeepsLinksPermissionsAndNeighbours)
{
    const Folder folder;
    const std::string file = a_match(folder);
    namespace fs = std::filesystem;
    fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write);
    fs::create_symlink(file, folder.file("link"));
    const std::string neighbour = folder.with("match.new", "somebody's own");
    EXPECT_EQ(cardinal("play --resume " + folder.file("link"), "A pass\n").code, 0);
    EXPECT_TRUE(fs::is_symlink(folder.file("link")));
    EXPECT_THAT(text_of(file), HasSubstr("3. A pass"));
    EXPECT_EQ(fs::status(file).permissions(), fs::perms::owner_read | fs::perms::owner_write);
    EXPECT_EQ(text_of(neighbour), "somebody's own");
    EXPECT_THAT(folder.names(), ElementsAre("link", "match", "match.new"));
}

TEST(Resuming, SaysHowSureItIsAndGoesOn)
{
    const Folder folder;
    const std::string file = a_match(folder);
    const Ran ran = cardinal("play --resume " + file, "A pass\nquit\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("2 entries, exact"), HasSubstr("going on after entry 2")));
    EXPECT_THAT(text_of(file), HasSubstr("3. A pass"));
    EXPECT_EQ(cardinal("judge " + file).code, 0);
}

TEST(Resuming, TouchesNothingBeforeSomethingIsAdded)
{
    const Folder folder;
    const std::string file = a_match(folder);
    const std::string before = text_of(file) + "\n# a remark of ours\n";
    folder.with("match", before);
    EXPECT_THAT(cardinal("play --resume " + file, "log\nquit\n").said, HasSubstr(file + " is as it was."));
    EXPECT_EQ(text_of(file), before);
}

TEST(Resuming, DoesNotThrowAwayWhatSomebodyElseRecorded)
{
    const Folder folder;
    const std::string file = a_match(folder);
    const std::string both = "play --resume " + file;
    const Ran first = cardinal_at_terminal(both, {"A pass", "quit"},
                                           [&] { EXPECT_EQ(cardinal(both, "note \"the other one\"\n").code, 0); });
    EXPECT_EQ(first.code, 3);
    EXPECT_THAT(first.said, HasSubstr("was changed by somebody else"));
    EXPECT_THAT(text_of(file), HasSubstr("the other one"));
}

TEST(Resuming, KeepsWhatIsDamaged)
{
    const Folder folder;
    const std::string file = a_match(folder);
    std::string torn = text_of(file);
    torn.resize(torn.size() - 20);
    folder.with("match", torn);
    EXPECT_EQ(cardinal("judge " + file).code, 3);
    EXPECT_THAT(cardinal("play --resume " + file, "quit\n").said, HasSubstr("goes on with what could be read"));
    EXPECT_EQ(text_of(file), torn);
    const Ran ran = cardinal("play --resume " + file, "B pass\nquit\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.said, HasSubstr("The damaged file is kept as " + file + ".damaged."));
    EXPECT_EQ(text_of(file + ".damaged"), torn);
    EXPECT_EQ(cardinal("judge " + file).code, 0);
}

TEST(Resuming, IsRefusedWhereTheBeginningIsDamaged)
{
    const Folder folder;
    const std::string whole = text_of(a_match(folder));
    const std::size_t start = whole.find("\nstart\n");
    for (const std::size_t length : {std::size_t{60}, start - 15, start, start + 40, whole.find("\nend\n")}) {
        const std::string torn = folder.with("torn", whole.substr(0, length));
        const Ran ran = cardinal("play --resume " + torn, "A pass\n");
        EXPECT_EQ(ran.code, 3) << length;
        EXPECT_THAT(ran.said, HasSubstr("damaged before its first entry")) << length;
        EXPECT_EQ(text_of(torn), whole.substr(0, length));
    }
    std::string smudged = whole;
    replace(smudged, "\ncard ", "\nc?rd ");
    EXPECT_EQ(cardinal("play --resume " + folder.with("smudged", smudged), "A pass\n").code, 3);
}

TEST(Resuming, StopsWhereTheMatchIsNotTheOneThatWasPlayed)
{
    const Folder folder;
    const std::string file = a_match(folder);
    std::string falsified = text_of(file);
    const std::size_t hash = falsified.rfind("hash ") + 5;
    falsified.replace(hash, 16, "0123456789abcdef");
    folder.with("match", falsified);
    const Ran ran = cardinal("play --resume " + file, "A pass\n");
    EXPECT_EQ(ran.code, 1);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("diverged at entry 2"), HasSubstr("--until 1")));
    EXPECT_EQ(text_of(file), falsified);

    const Ran again = cardinal("play --resume " + file + " --until 1 --save " + folder.file("again"), "B pass\n");
    EXPECT_EQ(again.code, 0);
    EXPECT_THAT(again.said, HasSubstr("going on after entry 1"));
    EXPECT_EQ(text_of(file), falsified);
    EXPECT_EQ(cardinal("judge " + folder.file("again")).code, 0);
}

TEST(Resuming, KeepsItsGameAndProfile)
{
    const Folder folder;
    const std::string file = a_match(folder);
    EXPECT_EQ(cardinal("play nosuchgame --resume " + file).code, 2);
    EXPECT_EQ(cardinal("play purge --resume " + file + " --profile practice").code, 0);
    EXPECT_EQ(cardinal("play --resume " + file + busy).code, 2);
    const Ran ran = cardinal("play --resume " + file + " --profile tournament");
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.said, HasSubstr("is played in profile practice"));
}

}  // namespace
}  // namespace cardinal::cli
