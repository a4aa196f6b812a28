// Card lists as people have them: CSV and JSON of every kind, and what is wrong in them.
#include "carddb/card_drafts.h"
#include "carddb/csv.h"
#include "carddb/plain_text.h"
#include "engine/games/all_games.h"
#include "engine/notation/cards.h"

#include <gmock/gmock.h>

namespace cardinal::carddb {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

const Game& purge = *find_game("purge");

CardDrafts csv(std::string_view text, const ColumnNames& called = {})
{
    auto rows = read_csv_cards(text);
    EXPECT_TRUE(rows) << rows.error().sentence;
    auto drafts = read_drafts(purge, std::move(*rows), called);
    EXPECT_TRUE(drafts) << drafts.error().sentence;
    return *drafts;
}

CardDrafts json(std::string_view text)
{
    auto rows = read_json_cards(text);
    EXPECT_TRUE(rows) << rows.error().sentence;
    auto drafts = read_drafts(purge, std::move(*rows));
    EXPECT_TRUE(drafts) << drafts.error().sentence;
    return *drafts;
}

std::string described(const CardDraft& draft) { return notation::write_card(*purge.words, draft.card, draft.facts()); }

std::vector<std::string> reasons(const CardDrafts& drafts)
{
    std::vector<std::string> all;
    for (const BadRow& bad : drafts.bad)
        all.push_back(std::to_string(bad.line) + ": " + bad.reason);
    return all;
}

TEST(ACsvFile, MayHaveItsColumnsInAnyOrder)
{
    const CardDrafts drafts = csv("Health,Type,Name,Energy,Class\n4,Unit,Trooper,2,infantry\n");
    ASSERT_THAT(drafts.good, SizeIs(1));
    EXPECT_EQ(described(drafts.good[0]), "card Trooper: unit, infantry, energy 2, health 4\n");
}

TEST(ACsvFile, MayCallThingsOtherwise)
{
    const CardDrafts drafts =
        csv("Title;Cost;Kind;Rules Text;Image\r\nTrooper;2;super weapon;\"Says \"\"no\"\"; twice\";a.png\r\n",
            {{"cost", "energy"}, {"Kind", "type"}});
    ASSERT_THAT(drafts.good, SizeIs(1));
    EXPECT_EQ(described(drafts.good[0]), "card Trooper: super_weapon, energy 2\n  text \"Says \\\"no\\\"; twice\"\n");
    EXPECT_EQ(drafts.good[0].picture_file, "a.png");
}

TEST(ACsvFile, HoldsKeywordsAbilitiesAndEffects)
{
    const CardDrafts drafts = csv("name,type,keywords,abilities,effects\n"
                                  "Burner,unit,\"fury, composite_armor 2, unlocked_by Plating; cloaking\","
                                  "\"Rally: activated, cost 2, effect gain 1 damage to self until end_of_turn\",\n"
                                  "Sweep,ops,,,deal 4 to target unit\n");
    ASSERT_THAT(drafts.bad, IsEmpty()) << reasons(drafts).front();
    ASSERT_THAT(drafts.good, SizeIs(2));
    EXPECT_EQ(
        described(drafts.good[0]),
        "card Burner: unit\n  keyword fury\n  keyword composite_armor, 2, unlocked_by Plating\n  keyword cloaking\n"
        "  ability Rally: activated, cost 2, effect gain 1 damage self end_of_turn\n");
    EXPECT_EQ(described(drafts.good[1]), "card Sweep: ops\n  effect deal 4 target unit\n");
}

TEST(ACsvFile, NamesEachBadRowWithItsLineAndReason)
{
    const CardDrafts drafts = csv("name,type,energy,allows_super_weapons,keywords,number\n"
                                  "A,unti,1,,,\n"
                                  "B,unit,two,,,\n"
                                  "C,unit,1,perhaps,,\n"
                                  "D,unit,1,,furry,\n"
                                  "E,unit,1,,,99999\n"
                                  ",unit,1,,,\n"
                                  "F,unit,1,,,,,more\n"
                                  "\"G\n\",unit,1,,,\n"
                                  "H,unit,99999,,,\n");
    EXPECT_THAT(
        reasons(drafts),
        ElementsAre(
            HasSubstr("2: “A”, type: expected one of commander, stronghold, ops, unit"),
            "3: “B”, energy: expected a whole number, found “two”",
            "4: “C”, allows_super_weapons: expected yes or no, found “perhaps”",
            HasSubstr("5: “D”, keywords: expected a keyword, found “furry”"),
            HasSubstr("6: “E”, number: expected one to three digits or letters, as in the printed code, found “99999”"),
            "7: name: the card has none", "8: has 8 cells for 6 columns",
            "11: “H”, energy: expected a whole number, found “99999”"));
    EXPECT_THAT(reasons(drafts)[0], HasSubstr("Did you mean “unit”?"));
    EXPECT_THAT(drafts.good, SizeIs(1));
}

TEST(ACsvFile, SaysWhichColumnsMeanNothing)
{
    const CardDrafts drafts = csv("name,Artist,energie\nA,Bo,3\n");
    EXPECT_THAT(
        drafts.remarks,
        ElementsAre("The column “Artist” means nothing to this game and was passed over.",
                    "The column “energie” means nothing to this game and was passed over. Did you mean “energy”?"));
}

TEST(ACsvFile, WithoutNamesIsNoCardList)
{
    auto rows = read_csv_cards("a,b\n1,2\n");
    const auto drafts = read_drafts(purge, std::move(*rows));
    ASSERT_FALSE(drafts);
    EXPECT_THAT(drafts.error().sentence, HasSubstr("No column is called “name”"));
    EXPECT_FALSE(read_csv_cards(""));
    EXPECT_FALSE(read_csv_cards("name\n\"never closed\n"));
}

TEST(ACsvFile, MayHaveLinesOfAnyLengthAndAnyBytes)
{
    const std::string name(100, 'n');
    const std::string text(5'000'000, 't');
    const CardDrafts drafts = csv("name,text\n" + name + "," + text + "\nB," + std::string("\x01", 1) + "\n");
    ASSERT_THAT(drafts.good, SizeIs(1));
    EXPECT_EQ(drafts.good[0].facts().text.size(), text.size());
    EXPECT_THAT(reasons(drafts), ElementsAre("3: “B”, text: it holds characters that nobody can type"));
}

TEST(ACsvFile, MayHoldWhatOtherProgramsWouldRun)
{
    const CardDrafts drafts = csv("name\n\"Robert'); DROP TABLE cards;--\"\n<script>alert(1)</script>\n=1+1\n");
    EXPECT_THAT(drafts.good, SizeIs(3));
    EXPECT_THAT(drafts.bad, IsEmpty());
}

TEST(AJsonFile, IsAListOfObjects)
{
    const CardDrafts drafts = json(R"([{"name": "Trooper", "type": "unit", "stats": {"energy": 2, "health": 4},
        "keywords": ["fury", "cloaking"], "text": null},
        {"name": "Bad", "energy": 1.5},
        7])");
    ASSERT_THAT(drafts.good, SizeIs(1));
    EXPECT_EQ(described(drafts.good[0]),
              "card Trooper: unit, energy 2, health 4\n  keyword fury\n  keyword cloaking\n");
    EXPECT_THAT(reasons(drafts),
                ElementsAre("0: a card is an object, not 7", "3: “Bad”, energy: expected a whole number, found “1.5”"));
}

