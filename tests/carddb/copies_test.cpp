// Physical cards: the codebook, the copies a deck is registered with, and both beside a list.
#include "carddb/copies.h"

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
using Count = CopyComparison::Count;

/// A deck of two Rifles, number 007, and a Marshal, number 008.
struct Copies : testing::Test {
    Database database = *Database::open(":memory:");
    const Game& purge = *find_game("purge");
    std::vector<DeckCard> list{};
    std::int64_t deck = 0;

    void SetUp() override
    {
        const notation::Reading reading = notation::read(
            "game purge\ncard Rifle: number 7, unit\ncard Marshal: number 8, commander\n", "", all_games());
        ASSERT_TRUE(import_cards(database, purge, drafts_of(purge, *reading.file.library), {.set = "mine"}));
        list = {{.section = "war", .card = cards_called(database, "Rifle")->front(), .count = 2},
                {.section = "commander", .card = cards_called(database, "Marshal")->front(), .count = 1}};
        ASSERT_TRUE(store_deck(database, purge, "Mine", list, 1));
        deck = decks_called(database, "Mine")->front().id;
    }

    static PrintedCode rifle(int serial) { return {'P', 7, serial}; }
    static PrintedCode marshal(int serial) { return {'P', 8, serial}; }
    Registration enter(std::vector<PrintedCode> codes) { return *register_copies(database, purge, deck, codes, 5); }
    CopyComparison compared(std::vector<PrintedCode> there)
    {
        return compare_copies(list, *copies_of_deck(database, deck), *copies_read(database, there));
    }
    static std::vector<PrintedCode> codes_of(const std::vector<Copy>& copies)
    {
        std::vector<PrintedCode> codes;
        codes.reserve(copies.size());
        for (const Copy& copy : copies)
            codes.push_back(copy.code);
        return codes;
    }
};

TEST_F(Copies, ArePrintedOnlyBesideTheWholeCodebook)
{
    const std::vector<Copy> first{{.code = rifle(1), .game = "purge", .card = "Rifle"}};
    const std::vector<Copy> second{{.code = rifle(2), .game = "purge", .card = "Rifle"}};
    EXPECT_TRUE(*keep_printed(database, purge, first, 0, 1));
    EXPECT_FALSE(*keep_printed(database, purge, second, 0, 1)) << "drawn without knowing the first";
    EXPECT_THAT(*known_copies(database), SizeIs(1));
    EXPECT_TRUE(*keep_printed(database, purge, second, 1, 1));
    EXPECT_THAT(codes_of(*known_copies(database)), ElementsAre(rifle(1), rifle(2)));
}

TEST_F(Copies, OfCardsThatNobodyImportedAreKnownByTheNameTheyWerePrintedWith)
{
    const std::vector<Copy> printed{{.code = {'P', 500, 1}, .game = "purge", .card = "Their Tank"}};
    ASSERT_TRUE(*keep_printed(database, purge, printed, 0, 1));
    EXPECT_EQ(known_copies(database)->front().card, "Their Tank");
    auto drafts = drafts_of(purge, *notation::read("game purge\ncard New: unit\n", "", all_games()).file.library);
    ASSERT_TRUE(import_cards(database, purge, drafts, {.set = "mine"}));
    EXPECT_EQ(cards_called(database, "New")->front().number, 501) << "a printed number is given to no other card";
}

TEST_F(Copies, AreRegisteredOnceWithADeck)
{
    EXPECT_EQ(enter({rifle(1), rifle(2), rifle(1)}).added, 2);
    const Registration again = enter({rifle(2), marshal(1)});
    EXPECT_EQ(again.added, 1);
    EXPECT_EQ(again.known, 1);
    EXPECT_THAT(codes_of(*copies_of_deck(database, deck)), ElementsAre(rifle(1), rifle(2), marshal(1)));
    ASSERT_TRUE(store_deck(database, purge, "Mine", list, 2));
    EXPECT_THAT(*copies_of_deck(database, deck), SizeIs(3)) << "a list that is stored again keeps its copies";
    ASSERT_TRUE(forget_copies(database, deck));
    EXPECT_THAT(*copies_of_deck(database, deck), IsEmpty());
    EXPECT_THAT(*known_copies(database), SizeIs(3));
}

TEST_F(Copies, OfAnotherDeckAreTold)
{
    enter({rifle(1)});
    ASSERT_TRUE(store_deck(database, purge, "Yours", list, 1));
    const std::int64_t other = decks_called(database, "Yours")->front().id;
    const auto done = register_copies(database, purge, other, std::vector{rifle(1)}, 5);
    EXPECT_THAT(done->remarks, ElementsAre(HasSubstr("(Rifle) is registered with “Mine”, too.")));
}

TEST_F(Copies, OfAnotherGameOrAnUnknownCardAreRefusedWithAllOthers)
{
    for (const PrintedCode wrong : {PrintedCode{'T', 7, 1}, PrintedCode{'P', 9, 1}, PrintedCode{'X', 7, 1}}) {
        const auto done = register_copies(database, purge, deck, std::vector{rifle(1), wrong}, 5);
        ASSERT_FALSE(done);
        EXPECT_THAT(done.error().sentence, HasSubstr(write_code(wrong)));
    }
    EXPECT_THAT(*known_copies(database), IsEmpty());
}

TEST_F(Copies, AreComparedWithTheList)
{
    enter({rifle(1), rifle(2), marshal(1)});
    EXPECT_TRUE(compared({rifle(1), rifle(2), marshal(1)}).is_all_right());
    EXPECT_TRUE(compared({rifle(2), rifle(1), marshal(1), rifle(1)}).is_all_right()) << "seen twice is there once";
    EXPECT_THAT(compared({rifle(1), marshal(1)}).different, ElementsAre(Count{"Rifle", 2, 1}));
    EXPECT_THAT(compared({rifle(1), rifle(2)}).different, ElementsAre(Count{"Marshal", 1, 0}));
}

TEST_F(Copies, ThatWereNotRegisteredAreTold)
{
    enter({rifle(1), rifle(2), marshal(1)});
    const CopyComparison changed = compared({rifle(1), rifle(3), marshal(1)});
    EXPECT_THAT(changed.different, IsEmpty()) << "the list is right; the card is not the one that was registered";
    EXPECT_THAT(codes_of(changed.not_registered), ElementsAre(rifle(3)));
    EXPECT_THAT(codes_of(changed.not_there), ElementsAre(rifle(2)));
    const CopyComparison foreign = compared({rifle(1), rifle(2), marshal(1), PrintedCode{'P', 99, 4}});
    EXPECT_THAT(foreign.different, ElementsAre(Count{"an unknown card, number 02R", 0, 1}));
}

}  // namespace
}  // namespace cardinal::carddb
