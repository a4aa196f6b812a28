// Decks from the command line.
#include "tests/companion/program.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cardinal::cli {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

struct Decks : testing::Test {
    const Folder folder{};
    const std::string data = " --data " + folder.file("data");
    const std::string list = folder.with("mine.txt", "//NAME: Tides\n4 Harbor Lad\n2 Tide Runer\nSideboard\n1 Bog\n");
};

TEST_F(Decks, AreThereFromTheFirstMoment)
{
    const Ran ran = cardinal("deck list" + data);
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("humans"), HasSubstr("cinder")));
    EXPECT_THAT(cardinal("deck list --game purge" + data).said, Not(HasSubstr("cinder")));
}

TEST_F(Decks, AreJudgedByTheRules)
{
    const Ran legal = cardinal("deck check humans brine" + data);
    EXPECT_EQ(legal.code, 0);
    EXPECT_THAT(legal.said, AllOf(HasSubstr("humans · PURGE, rules "), HasSubstr("1 commander, 1 stronghold, 19 war"),
                                  HasSubstr("\nlegal\n")));
    const Ran illegal = cardinal("deck check - --game three-lanes" + data, "5 Harbor Lad\n");
    EXPECT_EQ(illegal.code, 1);
    EXPECT_THAT(illegal.said,
                AllOf(HasSubstr("The main deck has 5 cards, not 40."), HasSubstr("three-lanes.deck.copies-4"),
                      HasSubstr("rulebook: Game Rules, line "), HasSubstr("\nillegal\n")));
}

TEST_F(Decks, OfAnotherGameAreCalledSo)
{
    const Ran ran = cardinal("deck check humans --game three-lanes" + data);
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.said, HasSubstr("“humans” is a deck of purge, not of three-lanes."));
    EXPECT_EQ(cardinal("deck check humans --game purge" + data).code, 0);
}

TEST_F(Decks, AreJudgedUnderHouseRules)
{
    const std::string most = folder.file("most.csv");
    ASSERT_EQ(cardinal("deck export humans --as csv -o " + most + data).code, 0);
    const std::string text = text_of(most);
    const std::string fewer = folder.with("fewer.csv", text.substr(0, text.rfind('\n', text.size() - 2) + 1));
    EXPECT_EQ(cardinal("deck check --game purge --option deck_exact_50=yes " + fewer + data).code, 1);
    EXPECT_EQ(cardinal("deck check --game purge " + fewer + data).code, 0);
    const Ran mistyped = cardinal("deck check humans --option deck_exakt_50=yes" + data);
    EXPECT_EQ(mistyped.code, 2);
    EXPECT_THAT(mistyped.said, HasSubstr("Did you mean “deck_exact_50”?"));
}

TEST_F(Decks, GetNoVerdictWhereNothingIsACard)
{
    const Ran nonsense = cardinal("deck check - --game purge" + data, "to do:\nbread\n");
    EXPECT_EQ(nonsense.code, 3);
    EXPECT_THAT(nonsense.said, AllOf(HasSubstr("No line of the list is a card of PURGE, so there is no verdict on it."),
                                     Not(HasSubstr("purge.req"))));
    const Ran picture =
        cardinal("deck check --game purge " + folder.with("deck.png", std::string("\x89PNG\r\n\0\n", 8)) + data);
    EXPECT_EQ(picture.code, 3);
    EXPECT_THAT(picture.said, HasSubstr("deck.png: It is no text, so no list of cards."));
}

TEST_F(Decks, AreReadFromStandardInputByItsName)
{
    EXPECT_THAT(cardinal("deck check - --game purge" + data, "3 Street Gaurd\n1 Ridge Tank\n").said,
                HasSubstr("standard input:1: There is no card “Street Gaurd”."));
}

TEST_F(Decks, GetNoVerdictOnAnEmptyList)
{
    const Ran empty = cardinal("deck check - --game purge" + data, "\n");
    EXPECT_EQ(empty.code, 3);
    EXPECT_THAT(empty.said, AllOf(HasSubstr("There is no card in the list"), Not(HasSubstr("purge.req"))));
}

