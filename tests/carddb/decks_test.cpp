#include "carddb/decks.h"

#include "engine/games/all_games.h"
#include "engine/notation/file.h"
#include "tests/carddb/folder.h"

#include <gmock/gmock.h>

namespace cardinal::carddb {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

struct Decks : testing::Test {
    Database database = *Database::open(":memory:");
    const Game& purge = *find_game("purge");
    const Game& lanes = *find_game("three-lanes");

    void SetUp() override
    {
        for (const std::string set : {"humans", "machines", "rulebook"})
            import(purge, set);
        for (const std::string set : {"brine", "cinder", "thorn"})
            import(lanes, set);
    }
    void import(const Game& game, const std::string& set)
    {
        const std::string path = CARDINAL_SOURCE_DIR "/samples/" + std::string(game.id) + "/cards/" + set + ".cardinal";
        const notation::Reading reading = notation::read(text_of(path), path, all_games());
        ASSERT_TRUE(import_cards(database, game, drafts_of(game, *reading.file.library), {.set = set}));
    }
    ReadDeck read(const Game& game, std::string_view text)
    {
        const auto list = read_deck_list(text, sections_of(game));
        EXPECT_TRUE(list) << list.error().sentence;
        auto deck = understand(database, game, *list);
        EXPECT_TRUE(deck) << deck.error().sentence;
        return *deck;
    }
    static std::vector<std::string> told(const std::vector<DeckCard>& cards)
    {
        std::vector<std::string> all;
        all.reserve(cards.size());
        for (const DeckCard& card : cards)
            all.push_back(card.section + ": " + std::to_string(card.count) + " " + card.card.name);
        return all;
    }
    static std::vector<std::string> sentences(const ReadDeck& deck)
    {
        std::vector<std::string> all;
        for (const DeckToken& token : deck.tokens)
            if (!token.sentence.empty())
                all.push_back(std::to_string(token.line) + ": " + token.sentence);
        return all;
    }
};

TEST_F(Decks, AreUnderstoodHoweverTheyAreWritten)
{
    const ReadDeck deck =
        read(lanes, "//NAME: Tides\n// Main deck (9)\n4 HARBOR lad\nTide  Runner x2\nSB: 1 Gull Scout\n2 Harbor Lad\n");
    EXPECT_EQ(deck.title, "Tides");
    EXPECT_TRUE(deck.is_understood());
    EXPECT_THAT(sentences(deck), IsEmpty());
    EXPECT_THAT(told(deck.cards), ElementsAre("main: 6 Harbor Lad", "main: 2 Tide Runner", "pool: 1 Gull Scout"));
}

TEST_F(Decks, SayWhatWasNotUnderstoodAndWhatWasMeant)
{
    const ReadDeck deck = read(
        lanes, "4 Tide Runer\n1 Gene Bank\n1000 Shoal\n0 Shoal\n1 Xylophone\nSideboard:\n1 Bog\n1 Old Grove (M10)\n");
    EXPECT_FALSE(deck.is_understood());
    EXPECT_THAT(sentences(deck),
                ElementsAre("1: There is no card “Tide Runer”. Did you mean “Tide Runner”?",
                            "2: “Gene Bank” is a card of PURGE.", "3: 1000 copies of Shoal are in no deck.",
                            "4: 0 copies of Shoal are in no deck.", "5: There is no card “Xylophone”.",
                            "6: “Sideboard” was taken for the section “pool”.",
                            "8: “M10” is no set with this card; thorn is."));
    EXPECT_THAT(told(deck.cards), ElementsAre("pool: 1 Bog", "pool: 1 Old Grove"));
    EXPECT_THAT(deck.tokens, SizeIs(8)) << "every line is there";
}

TEST_F(Decks, WithoutSectionsGoWhereTheRulesObjectLeast)
{
    const ReadDeck deck =
        read(purge, "1 Marshal Corvo\n1 Fort Meridian\n3 Night Scout\n2 Gene Bank\n1 Solar Field\nMain:\n1 Sunlance\n");
    EXPECT_THAT(told(deck.cards),
                ElementsAre("commander: 1 Marshal Corvo", "stronghold: 1 Fort Meridian", "war: 3 Night Scout",
                            "tek: 2 Gene Bank", "tek: 1 Solar Field", "tek: 1 Sunlance"));
}

TEST_F(Decks, TakeACardOfSeveralSetsFromTheSetThatIsNamedOrMostUsed)
{
    const ReadDeck most = read(purge, "3 Night Scout\n1 Eva X\n");
    EXPECT_EQ(most.cards[1].card.set, "humans");
    EXPECT_THAT(sentences(most),
                ElementsAre("2: “Eva X” is in several sets; taken from humans, as most of this deck is."));
    const ReadDeck named = read(purge, "3 Night Scout\n1 Eva X (rulebook)\n");
    EXPECT_EQ(named.cards[1].card.set, "rulebook");
    EXPECT_THAT(sentences(named), IsEmpty());
}

TEST_F(Decks, OfNumbersAreUnderstood)
{
    const auto scout = cards_called(database, "Night Scout");
    ASSERT_TRUE(scout);
    const std::string number = std::to_string(scout->front().number);
    EXPECT_THAT(told(read(purge, "#main\n" + number + "\n" + number + "\n#extra\n").cards),
                ElementsAre("war: 2 Night Scout"));
    EXPECT_THAT(sentences(read(purge, "#main\n40000\n#extra\n")), Contains(HasSubstr("There is no card “40000”")));
}

TEST_F(Decks, AreStoredAndReplacedByName)
{
    ASSERT_TRUE(store_deck(database, lanes, "Tides", read(lanes, "4 Harbor Lad\n2 Shoal\n").cards, 1));
    ASSERT_TRUE(store_deck(database, lanes, "tides", read(lanes, "3 Harbor Lad\npool: 1 Bog\n").cards, 2));
    const auto decks = list_decks(database);
    ASSERT_TRUE(decks);
    ASSERT_THAT(*decks, SizeIs(1));
    EXPECT_EQ(decks->front().count, 4);
    EXPECT_EQ(decks->front().made_at, 2);
    EXPECT_THAT(told(*cards_of_deck(database, decks->front().id)), ElementsAre("main: 3 Harbor Lad", "pool: 1 Bog"));
    EXPECT_THAT(*decks_called(database, "TIDES", "purge"), IsEmpty());
}

TEST_F(Decks, AreJudgedByTheEngine)
{
    const ReadDeck deck = read(lanes, "5 Harbor Lad\n");
    const auto engine = engine_deck(lanes, deck.cards);
    ASSERT_TRUE(engine);
    const Verdict verdict = judge_deck(lanes, engine->position, engine->deck);
    EXPECT_TRUE(verdict.broke("three-lanes.deck.main-40"));
    EXPECT_TRUE(verdict.broke("three-lanes.deck.copies-4"));
}

TEST_F(Decks, AreWrittenSoThatTheyAreReadBack)
{
    const ReadDeck deck = read(purge, "3 Night Scout\n1 Eva X (humans)\n2 Gene Bank\n1 Marshal Corvo\n");
    for (const std::string& text : {text_of_deck("My & “deck”", deck.cards), csv_of_deck(deck.cards),
                                    json_of_deck("purge", "My deck", deck.cards), cod_of_deck("My & deck", deck.cards)})
        EXPECT_THAT(compare(deck.cards, read(purge, text).cards), IsEmpty()) << text;
    const auto notation = notation_of_deck(purge, deck.cards);
    ASSERT_TRUE(notation);
    const notation::Reading reading = notation::read(*notation, "deck", all_games());
    EXPECT_TRUE(reading.ok());
    EXPECT_THAT(reading.file.decks.front().lines, SizeIs(4));
}

TEST_F(Decks, AreComparedCardByCard)
{
    const auto differences =
        compare(read(lanes, "4 Harbor Lad\n2 Shoal\n").cards, read(lanes, "3 Harbor Lad\n2 Shoal\npool: Bog\n").cards);
    ASSERT_THAT(differences, SizeIs(2));
    EXPECT_EQ(differences[0].name, "Harbor Lad");
    EXPECT_EQ(differences[0].here, 4);
    EXPECT_EQ(differences[0].there, 3);
    EXPECT_EQ(differences[1].name, "Bog");
    EXPECT_EQ(differences[1].section, "pool");
}

}  // namespace
}  // namespace cardinal::carddb
