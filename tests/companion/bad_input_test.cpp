// What comes from outside and is not as it should be: a clear sentence or it just works; nothing lost, nothing
// executed.
#include "tests/companion/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cardinal::cli {
namespace {

using testing::AllOf;
using testing::AnyOf;
using testing::HasSubstr;
using testing::Not;

struct BadInput : testing::Test {
    const Folder folder{};
    const std::string data = " --data " + folder.file("data");
    const std::string database = folder.file("data/cardinal.sqlite");

    void make_database() const { ASSERT_EQ(cardinal("deck list" + data).code, 0); }
    std::string bytes() const { return text_of(database); }
    void overwrite(const std::string& text) const { folder.with("data/cardinal.sqlite", text); }

    /// Every way to the database says this, and leaves the file as it is.
    void expect_refused(const std::string& sentence) const
    {
        const std::string before = bytes();
        for (const char* verb :
             {"deck list", "cards search night", "match list", "db check", "print labels --deck humans"}) {
            const Ran ran = cardinal(std::string(verb) + data);
            EXPECT_EQ(ran.code, 3) << verb << ran.said;
            EXPECT_THAT(ran.said, HasSubstr(sentence)) << verb;
        }
        EXPECT_EQ(bytes(), before);
    }
};

// ---- database files ----

TEST_F(BadInput, OfAnotherProgramIsLeftAsItIs)
{
    make_database();
    std::string foreign = bytes();
    foreign.replace(68, 4, "Else");
    overwrite(foreign);
    expect_refused("is a database of another program; it was left as it is.");
    overwrite("a letter to my aunt");
    expect_refused("is no database; it was left as it is.");
}

TEST_F(BadInput, OfANewerVersionIsLeftAsItIs)
{
    make_database();
    std::string newer = bytes();
    newer[62] = 3;
    overwrite(newer);
    expect_refused("was written by a newer Cardinal");
}

TEST_F(BadInput, ThatWasTornIsSaidSo)
{
    make_database();
    const std::string whole = bytes();
    for (const std::size_t left : {std::size_t{200}, whole.size() / 3, whole.size() - 5000}) {
        overwrite(whole.substr(0, left));
        const Ran ran = cardinal("db check" + data);
        EXPECT_NE(ran.code, 0) << left;
        EXPECT_THAT(ran.said, AnyOf(HasSubstr("damaged"), HasSubstr("is no database"), HasSubstr("not whole"))) << left;
        EXPECT_THAT(cardinal("deck check humans" + data).said, Not(HasSubstr("this should not have happened"))) << left;
    }
}

TEST_F(BadInput, DoesNotStopAMatchFromBeingPlayed)
{
    make_database();
    overwrite("a letter to my aunt");
    const Ran ran = cardinal("play purge --table " + samples + "/tables/busy.cardinal" + data,
                             "A pass\nsave " + folder.file("copy") + "\nquit\n");
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("is no database"), HasSubstr("goes on in memory"), HasSubstr("Saved in")));
    EXPECT_EQ(bytes(), "a letter to my aunt");
}

// ---- lists ----

TEST_F(BadInput, InLatin1IsRead)
{
    const std::string cards = folder.with("old.csv", "name;type\nCaf\xE9 Crawler;unit\n");
    EXPECT_EQ(cardinal("cards import --game purge " + cards + data).code, 0);
    EXPECT_EQ(cardinal("cards show café crawler" + data).code, 0);
    const std::string deck = folder.with("old.txt", "2 Caf\xE9 Crawler\n");
    EXPECT_THAT(cardinal("deck check --game purge " + deck + data).said, HasSubstr("2 cards: 2 war"));
}