TEST_F(Decks, AreToldApartAndCountedWhereTheyAreMany)
{
    const std::string mine = folder.file("mine.csv"),
                      half = folder.with("half.txt", "4 Street Guard\n1 Street Gaurd\n");
    ASSERT_EQ(cardinal("deck export humans --as csv -o " + mine + data).code, 0);
    const std::string lists = "deck check --game purge humans " + mine + " " + half + " nowhere.txt" + data;
    const Ran ran = cardinal(lists);
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.said,
                AllOf(HasSubstr("humans · PURGE, rules"), HasSubstr("\n" + mine + " · "),
                      HasSubstr("4 lists\n  2 legal\n  1 without a verdict, as not all of it was understood: " + half +
                                "\n  1 without a verdict, as nothing could be read: nowhere.txt\n")));
    const std::string json = cardinal(lists + " --json").said;
    EXPECT_THAT(json, AllOf(HasSubstr(R"({"list":"humans","deck":"humans")"), HasSubstr(R"({"list":")" + mine),
                            HasSubstr(R"({"list":"nowhere.txt","error":"There is no deck and no file)")));
    EXPECT_THAT(cardinal("deck check humans machines" + data).said, Not(HasSubstr("lists"))) << "two are seen at once";
}

TEST_F(Decks, OfAnotherNameStayWhereOneIsStored)
{
    const std::string four = folder.with("four.txt", "4 Street Guard\n");
    const Ran ran = cardinal("deck import --game purge --name humans " + four + data);
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.said, HasSubstr("It takes the place of the deck of that name, which had 50 cards; --name keeps"));
    EXPECT_THAT(cardinal("deck import --game purge --name four " + four + data).said,
                Not(HasSubstr("takes the place")));
}

TEST_F(Decks, GetNoVerdictOnHalfOfTheirList)
{
    const Ran ran = cardinal("deck check --game three-lanes " + list + data);
    EXPECT_EQ(ran.code, 1);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("mine.txt:3: There is no card “Tide Runer”. Did you mean “Tide Runner”?"),
                                HasSubstr("this is no verdict on all of it"), Not(HasSubstr("\nillegal"))));
    EXPECT_THAT(cardinal("deck check --json --game three-lanes " + list + data).said,
                AllOf(HasSubstr("\"understood\":false"), HasSubstr("\"kind\":\"unknown card\"")));
}

TEST_F(Decks, AreStoredOnlyWhenTheyWereUnderstood)
{
    const Ran refused = cardinal("deck import --game three-lanes " + list + data);
    EXPECT_EQ(refused.code, 1);
    EXPECT_THAT(refused.said, HasSubstr("not stored. --skip-bad leaves out"));
    EXPECT_EQ(cardinal("deck show Tides" + data).code, 3);
    EXPECT_EQ(cardinal("deck import --skip-bad --game three-lanes " + list + data).code, 0);
    const Ran shown = cardinal("deck show tides" + data);
    EXPECT_EQ(shown.code, 0);
    EXPECT_THAT(shown.said, AllOf(HasSubstr("Tides · Three Lanes · 5 cards: 4 main, 1 pool"), HasSubstr("Harbor Lad")));
    EXPECT_THAT(cardinal("deck show tidse" + data).said, HasSubstr("Did you mean “Tides”?"));
}

TEST_F(Decks, NeedAGameWhenTheListDoesNotSayIt)
{
    const Ran ran = cardinal("deck check " + list + data);
    EXPECT_EQ(ran.code, 3);
    EXPECT_THAT(ran.said, HasSubstr("does not say of which game it is a deck; --game does."));
}

TEST_F(Decks, AreExportedInFormsThatAreTheSameDeck)
{
    for (const std::string as : {"text", "csv", "json", "cod", "notation"}) {
        const std::string file = folder.file("deck." + as);
        const std::string kept_there = file + data;
        const std::string as_it = std::string(as).append(" -o ").append(kept_there);
        ASSERT_EQ(cardinal("deck export machines --as " + as_it).code, 0) << as;
        const Ran ran = cardinal("deck compare machines --game purge " + kept_there);
        EXPECT_EQ(ran.code, 0) << as << ran.said;
        EXPECT_THAT(ran.said, HasSubstr("the same cards"));
    }
}

