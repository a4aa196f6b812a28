// Files that earlier versions wrote are opened by this one, with everything that was in them. A dump of each version
// lies in versions/, made by `sqlite3 FILE .dump` with the two PRAGMAs that tell whose file it is.
#include "carddb/card_search.h"
#include "carddb/copies.h"
#include "carddb/query.h"
#include "carddb/schema.h"
#include "tests/carddb/folder.h"
#include "tests/carddb/played.h"

#include <gmock/gmock.h>

namespace cardinal::carddb {
namespace {

using testing::IsEmpty;
using testing::SizeIs;

std::string dump_of(int version)
{
    return text_of(CARDINAL_SOURCE_DIR "/tests/carddb/versions/" + std::to_string(version) + ".sql");
}

/// How every table, index and column is made, in order.
std::vector<std::string> shape_of(Database& database)
{
    std::vector<std::string> shape;
    Query rows(database,
               "SELECT type || ' ' || name || ': ' || coalesce(sql, '') FROM sqlite_schema WHERE name NOT LIKE "
               "'card_names_%' AND name NOT LIKE 'card_texts_%' ORDER BY 1");
    while (rows.next())
        shape.push_back(rows.text(0));
    return shape;
}

struct AnEarlierVersion : testing::TestWithParam<int> {
    const Folder folder{};

    Database opened()
    {
        {
            SQLite::Database old(folder.file("db"), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            old.exec(dump_of(GetParam()));
        }
        auto database = Database::open(folder.file("db"));
        EXPECT_TRUE(database) << database.error().sentence;
        return std::move(*database);
    }
};

TEST_P(AnEarlierVersion, HasADump) { EXPECT_NE(dump_of(GetParam()), ""); }

TEST_P(AnEarlierVersion, BecomesThisOne)
{
    Database database = opened();
    auto fresh = Database::open(":memory:");
    ASSERT_TRUE(fresh);
    EXPECT_EQ(shape_of(database), shape_of(*fresh));
    EXPECT_EQ(database.connection().execAndGet("PRAGMA user_version").getInt(), std::ssize(schema_steps()));
}

TEST_P(AnEarlierVersion, KeepsItsCardsDecksAndCopies)
{
    Database database = opened();
    EXPECT_THAT(*faults_of_file(database), IsEmpty());
    EXPECT_THAT(*search_cards(database, "harbor"), SizeIs(1));
    EXPECT_THAT(*search_cards(database, "tdie runner"), SizeIs(1));
    const auto card = cards_called(database, "Tide Runner");
    ASSERT_TRUE(card);
    EXPECT_EQ(card->front().number, 8);
    const auto decks = decks_called(database, "tides");
    ASSERT_THAT(*decks, SizeIs(1));
    EXPECT_EQ(decks->front().count, 6);
    const auto one = [&](const char* sql) { return database.connection().execAndGet(sql).getString(); };
    const auto copies = copies_of_deck(database, decks->front().id);
    ASSERT_THAT(*copies, SizeIs(1));
    EXPECT_EQ(copies->front().code, (PrintedCode{'T', 7, 12345}));
    EXPECT_EQ(copies->front().card, "Harbor Lad");
    EXPECT_EQ(one("SELECT hex(print) FROM learned_art"), "0102");
    EXPECT_EQ(one("SELECT bytes FROM pictures JOIN cards ON picture = pictures.id"), "picture");
    EXPECT_EQ(one("SELECT value FROM settings WHERE name = 'language'"), "en");
}

TEST_P(AnEarlierVersion, KeepsItsMatchesWithTheirChains)
{
    Database database = opened();
    EXPECT_EQ(entries_of_whole(database, 1), 3);
    const auto match = open_match(database, toy::game, 1);
    ASSERT_TRUE(match);
    EXPECT_EQ(match->summary.players[1], "Bo");
    EXPECT_EQ(match->summary.flags, 1);
    EXPECT_EQ(database.connection().execAndGet("SELECT picture FROM evidence").getString(), "crop");
    EXPECT_TRUE(Journal::resume(database, toy::game, 1));
}

INSTANTIATE_TEST_SUITE_P(Dumps, AnEarlierVersion, testing::Range(1, static_cast<int>(schema_steps().size()) + 1),
                         [](const auto& test) { return "Version" + std::to_string(test.param); });

}  // namespace
}  // namespace cardinal::carddb
