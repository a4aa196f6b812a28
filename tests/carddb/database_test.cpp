#include "carddb/database.h"

#include "carddb/query.h"
#include "carddb/schema.h"
#include "tests/carddb/folder.h"

#include <array>
#include <gmock/gmock.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

namespace cardinal::carddb {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::string sentence_of(const Result<Database>& opened) { return opened ? "it was opened" : opened.error().sentence; }

std::string asked(Database& database, const char* sql) { return database.connection().execAndGet(sql).getString(); }

/// Does something to a file as another program would.
void with_other_program(const std::string& file, const std::string& sql)
{
    SQLite::Database other(file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    other.exec(sql);
}

TEST(ADatabase, IsMadeWithItsFolderWhereThereIsNone)
{
    const Folder folder;
    const auto made = Database::open(folder.file("some/where/cardinal.sqlite"));
    ASSERT_TRUE(made) << made.error().sentence;
    EXPECT_TRUE(made->is_new());
    const auto again = Database::open(folder.file("some/where/cardinal.sqlite"));
    ASSERT_TRUE(again);
    EXPECT_FALSE(again->is_new());
}

TEST(ADatabase, IsNotMadeByWhoOnlyLooks)
{
    const Folder folder;
    EXPECT_THAT(sentence_of(Database::open(folder.file("none"), {.missing = Opening::Missing::refuse})),
                HasSubstr("There is no database"));
    EXPECT_FALSE(std::filesystem::exists(folder.file("none")));
}

TEST(ADatabase, WritesThroughToTheDiskAndChecksReferences)
{
    const Folder folder;
    auto database = Database::open(folder.file("db"));
    ASSERT_TRUE(database);
    EXPECT_EQ(asked(*database, "PRAGMA journal_mode"), "wal");
    EXPECT_EQ(asked(*database, "PRAGMA synchronous"), "2");
    EXPECT_EQ(asked(*database, "PRAGMA foreign_keys"), "1");
    EXPECT_THROW(database->connection().exec("INSERT INTO card_sets (game, name) VALUES ('no such game', 'x')"),
                 SQLite::Exception);
}

TEST(ADatabase, HasOnlyStrictTables)
{
    auto database = Database::open(":memory:");
    ASSERT_TRUE(database);
    EXPECT_EQ(asked(*database, "SELECT group_concat(name) FROM pragma_table_list WHERE schema = 'main' AND "
                               "type = 'table' AND NOT strict AND name NOT LIKE 'sqlite_%'"),
              "");
}

TEST(ADatabase, LeavesOtherProgramsFilesAlone)
{
    const Folder folder;
    with_other_program(folder.file("theirs"), "CREATE TABLE bookmarks (x)");
    const std::string before = text_of(folder.file("theirs"));
    EXPECT_THAT(sentence_of(Database::open(folder.file("theirs"))), HasSubstr("is a database of another program"));
    EXPECT_EQ(text_of(folder.file("theirs")), before);
}

TEST(ADatabase, LeavesFilesOfANewerVersionAlone)
{
    const Folder folder;
    ASSERT_TRUE(Database::open(folder.file("db")));
    with_other_program(folder.file("db"), "PRAGMA user_version = 999");
    EXPECT_THAT(sentence_of(Database::open(folder.file("db"))), HasSubstr("was written by a newer Cardinal"));
}

TEST(ADatabase, SaysWhatIsNoDatabase)
{
    const Folder folder;
    EXPECT_THAT(sentence_of(Database::open(folder.with("letter", std::string(5000, 'x')))),
                HasSubstr("is no database; it was left as it is."));
    EXPECT_THAT(sentence_of(Database::open(folder.file("."))), HasSubstr("is a folder"));
}

TEST(ADatabase, ThatWasTornIsReportedAndNotMended)
{
    const Folder folder;
    {
        auto database = Database::open(folder.file("db"));
        ASSERT_TRUE(database);
        Transaction transaction(*database);
        for (int row = 0; row < 2000; ++row)
            Query(*database, "INSERT INTO settings VALUES (?, ?)", std::to_string(row), std::string(100, 'v')).run();
        transaction.commit();
    }
    std::filesystem::resize_file(folder.file("db"), std::filesystem::file_size(folder.file("db")) / 2 / 4096 * 4096);
    auto torn = Database::open(folder.file("db"));
    if (!torn) {
        EXPECT_THAT(torn.error().sentence, HasSubstr("is damaged"));
        return;
    }
    const auto faults = faults_of_file(*torn);
    EXPECT_TRUE(!faults || !faults->empty());
}

TEST(ADatabase, IsWholeWhenNothingHappenedToIt)
{
    auto database = Database::open(":memory:");
    ASSERT_TRUE(database);
    const auto faults = faults_of_file(*database);
    ASSERT_TRUE(faults);
    EXPECT_THAT(*faults, IsEmpty());
}

TEST(ADatabase, SaysWhichRowsReferToNothing)
{
    auto database = Database::open(":memory:");
    ASSERT_TRUE(database);
    database->connection().exec("PRAGMA foreign_keys = OFF; INSERT INTO card_sets (game, name) VALUES ('none', 'x')");
    const auto faults = faults_of_file(*database);
    ASSERT_TRUE(faults);
    EXPECT_THAT(*faults, ElementsAre("a row of card_sets refers to a row of games that is not there"));
}

TEST(ADatabase, IsBackedUpWhileItIsWrittenTo)
{
    const Folder folder;
    auto database = Database::open(folder.file("db"));
    ASSERT_TRUE(database);
    auto other = Database::open(folder.file("db"));
    ASSERT_TRUE(other);
    Query(*other, "INSERT INTO settings VALUES ('a', '1')").run();
    ASSERT_TRUE(database->back_up_to(folder.file("copy")));
    Query(*other, "INSERT INTO settings VALUES ('b', '2')").run();
    auto copy = Database::open(folder.file("copy"));
    ASSERT_TRUE(copy);
    EXPECT_EQ(asked(*copy, "SELECT group_concat(name) FROM settings"), "a");
    const auto again = database->back_up_to(folder.file("copy"));
    ASSERT_FALSE(again);
    EXPECT_THAT(again.error().sentence, HasSubstr("exists and is not overwritten"));
    const auto nowhere = database->back_up_to(folder.file("no/folder/copy"));
    ASSERT_FALSE(nowhere);
}

/// Five programs that start together on a machine without a database.
TEST(ADatabase, IsMadeOnceByManyWhoStartTogether)
{
    const Folder folder;
    std::array<pid_t, 5> children{};
    for (pid_t& child : children) {
        child = fork();
        if (child == 0) {
            auto database = Database::open(folder.file("db"));
            _exit(database ? 0 : 1);
        }
    }
    for (const pid_t child : children) {
        int status = 0;
        waitpid(child, &status, 0);
        EXPECT_EQ(status, 0);
    }
    const auto database = Database::open(folder.file("db"));
    EXPECT_TRUE(database);
}

TEST(ADatabase, OnAFolderThatCannotBeWrittenSaysSo)
{
    const Folder folder;
    {
        ASSERT_TRUE(Database::open(folder.file("db")));
    }
    EXPECT_THAT(sentence_of(Database::open("/proc/cardinal/db")), HasSubstr("/proc/cardinal/db cannot be opened."));
}

// ---- migration ----

constexpr std::string_view first_step = "CREATE TABLE people (name TEXT NOT NULL) STRICT;";
constexpr std::string_view second_step = "ALTER TABLE people ADD COLUMN age INTEGER NOT NULL DEFAULT 7;";
constexpr std::string_view wrong_step = "UPDATE people SET age = 8; CREATE TABLE people (x);";

struct AMigration : testing::Test {
    SQLite::Database file{":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE};

    Result<bool> migrated(const std::vector<std::string_view>& steps) { return migrate(file, steps, "file"); }
    std::string people() { return file.execAndGet("SELECT group_concat(name || age) FROM people").getString(); }
};

TEST_F(AMigration, KeepsWhatAnOlderVersionHeld)
{
    ASSERT_TRUE(migrated({first_step}));
    file.exec("INSERT INTO people VALUES ('Ann')");
    const auto done = migrated({first_step, second_step});
    ASSERT_TRUE(done);
    EXPECT_TRUE(*done);
    EXPECT_EQ(people(), "Ann7");
    EXPECT_EQ(file.execAndGet("PRAGMA user_version").getInt(), 2);
    EXPECT_EQ(file.execAndGet("PRAGMA application_id").getInt(), application_id);
}

TEST_F(AMigration, IsNotDoneTwice)
{
    ASSERT_TRUE(migrated({first_step, second_step}));
    const auto again = migrated({first_step, second_step});
    ASSERT_TRUE(again);
    EXPECT_FALSE(*again);
}

TEST_F(AMigration, ThatFailsLeavesTheFileAsItWas)
{
    ASSERT_TRUE(migrated({first_step, second_step}));
    file.exec("INSERT INTO people VALUES ('Ann', 7)");
    EXPECT_FALSE(migrated({first_step, second_step, wrong_step}));
    EXPECT_EQ(people(), "Ann7");
    EXPECT_EQ(file.execAndGet("PRAGMA user_version").getInt(), 2);
}

TEST_F(AMigration, ThatLosesWhatRowsReferToIsNotDone)
{
    ASSERT_TRUE(migrated({first_step}));
    const auto done = migrated({first_step, "CREATE TABLE pets (owner INTEGER REFERENCES people (rowid));"
                                            "CREATE TABLE homes (id INTEGER PRIMARY KEY, of INTEGER REFERENCES homes);"
                                            "INSERT INTO homes VALUES (1, 2);"});
    ASSERT_FALSE(done);
    EXPECT_EQ(file.execAndGet("PRAGMA user_version").getInt(), 1);
}

}  // namespace
}  // namespace cardinal::carddb