TEST_F(Decks, AreComparedCardByCard)
{
    const Ran ran = cardinal("deck compare brine cinder" + data);
    EXPECT_EQ(ran.code, 1);
    EXPECT_THAT(ran.said, AllOf(HasSubstr("0 → 4     Anvil Guard"), HasSubstr("4 → 0     Harbor Lad")));
    EXPECT_EQ(cardinal("deck compare brine humans" + data).code, 2);
}

TEST_F(Decks, GetAVerdictThatCanBeSigned)
{
    const std::string page = folder.file("verdict.html");
    const Ran legal = cardinal("deck check humans --player \"Ann <b>\" -o " + page + data);
    EXPECT_EQ(legal.code, 0);
    EXPECT_THAT(text_of(page), AllOf(HasSubstr("Legal."), HasSubstr("Ann &lt;b&gt;"), HasSubstr("Signature"),
                                     HasSubstr("Marshal Corvo"), HasSubstr("Fingerprint of the list: ")));
    EXPECT_EQ(cardinal("deck check humans --language de -o " + page + data).code, 0);
    EXPECT_THAT(text_of(page), AllOf(HasSubstr("Regelgerecht."), HasSubstr("Unterschrift")));
    const Ran illegal = cardinal("deck check - --game three-lanes -o " + page + data, "5 Harbor Lad\n");
    EXPECT_EQ(illegal.code, 1);
    EXPECT_THAT(text_of(page), AllOf(HasSubstr("Illegal: "), HasSubstr("three-lanes.deck.copies-4"),
                                     HasSubstr("Game Rules, line "), Not(HasSubstr("<script"))));
    EXPECT_EQ(cardinal("deck check --game three-lanes -o " + page + " " + list + data).code, 1);
    EXPECT_THAT(text_of(page), AllOf(HasSubstr("No verdict"), HasSubstr("line 3: There is no card “Tide Runer”")));
}

TEST_F(Decks, AreJudgedAgainstEachOther)
{
    const Ran fine = cardinal("deck check --together humans machines" + data);
    EXPECT_EQ(fine.code, 0);
    EXPECT_THAT(fine.said, HasSubstr("these decks may meet, and a match can begin"));
    const Ran mirror = cardinal("deck check --together humans humans" + data);
    EXPECT_EQ(mirror.code, 1);
    EXPECT_THAT(mirror.said, AllOf(HasSubstr("purge.req.opposite_faction"), HasSubstr("cannot begin")));
    EXPECT_EQ(cardinal("deck check --together --option allow_mirror=yes humans humans" + data).code, 0);
    EXPECT_EQ(cardinal("deck check --together brine cinder" + data).code, 0);
    EXPECT_EQ(cardinal("deck check --together brine humans" + data).code, 2);
    const Ran mistyped = cardinal("deck check --together humans mchines" + data);
    EXPECT_EQ(mistyped.code, 3);
    EXPECT_THAT(mistyped.said, AllOf(HasSubstr("Did you mean “machines”?"), Not(HasSubstr("--together takes"))));
    EXPECT_EQ(cardinal("deck check --together violet crimson amber saffron" + data).code, 0);
    EXPECT_THAT(cardinal("deck check --together humans machines humans" + data).said,
                HasSubstr("PURGE is played by two, each with a deck; here are 3."));
}

/// The deck without any of its TEKs that may lie there at the start.
TEST_F(Decks, MustHoldWhatLiesOnTheTableAtTheStart)
{
    const std::string text = cardinal("deck export humans --as csv" + data).said;
    std::string without;
    for (std::size_t at = 0, end = 0; at < text.size(); at = end + 1) {
        end = text.find('\n', at);
        const std::string line = text.substr(at, end - at);
        const auto is_in_it = [&](const char* card) { return line.find(card) != std::string::npos; };
        const auto teks = {"Trench Doctrine", "Signal Corps", "Assault Training", "Gene Bank"};
        without += std::ranges::any_of(teks, is_in_it) ? "" : line + "\n";
    }
    const Ran ran =
        cardinal("deck check --together --game purge " + folder.with("no-tek.csv", without) + " machines" + data);
    EXPECT_EQ(ran.code, 1);
    EXPECT_THAT(ran.said, HasSubstr("cannot begin: A places at home: a TEK of at most 3 energy."));
}

}  // namespace
}  // namespace cardinal::cli