TEST_F(BadInput, WithEndlessLinesIsRefusedInASentence)
{
    const std::string line(10U << 20U, 'x');
    const std::string quoted = "name,type\n\"" + line, deep(1U << 20U, '[');
    for (const auto& [verb, text] : {std::pair{"cards check --game purge ", line},
                                     {"cards check --game purge ", quoted},
                                     {"cards check --game purge ", deep},
                                     {"deck check --game purge ", line},
                                     {"deck check --game purge ", "4 " + line},
                                     {"deck check --game purge ", deep},
                                     {"match show ", line},
                                     {"match show ", "{\"cardinal\":\"match\",\"text\":\"" + line},
                                     {"match show ", "[Game \"purge\"]\n" + line},
                                     {"judge ", "game purge\n" + line}}) {
        const Ran ran = cardinal(verb + folder.with("long", text) + (std::string(verb) == "judge " ? "" : data));
        EXPECT_THAT(ran.code, AnyOf(1, 3)) << verb;
        EXPECT_LT(ran.said.size(), 4000U) << verb << ran.said.substr(0, 200);
        EXPECT_THAT(ran.said, Not(HasSubstr("this should not have happened"))) << verb;
    }
}

// ---- names ----

TEST_F(BadInput, InNamesIsNeverExecuted)
{
    const std::string sql = "Robert\"\"); DROP TABLE cards;--", html = "<script>alert(1)</script>";
    const std::string list =
        folder.with("evil.csv", "name,type\n\"" + sql + "\",unit\n" + html + ",unit\nO'Neil \x01,unit\n");
    EXPECT_EQ(cardinal("cards import --skip-bad --game purge " + list + data).code, 0);
    EXPECT_EQ(cardinal("db check" + data).code, 0);
    EXPECT_THAT(cardinal("cards search DROP TABLE" + data).said, HasSubstr("DROP TABLE cards;--"));
    for (const char* typed : {"\\\"", "\\\" OR 1", "NEAR\\(", "%", "\\*", "a:b", "AND"})
        EXPECT_THAT(cardinal(std::string("cards search ") + typed + data).code, AnyOf(0, 1)) << typed;
    const std::string deck = folder.with("evil.txt", "3 " + html + "\n");
    const std::string page = folder.file("evil.html");
    cardinal("deck check --game purge -o " + page + " " + deck + data);
    EXPECT_THAT(text_of(page), AllOf(HasSubstr("&lt;script&gt;alert"), Not(HasSubstr("<script"))));
    EXPECT_EQ(cardinal("deck import --skip-bad --name \"<b>; DROP TABLE decks\" --game purge " + deck + data).code, 0);
    EXPECT_THAT(cardinal("deck list" + data).said, HasSubstr("<b>; DROP TABLE decks"));
}

TEST_F(BadInput, InPlayersNamesIsNeverExecuted)
{
    EXPECT_EQ(cardinal("play purge --player \"A=<img src=x>\" --player \"B=B]; DROP TABLE players\" --table " +
                           samples + "/tables/busy.cardinal" + data,
                       "A pass\nnote \"<script>\"\nquit\n")
                  .code,
              0);
    EXPECT_EQ(cardinal("match verify 1" + data).code, 0);
    const Ran page = cardinal("match export 1 --as html" + data);
    EXPECT_THAT(page.said, AllOf(HasSubstr("&lt;img src=x&gt;"), Not(HasSubstr("<img")), Not(HasSubstr("<script"))));
}

// ---- two programs ----

TEST_F(BadInput, FromManyProgramsAtOnceIsAllStored)
{
    const std::string many = "for n in 1 2 3 4 5 6; do " CARDINAL_BINARY_DIR
                             "/companion/cli/cardinal deck export brine -o " +
                             folder.file("brine") + "$n.txt" + data + " & done; wait;";
    EXPECT_EQ(cardinal_after(many, "db check" + data).code, 0) << "six made the database at once";
    const std::string imports = "for n in 1 2 3 4 5 6; do " CARDINAL_BINARY_DIR
                                "/companion/cli/cardinal deck import --game three-lanes --name Deck$n " +
                                folder.file("brine") + "$n.txt" + data + " & done; wait;";
    const Ran ran = cardinal_after(imports, "deck list" + data);
    for (const char* name : {"Deck1 ", "Deck2 ", "Deck3 ", "Deck4 ", "Deck5 ", "Deck6 "})
        EXPECT_THAT(ran.said, HasSubstr(name));
    EXPECT_EQ(cardinal("db check" + data).code, 0);
}

}  // namespace
}  // namespace cardinal::cli
