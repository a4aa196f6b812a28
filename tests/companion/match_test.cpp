// Matches that were played, through the verbs that people use.
#include "tests/companion/program.h"

#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

namespace cardinal::cli {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// A saved match of a pass, a flagged play that is taken back, and another pass.
std::string a_match(const Folder& folder)
{
    std::string file = folder.file("match.cardinal");
    EXPECT_EQ(cardinal("play purge --table " + samples + "/tables/busy.cardinal --save " + file,
                       "A pass\nA pass\nback\nB pass\n")
                  .code,
              0);
    return file;
}

Ran match(const Folder& folder, const std::string& arguments)
{
    return cardinal("--data " + folder.file("data") + " match " + arguments);
}

TEST(Matches, AreImportedOnceListedAndShownByTheirNumber)
{
    const Folder folder;
    const std::string file = a_match(folder);
    EXPECT_THAT(match(folder, "import " + file).said, HasSubstr("is match 1 now"));
    EXPECT_THAT(match(folder, "import " + file).said, HasSubstr("is match 1 already"));
    EXPECT_THAT(match(folder, "list").said, AllOf(HasSubstr("purge"), HasSubstr("1 flagged")));
    EXPECT_EQ(match(folder, "list --game three-lanes").code, 1);
    const Ran shown = match(folder, "show 1");
    EXPECT_EQ(shown.code, 0);
    EXPECT_THAT(shown.said, AllOf(HasSubstr("exact"), HasSubstr("A pass")));
}

TEST(Matches, KeepTheirHashesThroughNotationAndJson)
{
    const Folder folder;
    const std::string file = a_match(folder);
    ASSERT_EQ(match(folder, "import " + file).code, 0);
    const std::string as_json = folder.file("match.jsonl"), again = folder.file("again.cardinal");
    ASSERT_EQ(match(folder, "export 1 --as jsonl -o " + as_json).code, 0);
    ASSERT_EQ(match(folder, "export " + as_json + " -o " + again).code, 0);
    EXPECT_EQ(text_of(again), text_of(file));
    EXPECT_THAT(match(folder, "import " + as_json).said, HasSubstr("is match 1 already"));
}

TEST(Matches, AreVerifiedWithTheirChain)
{
    const Folder folder;
    const std::string file = a_match(folder);
    ASSERT_EQ(match(folder, "import " + file).code, 0);
    const Ran whole = match(folder, "verify 1");
    EXPECT_EQ(whole.code, 0);
    EXPECT_THAT(whole.said, HasSubstr("Its chain ends in "));
    std::string changed = text_of(file);
    changed.replace(changed.rfind("B pass"), 6, "A pass");
    EXPECT_EQ(match(folder, "verify " + folder.with("changed.cardinal", changed)).code, 1);
}

TEST(Matches, AreJudgedAgainUnderOtherHouseRules)
{
    const Folder folder;
    const std::string file = a_match(folder);
    EXPECT_EQ(match(folder, "rejudge " + file).code, 0);
    EXPECT_THAT(match(folder, "rejudge " + file + " --option fury_stat=attack").said, HasSubstr("judged again"));
    const Ran unknown = match(folder, "rejudge " + file + " --option furystat=attack");
    EXPECT_EQ(unknown.code, 2);
    EXPECT_THAT(unknown.said, HasSubstr("Did you mean “fury_stat”"));
}

TEST(Matches, ArePlayedAgainToAnyMoment)
{
    const Folder folder;
    const std::string file = a_match(folder);
    EXPECT_THAT(match(folder, "replay " + file + " --at 1").said,
                AllOf(HasSubstr("After entry 1"), HasSubstr("A pass")));
    EXPECT_EQ(match(folder, "replay " + file + " --at 99").code, 2);
}

TEST(Matches, AreAPageForABrowser)
{
    const Folder folder;
    const std::string page = folder.file("match.html"), file = a_match(folder);
    ASSERT_EQ(match(folder, "export " + file + " --as html -o " + page).code, 0);
    EXPECT_THAT(text_of(page),
                AllOf(HasSubstr("<!DOCTYPE html>"), HasSubstr("Numbers over the turns"), Not(HasSubstr("<script"))));
    ASSERT_EQ(match(folder, "export " + file + " --as html --language de -o " + page).code, 0);
    EXPECT_THAT(text_of(page), AllOf(HasSubstr("Zahlen über die Züge"), HasSubstr("Wiedergabe: genau.")));
}

TEST(Matches, AreWrittenIntoAPipeThatStaysOne)
{
    const Folder folder;
    const std::string file = a_match(folder), pipe = folder.file("pipe");
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    const Ran piped = cardinal_after("timeout 20 cat " + pipe + " &", "match export " + file + " -o " + pipe);
    EXPECT_EQ(piped.code, 0);
    EXPECT_THAT(piped.said, HasSubstr(text_of(file)));
    EXPECT_TRUE(std::filesystem::is_fifo(pipe));
}

TEST(Matches, AreCountedTogether)
{
    const Folder folder;
    const std::string file = a_match(folder);
    EXPECT_THAT(match(folder, "stats " + file + " " + file).said,
                AllOf(HasSubstr("2 matches"), HasSubstr("broken 2 times")));
}

TEST(Matches, ThatAreNotThereOrTornAreSaidSo)
{
    const Folder folder;
    ASSERT_EQ(match(folder, "import " + a_match(folder)).code, 0);
    const Ran missing = match(folder, "show 7");
    EXPECT_EQ(missing.code, 3);
    EXPECT_THAT(missing.said, HasSubstr("There is no match 7"));
    EXPECT_THAT(match(folder, "show " + folder.with("x.jsonl", "{\"cardinal\": \"match\", \"te")).said,
                HasSubstr("x.jsonl:1: expected a JSON object"));
    EXPECT_EQ(match(folder, "show " + folder.with("y", "hello\n")).code, 3);
}

TEST(Matches, ThatAreNotThereAreNotServed)
{
    const Folder folder;
    const Ran ran = cardinal_after("timeout 30 ", "serve 99 --port 0 --data " + folder.file("data"));
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("There is no match 99."), Not(HasSubstr("http://"))));
}

TEST(Matches, ThatAreTornBeforeTheirFirstEntryAreNotImported)
{
    const Folder folder;
    const std::string whole = text_of(a_match(folder));
    for (const std::size_t length : {whole.find("\nstart\n"), whole.find("\nend\n")}) {
        const Ran ran = match(folder, "import " + folder.with("torn.cardinal", whole.substr(0, length)));
        EXPECT_EQ(ran.code, 3);
        EXPECT_THAT(ran.said, HasSubstr("damaged before its first entry"));
    }
    EXPECT_EQ(match(folder, "list").code, 1);
}

}  // namespace
}  // namespace cardinal::cli
