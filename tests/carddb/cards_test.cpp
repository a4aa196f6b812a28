#include "carddb/cards.h"

#include "carddb/card_export.h"
#include "carddb/card_search.h"
#include "carddb/query.h"
#include "engine/games/all_games.h"
#include "engine/notation/file.h"
#include "tests/carddb/folder.h"

#include <gmock/gmock.h>

namespace cardinal::carddb {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

CardDrafts read_list(const Game& game, std::string_view csv)
{
    auto rows = read_csv_cards(csv);
    EXPECT_TRUE(rows) << rows.error().sentence;
    return *read_drafts(game, std::move(*rows));
}

CardDrafts sample(const Game& game, const std::string& set)
{
    const std::string path = CARDINAL_SOURCE_DIR "/samples/" + std::string(game.id) + "/cards/" + set + ".cardinal";
    const notation::Reading reading = notation::read(text_of(path), path, all_games());
    EXPECT_TRUE(reading.ok());
    return drafts_of(game, *reading.file.library);
}

struct Cards : testing::Test {
    Database database = *Database::open(":memory:");
    const Game& game = *find_game("purge");

    CardsImported import(CardDrafts drafts, const std::string& set, CardImport::Bad bad = CardImport::Bad::refuses_all)
    {
        auto done = import_cards(database, game, std::move(drafts), {.set = set, .bad = bad});
        EXPECT_TRUE(done) << done.error().sentence;
        return *done;
    }
    CardsImported import(std::string_view csv) { return import(read_list(game, csv), "mine"); }
    std::vector<StoredCard> all(const CardFilter& filter = {}) { return *cards_of(database, filter); }
    std::vector<std::string> found(std::string_view typed, const CardFilter& filter = {})
    {
        const auto cards = search_cards(database, typed, filter);
        EXPECT_TRUE(cards) << cards.error().sentence;
        std::vector<std::string> names;
        for (const FoundCard& each : *cards)
            names.push_back(each.card.name + (each.slips > 0 ? "?" : ""));
        return names;
    }
};

TEST_F(Cards, OfTheSamplesAreStoredAndGivenBackToTheEngineAsTheyWere)
{
    for (const std::string set : {"humans", "machines", "ancients", "rulebook"}) {
        const CardDrafts drafts = sample(game, set);
        EXPECT_EQ(import(drafts, set).added, static_cast<int>(drafts.good.size()));
        const auto stored = all({.set = set});
        ASSERT_EQ(stored.size(), drafts.good.size());
        for (std::size_t at = 0; at < stored.size(); ++at) {
            const auto library = library_of(game, std::span(&stored[at], 1));
            ASSERT_TRUE(library) << library.error().sentence;
            EXPECT_EQ(*library, drafts.good[at].card) << stored[at].name;
        }
    }
}

TEST_F(Cards, ReadInAgainAreNeverDoubled)
{
    import(sample(game, "humans"), "humans");
    const std::size_t count = all().size();
    const CardsImported again = import(sample(game, "humans"), "humans");
    EXPECT_EQ(again.added, 0);
    EXPECT_EQ(again.changed, 0);
    EXPECT_EQ(again.unchanged, static_cast<int>(count));
    EXPECT_EQ(all().size(), count);
}

TEST_F(Cards, ReadInAgainAreChanged)
{
    import("name,type,energy\nTrooper,unit,2\nTank,unit,5\n");
    const CardsImported again = import("name,type,energy\nTROOPER,unit,3\nTank,unit,5\nScout,unit,1\n");
    EXPECT_EQ(again.added, 1);
    EXPECT_EQ(again.changed, 1);
    EXPECT_EQ(again.unchanged, 1);
    ASSERT_THAT(all(), SizeIs(3));
    EXPECT_EQ(all()[0].description, "card TROOPER: number 000, unit, energy 3\n");
    EXPECT_THAT(found("trooper"), ElementsAre("TROOPER"));
}

TEST_F(Cards, KeepTheirNumbersThroughANewName)
{
    import("name,number,energy\nTrooper,7,2\nTank,9,5\n");
    EXPECT_EQ(import("name,number,energy\nStorm Trooper,7,2\n").changed, 1);
    EXPECT_THAT(all(), SizeIs(2));
    EXPECT_EQ(all()[0].name, "Storm Trooper");
    EXPECT_THAT(found("storm"), ElementsAre("Storm Trooper"));
    EXPECT_EQ(import("name,number\nScout,\n").added, 1);
    EXPECT_EQ(cards_called(database, "scout")->front().number, 10);
}

TEST_F(Cards, NeverHaveTheNumberOfAnother)
{
    import("name,number\nTrooper,7\nTank,9\n");
    const CardsImported taken = import("name,number\nTank,7\n");
    EXPECT_FALSE(taken.is_stored);
    EXPECT_THAT(taken.bad, ElementsAre(BadRow{2, "number 007 is that of “Trooper”"}));
    const CardsImported other_set = import(read_list(game, "name,number\nScout,7\n"), "another");
    EXPECT_THAT(other_set.bad, ElementsAre(BadRow{2, "number 007 is that of “Trooper” in another set"}));
    EXPECT_EQ(all()[1].number, 9);
}

TEST_F(Cards, ThatWerePrintedKeepTheirNumbers)
{
    import("name,number\nTrooper,7\n");
    Query(database, "INSERT INTO copies (game, number, serial, card, origin, made_at) SELECT game, number, 5, name, "
                    "'printed', 0 FROM cards WHERE id = 1")
        .run();
    EXPECT_THAT(import("name,number\nTrooper,8\n").bad,
                ElementsAre(BadRow{2, "“Trooper” has number 007 on printed cards and cannot have another"}));
}

TEST_F(Cards, AreAllRefusedForOneBadRowUnlessItIsSkipped)
{
    const std::string_view list = "name,energy\nTrooper,2\nTank,many\nTrooper,3\n";
    const CardsImported refused = import(list);
    EXPECT_FALSE(refused.is_stored);
    EXPECT_THAT(refused.bad, ElementsAre(BadRow{3, "“Tank”, energy: expected a whole number, found “many”"},
                                         BadRow{4, "“Trooper” stands in this list twice"}));
    EXPECT_THAT(all(), IsEmpty());
    const CardsImported skipped = import(read_list(game, list), "mine", CardImport::Bad::is_skipped);
    EXPECT_TRUE(skipped.is_stored);
    EXPECT_THAT(all(), SizeIs(1));
}

TEST_F(Cards, ComeWithTheirPictures)
{
    const auto picture = [](const std::string& file) -> Result<std::string> {
        if (file == "gone.png")
            return Failure{{"There is no gone.png."}};
        return "bytes of " + file;
    };
    const auto done = import_cards(database, game, read_list(game, "name,picture\nA,a.png\nB,gone.png\n"),
                                   {.set = "mine", .picture = picture});
    ASSERT_TRUE(done);
    EXPECT_EQ(done->added, 2);
    EXPECT_THAT(done->remarks, ElementsAre("The picture of “B”: There is no gone.png."));
    EXPECT_EQ(database.connection().execAndGet("SELECT group_concat(bytes) FROM pictures").getString(),
              "bytes of a.png");
    EXPECT_EQ(all()[1].picture_file, "gone.png");
}

TEST_F(Cards, AreNotBroughtIntoDisorderByTheirNames)
{
    const CardsImported done =
        import("name,text\n\"Robert'); DROP TABLE cards;--\",<b>x</b>\n\"a \"\"b\"\" * NEAR(c)\",AND OR NOT\n");
    EXPECT_EQ(done.added, 2);
    EXPECT_THAT(found("robert'); drop table"), ElementsAre("Robert'); DROP TABLE cards;--"));
    EXPECT_THAT(found("\"b\" * near(c"), ElementsAre("a \"b\" * NEAR(c)"));
    EXPECT_THAT(found("\" OR name : x"), IsEmpty());
}

TEST_F(Cards, AreExportedAndReadInAgainWithoutAChange)
{
    for (const std::string set : {"humans", "machines", "ancients", "rulebook"})
        import(sample(game, set), set);
    const auto csv = csv_of(game, all());
    ASSERT_TRUE(csv) << csv.error().sentence;
    const CardsImported from_csv = import(*csv);
    EXPECT_THAT(from_csv.bad, IsEmpty());
    EXPECT_EQ(from_csv.unchanged, static_cast<int>(all().size()));
    const auto json = json_of(game, all());
    ASSERT_TRUE(json);
    const CardsImported from_json = import(*read_drafts(game, *read_json_cards(*json)), "mine");
    EXPECT_THAT(from_json.bad, IsEmpty());
    EXPECT_EQ(from_json.unchanged, static_cast<int>(all().size()));
    const auto notation = notation_of(game, all({.set = "humans"}));
    ASSERT_TRUE(notation);
    EXPECT_TRUE(notation::read(*notation, "exported", all_games()).ok());
    EXPECT_THAT(notation_of(game, all()).error().sentence, HasSubstr("“Eva X” stands in several sets"));
}

TEST_F(Cards, OfThreeLanesAreExportedAndReadInAgainWithoutAChange)
{
    const Game& lanes = *find_game("three-lanes");
    for (const std::string set : {"brine", "cinder", "thorn"})
        ASSERT_TRUE(import_cards(database, lanes, sample(lanes, set), {.set = set}));
    const auto csv = csv_of(lanes, all());
    ASSERT_TRUE(csv);
    const auto again = import_cards(database, lanes, read_list(lanes, *csv), {.set = "mine"});
    ASSERT_TRUE(again);
    EXPECT_THAT(again->bad, IsEmpty());
    EXPECT_EQ(again->unchanged, static_cast<int>(all().size()));
}

// ---- searching ----

struct Searching : Cards {
    void SetUp() override
    {
        for (const std::string set : {"humans", "machines", "ancients"})
            import(sample(game, set), set);
    }
};

TEST_F(Searching, FindsWhatIsStillBeingTyped)
{
    EXPECT_THAT(found("n"), testing::Contains("Night Scout"));
    EXPECT_EQ(found("ni").front(), "Night Scout");
    EXPECT_THAT(found("NIGHT sc"), ElementsAre("Night Scout"));
    EXPECT_THAT(found("sco"), testing::Contains("Night Scout"));
    EXPECT_THAT(found("scout night"), ElementsAre("Night Scout"));
    EXPECT_THAT(found(""), IsEmpty());
    EXPECT_THAT(found("   "), IsEmpty());
}

TEST_F(Searching, FindsWhatCardsSay)
{
    EXPECT_THAT(found("opponent question"), ElementsAre("Oracle Stone"));
    EXPECT_THAT(found("cloaking"), testing::Contains("Night Scout"));
}

TEST_F(Searching, FindsWhatWasMistyped)
{
    EXPECT_THAT(found("nihgt scout"), ElementsAre("Night Scout?"));
    EXPECT_THAT(found("ngiht"), testing::Contains("Night Scout?"));
    EXPECT_THAT(found("scuot"), testing::Contains("Night Scout?"));
    EXPECT_THAT(found("oracel stne"), ElementsAre("Oracle Stone?"));
    EXPECT_THAT(found("xylophone"), IsEmpty());
}

TEST_F(Searching, StaysInGameAndSet)
{
    EXPECT_THAT(found("scout", {.set = "machines"}), IsEmpty());
    EXPECT_THAT(found("nihgt scout", {.set = "machines"}), IsEmpty());
    EXPECT_THAT(found("night", {.game = "three-lanes"}), IsEmpty());
    EXPECT_THAT(found("night", {.game = "purge", .set = "HUMANS"}), testing::Contains("Night Scout"));
}

TEST(Slips, CountLettersOfEachWord)
{
    EXPECT_EQ(slips_to("dragon", "iron dragon"), 0);
    EXPECT_EQ(slips_to("drag", "iron dragon"), 0);
    EXPECT_EQ(slips_to("dargon", "iron dragon"), 1);
    EXPECT_EQ(slips_to("dragon irn", "iron dragon"), 1);
    EXPECT_EQ(slips_to("wagon", "iron knight"), std::nullopt);
    EXPECT_EQ(slips_to("scout", "flux courier"), std::nullopt);
}

}  // namespace
}  // namespace cardinal::carddb