TEST(AJsonFile, MayNameTheSetOnce)
{
    const CardDrafts drafts = json(R"({"set": "Humans", "cards": [{"name": "A"}, {"name": "B", "number": 7}]})");
    ASSERT_THAT(drafts.good, SizeIs(2));
    EXPECT_EQ(drafts.good[0].set, "Humans");
    EXPECT_EQ(drafts.good[1].number, 7);
}

TEST(AJsonFile, ThatIsNoneSaysWhere)
{
    const auto torn = read_json_cards("[{\"name\": \"A\"},\n {\"na");
    ASSERT_FALSE(torn);
    EXPECT_THAT(torn.error().sentence, HasSubstr("line 2"));
    EXPECT_FALSE(read_json_cards("{\"decks\": []}"));
    EXPECT_FALSE(read_json_cards(std::string(200'000, '[')));
}

TEST(PlainText, IsReadAsPeoplesProgramsWriteIt)
{
    EXPECT_EQ(plain_text("\xEF\xBB\xBFname").text, "name");
    EXPECT_EQ(plain_text("Se\xF1or \x93x\x94").text, "Señor “x”");
    EXPECT_THAT(plain_text("Se\xF1or").remark, HasSubstr("was read as Windows-1252"));
    EXPECT_EQ(plain_text(std::string_view("\xFF\xFE"
                                          "a\0\xF1\0",
                                          6))
                  .text,
              "añ");
    EXPECT_EQ(plain_text(std::string_view("\xFE\xFF\xD8\x3D\xDE\x00", 6)).text, "😀");
    EXPECT_EQ(plain_text("Señor").remark, "");
}

TEST(FoldedNames, AreTheSameHoweverTheyAreTyped)
{
    EXPECT_EQ(folded_name("  Ol’  Tank "), folded_name("ol' tank"));
    EXPECT_EQ(folded_name("“X” – Y"), "\"x\" - y");
}

TEST(Csv, IsReadBackAsItWasWritten)
{
    const std::vector<std::string> cells{"a", "b;c", "d\"e", "", "f,\ng", "h\ti"};
    const auto lines = read_csv(write_csv({"1", "2", "3", "4", "5", "6"}) + write_csv(cells));
    ASSERT_TRUE(lines);
    EXPECT_EQ((*lines)[1].cells, cells);
}

}  // namespace
}  // namespace cardinal::carddb
